/** The controls of the table: those always in sight, and the rare ones in the menu. */

import type { Command } from "../../access/commands";
import { here } from "../../here.svelte";
import type { IconName } from "../../parts/icons";
import type { MenuItem } from "../../parts/Menu.svelte";
import { path } from "../../router";
import { session } from "../../session.svelte";
import { t } from "../../texts/texts.svelte";
import type { Seated } from "./seated.svelte";

export interface Control {
  name: string;
  text: string;
  icon: IconName;
  /** The command that does the same by a key. */
  command?: Command;
  disabled?: boolean;
  act: () => void;
}

export function controlsOf(seated: Seated): readonly Control[] {
  const { scene, helping } = seated.table;
  if (!scene || seated.watching) return [];
  const paused = scene.due.kind === "paused";
  const over = scene.due.kind === "over";
  const chooses = scene.due.kind === "person" && !helping;
  const controls: Control[] = [
    {
      name: "undo",
      text: t("table-undo"),
      icon: "undo",
      command: "undo",
      // Where moves were made that must stay, the table says why.
      disabled: scene.plies === 0,
      act: seated.undo,
    },
    {
      name: "redo",
      text: t("table-redo"),
      icon: "redo",
      command: "redo",
      disabled: !scene.redoable,
      act: seated.redo,
    },
    {
      name: "hint",
      text: t("table-hint"),
      icon: "hint",
      command: "hint",
      disabled: !chooses,
      act: seated.hint,
    },
  ];
  if (seated.alone)
    controls.push({
      name: "solve",
      text: t("table-solve"),
      icon: "solve",
      disabled: !chooses,
      act: seated.solve,
    });
  controls.push({
    name: "pause",
    text: t(paused ? "table-resume" : "table-pause"),
    icon: paused ? "play" : "pause",
    command: "pause",
    disabled: over,
    act: seated.pause,
  });
  return controls;
}

export function rareOf(seated: Seated): readonly MenuItem[] {
  const { scene, id } = seated.table;
  const { game } = seated.sitting.match;
  const sound = session.settings.sound;
  const over = scene?.due.kind === "over";
  const playing: MenuItem[] = [
    { text: t("table-restart"), icon: "restart", disabled: !scene?.undoable, act: seated.askRestart },
    { text: t("table-same-again"), icon: "plus", act: () => void seated.begin() },
    { text: t("table-change-settings"), icon: "settings", act: () => here.go({ screen: "game", game }) },
  ];
  if (!seated.alone)
    playing.push(
      {
        text: t("table-sit"),
        icon: "person",
        act: () => {
          seated.seatsShown = true;
        },
      },
      {
        text: t("table-resign"),
        icon: "flag",
        danger: true,
        disabled: over,
        act: () => {
          seated.question = "resign";
        },
      },
    );
  return [
    ...(seated.watching ? [] : playing),
    { text: t("table-flip"), icon: "rotate", act: seated.flip },
    {
      text: t(document.fullscreenElement ? "table-leave-full-screen" : "table-full-screen"),
      icon: "full-screen",
      act: () => void seated.fullScreen(),
    },
    ...(["bar", "info"] as const).map(
      (part): MenuItem => ({
        text: t(`table-${part}`),
        checked: !seated.hidden[part],
        act: () => seated.toggle(part),
      }),
    ),
    {
      text: t(sound ? "table-sound-off" : "table-sound-on"),
      icon: sound ? "silent" : "sound",
      act: () => void session.set({ sound: !sound }),
    },
    ...(seated.watching || seated.alone
      ? []
      : [{ text: t("opinion-title"), checked: seated.opinions.on, act: seated.opinions.toggle }]),
    ...(seated.left.length > 0
      ? [
          {
            text: t("left-title"),
            icon: "grid" as const,
            act: () => {
              seated.leftShown = true;
            },
          },
        ]
      : []),
    ...(seated.sitting.page.facts.tiles?.length
      ? [
          {
            text: t("area-title"),
            icon: "flag" as const,
            act: () => {
              seated.areasShown = true;
            },
          },
        ]
      : []),
    { text: t("table-share"), icon: "share", act: seated.share },
    ...(seated.promised
      ? [
          {
            text: t("chance-title"),
            icon: "dice" as const,
            act: () => {
              seated.chanceShown = true;
            },
          },
        ]
      : []),
    { text: t("table-export"), icon: "download", act: seated.export },
    { text: t("table-replay"), icon: "history", act: () => here.go(path({ screen: "replay", table: id })) },
    {
      text: t("asking-list"),
      icon: "grid",
      checked: session.settings.view === "list",
      act: seated.switchView,
    },
    { text: t("asking-type"), icon: "edit", act: seated.typeMoves },
    {
      text: t("help-title"),
      icon: "help",
      act: () => {
        seated.helpShown = true;
      },
    },
  ];
}
