import { hasBracketedHost, isWebHost, itemsOf, lineBreak, partsOf, readLink, withItems } from './link.mjs';
import { capturedPaths, classify, cut, expiryKey, hasOthers, isKnown, matched, textsOf } from './matcher.mjs';
import {
  isEnvelope, keyOf, namedKeys, ownOf, parametersOf, routeOf,
} from './patterns.mjs';
import { entriesOf, isText, payloadOf } from './payload.mjs';
import {
  Refusal, attempt, canonical, decode, fold, has, invalidValue, malformed, mostEnvelopes, namesOfOrigins,
  refuseIf,
} from './text.mjs';
import { isDictionary, isSingle, secondsOfInstant, valueOf } from './values.mjs';

/** @import { Item, LinkError, LinkExtra, Parameter, Pattern, PayloadRule, Reading, Route, RouteSet, Table } from './routegen.d.ts' */
/** @import { Link, LinkItem } from './link.mjs' */
/** @import { Entries, Payload } from './payload.mjs' */

/**
 * What is found while links in one another are read. `note` is called with each link that is taken apart and the
 * pattern that decided.
 *
 * @typedef {{
 *   now: number, extras: LinkExtra[], expiries: { value: string, isPast: boolean }[],
 *   note?: (text: string, link?: Link, pattern?: Route | Pattern) => void,
 * }} Report
 *
 * A route with the texts of its parameters, or the reason why there is none.
 *
 * @typedef {{ error: LinkError } | { error?: undefined, route: Route, texts: string[][], extras: LinkExtra[] }} Answer
 */

/** @returns {Report} */
export const newReport = (now = Date.now() / 1000) => ({ now, extras: [], expiries: [] });

/**
 * Returns what a link or a path is.
 * @param {Table} table @param {unknown} link @param {Report} report @returns {Answer}
 */
export const answerToLink = (table, link, report) => answerOf(table, report, () => {
  if (typeof link !== 'string') throw malformed('noText');
  return routeIn(table, link, undefined, 0, report);
});

/**
 * Returns what a payload is: an object, or its JSON text, whose numbers keep all their digits.
 * @param {Table} table @param {unknown} payload @param {Report} report @returns {Answer}
 */
export const answerToPayload = (table, payload, report) => answerOf(table, report, () => {
  const values = entriesOf(payload, 9);
  if (!values) throw malformed('noObject');
  return routeOfPayload(table, values, report);
});

/**
 * @param {Table} table @param {Report} report @param {() => { route: Route, texts: string[][] }} body
 * @returns {Answer}
 */
function answerOf({ set: { expires } }, report, body) {
  const found = attempt(body);
  const past = report.expiries.find(({ isPast }) => isPast);
  if (past) {
    const { value } = past;
    const reason = secondsOfExpiry(value) === null
      ? `it counts as expired, because the value '${value}' of '${expires}' is not a time`
      : `it expired at '${value}', the value of '${expires}'`;
    return { error: errorOf(new Refusal('expired', expires, value, reason)) };
  }
  if (found instanceof Refusal) return { error: errorOf(found) };
  return found.route.name === '' ? { error: errorOf(new Refusal('leftOut')) } : { ...found, extras: report.extras };
}

// MARK: Errors

/** The reasons of malformed links, without those with a key. @type {{ readonly [reason: string]: string }} */
const reasons = {
  tooLong: 'it is longer than 16 KiB',
  halfPair: 'it has half of a surrogate pair',
  backslash: 'it has a backslash',
  space: 'it has a space',
  incompleteEscape: "it has a '%' without two hexadecimal digits",
  invalidUTF8: 'it has escapes that are not UTF-8',
  controlCharacter: 'it has a control character',
  userInformation: 'it has a user name before the host',
  escapeInHost: 'its host has an escape or a letter beyond ASCII',
  dotSegment: "its path has a '.' or '..' segment",
  invalidHost: 'its host has a character that no host has',
  missingHost: 'it has no host',
  portAlone: 'it has a port without a host',
  invalidIPv6: 'its host is in brackets, but not an IPv6 address',
  invalidIPv4: 'its host ends in a number, but is not an IPv4 address',
  customIPv6: 'its scheme is a custom one, and its host an IPv6 address',
  emptyPort: 'its port is empty',
  zeroPort: 'its port begins with a zero',
  invalidPort: 'its port is not a number',
  greatPort: 'its port is greater than 65535',
  missingScheme: 'it has no scheme',
  networkPath: "it begins with '//', and a browser would interpret it as another host",
  unescapedCharacter: 'it has escapes, and a character that is not escaped and would have to be',
  tooManySegments: 'its path has more than 256 segments',
  tooManyItems: 'its query has more than 256 items',
  escapedLineBreak: "it has an escaped tab or line break, which only a 'Text' can have",
  noText: 'it is not a text',
  noObject: 'the payload is not a JSON object',
  tooManyEnvelopes: 'it is a link in a link, more than three deep',
  wrongInnerLink: "the link in its fragment has '#' or an IPv6 address",
};

/** @param {Refusal} refusal @returns {LinkError} */
export function errorOf({ kind, parameter, text, reason = '' }) {
  const messages = {
    malformed: `it is malformed, because ${reasons[reason] ?? reason}`,
    wrongScheme: `the scheme '${text}' is not declared`,
    wrongHost: `the host '${text}' is not declared`,
    notFound: 'no route has this path',
    missing: reason || `the parameter '${parameter}' is missing`,
    invalidValue: `'${text}' is not a value of the parameter '${parameter}'`,
    expired: reason,
    excluded: "an 'except' says that it leads nowhere",
    leftOut: 'its route is left out of this file',
  };
  return { kind, message: messages[kind], parameter, text };
}

// MARK: Links

/**
 * Reads a link or a path, and the links inside it.
 * @param {Table} table @param {string} text
 * @param {Payload | undefined} payload The other keys of a payload with the text.
 * @param {number} depth The number of envelopes around the link. @param {Report} report
 * @param {Link} [outer] The link around a path in an envelope of a block.
 * @returns {{ route: Route, texts: string[][] }}
 */
function routeIn(table, text, payload, depth, report, outer = undefined) {
  const { set } = table;
  const scopes = payload && table.payloadScope
    ? [...table.scopes.slice(0, -1), table.payloadScope] : table.scopes;
  const link = attempt(() => {
    const found = classify(set, scopes, readLink(text, set, true), payload, outer);
    if (found.scopes.length === 0) throw unknownOrigin(table, found.scheme ?? '', found.host);
    if (found.isOutside) throw new Refusal('notFound');
    return found;
  });
  if (link instanceof Refusal) {
    report.note?.(text);
    throw link;
  }
  const behindPath = link.inFragment && set.hasFragmentPaths ? link.inFragment.query : [];
  addExpiry(expiryOf(table, [...link.query, ...behindPath]), report);
  const found = attempt(() => {
    const found = matched(set, link);
    refuseIf(set.allowsLineBreaks === true && hasLineBreakOutsideTexts(set, found.link, found.pattern),
      'escapedLineBreak');
    return withHost(found);
  });
  report.note?.(text, link, found instanceof Refusal ? undefined : found.pattern);
  if (found instanceof Refusal) throw found.kind === 'notFound' ? unreadableValue(set, link) ?? found : found;
  const { pattern, texts } = found;
  const extras = () => report.extras.push(...extrasOf(table, found.link, pattern));
  const route = routeOf(pattern);
  if (isEnvelope(pattern)) {
    // The link inside is the decoded value of an item, or the fragment as it is written.
    const isWritten = typeof pattern.fragment === 'number';
    const inner = isWritten ? link.fragment ?? '' : texts[0]?.[0] ?? '';
    refuseIf(depth >= mostEnvelopes, 'tooManyEnvelopes');
    // A parser that escapes what a URI contains only escaped turns it into another link.
    const isOther = isWritten && (inner.includes('#') || hasBracketedHost(inner));
    refuseIf(isOther, 'wrongInnerLink');
    const scope = link.scopes.find(({ paths }) => paths.some((path) => path.includes(pattern)));
    const around = scope?.origin === undefined ? undefined : link.scheme === null ? link.outer : link;
    const answer = routeIn(table, inner, undefined, depth + 1, report, around);
    extras();
    return answer;
  }
  if (!route) throw new Refusal('excluded');
  extras();
  return { route, texts };
}

/** The refusal of a link whose scheme or host is not declared. @param {Table} table @param {string} scheme @param {string} host */
const unknownOrigin = ({ set }, scheme, host) =>
  (isKnown(set, scheme) || namesOfOrigins('scheme ', set.blocks).includes(scheme)
    ? new Refusal('wrongHost', undefined, host) : new Refusal('wrongScheme', undefined, scheme));

/**
 * The refusal of a link for a text that is no value, by the first path that has it, and the first pattern that
 * keeps it.
 * @param {RouteSet} set @param {Link} link
 */
function unreadableValue(set, link) {
  for (const { path, captured: { texts, unreadable } } of capturedPaths(set, link)) {
    const kept = unreadable < 0 ? undefined : path.map((pattern) => {
      const slot = pattern.path.flat().filter((piece) => typeof piece !== 'string')[unreadable];
      return typeof slot === 'number' ? parametersOf(pattern)[slot] : undefined;
    }).find(Boolean);
    if (kept) return invalidValue(kept.name, texts[unreadable]?.[0] ?? '');
  }
  return undefined;
}

/**
 * A pattern with its texts, of which one may be the host of the route's links, or the first label, in lower case.
 * @template {{ pattern: Pattern, texts: string[][] }} Found
 * @param {Found} found @returns {Found}
 */
export function withHost(found) {
  const { texts } = found;
  const route = routeOf(found.pattern);
  const [slot, suffix = ''] = route?.hostValue ?? [];
  const text = slot === undefined ? undefined : texts[slot]?.[0];
  if (!route || slot === undefined || text === undefined) return found;
  const value = fold(text, true);
  if (!isWebHost(value + suffix) || value.length + suffix.length > 253 || (suffix !== '' && value.includes('.'))) {
    throw new Refusal('invalidValue', route.parameters[slot]?.name, text);
  }
  return { ...found, texts: texts.map((own, index) => (index === slot ? [value] : own)) };
}

/**
 * Whether a tab or a line break is anywhere but in the value of a `Text`.
 * @param {RouteSet} set @param {Link} whole @param {Route | Pattern} pattern
 */
function hasLineBreakOutsideTexts(set, whole, pattern) {
  const link = cut(set, whole, pattern);
  const parameters = parametersOf(pattern);
  const { query = [], fragment } = pattern;
  const isOfText = (/** @type {Item['1'] | undefined} */ slot) =>
    typeof slot === 'number' && parameters[slot]?.kind.isMultiline === true;
  const isBroken = (/** @type {readonly LinkItem[]} */ items, /** @type {readonly Item[]} */ own) =>
    items.some(({ key, value, folded }) => {
      const isText = own.some((item) => isOfText(item[1]) && keyOf(set, item) === folded);
      return lineBreak.test(key) || (!isText && lineBreak.test(value));
    });
  const isWhole = typeof fragment === 'number' && isOfText(fragment);
  return isBroken(link.outerQuery ?? [], []) || link.segments.some((text) => lineBreak.test(text))
    || isBroken(link.query, query) || lineBreak.test(decode(link.restOfLink ?? ''))
    || lineBreak.test(decode(link.directive))
    || (!isWhole && isBroken(link.fragmentItems, typeof fragment === 'object' ? fragment : []));
}

// MARK: Expiry

/** The time at which a link ends, in seconds since 1970; `null` if the text cannot be parsed. @param {string} text */
function secondsOfExpiry(text) {
  const isWhole = /^(?:0|[1-9][0-9]{0,19})$/.test(text) && BigInt(text) < 2n ** 64n;
  return isWhole ? Number(text) : secondsOfInstant(text);
}

/** The expiry date in the items of a query. @param {Table} table @param {readonly LinkItem[]} items */
const expiryOf = ({ set }, items) => items.find(({ folded }) => folded === expiryKey(set))?.value;

/** @param {string | undefined} value @param {Report} report */
function addExpiry(value, { now, expiries }) {
  if (value === undefined) return;
  const seconds = secondsOfExpiry(value);
  expiries.push({ value, isPast: seconds === null || seconds <= now });
}

// MARK: Extras

/**
 * The items of a link, and of the payload around it, that the pattern does not name.
 * @param {Table} table @param {Link} whole @param {Route | Pattern} pattern @returns {LinkExtra[]}
 */
function extrasOf({ set }, whole, pattern) {
  const { query, payload } = cut(set, whole, pattern);
  const names = namedKeys(set, pattern);
  const extras = query.filter(({ folded }) =>
    folded === expiryKey(set) || (!hasOthers(pattern) && !names.has(folded)));
  return [
    ...extras.map(({ key, value }) => ({ key, value })),
    ...payload ? extrasOfPayload(payload, pattern) : [],
  ];
}

/** @param {Payload} payload @param {Route | Pattern} pattern */
function extrasOfPayload(payload, pattern) {
  const { constants = {}, keys = {} } = ownOf(pattern);
  return payload.extras(parametersOf(pattern).flatMap(({ name }, slot) =>
    (has(constants, String(slot)) ? [] : [keys[slot] ?? name])));
}

// MARK: Payload rules

/**
 * The rules are tried in their order, and the first one whose key is present decides.
 * @param {Table} table @param {Entries} values @param {Report} report
 */
function routeOfPayload(table, values, report) {
  const { set: { expires, isCaseless }, rules } = table;
  const payload = payloadOf(values);
  const textOf = (/** @type {string} */ key) => {
    const value = payload.place(key, isText)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  if (expires !== undefined) addExpiry(textOf(expires), report);
  const known = rules.flatMap((rule) => {
    const text = rule.kind === 'else' ? '' : textOf(rule.key);
    return text === undefined ? [] : [{ rule, text }];
  });
  const deciding = known.find(({ rule, text }) =>
    rule.text === undefined || fold(rule.text, isCaseless) === fold(text, isCaseless));
  if (deciding) return routeOfRule(table, deciding.rule, deciding.text, values, report);
  if (known[0]) throw invalidValue(known[0].rule.key, known[0].text);
  const other = rules.find(({ kind, key }) => kind !== 'else' && payload.hasOther(key, isText));
  if (other) throw invalidValue(other.key, '');
  throw rules[0] ? new Refusal('missing', rules[0].key, undefined, 'the payload has none of the keys that name a route')
    : new Refusal('missing', 'payload', undefined, "the file has no 'payload', so no payload names a route");
}

/**
 * @param {Table} table @param {PayloadRule} rule @param {string} text @param {Entries} values @param {Report} report
 */
function routeOfRule(table, { kind, key, target }, text, values, report) {
  const { set } = table;
  const place = kind === 'else' ? null : payloadOf(values).place(key, isText);
  const inner = place && 'inner' in place ? place.inner : null;
  if (kind === 'type' || kind === 'link') {
    const without = (/** @type {Entries} */ entries, /** @type {string} */ name) =>
      new Map([...entries].filter(([own]) => own !== canonical(name)));
    const others = payloadOf(without(values, key), inner && without(inner, place?.name ?? key), [key]);
    const found = attempt(() => routeIn(table, text, kind === 'type' ? others : undefined, 0, report));
    if (kind === 'link') report.extras.push(...others.extras([]));
    if (found instanceof Refusal) throw found;
    return found;
  }
  // The text of a `when` may be a link, whose expiry date counts.
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(text) ?? [];
  addExpiry(expiryOf(table, itemsOf(query, 0, set)), report);
  const route = target && routeOf(target);
  if (!route) throw new Refusal('leftOut');
  const payload = payloadOf(values, inner);
  const link = { ...withItems(partsOf(''), set), payload, scopes: [] };
  const texts = textsOf(set, target, { texts: [], unreadable: -1 }, link, false);
  const opened = withHost({ pattern: target, texts });
  report.extras.push(...extrasOfPayload(payload, target));
  return { route, texts: opened.texts };
}

// MARK: Values

/** Reads a link or a path. @template Opened @param {Table} table @param {unknown} link @returns {Reading<Opened>} */
export function read(table, link) {
  return reading(answerToLink(table, link, newReport()));
}

/**
 * Reads the keys of a push or of another payload, or the JSON text of one.
 * @template Opened @param {Table} table @param {unknown} payload @returns {Reading<Opened>}
 */
export function readPayload(table, payload) {
  return reading(answerToPayload(table, payload, newReport()));
}

/** @template Opened @param {Answer} answer @returns {Reading<Opened>} */
function reading(answer) {
  if (answer.error) return { kind: 'refused', error: answer.error };
  const { route: { name, parameters }, texts, extras } = answer;
  const values = Object.fromEntries(parameters.map((parameter, slot) =>
    [parameter.name, valueOfParameter(parameter, texts[slot] ?? [])]));
  const opened = { kind: 'opened', route: name, values, extras };
  // The types of the values are those of the table.
  return /** @type {Reading<Opened>} */ (/** @type {unknown} */ (opened));
}

/** @param {Parameter} parameter @param {readonly string[]} texts */
function valueOfParameter(parameter, texts) {
  const { form, fallback, separator } = parameter;
  if (isSingle(parameter)) {
    const text = texts[0] ?? fallback;
    if (text !== undefined) return valueOf(parameter, text);
    return separator === undefined ? undefined : [];
  }
  if (!isDictionary(parameter)) return texts.map((text) => valueOf(parameter, text));
  // Equivalent keys are like the first of them.
  /** @type {Map<string, [key: string, values: unknown[]]>} */
  const lists = new Map();
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const [key = '', text = ''] = texts.slice(index, index + 2);
    const entry = lists.get(canonical(key)) ?? [key, []];
    lists.set(canonical(key), entry);
    entry[1].push(valueOf(parameter, text));
  }
  return Object.fromEntries([...lists.values()].map(([key, list]) =>
    [key, form === 'dictionary' ? list[0] : list]));
}
