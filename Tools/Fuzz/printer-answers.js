#!/usr/bin/env node
'use strict';

// Compares the printer in JavaScript with what `PrinterAnswers` writes to standard input, or with conformance files:
// `PrinterAnswers COUNT SEED | node printer-answers.js`, `node printer-answers.js FILE…`.
//
// Each line is a route set, or a route with values and what the tool's printer prints: for each form, a link
// or a reason why there is none. Prints the number of links and of each reason, and the first three
// differences; the exit code is 1 if there is one, or if there are too few links or too few problems of
// one kind, which would prove nothing.

const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');

const page = path.join(__dirname, '../../Sources/RoutegenTool/Export/HTML/Page');

const forms = ['app', 'web', 'path', 'payload'];
const links = new Map(forms.map((form) => [form, 0]));
const problems = new Map([
  'cannot be written', 'another route', 'longer than', 'declares no custom scheme', 'declares no host',
  'declares no payload rule', 'exists on', 'own pattern exists', 'begins with', '@unlinked',
  'not of its type',
].map((words) => [words, 0]));
const differences = [];
let differenceCount = 0;
let sets = 0;
let count = 0;
let printer = null;
let RouteDocument;

/** A text that is the same for equal values. */
function sorted(value) {
  return JSON.stringify(value, (key, inner) => (inner && inner.constructor === Object
    ? Object.fromEntries(Object.entries(inner).sort()) : inner));
}

function countProblem(reason) {
  const words = [...problems.keys()].filter((known) => reason.includes(known)).pop() || reason;
  problems.set(words, (problems.get(words) || 0) + 1);
}

function compare(question, expected, actual) {
  const [left, right] = [sorted(expected), sorted(actual)];
  if (left === right) return;
  differenceCount += 1;
  if (differences.length >= 3) return;
  const { pattern, parameters } = printer.routes.get(question.route);
  const types = parameters.map(({ name, typeName, form }) => `${name}: ${typeName} (${form})`);
  const shown = [sorted(question), left, right].map((text) =>
    (text.length > 2000 ? `${text.slice(0, 2000)}…` : text));
  differences.push(`${shown[0]}\n  the tool:   ${shown[1]}\n  JavaScript: ${shown[2]}\n  in `
    + `${pattern}\n  with ${types.join(', ')}`);
}

function read(one) {
  const { set, route, values, ...expected } = one;
  if (set) {
    sets += 1;
    printer = new RouteDocument(set, { now: 0 });
    return;
  }
  count += 1;
  const { problem, ...actual } = printer.print(route, values);
  compare({ route, values }, expected, actual);
  if (expected.parameter !== undefined) {
    countProblem('not of its type');
    // The tool has other words for people who write a route in Swift.
    if (!problem) compare({ route, values }, { problem: 'any' }, {});
    return;
  }
  for (const form of forms) {
    const { problem: reason } = expected[form];
    if (reason === undefined) links.set(form, links.get(form) + 1);
    else countProblem(reason);
  }
}

/** The texts of a route's parameters as values: a text, a list, or keys and values in pairs. */
function given(route, texts) {
  const { parameters } = printer.routes.get(route);
  return Object.fromEntries(parameters.flatMap(({ name, form }, index) => {
    const own = texts[index];
    if (own.length === 0) return [];
    if (form === 'single' || form === 'optional') return [[name, own[0]]];
    if (form !== 'dictionary' && form !== 'listDictionary') return [[name, own]];
    return [[name, own.flatMap((key, at) => (at % 2 === 0 ? [[key, own[at + 1]]] : []))]];
  }));
}

async function main() {
  ({ RouteDocument } = await import(path.join(page, 'document.mjs')));
  const files = process.argv.slice(2);
  for (const file of files) {
    const { set, answers } = JSON.parse(fs.readFileSync(file, 'utf8'));
    read({ set });
    for (const { route, values, printed } of answers) {
      if (printed) read({ route, values: given(route, values), ...printed });
    }
  }
  if (files.length === 0) {
    for await (const text of readline.createInterface({ input: process.stdin })) read(JSON.parse(text));
  }
  const tally = (counts) => Array.from(counts, ([name, number]) => `${name} ${number}`).join(', ');
  console.log(`${sets} route sets, ${count} values`);
  console.log(`links: ${tally(links)}`);
  console.log(`problems: ${tally(problems)}`);
  for (const difference of differences) console.log(`DIFFERENCE: ${difference}`);
  if (differenceCount > 0) console.log(`${differenceCount} differences`);
  if (files.length > 0) {
    process.exitCode = differenceCount > 0 || count === 0 ? 1 : 0;
    return;
  }
  const few = [...links].filter(([, number]) => number * 20 <= count);
  const rare = [...problems].filter(([, number]) => number * 2000 <= count);
  for (const [form] of few) console.log(`FAILED: too few links of the form ${form}`);
  for (const [words] of rare) console.log(`FAILED: too few problems '${words}'`);
  process.exitCode = differenceCount + few.length + rare.length > 0 ? 1 : 0;
}

main();
