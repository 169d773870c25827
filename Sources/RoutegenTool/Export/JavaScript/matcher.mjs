import { hasBracketedHost, restFrom, withItems } from './link.mjs';
import {
  capture, isEnvelope, isForPayloads, isRestOfLink, keyOf, namedKeys, ownOf, parametersOf, piecesOf,
  readsFragmentAsPath, routeOf, split, typeOf,
} from './patterns.mjs';
import {
  Refusal, attempt, baseOf, canonical, covers, decode, fold, invalidValue, isWebScheme, malformed, namesOfOrigins,
} from './text.mjs';
import { isDictionary, isList, isRequired, isRest, reads } from './values.mjs';

/** @import { Item, Parameter, Pattern, Route, RouteSet, Scope } from './routegen.d.ts' */
/** @import { Link, LinkItem, partsOf } from './link.mjs' */
/** @import { Captured } from './patterns.mjs' */
/** @import { Payload } from './payload.mjs' */

// Finds the pattern of a link, or says why there is none: `Documentation/Matching.md` in JavaScript.
//
// The rules are about bytes of UTF-8. All delimiters are ASCII, and half a surrogate pair is refused, so
// strings are compared instead. No function throws anything but a refusal for any text, and a pattern
// takes time linear in the length of the link.

const notFound = /* @__PURE__ */ new Refusal('notFound');

/** The more helpful of two refusals; the first if they are of one kind. @param {Refusal} first @param {Refusal} second */
function moreHelpful(first, second) {
  const rank = (/** @type {Refusal} */ { kind }) => ['missing', 'invalidValue'].indexOf(kind);
  return rank(second) > rank(first) ? second : first;
}

// MARK: Schemes and hosts

/** The origin of the patterns that are tried for all links. */
const allLinks = 'all links';

/** Whether the top level accepts the scheme. @param {RouteSet} set @param {string} scheme */
export const isKnown = ({ schemes = [], acceptsHTTP }, scheme) =>
  (isWebScheme(scheme) ? scheme === 'https' || acceptsHTTP === true : schemes.includes(scheme));

/**
 * Whether patterns of a block, or those outside of blocks, are tried for a link.
 * @param {RouteSet} set @param {string | undefined} origin @param {string} scheme @param {string} host
 * @returns {boolean}
 */
function mayTry(set, origin, scheme, host) {
  const { hosts = [], blocks = [] } = set;
  const isWeb = isWebScheme(scheme);
  const isDeclared = !isWeb || hosts.some((declared) => covers(declared, host));
  const [kind, name = ''] = origin?.split(' ') ?? [];
  if (origin === allLinks) {
    return [undefined, ...blocks].some((other) =>
      other !== allLinks && mayTry(set, other, scheme, host));
  }
  if (kind === 'scheme') return name === scheme && isDeclared;
  if (!isKnown(set, scheme)) return false;
  if (kind !== 'host') return isDeclared;
  return name === '*' ? isWeb : covers(name, host);
}

/**
 * Finds the scopes whose patterns are tried for a link.
 * @param {RouteSet} set @param {readonly Scope[]} scopes @param {ReturnType<typeof partsOf>} own
 * @param {Payload} [payload] @param {Link} [outer] The link around a path in an envelope of a block, whose scheme and
 * host the path has. @returns {Link}
 */
export function classify(set, scopes, own, payload, outer) {
  const { scheme, host, segments } = own;
  const link = { ...withItems(own, set), payload };
  if (scheme === null) {
    const isTried = (/** @type {Scope} */ { origin }) => origin === undefined || origin === allLinks
      || (outer !== undefined && mayTry(set, origin, outer.scheme ?? '', outer.host));
    return { ...link, outer, host: outer?.host ?? host, scopes: scopes.filter(isTried) };
  }
  const { path, isOnHost } = placeOf(set, scheme, host, segments);
  const tried = scopes.filter(({ origin }) => mayTry(set, origin, scheme, isOnHost ? host : ''));
  return {
    ...link, hostIsSegment: !isOnHost && host !== '' && !baseOf(set, 'scheme', scheme)?.text, segments: path ?? [], isOutside: !path, scopes: tried,
  };
}

/**
 * The path behind the base of a link's origin, `undefined` if the link does not have it, and whether it is on a host.
 * The host of a custom scheme is the path's first segment, unless it begins no link with the scheme's base, and the file
 * declares such a host.
 * @param {RouteSet} set @param {string} scheme @param {string} host @param {string[]} segments
 */
function placeOf(set, scheme, host, segments) {
  const behind = (/** @type {readonly string[]} */ base, /** @type {string[]} */ path) =>
    (base.every((text, index) => fold(text, set.isCaseless) === fold(path[index] ?? '', set.isCaseless))
      ? path.slice(base.length) : undefined);
  if (!isWebScheme(scheme)) {
    const base = baseOf(set, 'scheme', scheme)?.segments ?? [];
    const path = behind(base, host === '' ? segments : [host, ...segments]);
    const isHost = host !== ''
      && [...set.hosts ?? [], ...namesOfOrigins('host ', set.blocks)].some((declared) => covers(declared, host));
    if ((path && base.length > 0) || !isHost) return { path, isOnHost: false };
  }
  return { path: behind(baseOf(set, 'host', host)?.segments ?? [], segments), isOnHost: true };
}

// MARK: Patterns

/**
 * The link as a pattern reads it; `null` for a link without a path in its fragment, if the pattern has one.
 * @param {Link} link @param {Route | Pattern} pattern @returns {Link | null}
 */
export function asRead(link, pattern) {
  if (!readsFragmentAsPath(pattern)) return link;
  const { inFragment, segments, query } = link;
  return inFragment ? {
    ...link, ...inFragment, outerQuery: query, segments: [...segments, ...inFragment.segments],
    fragment: undefined, fragmentItems: [],
  } : null;
}

/**
 * The pattern that decides, with the link as it reads it and the texts of its parameters; throws the most helpful
 * refusal if there is none.
 * @param {RouteSet} set @param {Link} link
 */
export function matched(set, link) {
  let refusal = notFound;
  for (const { path, read, captured } of capturedPaths(set, link)) {
    if (captured.unreadable >= 0) continue;
    const found = attempt(() => matchedOf(set, path, captured, read));
    if (!(found instanceof Refusal)) return found;
    if (found.kind === 'malformed') throw found;
    refusal = moreHelpful(refusal, found);
  }
  throw refusal;
}

/** The paths of patterns that a link has, with what they capture. @param {RouteSet} set @param {Link} link */
export function* capturedPaths(set, link) {
  for (const path of link.scopes.flatMap(({ paths }) => paths)) {
    const [first] = path;
    const read = first && asRead(link, first);
    const captured = read && capture(set, first, read.segments);
    if (captured) yield { path, read, captured };
  }
}

/**
 * Tries the patterns of one path: first without empty texts as required values, then with them.
 * @param {RouteSet} set @param {readonly (Route | Pattern)[]} path @param {Captured} captured @param {Link} link
 */
function matchedOf(set, path, captured, link) {
  const repeated = repeatedKey(set, path, link);
  if (repeated !== undefined) throw malformed(`it has the key '${repeated}' more than once`);
  let refusal = notFound;
  for (const allowsEmpty of [false, true]) {
    for (const pattern of path) {
      const texts = attempt(() => textsOf(set, pattern, captured, link, allowsEmpty));
      if (!(texts instanceof Refusal)) return { pattern, link, texts };
      refusal = moreHelpful(refusal, texts);
    }
  }
  throw refusal;
}

/**
 * The texts of a pattern's parameters; throws a refusal if the link does not match it.
 * @param {RouteSet} set @param {Route | Pattern} pattern @param {Captured} captured @param {Link} whole
 * @param {boolean} allowsEmpty
 */
export function textsOf(set, pattern, captured, whole, allowsEmpty) {
  const link = cut(set, whole, pattern);
  if (missingLiteral(set, pattern, link)) throw notFound;
  const parameters = parametersOf(pattern);
  const inPath = pathTexts(pattern, captured);
  const sources = sourcesOf(set, pattern, parameters, link);
  return parameters.map((parameter, slot) => {
    const { name, kind, separator, isFilled, ignoresUnreadable } = parameter;
    const own = inPath.get(slot);
    if (own && !sources.has(slot)) return own;
    const isOfList = isList(parameter);
    const required = isRequired(parameter);
    // A text that is no value of the type counts as absent with `else`, and if it is empty and may be absent,
    // is of a list, or may not be empty.
    const mayBeAbsent = !required || isOfList || isFilled || separator !== undefined;
    const isAbsent = (/** @type {string} */ text) =>
      (text === '' ? mayBeAbsent : ignoresUnreadable && !required) && !reads(parameter, text);
    const texts = (sources.get(slot)?.() ?? []).slice(0, isOfList || isDictionary(parameter) ? undefined : 1)
      .filter((text) => !isAbsent(text));
    const invalid = texts.find((text, index) =>
      !(isDictionary(parameter) && index % 2 === 0) && !reads(parameter, text));
    if (invalid !== undefined) throw invalidValue(name, invalid);
    const mayBeEmpty = !kind.isText || separator !== undefined || isOfList
      || (allowsEmpty && !isEnvelope(pattern));
    const isEmpty = texts.length === 1 && texts[0] === '' && !mayBeEmpty;
    if (required && (texts.length === 0 || isEmpty)) throw new Refusal('missing', name);
    return texts;
  });
}

/** What a path captures, by the positions of parameters. @param {Route | Pattern} pattern @param {Captured} captured */
const pathTexts = ({ path }, { texts }) => new Map(path.flat().filter((piece) => typeof piece !== 'string')
  .flatMap((piece, index) => (typeof piece === 'number' ? [[piece, texts[index] ?? []]] : [])));

/**
 * What returns the texts that a link has for parameters from any source except its path, by their positions.
 * @param {RouteSet} set @param {Route | Pattern} pattern @param {readonly Parameter[]} parameters @param {Link} link
 */
function sourcesOf(set, pattern, parameters, link) {
  const { constants = {}, hosts = {}, keys } = ownOf(pattern);
  const { path, query = [], fragment, restOfLink: slotOfRest } = pattern;
  /** @type {Map<number, () => readonly string[]>} */
  const sources = new Map();
  const rest = (/** @type {number} */ slot) => {
    const { restOfLink = '' } = link;
    // A parser that escapes the brackets of an IPv6 address turns it into another host.
    if (hasBracketedHost(restOfLink)) throw invalidValue(parameters[slot]?.name ?? '', restOfLink);
    return [restOfLink];
  };
  if (slotOfRest !== undefined) sources.set(slotOfRest, () => rest(slotOfRest));
  const fromPayload = (/** @type {number} */ slot, /** @type {string} */ key) => {
    const parameter = parameters[slot];
    return parameter && link.payload?.textsOf(key, parameter) || [];
  };
  // A payload has the values of segments that may be missing, where the pattern has none.
  for (const slot of keys ? [] : routeOf(pattern)?.path ?? []) {
    const parameter = typeof slot === 'number' && !path.flat().includes(slot) && parameters[slot];
    if (parameter && !isRest(parameter)) sources.set(slot, () => fromPayload(slot, parameter.name));
  }
  for (const [slot, text] of Object.entries(constants)) sources.set(Number(slot), () => [text]);
  for (const [slot, end] of Object.entries(hosts)) {
    const { host } = link;
    sources.set(Number(slot), () => (host && [host.toLowerCase().slice(0, host.length - end.length)]) || []);
  }
  for (const [slot, key] of Object.entries(keys ?? {})) {
    sources.set(Number(slot), () => fromPayload(Number(slot), key));
  }
  const addParts = (/** @type {Item} */ item, /** @type {() => readonly string[]} */ read) => {
    const types = piecesOf(item)?.map((piece) => typeOf(piece, parameters)) ?? [];
    const slots = piecesOf(item)?.filter((piece) => typeof piece === 'number') ?? [];
    for (const [order, slot] of slots.entries()) {
      sources.set(slot, () => {
        const [text] = read();
        if (text === undefined) return [];
        const own = split(text, types, set.isCaseless)?.[order];
        if (own && reads(own.type, own.text, true)) return [own.text];
        throw invalidValue(parameters[slot]?.name ?? '', own?.text ?? text);
      });
    }
  };
  for (const item of query) {
    const [, slot] = item;
    if (piecesOf(item)) addParts(item, () => itemTexts(set, item, link.query));
    if (typeof slot !== 'number') continue;
    sources.set(slot, () => {
      const { name, form } = parameters[slot] ?? { name: '' };
      if (item[0] === null) {
        const pairs = otherPairs(set, item, link, pattern);
        // The same item may be there again.
        return (form === 'dictionary' ? withoutCopies(pairs) : pairs).flat();
      }
      if (link.restOfLink !== undefined && isRestOfLink(item)) return rest(slot);
      const texts = itemTexts(set, item, link.query);
      return texts.length > 0 ? texts : fromPayload(slot, name);
    });
  }
  const whole = () => (link.fragment === undefined ? [] : [decode(link.fragment)]);
  for (const item of typeof fragment === 'object' ? fragment : []) {
    if (piecesOf(item)) {
      addParts(item, item[0] === null ? whole : () => itemTexts(set, item, link.fragmentItems));
    }
    if (typeof item[1] === 'number') sources.set(item[1], () => itemTexts(set, item, link.fragmentItems));
  }
  if (typeof fragment === 'number') sources.set(fragment, whole);
  return sources;
}

/** @param {Item} item @param {LinkItem} own */
const valueIn = ([, , flags], { value, plain }) => (flags?.endsWith('plus') ? plain : value);

/**
 * The values of every item of a link that has the key of a pattern's item.
 * @param {RouteSet} set @param {Item} item @param {readonly LinkItem[]} items
 */
function itemTexts(set, item, items) {
  const key = keyOf(set, item);
  return items.filter(({ folded }) => folded === key).map((own) => valueIn(item, own));
}

/** @param {RouteSet} set */
export const expiryKey = ({ expires, isCaseless }) =>
  (expires === undefined ? undefined : fold(expires, isCaseless));

/**
 * The keys and values of the items that a pattern does not name, without that of the expiry date.
 * @param {RouteSet} set @param {Item} item @param {Link} link @param {Route | Pattern} pattern
 * @returns {[key: string, value: string][]}
 */
function otherPairs(set, item, { query }, pattern) {
  const names = namedKeys(set, pattern);
  return query.filter(({ folded }) => folded !== expiryKey(set) && !names.has(folded))
    .map((own) => [own.key, valueIn(item, own)]);
}

/** The pairs of which none repeats the key and the value of an earlier one. @param {[string, string][]} pairs */
const withoutCopies = (pairs) => [...new Map(pairs.map((pair) => [pair.join('\0'), pair])).values()];

/**
 * The link as a pattern reads it that has the rest of the link: everything from the last segment of its path on, or
 * if the value of its item is a link that is not encoded, from there on, belongs to the value.
 * @param {RouteSet} set @param {Link} link @param {Route | Pattern} pattern @returns {Link}
 */
export function cut(set, link, { path, query: items = [], restOfLink: slot }) {
  if (slot !== undefined) {
    return { ...link, restOfLink: restFrom(link, path.length - 1), query: [], fragment: undefined, fragmentItems: [] };
  }
  const item = items.find(isRestOfLink);
  const key = item && keyOf(set, item);
  const index = link.query.findIndex(({ folded }) => folded === key);
  const restOfLink = index < 0 ? '' : link.text.slice(link.query[index]?.start);
  if (!/^(?:[a-z][a-z0-9+.\-]*:)+\/\//i.test(restOfLink)) return link;
  const query = link.query.slice(0, index);
  return { ...link, restOfLink, query, fragment: undefined, fragmentItems: [] };
}

/**
 * The first literal item of the pattern that the link lacks.
 * @param {RouteSet} set @param {Route | Pattern} pattern @param {Link} link
 */
export function missingLiteral(set, { query = [], fragment }, link) {
  const isMissing = (/** @type {readonly LinkItem[]} */ items) => (/** @type {Item} */ item) => {
    const [, literal] = item;
    return typeof literal !== 'number' && !piecesOf(item) && !itemTexts(set, item, items).some((text) =>
      literal === null || fold(text, set.isCaseless) === fold(String(literal), set.isCaseless));
  };
  return query.find(isMissing(link.query))
    ?? (typeof fragment === 'object' ? fragment.find(isMissing(link.fragmentItems)) : undefined);
}

/**
 * The first key that a link has with different values, if a pattern allows one value.
 * @param {RouteSet} set @param {readonly (Route | Pattern)[]} path @param {Link} whole
 */
export function repeatedKey(set, path, whole) {
  for (const pattern of path) {
    if (isForPayloads(pattern)) continue;
    const link = cut(set, whole, pattern);
    const parameters = parametersOf(pattern);
    const slotOf = (/** @type {Item} */ item) => {
      const [first = -1] = [item[1], ...piecesOf(item) ?? []].filter((value) => typeof value === 'number');
      return first;
    };
    const repeated = (/** @type {readonly Item[]} */ items, /** @type {readonly LinkItem[]} */ own) =>
      [...items].sort((left, right) => slotOf(left) - slotOf(right)).find((item) =>
        !isList(parameters[slotOf(item)] ?? {}) && new Set(itemTexts(set, item, own)).size > 1);
    const { query = [], fragment } = pattern;
    const found = repeated(query, link.query)
      ?? (typeof fragment === 'object' ? repeated(fragment, link.fragmentItems) : undefined);
    if (found) return found[0];
    const others = query.find((item) => parameters[slotOf(item)]?.form === 'dictionary');
    // Canonically equivalent keys are two texts, but one key of a Swift dictionary.
    const seen = new Set();
    for (const [key] of others ? withoutCopies(otherPairs(set, others, link, pattern)) : []) {
      const folded = fold(key, set.isCaseless);
      if (seen.has(canonical(folded))) return folded;
      seen.add(canonical(folded));
    }
  }
  return undefined;
}

/** Whether a parameter has its value from all other items. @param {Route | Pattern} pattern */
export const hasOthers = ({ query = [] }) => query.some(([key]) => key === null);
