// Compares the functions in TypeScript with what `PrinterAnswers` writes to standard input:
// `PrinterAnswers COUNT SEED FOLDER | deno run --allow-read builder-answers.ts`; or what the functions read with the
// answers of conformance files: `deno run --allow-read builder-answers.ts FOLDER FILE…`.
//
// Each line is a route set, with the path of its file, or a route with values and what the tool's printer prints. Each
// printed link and payload is read again, must open the route, and be printed the same again; damaged ones must be what
// the document of the set says, whose reader `matcher-answers.js` compares with the runtime. Prints the number of links
// and of refusals, and the first three differences; the exit code is 1 if there is one, or if there are too few, which
// would prove nothing.

import * as path from "node:path";
import * as fs from "node:fs";
import process from "node:process";
import { RouteDocument } from "../../Sources/RoutegenTool/Export/HTML/Page/document.mjs";

const forms = ["app", "web", "path", "payload"];
const counts = new Map();
const differences = [];
let differenceCount = 0;
let count = 0;
let sets = 0;
let skipped = 0;
let set = null;
let links = null;
let file = null;
let all = null;

function add(name) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function sorted(value) {
  return JSON.stringify(value, (_, inner) => typeof inner === "bigint" ? `${inner}n`
    : inner?.constructor === Object ? Object.fromEntries(Object.entries(inner).sort()) : inner);
}

/** The value of a type for a text; the text itself if there is none. */
function valueOf(text, { kind, digits }) {
  switch (kind) {
    case "int": case "uint": {
      const bare = digits === text.length ? text.replace(/^0+(?=.)/, "") : text;
      if (!/^(0|-?[1-9][0-9]*)$/.test(bare)) return text;
      return Number.isSafeInteger(Number(bare)) && count % 2 ? Number(bare) : BigInt(bare);
    }
    case "double": return /^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : text;
    case "bool": return text === "true" ? true : text === "false" ? false : text;
    case "date": {
      const date = new Date(text);
      if (Number.isNaN(date.getTime())) return text;
      return date.toISOString().replace(".000", "") === text ? date : text;
    }
    default: return text;
  }
}

function attempt(body) {
  try {
    return { link: body() };
  } catch (error) {
    if (error.name !== "UnprintableLink") throw error;
    return { problem: error.message, parameter: error.parameter };
  }
}

function compare(question, form, expected, actual) {
  const isSame = expected.problem === undefined
    ? actual.problem === undefined && sorted(expected.link ?? expected.value) === sorted(actual.link)
    : actual.problem !== undefined;
  add(`${form} ${expected.problem === undefined ? "links" : "refusals"}`);
  if (isSame) return;
  // What a route with a declared type reads is not read when a link is printed.
  const routes = [question.route, form === "wrong" || actual.problem !== undefined ? undefined : readingOf(form, actual.link).route];
  if (actual.problem === undefined && routes.some((route) => route !== undefined && hasDeclaredType(route))) add("refusals of declared types");
  else report(question, form, expected, actual);
}

/** Only the app knows which texts are values of a type that it declares in Swift. */
function hasDeclaredType(route) {
  return set.document.routes.find(({ name }) => name === route)
    .parameters.some(({ valueType }) => set.document.valueTypes[valueType].kind === "type");
}

function report(question, form, expected, actual) {
  differenceCount += 1;
  if (differences.length >= 3) return;
  const route = set.document.routes.find(({ name }) => name === question.route) ?? {};
  differences.push(`${sorted(question)}\n  ${form}\n  the tool:   ${sorted(expected).slice(0, 2000)}\n  TypeScript: `
    + `${sorted(actual).slice(0, 2000)}\n  in ${route.pattern}, ${set.file}`);
}

/** What the generated file reads. */
function readingOf(form, printed) {
  return form === "payload" ? file.readPayload(printed) : file.read(printed);
}

/** Reads what is printed, and prints what is read. */
function readAgain(question, form, printed, make) {
  const reading = readingOf(form, printed);
  const { route, values, extras } = reading;
  const isSame = route === question.route && extras.length === 0
    && sorted(print(form, attempt(() => make(values)))) === sorted({ link: printed });
  // An expired link is one with any key.
  if (isSame || reading.error?.kind === "expired") return;
  if (route !== undefined && route !== question.route && hasDeclaredType(route)) add("readings of declared types");
  else report(question, form, { link: printed }, reading);
}

const endings = ["", "/", "?", "#", "&a=1", "%", "%2F", "?a=b&a=c", "#/x", "//", "=", "?until=1", "%00", ":~:x"];

/** Reads a damaged link or payload with the generated file and with the document. */
function readDamaged(question, printed) {
  const isLink = typeof printed === "string";
  const random = Math.imul(count, 0x9E3779B1) >>> 8;
  const ending = endings[random % endings.length];
  const cut = random % 7 === 0 ? (isLink ? printed : "").slice(0, random % 50) : printed;
  const damaged = isLink ? cut + ending
    : random % 5 === 0 ? JSON.stringify({ ...printed, extra: ending, __proto__: random })
    : Object.fromEntries(Object.entries(printed).map(([key, text], index) =>
      [key, index === random % 3 ? text + ending : text]));
  const [reading, expected] = isLink ? [file.read(damaged), all.match(damaged)]
    : [file.readPayload(damaged), all.matchPayload(damaged)];
  const actual = reading.kind === "opened" ? { kind: "route", route: reading.route, extras: reading.extras }
    : { ...reading.error, value: reading.error.text, text: undefined };
  const { values: _, unchecked: __, ...others } = expected;
  if (reading.kind === "opened") delete others.message;
  add(`damaged ${reading.error?.kind ?? "opened"}`);
  if (sorted(actual) !== sorted(others)) report({ ...question, damaged }, "read", others, actual);
}

// Whatever is read, there is an answer.
const cycle = {};
cycle.type = cycle;
const hostile = [
  null, undefined, 7, NaN, 1n << 80n, true, Symbol("a"), () => 1, [], [[]], {}, cycle, new Date(NaN), new Map(),
  Object.create(null), JSON.parse('{"__proto__": {"type": 7}, "constructor": "a"}'),
  new Proxy({}, { ownKeys() { throw new Error("hostile"); } }), { toString() { throw new Error("hostile"); } },
  { toJSON() { throw new Error("hostile"); } }, "", "\uD800", "/\uDC00", "__proto__", "/constructor?__proto__=1",
  "//", "http://[", "a:%", "{", '{"type": 1e999}', '{"type": {"type": ' + "[".repeat(1000), "/".repeat(20000),
];

function print(form, { link, ...problem }) {
  if (link === undefined) return problem;
  return attempt(() => form === "payload" ? link.payload() : form === "web" ? link.web() : link[form]);
}

async function readLine(text) {
  const line = JSON.parse(text);
  if (line.set) {
    sets += 1;
    set = { document: line.set, file: line.files.typescript };
    file = await import(path.resolve(set.file));
    all = new RouteDocument(line.set);
    ({ links } = file);
    for (const one of hostile) {
      const readings = [file.read(one), file.readPayload(one), file.readPayload({ type: one, link: one, __proto__: one })];
      add(`hostile ${readings.map(({ kind }) => kind).join(" ")}`);
    }
    return;
  }
  const { route, values, parameter: wrong } = line;
  const { parameters, unlinked } = set.document.routes.find(({ name }) => name === route);
  if (unlinked) return;
  count += 1;
  const given = {};
  for (const { name, form, valueType } of parameters) {
    const type = set.document.valueTypes[valueType];
    const text = values[name];
    if (text === undefined) continue;
    const value = type.separator !== undefined && typeof text === "string" ? text.split(type.separator) : text;
    if (form === "dictionary" || form === "listDictionary") {
      const items = {};
      for (const [key, one] of value) {
        if (form === "dictionary") items[key] = one;
        // A key alone has an empty list.
        else items[key] = [...items[key] ?? [], ...one === undefined ? [] : [one]];
      }
      given[name] = items;
    } else {
      given[name] = Array.isArray(value) ? value.map((one) => valueOf(one, type)) : valueOf(value, type);
    }
    // A `Date` has no microseconds.
    const isFiner = type.kind === "date"
      && [given[name]].flat().some((one) => typeof one === "string" && /\.[0-9]{6,9}/.test(one));
    const hasEquivalentKeys = form.endsWith("ictionary")
      && new Set(Object.keys(given[name]).map((key) => key.normalize())).size < Object.keys(given[name]).length;
    const isRepeated = form === "dictionary" && value.length > Object.keys(given[name]).length;
    if (isFiner || hasEquivalentKeys || isRepeated) {
      skipped += 1;
      return;
    }
  }
  const make = route.split(".").reduce((object, name) => object[name], links);
  const made = attempt(() => make(given));
  if (wrong !== undefined) {
    compare({ route, values }, "wrong", { problem: wrong }, made);
    return;
  }
  for (const form of forms) {
    const actual = print(form, made);
    compare({ route, values }, form, line[form], actual);
    if (actual.link === undefined) continue;
    readAgain({ route, values }, form, actual.link, make);
    readDamaged({ route, values }, actual.link);
  }
}

/** Reads the links and payloads of a conformance file with the generated file in a folder. */
async function readConformance(folder, name) {
  const { set: document, answers } = JSON.parse(fs.readFileSync(name, "utf8"));
  set = { document, file: name };
  file = await import(path.resolve(folder, `${document.name}.routes.ts`));
  sets += 1;
  for (const { link, payload, printed, values, now, ...expected } of answers) {
    const reading = payload === undefined ? file.read(link) : file.readPayload(payload);
    const { error, route, extras } = reading;
    const actual = error ? { ...error, value: error.text, text: undefined }
      : { kind: "route", route, message: expected.message, extras: extras.map(({ key, value }) => [key, value]) };
    add(`conformance ${actual.kind}`);
    count += 1;
    // The time of the answers is over.
    if (actual.kind === "expired" || expected.kind === "expired") continue;
    if (sorted(actual) !== sorted(expected)) report({ route: expected.route, link, payload }, "read", expected, actual);
  }
}

const [folder, ...files] = process.argv.slice(2);
for (const name of files) await readConformance(folder, name);
// A line break in a text is no line break of the input, as it would be for `readline`.
if (files.length === 0) {
  for (const text of fs.readFileSync(0, "utf8").split("\n")) if (text !== "") await readLine(text);
}
console.log(`TypeScript: ${sets} route sets, ${count} values, ${skipped} skipped, ${differenceCount} different`);
console.log([...counts].sort().map(([name, number]) => `${name} ${number}`).join(", "));
for (const difference of differences) console.log(`DIFFERENCE: ${difference}`);
const isConformance = files.length > 0;
const kinds = ["notFound", "malformed", "invalidValue", isConformance ? "route" : "opened"];
const few = [
  ...kinds.map((kind) => `${isConformance ? "conformance" : "damaged"} ${kind}`).filter((name) => !counts.has(name)),
  ...(isConformance ? [] : forms).flatMap((form) => [`${form} links`, `${form} refusals`])
    .filter((name) => (counts.get(name) ?? 0) * 20 <= count),
];
for (const name of few) console.log(`FAILED: too few ${name}`);
process.exitCode = differenceCount + few.length > 0 ? 1 : 0;
