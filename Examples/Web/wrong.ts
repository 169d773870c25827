// Mistakes that the compiler has to find: `check` expects an error after each comment.
import { favorites, read, recipes, search, timer } from "./App.routes.ts";

// @ts-expect-error: 'slow' is no effort.
search({ q: "soup", effort: "slow" });

// @ts-expect-error: a recipe has a title.
recipes({ id: 7 });

// @ts-expect-error: the number of a recipe is no text.
recipes({ id: "7", title: "leek-soup" });

// @ts-expect-error: there is no parameter 'minute'.
timer({ minute: 5 });

// @ts-expect-error: favorites have no parameters.
favorites({ page: 1 });

// @ts-expect-error: there is no link to a setting.
recipes({ id: 7, title: "leek-soup" }).app = "recipebook://";

const reading = read("https://recipes.example/search?q=soup");

// @ts-expect-error: nobody has checked whether the link opens a route.
reading.route;

if (reading.kind === "opened" && reading.route === "search") {
  // @ts-expect-error: the page of a search is a number.
  reading.values.page = "2";
  search(reading.values);
}
