#!/usr/bin/env node
'use strict';

// Compares the matcher in JavaScript with the answers that `MatcherAnswers` writes to standard input, or with those of
// conformance files: `MatcherAnswers COUNT SEED | node matcher-answers.js`, `node matcher-answers.js FILE…`.
//
// Each line is a route set, or a link or a payload with the runtime's answer and the tool's message. Prints the
// number of answers of each kind and the first three differences; the exit code is 1 if there is one,
// or if there are too few answers of one kind, which would prove nothing.

const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');

const page = path.join(__dirname, '../../Sources/RoutegenTool/Export/HTML/Page');

const kinds = [
  'route', 'malformed', 'wrongScheme', 'wrongHost', 'notFound', 'missing', 'invalidValue',
  'excluded',
];
const counts = new Map();
const differences = [];
let differenceCount = 0;
let sets = 0;
let links = 0;
let payloads = 0;
let nearCount = 0;
let routes = null;
let RouteDocument;
let explain;

/** An answer of the matcher in the form of a line. */
function line(answer) {
  const { kind, message, parameter, value } = answer;
  const whole = { kind, message, parameter, value };
  if (kind === 'route') {
    whole.route = answer.route;
    whole.values = Object.values(answer.values);
    whole.extras = answer.extras.map((extra) => [extra.key, extra.value]);
  }
  return whole;
}

/** The same with sorted keys, so that equal answers are equal texts. */
function sorted(answer) {
  return JSON.stringify(answer, Object.keys(answer).sort());
}

function compare(question, expected, actual) {
  const [left, right] = [sorted(expected), sorted(actual)];
  if (left === right) return;
  differenceCount += 1;
  if (differences.length >= 3) return;
  const patterns = routes.document.scopes.flatMap(({ origin, patterns }) =>
    patterns.map(({ text, target, route }) =>
      `   ${origin ? `${origin.kind} ${origin.name || ''}: ` : ''}${text} -> ${route || target}`));
  differences.push(
    `${JSON.stringify(question)}\n  the runtime: ${left}\n  JavaScript:  ${right}\n  in\n`
    + patterns.join('\n'));
}

/** The explanation of a link has the same answer, and shows one way to it. */
function checkExplanation(link, expected) {
  const { answer, readings, nearest } = explain(routes, link);
  compare(`explain ${link}`, expected, line(answer));
  const taken = readings.map(({ scopes }) =>
    scopes.flatMap(({ patterns }) => patterns.filter(({ isTaken }) => isTaken)));
  const isOneWay = taken.every((patterns) => patterns.length < 2 && patterns.every((pattern) =>
    pattern.problem === undefined));
  const isInner = taken.slice(0, -1).every(([pattern]) => pattern && pattern.target === 'unwrap');
  const [last] = taken[taken.length - 1];
  const isEnd =
    answer.kind === 'route' ? last && last.route === answer.route && nearest.length === 0
    : answer.kind === 'excluded' ? last && last.target === 'except'
    : answer.kind === 'malformed' || answer.kind === 'expired' || !last;
  const isNear = nearest.every(({ problem, matchedSegments }) => problem && matchedSegments >= 0);
  nearCount += nearest.length;
  if (!isOneWay || !isInner || !isEnd || !isNear) {
    compare(`explain ${link}`, { way: 'to the answer' }, { way: JSON.stringify(readings) });
  }
}

function read(one) {
  const { set, now, link, payload, printed, ...expected } = one;
  if (set) {
    sets += 1;
    routes = new RouteDocument(set, { now });
    return;
  }
  counts.set(expected.kind, (counts.get(expected.kind) || 0) + 1);
  if (payload === undefined) {
    links += 1;
    compare(link, expected, line(routes.match(link)));
    if (links % 4 === 0) checkExplanation(link, expected);
    return;
  }
  payloads += 1;
  compare(payload, expected, line(routes.matchPayload(payload)));
  // The numbers of an object may have lost digits.
  if (!/[0-9]{16}|-0\.0/.test(payload)) {
    compare(payload, expected, line(routes.matchPayload(JSON.parse(payload))));
  }
}

async function main() {
  ({ RouteDocument } = await import(path.join(page, 'document.mjs')));
  ({ explain } = await import(path.join(page, 'explain.mjs')));
  const files = process.argv.slice(2);
  for (const file of files) {
    const { set, now, answers } = JSON.parse(fs.readFileSync(file, 'utf8'));
    [{ set, now }, ...answers].forEach(read);
  }
  if (files.length === 0) {
    for await (const text of readline.createInterface({ input: process.stdin })) read(JSON.parse(text));
  }
  const tally = Array.from(counts).sort().map(([kind, count]) => `${kind} ${count}`);
  console.log(`${sets} route sets, ${links} links, ${payloads} payloads: ${tally.join(', ')}`);
  for (const difference of differences) console.log(`DIFFERENCE: ${difference}`);
  if (differenceCount > 0) console.log(`${differenceCount} differences`);
  if (files.length > 0) {
    process.exitCode = differenceCount > 0 || links === 0 ? 1 : 0;
    return;
  }
  if (nearCount === 0) console.log('FAILED: no explanation names a near pattern');
  const rare = kinds.filter((kind) => (counts.get(kind) || 0) < links / 1000);
  for (const kind of rare) console.log(`FAILED: too few answers of the kind ${kind}`);
  process.exitCode = nearCount === 0 || differenceCount > 0 || rare.length > 0 ? 1 : 0;
}

main();
