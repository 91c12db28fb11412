import "./looks/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "./session.svelte";

await session.start();
mount(App, { target: document.getElementById("app") as HTMLElement });
void session.recall();
