import {
  attempt, byteCount, decode, fold, hasDots, hasHalfPair, malformed, mostBytes, mostParts, refuseIf,
} from './text.mjs';

/** @import { RouteSet, Scope } from './routegen.d.ts' */
/** @import { Payload } from './payload.mjs' */

/**
 * An item of a link; in `plain`, `+` is a plus sign.
 *
 * @typedef {{ key: string, value: string, plain: string, folded: string, start: number }} LinkItem
 */

/**
 * A link in its parts. `outerQuery` is the query before a fragment that is read as a path.
 *
 * @typedef {ReturnType<typeof withItems> & {
 *   outerQuery?: LinkItem[], restOfLink?: string, payload?: Payload | undefined, scopes: Scope[], hostIsSegment?: boolean,
 *   isOutside?: boolean,
 *   outer?: Link | undefined,
 * }} Link
 */

export const lineBreak = /[\t\n\r]/;

/** The segment between a path and a fragment that is written like a path. */
export const fragmentMark = '\0';

/**
 * Refuses every character, escaped or not, that two URL parsers would read differently.
 * @param {string} text @param {RouteSet} set
 */
function checkCharacters(text, { allowsLineBreaks }) {
  const isLong = text.length > mostBytes || byteCount(text) > mostBytes;
  refuseIf(isLong, 'tooLong');
  refuseIf(hasHalfPair(text), 'halfPair');
  refuseIf(text.includes('\\'), 'backslash');
  refuseIf(text.includes(' '), 'space');
  const pathEnd = text.search(/[?#]/);
  for (const { 0: escape, index } of text.matchAll(/%(?:0[9AD]|(?![0-9A-F]{2}))/gi)) {
    refuseIf(escape === '%', 'incompleteEscape');
    refuseIf(!allowsLineBreaks || pathEnd < 0 || index < pathEnd, 'escapedLineBreak');
  }
  let decoded = '';
  try {
    // Without a character in their place, the bytes beside line breaks could be one character.
    decoded = decodeURIComponent(text.replace(/%0[9AD]/gi, ' '));
  } catch {
    throw malformed('invalidUTF8');
  }
  refuseIf(/[\0-\x1F\x7F-\x9F]/.test(decoded), 'controlCharacter');
}

/** @param {string} text */
function isIPv4(text) {
  const numbers = text.split('.');
  return numbers.length === 4
    && numbers.every((number) => /^(?:0|[1-9][0-9]{0,2})$/.test(number) && Number(number) < 256);
}

/** Whether the text is eight groups of digits, with `::` in place of one or more of them. @param {string} text */
function isIPv6(text) {
  const last = text.slice(text.lastIndexOf(':') + 1);
  const halves = (isIPv4(last) ? text.slice(0, -last.length) + '0:0' : text).split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  return groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))
    && (halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8);
}

/**
 * The host of an authority, with the port unless it is the default of a web link.
 * @param {string} authority @param {number} [defaultPort]
 */
function hostOf(authority, defaultPort) {
  refuseIf(authority.includes('@'), 'userInformation');
  refuseIf(/[^\0-\x7F]|%/.test(authority), 'escapeInHost');
  const [host = ''] = /^\[[^\]]*\]?|^[^:]*/.exec(authority) ?? [];
  const port = authority.slice(host.length);
  const inBrackets = host.startsWith('[');
  refuseIf(/^\.\.?$/.test(host), 'dotSegment');
  const form = inBrackets ? /^\[[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*\]$/ : /^[\w\-.~!$&'()*+,;=]*$/;
  refuseIf(!form.test(host), 'invalidHost');
  refuseIf(!host && defaultPort !== undefined, 'missingHost');
  refuseIf(!host && authority !== '', 'portAlone');
  if (defaultPort !== undefined) {
    const isAddress = !inBrackets || isIPv6(host.slice(1, -1));
    refuseIf(!isAddress, 'invalidIPv6');
    // A browser reads such a host as an IPv4 address, in whatever notation.
    const endsInNumber = /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/i.test(host);
    const isWrong = endsInNumber && !isIPv4(host);
    refuseIf(isWrong, 'invalidIPv4');
  } else {
    // The authority is a segment, so it may not be written in several ways.
    refuseIf(inBrackets, 'customIPv6');
    refuseIf(port === ':', 'emptyPort');
    refuseIf(/^:0./.test(port), 'zeroPort');
  }
  refuseIf(!/^(?::[0-9]*)?$/.test(port), 'invalidPort');
  const number = Number(port.slice(1));
  refuseIf(number > 65535, 'greatPort');
  return port.length < 2 || number === defaultPort ? host : `${host}:${number}`;
}

/** Whether a web link has the host, perhaps with a port. @param {string} host */
export const isWebHost = (host) => attempt(() => hostOf(host, 443)) === host;

/** The segments of a path, decoded; one slash at its start and one at its end do not count. @param {string} path */
function segmentsOf(path) {
  const written = path.replace(/^\//, '').split('/');
  if (written[written.length - 1] === '') written.pop();
  return written.map((segment) => decode(segment));
}

/**
 * The items of a query, or of a fragment that is written like one, which begins at `position`.
 * @param {string} part @param {number} position @param {RouteSet} set @returns {LinkItem[]}
 */
export function itemsOf(part, position, { isCaseless, plusIsLiteral }) {
  const items = [];
  for (const item of part.split('&')) {
    const [written = ''] = item.split('=', 1);
    const key = decode(written, !plusIsLiteral);
    const start = Math.min(written.length + 1, item.length);
    // A parameter may read a `+` as a plus sign.
    const plain = decode(item.slice(start));
    const value = plusIsLiteral ? plain : decode(item.slice(start), true);
    const folded = fold(key, isCaseless);
    if (item) items.push({ key, value, plain, folded, start: position + start });
    position += item.length + 1;
  }
  return items;
}

/** The text without a directive for browsers, such as `:~:text=hello`, which alone is no fragment. @param {string} text */
function withoutDirective(text) {
  const hash = text.indexOf('#');
  const start = hash < 0 ? -1 : text.indexOf(':~:', hash);
  return start < 0 ? text : text.slice(0, start === hash + 1 ? hash : start);
}

/**
 * Takes a text apart, and checks it by the rules of "What a link is" in `Documentation/Matching.md`.
 * @param {string} written @param {RouteSet} set @param {boolean} isPath Whether it may be a path.
 */
export function readLink(written, set, isPath) {
  checkCharacters(written, set);
  const text = withoutDirective(written);
  const directive = written.slice(text.length);
  const link = partsOf(text);
  const { scheme, host, path, queryText, hash = '', hasAuthority, segments } = link;
  refuseIf(scheme === null && !isPath, 'missingScheme');
  const isOther = scheme === null && text.startsWith('//');
  refuseIf(isOther, 'networkPath');
  refuseIf(queryText.split('&').length > mostParts, 'tooManyItems');
  const defaultPort = scheme === 'https' ? 443 : scheme === 'http' ? 80 : undefined;
  refuseIf(!hasAuthority && defaultPort !== undefined, 'missingHost');
  const known = hostOf(host, hasAuthority ? defaultPort : undefined);
  // Foundation escapes a character that a URI contains only escaped, and then all escapes, too.
  const rest = path + queryText + hash + directive.slice(1);
  const isMixed = rest.includes('%') && /[^\0-\x7F]|["<>[\]^`{|}#]/.test(rest);
  refuseIf(isMixed, 'unescapedCharacter');
  refuseIf(segments.length > mostParts, 'tooManySegments');
  refuseIf(segments.some(hasDots), 'dotSegment');
  return { ...link, host: known, directive };
}

/** The parts of a link or a path, which are not checked. @param {string} text */
export function partsOf(text) {
  const [, written, body = ''] = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?([^]*)$/.exec(text) ?? [];
  const [, head = '', queryText = '', hash] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(body) ?? [];
  const [, host = '', path = head] = (written !== undefined && /^\/\/([^/]*)([^]*)$/.exec(head)) || [];
  return {
    text,
    scheme: written?.toLowerCase() ?? null,
    host,
    path,
    queryText,
    pathEnd: text.length - body.length + head.length,
    queryStart: text.length - body.length + head.length + 1,
    hash,
    hasAuthority: path !== head,
    segments: segmentsOf(path),
    directive: '',
  };
}

/**
 * The same with the items of the query, and the fragment in each form in which patterns read it.
 * @param {ReturnType<typeof partsOf>} parts @param {RouteSet} set
 */
export function withItems(parts, set) {
  const { text, queryText, queryStart, hash: fragment } = parts;
  return {
    ...parts,
    query: itemsOf(queryText, queryStart, set),
    fragment,
    fragmentItems: itemsOf(fragment ?? '', 0, set),
    inFragment: fragment === undefined || fragment.includes('#')
      ? undefined : pathInFragment(fragment, text.length, set),
  };
}

/**
 * A fragment as the last part of the path, after a segment that no link has.
 * @param {string} fragment @param {number} end @param {RouteSet} set
 */
function pathInFragment(fragment, end, set) {
  const [, path = '', query] = /^\/?([^?]*)(?:\?([^]*))?$/.exec(fragment) ?? [];
  const segments = path.replace(/\/$/, '').split('/').map((segment) => decode(segment));
  return {
    path,
    pathEnd: query === undefined ? end : end - query.length - 1,
    segments: path === '' ? [fragmentMark] : [fragmentMark, ...segments],
    query: itemsOf(query ?? '', end - (query ?? '').length, set),
  };
}

/** The link from a segment of its path on, as it is written. @param {Link} link @param {number} index */
export function restFrom({ text, path, pathEnd, segments, host, hostIsSegment }, index) {
  const written = path.replace(/\/$/, '');
  const rest = written.split('/').slice(index - segments.length).join('/');
  const start = pathEnd - (path.length - written.length) - rest.length;
  return (hostIsSegment && index === 0 ? host : '') + text.slice(start);
}

/** Whether a link's host is an IPv6 address, as it is written: `https://[`. @param {string} text */
export const hasBracketedHost = (text) => /^[^/]*\/\/\[/.test(text);
