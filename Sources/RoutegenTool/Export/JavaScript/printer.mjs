import { isRestOfLink, piecesOf } from './patterns.mjs';
import { baseOf, byScalars, canonical, covers, encode, has, hasDots, hasHalfPair, namesOfOrigins } from './text.mjs';
import { isDictionary, isList, isRequired, isRest, isSingle, textOf, wordsFor } from './values.mjs';

/** @import { Item, Parameter, Piece, Printed, Route, RouteSet, Segment, Table } from './routegen.d.ts' */

/** Why a route has no link with its values. */
export class UnprintableLink extends Error {
  /** @param {string} reason @param {string} [parameter] The name of the parameter whose value no link can have. */
  constructor(reason, parameter) {
    super(parameter === undefined ? reason : `'${parameter}': ${reason}`);
    this.name = 'UnprintableLink';
    this.parameter = parameter;
  }
}

const otherRoute = 'the link would open another route, or none';

/** The links of a route with its values. */
export class AppLink {
  /** @param {Printed} printed */
  constructor(printed) {
    this.printed = printed;
  }

  get app() {
    const { printed } = this;
    const scheme = appSchemeOf(printed);
    if (scheme === undefined) throw nowhere(printed, 'no custom scheme');
    const { beginnings = {} } = printed.set;
    const base = baseOf(printed.set, 'scheme', scheme);
    if (base?.text) return checked(printed, base.text + behindBase(pathText(printed)));
    const beginning = has(beginnings, scheme) ? beginnings[scheme] : undefined;
    if (beginning !== undefined) return checked(printed, beginning + plainPath(printed).slice(1));
    // The first segment takes the position of the host, if it is the same segment there. Without a path, none does.
    const path = pathText(printed);
    const first = firstSegment(path);
    const isHost = first === '' ? !path.startsWith('//') : isHostOfScheme(printed.set, first);
    return checked(printed, `${scheme}://${isHost ? path.slice(1) : path}`);
  }

  /** @param {string} [host] */
  web(host) {
    const { printed } = this;
    const { acceptsHost } = printed.route;
    const own = hostsOf(printed);
    const name = host ?? own.find((declared) => !/^[*{]/.test(declared));
    if (name === undefined) throw nowhere(printed, 'no host');
    const isAccepted = host === undefined || (host.length < 254 && (acceptsHost?.(host)
      || (/^[\w\-.~!$&'()*+,;=]+(:\d+)?$/.test(host) && own.some((declared) => covers(declared, host)))));
    if (!isAccepted) throw new UnprintableLink(`the route has no links on the host '${host}'`);
    const base = baseOf(printed.set, 'host', name)?.text;
    const path = pathText(printed);
    return checked(printed, `https://${name}${base ? base + behindBase(path) : path}`);
  }

  get path() {
    if (this.printed.route.origins?.length) throw nowhere(this.printed, '');
    return checked(this.printed, plainPath(this.printed));
  }

  payload() {
    const { printed } = this;
    const { set: { payload: rule, expires = '' }, route } = printed;
    if (!rule) throw new UnprintableLink("the file declares no payload rule 'type' or 'link'");
    const [kind, key] = rule;
    const reserved = [key, expires].map(canonical);
    const needsLink = Boolean(route.origins?.length) || printed.path.startsWith('//');
    const isMoved = (/** @type {Printed['items'][number]} */ { name, value }) => !needsLink
      && kind === 'type' && name !== undefined && Boolean(value) && !reserved.includes(canonical(name));
    const rest = { ...printed, items: printed.items.filter((item) => !isMoved(item)) };
    const path = pathText(rest);
    const first = firstSegment(path);
    // The first slash is left out, unless it is necessary to read the path.
    const text = needsLink ? this.toString() : first === '' || first.includes(':') ? path : path.slice(1);
    const moved = printed.items.filter(isMoved).map(({ name = '', value = '' }) => [name, value]);
    /** @type {{ [key: string]: string }} */
    const payload = Object.fromEntries([...moved, [key, text]]);
    if (route.opens(printed, payload)) return payload;
    throw new UnprintableLink(otherRoute);
  }

  toString() {
    return appSchemeOf(this.printed) === undefined ? this.web() : this.app;
  }
}

// MARK: Schemes and hosts

/** @param {Printed} printed */
const appSchemeOf = ({ set: { schemes = [] }, route: { origins = [] } }) => (origins.length === 0
  ? schemes[0] : namesOfOrigins('scheme ', origins).find((scheme) => !/^https?$/.test(scheme)));

/** The hosts of a route's web links. @param {Printed} printed */
function hostsOf({ set: { hosts = [] }, route: { origins = [], hostValue, acceptsHost }, texts }) {
  if (hostValue) {
    const host = `${texts[hostValue[0]]?.[0]}${hostValue[1]}`;
    if (host === host.toLowerCase() && acceptsHost?.(host)) return [host];
    throw new UnprintableLink(otherRoute);
  }
  const isWide = origins.length === 0
    || origins.some((origin) => /^(host \*|scheme https)$/.test(origin));
  const own = namesOfOrigins('host ', origins).filter((host) => host !== '*');
  return [...own, ...isWide ? hosts : []];
}

/** The error for a route that exists on other schemes or hosts only. @param {Printed} printed @param {string} lack */
function nowhere({ route: { origins = [], hasOtherOrigins } }, lack) {
  const list = origins.join(', ');
  return new UnprintableLink(origins.length === 0 ? `the file declares ${lack}`
    : hasOtherOrigins
      ? `the route's own pattern exists on ${list} only, and an 'also' is never printed`
      : `the route exists on ${list} only`);
}

/**
 * Whether a segment, as it is written, is the same segment in the position of the host.
 * @param {RouteSet} set @param {string} segment
 */
function isHostOfScheme({ hosts = [], blocks = [] }, segment) {
  const [, host, port] =
    /^([\w\-.~!$&'()*+,;=]+)(?::(0|[1-9][0-9]{0,4}))?$/.exec(segment) ?? [];
  return host !== undefined && !/^\.\.?$/.test(host) && Number(port ?? 0) < 65536
    && ![...hosts, ...namesOfOrigins('host ', blocks)].some((declared) => covers(declared, segment));
}

// MARK: Values

/**
 * Returns the links of a route, or throws if one of its values has no text.
 * @param {Table} table @param {string} name @param {object} values
 */
export function print({ set, routes }, name, values) {
  const route = routes.get(name);
  if (!route) throw new RangeError(`there is no route '${name}'`);
  const all = /** @type {{ readonly [name: string]: unknown }} */ (values);
  return new AppLink(printed(set, route, route.parameters.map((parameter) => {
    const { name } = parameter;
    // Every object has a `constructor`.
    return givenTexts(parameter, name in Object.prototype && !has(all, name) ? undefined : all[name]);
  })));
}

/** The texts of a value; keys and values in turn for a dictionary. @param {Parameter} parameter @param {unknown} given */
function givenTexts(parameter, given) {
  const { name, form, fallback, separator } = parameter;
  const value = separator !== undefined && isSingle(parameter) && Array.isArray(given)
    && given.length === 0 ? undefined : given;
  const print = (/** @type {unknown} */ one) => {
    const text = textOf(parameter, one);
    if (text !== undefined && isWritable(text, parameter)) return text;
    throw new UnprintableLink(`the value is not ${wordsFor(parameter)}`, name);
  };
  if (value === undefined || value === null) {
    if (fallback !== undefined) return [fallback];
    if (!isRequired(parameter)) return [];
    throw new UnprintableLink(`the value is missing: ${wordsFor(parameter)}`, name);
  }
  if (isSingle(parameter)) return [print(value)];
  const list = (/** @type {unknown} */ value) => {
    if (Array.isArray(value)) return value;
    throw new UnprintableLink('the value is no array', name);
  };
  if (!isDictionary(parameter)) {
    const texts = list(value).map(print);
    if (texts.length > 0 || !isRequired(parameter)) return texts;
    throw new UnprintableLink('the list is empty', name);
  }
  if (typeof value !== 'object') throw new UnprintableLink('the value is no dictionary', name);
  const items = Object.entries(value).sort(([left], [right]) => byScalars(left, right));
  if (new Set(items.map(([key]) => canonical(key))).size < items.length) {
    throw new UnprintableLink('two keys are the same text', name);
  }
  return items.flatMap(([key, item]) => {
    if (!isWritable(key)) {
      throw new UnprintableLink('a key has a character that no link can have', name);
    }
    const values = form === 'dictionary' ? [item] : list(item);
    if (values.length === 0) throw new UnprintableLink(`the list of '${key}' is empty`, name);
    return values.flatMap((one) => [key, print(one)]);
  });
}

/** Whether a link can have a text. @param {string} text @param {Parameter} [parameter] */
export const isWritable = (text, parameter) => !hasHalfPair(text)
  && !(parameter?.kind.isMultiline ? /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]/ : /[\0-\x1F\x7F-\x9F]/).test(text);

// MARK: Path, query and fragment

/**
 * The parts of a link with the texts of the parameters.
 * @param {RouteSet} set @param {Route} route @param {readonly (readonly string[])[]} texts @returns {Printed}
 */
export function printed(set, route, texts) {
  const { parameters, path, query = [], fragment } = route;
  // A default is not written.
  const written = parameters.map(({ fallback }, slot) => {
    const own = texts[slot] ?? [];
    return fallback !== undefined && own.length === 1 && own[0] === fallback ? [] : own;
  });
  const mark = path.findIndex((segment) => String(segment).startsWith('\0'));
  const items = (/** @type {Item} */ item) => printedItems(item, parameters, written, mark >= 0, texts);
  const parts = fragment === undefined ? []
    : typeof fragment === 'number' ? written[fragment]?.slice(0, 1).map(encodeFragment) ?? []
    : fragment.flatMap(items).map(({ text }) => text);
  const segments = path.map((segment, index) =>
    segmentText(segment, route, texts, written, mark >= 0 && mark < index));
  // The slash of a fragment's path is not written if the rest behind it is empty.
  const joined = segments.join('');
  const whole = segments[segments.length - 1] === '' ? joined.replace(/%00%2F$/, '%00') : joined;
  const result = {
    set,
    route,
    texts,
    path: whole || '/',
    items: query.flatMap(items),
    fragment: parts.length > 0 ? `#${parts.join('&')}` : '',
  };
  // With any scheme and host, the link has 16 KiB at most. It is ASCII.
  if (pathText(result).length > 15872) {
    throw new UnprintableLink('the link would be longer than 16 KiB');
  }
  return result;
}

// The characters that RFC 3986 allows in a place, without those that divide it.

/** @param {string} text */
const encodeSegment = (text) => encode(text, '$&+,:;=@');

/** @param {string} text */
const encodeItem = (text) => encode(text, '$,/:;?@');

/** @param {string} text */
const encodeFragment = (text) => encode(text, '$&+,:;=@/?');

/**
 * Whether no parser would escape or remove a part of a link at the end of a link.
 * @param {string} text @param {boolean} isInFragment
 */
const isReadable = (text, isInFragment) =>
  !/[^\0-\x7F]|["<>[\]^`{|}]/.test(text) && !(isInFragment ? /#|:~:/ : /#[^]*:~:/).test(text);

/**
 * A link at the end of a link: as it is, or encoded so that it does not begin like a link.
 * @param {string} text @param {boolean} isInFragment
 */
const encodeInnerLink = (text, isInFragment) => (isReadable(text, isInFragment) ? text : encode(text, '$,/;?@'));

/**
 * A segment with the slash before it, or all segments of the rest of a path; empty if it is missing.
 * @param {Segment} segment @param {Route} route @param {readonly (readonly string[])[]} texts
 * @param {readonly (readonly string[])[]} written @param {boolean} isInFragment @returns {string}
 */
function segmentText(segment, route, texts, written, isInFragment) {
  const { parameters, restOfLink = -1 } = route;
  if (segment === null) {
    const text = texts[restOfLink]?.[0] ?? '';
    return isReadable(text, isInFragment) ? `/${text}`
      : segmentText(restOfLink, route, texts, written, isInFragment);
  }
  if (typeof segment === 'string') return `/${encodeSegment(segment)}`;
  if (typeof segment === 'number') {
    const own = written[segment] ?? [];
    const parameter = parameters[segment];
    const isEmpty = own[0] === '' && parameter && !isRest(parameter);
    if (isEmpty || (!isInFragment && own.some(hasDots))) {
      throw new UnprintableLink("a path segment is empty, or has '.' or '..' as a part", parameter?.name);
    }
    // A slash at the end of a path does not count, so an empty last segment needs another one.
    const end = own[own.length - 1] === '' ? '/' : '';
    return own.map((text) => `/${encodeSegment(text)}`).join('') + end;
  }
  const pieces = /** @type {readonly Piece[]} */ (segment);
  return `/${pieces.map((piece) => encodeSegment(typeof piece === 'number' ? texts[piece]?.[0] ?? '' : String(piece))).join('')}`;
}

/**
 * What is printed for an item; with a `name`, it may be a key of a payload instead.
 * @param {Item} item @param {readonly Parameter[]} parameters @param {readonly (readonly string[])[]} written
 * @param {boolean} isInFragment @param {readonly (readonly string[])[]} all The texts with defaults.
 * @returns {Printed['items']}
 */
function printedItems(item, parameters, written, isInFragment, all) {
  const [name, value] = item;
  const key = encodeItem(name ?? '');
  if (value === null) return [];
  const pieces = piecesOf(item)?.map((piece) => (typeof piece === 'number' ? all[piece]?.[0] ?? '' : String(piece)));
  if (pieces) {
    return [{ text: name === null ? encodeFragment(pieces.join('')) : `${key}=${encodeItem(pieces.join(''))}` }];
  }
  if (typeof value === 'string') return [{ text: value ? `${key}=${encodeItem(value)}` : key }];
  if (typeof value !== 'number') return [];
  const parameter = parameters[value];
  const texts = written[value] ?? [];
  if (!parameter) return [];
  if (isDictionary(parameter)) {
    return texts.flatMap((text, index) => (index % 2 === 0
      ? [{ text: `${encodeItem(text)}=${encodeItem(texts[index + 1] ?? '')}` }] : []));
  }
  if (isRestOfLink(item)) return texts.map((text) => ({ text: `${key}=${encodeInnerLink(text, isInFragment)}` }));
  return texts.map((text) => ({
    text: `${key}=${encodeItem(text)}`, ...isList(parameter) ? {} : { name: parameter.name, value: text },
  }));
}

/** The path with the query and the fragment. @param {Printed} printed */
function pathText({ set, path, items, fragment }) {
  // A segment that no link has is in place of the `#` before a path, and of a slash after it.
  const written = path.replace(/^(.*?)\/%00(%2F)?\/?/, (_, outer, slash) =>
    `${outer || '/'}#${slash ? '/' : ''}`);
  const whole = written + (items.length > 0 ? '?' : '') + items.map(({ text }) => text).join('&')
    // What could be read as a path is one segment.
    + (set.hasFragmentPaths ? fragment.replace(/[/?]/g, encodeURIComponent) : fragment);
  // Browsers remove `:~:` and everything behind it.
  return fragment === '' && path === written
    ? whole : whole.replace(/#[^]*/, (part) => part.replace(/:~/g, ':%7E'));
}

/** The same, if nothing takes its first segment for a host. @param {Printed} printed */
function plainPath(printed) {
  const path = pathText(printed);
  if (!path.startsWith('//')) return path;
  throw new UnprintableLink("a browser would interpret a path that begins with '//' as a host");
}

/** A path, which has no slash alone behind a base. @param {string} path */
const behindBase = (path) => path.replace(/^\/(?=[?#]|$)/, '');

/** The first segment of a path, as it is written. @param {string} path */
const firstSegment = (path) => path.slice(1).replace(/[/?#][^]*/, '');

/** Returns the link, or throws if it would open another route. @param {Printed} printed @param {string} link */
function checked(printed, link) {
  if (printed.route.opens(printed, link)) return link;
  throw new UnprintableLink(otherRoute);
}
