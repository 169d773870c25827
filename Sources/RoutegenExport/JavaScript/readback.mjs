import { classify, matched } from './matcher.mjs';
import { partsOf } from './link.mjs';
import { routeOf, split, typeOf } from './patterns.mjs';
import { partsOfMixed } from './printer.mjs';
import { answerToPayload, newReport } from './reader.mjs';
import { Refusal, attempt } from './text.mjs';

/** @import { Printed, Route, Scope, Table } from './routegen.d.ts' */
/** @import { Payload } from './payload.mjs' */

/**
 * Whether what is printed opens the route with the same values.
 * @param {Printed} printed @param {string | { readonly [key: string]: string }} own A link, or a payload with a path.
 * @param {readonly Scope[]} scopes @param {readonly Scope[]} payloadScopes
 */
export function opens(printed, own, scopes, payloadScopes = scopes) {
  const { set } = printed;
  if (typeof own === 'string') return isSame(printed, attempt(() => matched(set, classify(set, scopes, partsOf(own)))));
  const [kind, rule] = set.payload ?? ['link', ''];
  const keys = new Map(Object.entries(own).filter(([key]) => key !== rule));
  /** @type {Payload} */
  const payload = {
    textsOf: (names) => names.map((name) => keys.get(name) ?? '').filter(Boolean).slice(0, 1),
    extras: () => [],
  };
  return isSame(printed, attempt(() => matched(set,
    classify(set, payloadScopes, partsOf(own[rule] ?? ''), kind === 'type' ? payload : undefined))));
}

/**
 * @param {Printed} printed
 * @param {Refusal | { pattern: Parameters<typeof routeOf>[0], texts: readonly (readonly string[])[] }} found
 */
const isSame = ({ route, texts }, found) =>
  !(found instanceof Refusal) && routeOf(found.pattern) === route && haveSame(route, texts, found.texts);

/**
 * Whether the texts that are read are those that were printed. A default is not printed.
 * @param {Route} route @param {readonly (readonly string[])[]} printed @param {readonly (readonly string[])[]} read
 */
export const haveSame = ({ parameters }, printed, read) => parameters.every(({ fallback }, slot) => {
  const own = printed[slot] ?? [];
  const found = read[slot] ?? [];
  const texts = found.length === 0 && fallback !== undefined ? [fallback] : found;
  return texts.length === own.length && texts.every((text, index) => text === own[index]);
});

/** Whether the values of each segment are the same after it is divided again. @param {Printed} printed */
export const dividesAgain = ({ set, route, texts }) => route.path.every((segment) => {
  if (!Array.isArray(segment)) return true;
  const types = segment.map((piece) => typeOf(piece, route.parameters));
  const found = split(partsOfMixed(segment, texts).join(''), types, set.isCaseless) ?? [];
  const slots = segment.filter((piece) => typeof piece === 'number');
  return slots.length === found.length && slots.every((slot, index) => texts[slot]?.[0] === found[index]?.text);
});

/**
 * Whether a payload opens the route with the same values, of which other rules may be the ones that decide.
 * @param {Printed} printed @param {{ readonly [key: string]: string }} payload @param {Table} table
 */
export function opensPayload({ route, texts }, payload, table) {
  const answer = answerToPayload(table, payload, newReport());
  return answer.error === undefined && answer.route === route && haveSame(route, texts, answer.texts);
}
