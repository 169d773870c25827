import { fragmentMark, isWebHost } from './link.mjs';
import { parametersOf, readsFragmentAsPath, routeOf } from './patterns.mjs';
import { answerToLink, answerToPayload, newReport } from './reader.mjs';
import { bool, date, declared, double, int, lines, oneOf, openEnum, text, texts, uint, url, uuid } from './values.mjs';

/** @import { Kind, LinkForm, Pattern, Route, RouteSet, Scope, Table, ValueType } from './routegen.d.ts' */

/**
 * A part of a document of `routegen export json`, whose fields are in `Documentation/JSON.md`.
 *
 * @typedef {any} Json
 */

/** @param {Json} list @param {(json: Json, index: number) => any} make @returns {any[]} */
const each = (list, make) => list.map(make);

/**
 * Returns the table of a document. A route whose name begins with `#` is one that the generated code leaves out.
 * @param {Json} document @param {() => number | undefined} [now] The time in seconds since 1970; the default is the clock.
 * @param {boolean} [triesDeclared] Whether a printed link is read with the patterns of other routes that have a declared
 * type, although only the app knows which texts are its values.
 * @returns {Table}
 */
export function version1(document, now = () => undefined, triesDeclared = false) {
  const types = typesOf(document);
  /** @type {Map<string, Route>} */
  const routes = new Map(each(document.routes, (json) => [json.name, routeOfDocument(json, types, opensAgain)]));
  const pattern = (/** @type {Json} */ json) => patternOf(json, types, routes);
  const origins = each(document.scopes, ({ origin }) => origin && originOf(origin));
  const scope = (/** @type {Json} */ patterns, /** @type {string | undefined} */ origin = undefined) => {
    /** @type {Pattern[][]} */
    const paths = [];
    for (const json of patterns) (paths[json.path] ??= []).push(pattern(json));
    return { origin, paths: paths.filter(Boolean) };
  };
  const scopes = each(document.scopes, ({ patterns }, index) => scope(patterns, origins[index]));
  /** @type {Table} */
  const table = {
    set: {
      ...setOf(document, routes, origins.slice(0, -1)),
      hasFragmentPaths: scopes.some(({ paths }) => paths.flat().some(readsFragmentAsPath)),
    },
    routes,
    types,
    scopes,
    payloadScope: scope(document.payloadPatterns ?? []),
    rules: each(document.payload, ({ value, key = '', ...rule }) => ({
      ...rule, key, text: value, target: rule.route && pattern({ ...rule, segments: [], query: [] }),
    })),
  };
  return table;

  /** Whether what is printed opens the route with the same values. @type {Route['opens']} */
  function opensAgain({ route, texts }, own) {
    const tried = triesDeclared ? table : withoutDeclared(table, route);
    const answer = typeof own === 'string' ? answerToLink(tried, own, newReport(now()))
      : answerToPayload(tried, own, newReport(now()));
    return !answer.error && answer.route === route && haveSame(route, texts, answer.texts);
  }
}

/** @type {{ readonly [kind: string]: Kind }} */
const kinds = { string: text, text: lines, int, uint, double, bool, uuid, date, url, type: declared };

/** @type {{ readonly [kind: string]: string }} */
const typeNames = { uint: 'UInt', uuid: 'UUID', url: 'URL' };

/** @param {Json} document @returns {ValueType[]} */
const typesOf = ({ valueTypes, enums }) => each(valueTypes, (type) => {
  const { isOpen, isCaseless, values = [] } = enums[type.enum] ?? {};
  const kind = type.kind === 'enum' ? (isOpen ? openEnum : oneOf) : type.shortest === undefined ? kinds[type.kind] : texts;
  const typeName = type.name ?? typeNames[type.kind] ?? type.kind[0].toUpperCase() + type.kind.slice(1);
  return { ...type, kind, typeName, isCaseless, texts: each(values, (value) => value.text) };
});

/** An origin as the table has it: `host example.com`. @param {Json} origin @returns {string} */
function originOf({ kind, name }) {
  switch (kind) {
    case 'everywhere': return 'all links';
    case 'anyHost': return 'host *';
    default: return `${kind} ${name}`;
  }
}

/** @param {Json} document @param {Map<string, Route>} routes @param {string[]} blocks @returns {RouteSet} */
function setOf({ schemes, hosts, forms, bases, acceptsHTTP, isCaseless, plusIsLiteral, expires, payload }, routes, blocks) {
  const rule = payload.find((/** @type {Json} */ { kind }) => kind === 'type' || kind === 'link');
  return {
    schemes, hosts, acceptsHTTP, isCaseless, plusIsLiteral, expires, blocks,
    beginnings: forms,
    bases,
    payload: rule && [rule.kind, rule.key],
    // Links may contain escaped tabs and line breaks, in the values of a `Text`.
    allowsLineBreaks: [...routes.values()].some(({ unlinked, parameters }) =>
      !unlinked && parameters.some(({ kind }) => kind === lines)),
  };
}

/** @param {Json} json @param {ValueType[]} types @param {Route['opens']} opens @returns {Route} */
function routeOfDocument({ parameters, printed, hosts, schemes, aliases, hostValue, unlinked, name, pattern }, types, opens) {
  const slots = each(parameters, ({ name }) => name);
  return {
    name: name.startsWith('#') ? '' : name, pattern, unlinked, opens,
    parameters: each(parameters, ({ name, form, isRequired, valueType, defaultValue, ignoresUnreadable }) => ({
      ...types[valueType], name, ignoresUnreadable,
      form: form === 'list' && isRequired ? 'filledList' : form,
      fallback: defaultValue,
    })),
    origins: [...each(hosts, (host) => `host ${host}`), ...each(schemes, (scheme) => `scheme ${scheme}`)],
    hasOtherOrigins: !aliases.every((/** @type {string} */ alias) => alias.startsWith('/')),
    hostValue: hostValue && [slots.indexOf(hostValue.parameter), hostValue.suffix],
    acceptsHost: hostValue || hosts.includes('*') ? isWebHost : undefined,
    ...formOf(printed ?? { segments: [], query: [] }, slots, types),
  };
}

/** The form of links, in which parameters have positions. @param {Json} json @param {string[]} slots @param {ValueType[]} types */
function formOf({ segments, query, fragment }, slots, types) {
  const piece = (/** @type {Json} */ { literal, parameter, type, rest, restOfLink }) => literal
    ?? (restOfLink ? null : parameter !== undefined ? slots.indexOf(parameter) : rest ? null : types[type]);
  const { parameter: link } = segments[segments.length - 1]?.restOfLink ? segments[segments.length - 1] : {};
  const items = (/** @type {Json} */ list) =>
    each(list, ({ key = null, text, any, parameter, pieces, restOfLink, plusIsLiteral }) => [
      key,
      any ? null : pieces ? each(pieces, piece) : text ?? slots.indexOf(parameter),
      [restOfLink && 'rest', plusIsLiteral && 'plus'].filter(Boolean).join(' '),
    ]);
  /** @type {LinkForm} */
  const form = {
    path: each(segments, ({ mark, pieces, ...segment }) => (pieces ? each(pieces, piece)
      : mark !== undefined ? fragmentMark + mark.slice(1) : piece(segment))),
    query: items(query),
    fragment: fragment && (fragment.items ? items(fragment.items)
      : fragment.pieces ? items([fragment]) : slots.indexOf(fragment.parameter)),
    restOfLink: link && slots.indexOf(link),
  };
  return form;
}

/** @param {Json} json @param {ValueType[]} types @param {Map<string, Route>} routes @returns {Pattern} */
function patternOf({ target, text: written, route: name, constants, hosts, keys, required = [], filled = [], ...json }, types, routes) {
  const route = routes.get(name);
  // The only parameter of an envelope is the link inside.
  const items = [...json.query, ...json.fragment?.items ?? [], json.fragment ?? {}];
  const inner = target === 'unwrap'
    ? { kind: text, name: items.find(({ parameter }) => parameter !== undefined)?.parameter } : undefined;
  const slots = route ? route.parameters.map(({ name }) => name) : inner ? [inner.name] : [];
  const bySlot = (/** @type {Json} */ texts = {}) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [slots.indexOf(name), text]));
  const { path, ...form } = formOf(json, slots, types);
  return {
    route, inner, text: written, target, ...form,
    // A pattern reads `#` and `#/` alike.
    path: path.map((segment) => (String(segment).startsWith(fragmentMark) ? fragmentMark : segment)),
    constants: bySlot(constants),
    hosts: bySlot(hosts),
    keys: keys && bySlot(keys),
    required: each(required, (name) => slots.indexOf(name)),
    filled: each(filled, (name) => slots.indexOf(name)),
  };
}

// MARK: Reading what is printed

/** The table without the patterns of other routes that have a declared type. @param {Table} table @param {Route} route @returns {Table} */
function withoutDeclared(table, route) {
  const isTried = (/** @type {Route | Pattern} */ pattern) => routeOf(pattern) === route
    || ![...parametersOf(pattern), ...pattern.path.flat()].some((piece) =>
      typeof piece === 'object' && piece !== null && 'kind' in piece && piece.kind === declared);
  const scope = (/** @type {Scope} */ { origin, paths }) =>
    ({ origin, paths: paths.map((path) => path.filter(isTried)).filter((path) => path.length > 0) });
  return { ...table, scopes: table.scopes.map(scope), payloadScope: table.payloadScope && scope(table.payloadScope) };
}

/**
 * Whether the texts that are read are those that were printed. A default is not printed.
 * @param {Route} route @param {readonly (readonly string[])[]} printed @param {readonly (readonly string[])[]} read
 */
const haveSame = ({ parameters }, printed, read) => parameters.every(({ fallback }, slot) => {
  const own = printed[slot] ?? [];
  const found = read[slot] ?? [];
  const texts = found.length === 0 && fallback !== undefined ? [fallback] : found;
  return texts.length === own.length && texts.every((text, index) => text === own[index]);
});
