import { type Effort, recipes, search, UnprintableLink } from "./App.routes.ts";

function element<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${selector}`);
}

// A custom scheme opens the app from the website, whose own links stay in the browser.
element("#open", HTMLAnchorElement).href = recipes({ id: 7, title: "leek-soup" }).app;

const form = element("form", HTMLFormElement);
const link = element("#link", HTMLOutputElement);
const problem = element("#problem", HTMLElement);

/** Shows the link of the search, or the reason why there is none. */
function update(): void {
  const fields = new FormData(form);
  const text = (name: string): string => String(fields.get(name) ?? "");
  link.value = "";
  problem.textContent = "";
  try {
    link.value = search({
      q: text("q"),
      // The values of the list are those of the enum, which `search` checks.
      effort: text("effort") === "" ? undefined : text("effort") as Effort,
      tag: text("tags").split(",").map((tag) => tag.trim()).filter((tag) => tag !== ""),
      page: text("page") === "" ? undefined : Number(text("page")),
    }).web();
  } catch (error) {
    if (!(error instanceof UnprintableLink)) throw error;
    problem.textContent = error.message;
  }
}

form.addEventListener("input", update);
update();
