// Starts `ludoteka language-server` and joins the editor to it.
"use strict";

const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

async function start() {
  const command = vscode.workspace.getConfiguration("ludoteka").get("command", "ludoteka");
  const server = { command, args: ["language-server"], transport: TransportKind.stdio };
  client = new LanguageClient("ludoteka", "Ludoteka", server, { documentSelector: [{ language: "ludoteka" }] });
  try {
    await client.start();
  } catch (error) {
    const answer = await vscode.window.showErrorMessage(
      `'${command} language-server' cannot be started: ${error.message}. Install it with: pip install "ludoteka[editor]"`,
      "Open the setting");
    if (answer) {
      await vscode.commands.executeCommand("workbench.action.openSettings", "ludoteka.command");
    }
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running && running.needsStop()) {
    await running.stop();
  }
}

async function restart() {
  await stop();
  await start();
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("ludoteka.restart", restart),
    vscode.workspace.onDidChangeConfiguration((change) =>
      change.affectsConfiguration("ludoteka.command") ? restart() : undefined));
  await start();
}

module.exports = { activate, deactivate: stop };
