/** What keys and typed words ask for at a table, apart from walking over its boards. */

import type { Deed } from "../../access/commands";
import { choiceAfter, isWay, type Way } from "../../access/control";
import { here } from "../../here.svelte";
import { toast } from "../../parts/notices.svelte";
import type { Scene } from "../../protocol/messages";
import { session } from "../../session.svelte";
import { learn, t } from "../../texts/texts.svelte";
import { choiceWords, wayWords } from "../settings/ways";
import { refused } from "./refused";
import type { Seated } from "./seated.svelte";

type Turning = "turnRight" | "turnLeft";
type Playing = "undo" | "redo" | "hint" | "pause" | "next" | "previous" | "restart";

/** What everybody can do, also who only looks on. */
const ANYBODY: Readonly<Record<Exclude<Deed, Way | Playing | Turning | "back">, (seated: Seated) => void>> = {
  flip: (seated) => seated.flip(),
  type: (seated) => seated.typeMoves(),
  list: (seated) => seated.switchView(),
  full: (seated) => void seated.fullScreen(),
  help: (seated) => {
    seated.helpShown = true;
  },
  bar: (seated) => seated.toggle("bar"),
  info: (seated) => seated.toggle("info"),
  settings: () => here.go({ screen: "settings" }),
  leave: () => here.go({ screen: "library" }),
  // A page cannot close itself: it goes back to where one comes in.
  quit: () => here.go({ screen: "profiles" }),
};

/** What only players can do: when, and how. */
const PLAYERS: Readonly<Record<Playing, [can: (scene: Scene) => boolean, act: (seated: Seated) => void]>> = {
  // Where nothing can be taken back the table says why.
  undo: [() => true, (seated) => seated.undo()],
  redo: [() => true, (seated) => seated.redo()],
  hint: [({ due }) => due.kind === "person", (seated) => seated.hint()],
  pause: [({ due }) => due.kind !== "over", (seated) => seated.pause()],
  next: [() => true, onward],
  previous: [() => true, (seated) => seated.goToLevel(-1)],
  restart: [() => true, (seated) => seated.askRestart()],
};

/** Does it; says whether anything was to be done. */
export function obey(seated: Seated, command: Deed): boolean {
  if (command === "back") return seated.back();
  if (command === "turnRight" || command === "turnLeft")
    return seated.laying.turn(command === "turnRight" ? 1 : -1);
  if (isWay(command)) void lead(command, seated);
  else if (isPlaying(command)) {
    const { scene } = seated.table;
    const [can, act] = PLAYERS[command];
    if (seated.watching || !scene || !can(scene)) return false;
    act(seated);
  } else ANYBODY[command](seated);
  return true;
}

function isPlaying(command: Deed): command is Playing {
  return Object.hasOwn(PLAYERS, command);
}

/** The next step of a solution or of the final scoring that is shown, else the next level. */
function onward(seated: Seated): void {
  if (seated.scoring.shown) seated.scoring.next();
  else if (seated.advice.rest?.length) void refused(seated.advice.step());
  else seated.goToLevel(1);
}

/** Leads a setting of control on to its next value and says it; what holds here is told where the game has its own. */
async function lead(way: Way, seated: Seated): Promise<void> {
  const choice = choiceAfter(way, session.settings[way]);
  const kept = session.set({ [way]: choice });
  const holds = seated.control[way];
  await learn("control");
  const said = { setting: wayWords(way), value: choiceWords(way, choice), here: choiceWords(way, holds) };
  toast(t(choice === holds ? "control-set" : "control-set-here", said), { about: "control" });
  await refused(kept);
}
