// Reads and prints the links of route sets. Written by routegen. Do not edit.
// @ts-self-types="./routegen.d.ts"
/** @import { Reading, LinkExtra, LinkError, Kind, ValueType, ParameterForm, Parameter, Piece, Segment, Item, LinkForm, Route, Pattern, Scope, RouteSet, PayloadRule, Table, Printed } from './routegen.d.ts' */
const mostBytes = 16384;
const mostParts = 256;
const mostEnvelopes = 3;

/** Thrown where a link or a payload is found to open no route; `errorOf` has its words. */
class Refusal {
  /**
   * @param {LinkError['kind']} kind @param {string} [parameter] @param {string} [text]
   * @param {string} [reason] The reason of a malformed link, or words.
   */
  constructor(kind, parameter, text, reason) {
    this.kind = kind;
    this.parameter = parameter;
    this.text = text;
    this.reason = reason;
  }
}

/** @param {string} reason */
const malformed = (reason) => new Refusal('malformed', undefined, undefined, reason);

/** @param {string} parameter @param {string} text */
const invalidValue = (parameter, text) => new Refusal('invalidValue', parameter, text);

/**
 * Returns the result of a function, or the refusal that it throws.
 * @template Result @param {() => Result} body @returns {Result | Refusal}
 */
function attempt(body) {
  try {
    return body();
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal;
    throw refusal;
  }
}

/** @param {boolean} condition @param {string} reason */
function refuseIf(condition, reason) {
  if (condition) throw malformed(reason);
}

/** The text in the letters in which texts are compared. @param {string} text @param {boolean} [isCaseless] */
const fold = (text, isCaseless) => (isCaseless
  ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text);

/** The text as Swift compares strings, for which `é` has one form. @param {string} text */
const canonical = (text) => text.normalize('NFC');

/** Whether a text has half of a surrogate pair. @param {string} text */
const hasHalfPair = (text) => /[\uD800-\uDFFF]/u.test(text);

/** The number of bytes in UTF-8. @param {string} text */
const byteCount = (text) => text.replace(/[^\0-\x7F]/g, (unit) =>
  (unit < '\u0800' || /[\uD800-\uDFFF]/.test(unit) ? '__' : '___')).length;

/**
 * The order of texts by their Unicode scalars, which is that of their bytes in UTF-8.
 * @param {string} left @param {string} right
 */
function byScalars(left, right) {
  const [first, second] = [Array.from(left), Array.from(right)];
  const index = first.findIndex((character, place) => character !== second[place]);
  if (index < 0) return first.length - second.length;
  return (first[index]?.codePointAt(0) ?? 0) - (second[index]?.codePointAt(0) ?? -1);
}

/** Whether a URL parser would remove part of the text. @param {string} text */
const hasDots = (text) => /(?:^|\/)\.\.?(?:\/|$)/.test(text);

/** The text without escapes. @param {string} text @param {boolean} [plusIsSpace] */
function decode(text, plusIsSpace) {
  const spaced = plusIsSpace ? text.replace(/\+/g, ' ') : text;
  return spaced.replace(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return '\uFFFD';
    }
  });
}

/** Percent-encodes a text, except for `-_.!~*'()` and what is `kept`. @param {string} text @param {string} kept */
const encode = (text, kept) =>
  encodeURIComponent(text).replace(/%[2-7][0-9A-F]/g, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return kept.includes(character) ? character : escape;
  });

/** @param {string | null} scheme */
const isWebScheme = (scheme) => scheme === 'https' || scheme === 'http';

/**
 * Whether a declared host, `example.com`, `*.example.com` or `{_}.example.com`, accepts a link's host.
 * @param {string} declared @param {string} host
 */
function covers(declared, host) {
  const lower = host.toLowerCase();
  const [, mark, end = ''] = /^(\*|\{_\})([^]*)$/.exec(declared) ?? [];
  if (!mark) return declared === lower;
  const labels = lower.slice(0, -end.length).split('.');
  return lower.endsWith(end) && !labels.includes('') && (mark === '*' || labels.length === 1);
}

/** The names in origins of a kind. @param {'host ' | 'scheme '} kind @param {readonly string[]} [origins] */
const namesOfOrigins = (kind, origins = []) =>
  origins.filter((origin) => origin.startsWith(kind)).map((origin) => origin.slice(kind.length));

/** Whether an object has a property of its own. @param {object} object @param {string} key */
const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);

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
 * }} Link
 */

const lineBreak = /[\t\n\r]/;

/** The segment between a path and a fragment that is written like a path. */
const fragmentMark = '\0';

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
    refuseIf(/^:0./.test(port), 'zeroPort');
  }
  refuseIf(!/^(?::[0-9]*)?$/.test(port), 'invalidPort');
  const number = Number(port.slice(1));
  refuseIf(number > 65535, 'greatPort');
  return port.length < 2 || number === defaultPort ? host : `${host}:${number}`;
}

/** @param {string} host */
const isWebHostWithPort = (host) => attempt(() => hostOf(host, 443)) === host;

/** @param {string} host */
const isWebHost = (host) => !/:\d*$/.test(host) && isWebHostWithPort(host);

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
function itemsOf(part, position, { isCaseless, plusIsLiteral }) {
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
function readLink(written, set, isPath) {
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
function partsOf(text) {
  const [, written, body = ''] = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?([^]*)$/.exec(text) ?? [];
  const [, head = '', queryText = '', hash] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(body) ?? [];
  const [, host = '', path = head] = (written !== undefined && /^\/\/([^/]*)([^]*)$/.exec(head)) || [];
  return {
    text,
    scheme: written?.toLowerCase() ?? null,
    host,
    path,
    queryText,
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
function withItems(parts, set) {
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
  const [, path = '', query = ''] = /^\/?([^?]*)(?:\?([^]*))?$/.exec(fragment) ?? [];
  const segments = path.replace(/\/$/, '').split('/').map((segment) => decode(segment));
  return {
    segments: path === '' ? [fragmentMark] : [fragmentMark, ...segments],
    query: itemsOf(query, end - query.length, set),
  };
}

/** Whether a link's host is an IPv6 address, as it is written: `https://[`. @param {string} text */
const hasBracketedHost = (text) => /^[^/]*\/\/\[/.test(text);

// MARK: Types

/** @param {ValueType} type @returns {string} */
function wordsFor(type) {
  const { separator, ...element } = type;
  if (separator === undefined) return type.kind.words(type);
  return `values with '${separator}' between them, each ${wordsFor(element)}`;
}

/**
 * The text of a value; `undefined` if it has none.
 * @param {ValueType} type @param {unknown} value @returns {string | undefined}
 */
function textOf(type, value) {
  const { kind, separator, isFilled } = type;
  const print = (/** @type {unknown} */ one) => {
    const text = kind.print(one, type);
    return isFilled ? text || undefined : text;
  };
  if (separator === undefined) return print(value);
  if (!Array.isArray(value)) return undefined;
  const texts = value.map(print);
  const text = texts.join(separator);
  // The end of one element and the separator may contain another separator.
  const parts = text.split(separator);
  const isDivided = parts.length === texts.length && parts.every((part, index) => part === texts[index]);
  return isDivided && reads(type, text) ? text : undefined;
}

/** Whether a text of a link is a value. @param {ValueType} type @param {string} text @param {boolean} [isInPath] */
function reads(type, text, isInPath = false) {
  const { kind, separator, isFilled } = type;
  const texts = separator === undefined ? [text] : text.split(separator);
  return !(text === '' && (isFilled || separator !== undefined))
    && texts.every((one) => !(isFilled && one === '') && kind.reads(one, type, isInPath));
}

/** The value of a text that is one. @param {ValueType} type @param {string} text */
const valueOf = (type, text) => (type.separator === undefined ? type.kind.value(text, type)
  : text.split(type.separator).map((one) => type.kind.value(one, type)));

/** @param {{ form?: ParameterForm | undefined }} parameter */
const isList = ({ form }) => form === 'list' || form === 'filledList';

/** @param {{ form?: ParameterForm | undefined }} parameter */
const isDictionary = ({ form }) => form === 'dictionary' || form === 'listDictionary';

/** @param {{ form?: ParameterForm | undefined }} parameter */
const isRest = ({ form }) => form === 'rest' || form === 'optionalRest';

/** @param {{ form?: ParameterForm | undefined }} parameter */
const isSingle = ({ form = 'single' }) => form === 'single' || form === 'optional';

/** Whether a link must have a value. @param {Parameter} parameter */
const isRequired = ({ form = 'single', fallback }) =>
  fallback === undefined && /^(single|rest|filledList)$/.test(form);

// MARK: Texts

/** @param {unknown} value */
const string = (value) => (typeof value === 'string' ? value : undefined);

/** @param {string} text */
const same = (text) => text;

const always = () => true;

/** @type {Kind} */
const text = {
  words: ({ isFilled }) => `a text${isFilled ? ' that is not empty' : ''}`,
  print: string,
  reads: always,
  value: same,
  isText: true,
};

/** @type {Kind} */
const lines = {
  words: ({ isFilled }) => `a text of one or more lines${isFilled ? ' that is not empty' : ''}`,
  print: string,
  reads: always,
  value: same,
  isText: true,
  isMultiline: true,
};

/** @type {Kind} */
const bool = {
  words: () => 'true or false',
  print: (value) => (typeof value === 'boolean' ? String(value) : undefined),
  reads: (text, _, isInPath) =>
    (isInPath ? /^(true|false)$/ : /^(true|false|[01]|)$/).test(text),
  value: (text) => !/^(false|0)$/.test(text),
  isClosed: true,
};

/** @param {string} text */
const isUUID = (text) => /^[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$/.test(text);

/** @type {Kind} */
const uuid = {
  words: () => 'a UUID',
  print: (value) =>
    (typeof value === 'string' && isUUID(value) ? value.toUpperCase() : undefined),
  reads: isUUID,
  value: (text) => text.toUpperCase(),
  isClosed: true,
};

// MARK: Numbers

/** @param {ValueType} type */
function range({ kind, low = kind === uint ? '0' : undefined, high }) {
  return low !== undefined && high !== undefined ? ` from ${low} to ${high}`
    : low !== undefined ? `, at least ${low}` : high !== undefined ? `, at most ${high}` : '';
}

/** @param {ValueType} type */
const wholeWords = (type) =>
  `a whole number${range(type)}${type.digits ? `, with ${type.digits} digits` : ''}`;

/** @param {string} text @param {ValueType} type */
function isInRange(text, { kind, low = kind.low ?? '', high = kind.high ?? '' }) {
  return BigInt(low) <= BigInt(text) && BigInt(text) <= BigInt(high);
}

/** @param {unknown} value @param {ValueType} type */
function printWhole(value, type) {
  const isWhole = typeof value === 'bigint' || Number.isSafeInteger(value);
  const text = isWhole ? String(value) : '';
  return isWhole && isInRange(text, type) ? text.padStart(type.digits ?? 0, '0') : undefined;
}

/** @param {string} text @param {ValueType} type */
function readsWhole(text, type) {
  const { digits } = type;
  const hasForm = digits === undefined ? /^(?:0|-?[1-9][0-9]{0,19})$/.test(text)
    : text.length === digits && /^[0-9]+$/.test(text);
  return hasForm && isInRange(text, type);
}

/** A number if it is one exactly. @param {string} text */
function wholeValue(text) {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** Whole numbers of 64 bits. @type {Kind} */
const int = {
  words: wholeWords,
  print: printWhole,
  reads: readsWhole,
  value: wholeValue,
  isClosed: true,
  low: '-9223372036854775808',
  high: '9223372036854775807',
};

/** @type {Kind} */
const uint = {
  words: wholeWords,
  print: printWhole,
  reads: readsWhole,
  value: wholeValue,
  isClosed: true,
  low: '0',
  high: '18446744073709551615',
};

/** @param {number} number @param {ValueType} type */
const isDouble = (number, { low, high }) => (low === undefined || Number(low) <= number)
  && (high === undefined || number <= Number(high))
  && Number.isFinite(number) && !Object.is(number, -0);

/** The shortest digits that are exactly this number, without an exponent. @param {number} number */
function decimal(number) {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const power = Number(exponent);
  if (power === 0) return mantissa;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? [];
  return power < 0 ? `${sign}0.${'0'.repeat(-power - 1)}${whole}${fraction}`
    : sign + whole + fraction.padEnd(power, '0');
}

/** @type {Kind} */
const double = {
  words: (type) => `a number${range(type)}`,
  print: (value, type) =>
    (typeof value === 'number' && isDouble(value, type) ? decimal(value) : undefined),
  reads: (text, type) =>
    /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text) && isDouble(Number(text), type),
  value: Number,
  isClosed: true,
};

// MARK: Dates

/**
 * The seconds from 1970 to an instant, and nanoseconds, of ISO 8601 with a time and a zone; `null` for other
 * texts. A space before the zone is a `+` that the sender has not escaped.
 * @param {string} text
 */
function instantOf(text) {
  const time = '([01]\\d|2[0-3]):([0-5]\\d)';
  const found = new RegExp(`^(\\d{4})-(\\d\\d)-(\\d\\d)T${time}:([0-5]\\d)(?:\\.(\\d{1,9}))?`
    + `(?:Z|([+ -])${time})$`).exec(text);
  if (!found) return null;
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const [fraction = '', sign, hours = '0', minutes = '0'] = found.slice(7);
  const east = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60 : 60);
  const seconds = date.getTime() / 1000 + (hour * 60 + minute) * 60 + second - east;
  const nanoseconds = Number(fraction.padEnd(9, '0'));
  // The years 0000 to 9999 in UTC. The last microseconds are rounded to the next year.
  const isInRange = seconds >= -62167219200
    && dateOfApp(seconds, nanoseconds) + from1970 < 253402300800;
  return isInRange ? { seconds, nanoseconds } : null;
}

/** The seconds to the year 2001, from which an app's `Date` counts. */
const from1970 = 978307200;

/**
 * The seconds from 2001 that an app's `Date` has, with a single rounding where the number of
 * nanoseconds is exact.
 * @param {number} seconds @param {number} nanoseconds
 */
function dateOfApp(seconds, nanoseconds) {
  const whole = seconds - from1970;
  return Math.abs(whole) < 9e6 ? (whole * 1e9 + nanoseconds) / 1e9 : whole + nanoseconds / 1e9;
}

/** The seconds from 1970 to an instant; `null` for other texts. @param {string} text */
function secondsOfInstant(text) {
  const instant = instantOf(text);
  return instant && dateOfApp(instant.seconds, instant.nanoseconds) + from1970;
}

/** @type {Kind} */
const date = {
  words: () => 'a time with a zone, such as 2027-01-31T09:00:00Z',
  print: (value) => {
    if (!(value instanceof Date) || Number.isNaN(value.getTime())) return undefined;
    const text = value.toISOString().replace('.000', '');
    return /^[0-9]{4}-/.test(text) ? text : undefined;
  },
  reads: (text) => instantOf(text) !== null,
  value: (text) => {
    const { seconds, nanoseconds } = instantOf(text) ?? { seconds: NaN, nanoseconds: 0 };
    return new Date(seconds * 1000 + Math.floor(nanoseconds / 1e6));
  },
};

// MARK: Other values

/** The text of an enum in other letters. @param {string} text @param {ValueType} type */
const known = (text, { texts = [], isCaseless }) =>
  texts.find((own) => fold(own, isCaseless) === fold(text, isCaseless));

/** @param {ValueType} type */
const list = ({ texts = [] }) => texts.map((text) => text || 'an empty text').join(', ');

/** The texts of an enum. @type {Kind} */
const oneOf = {
  words: (type) => `one of ${list(type)}`,
  print: (value, { texts = [] }) => texts.find((text) => text === value),
  reads: (text, type) => known(text, type) !== undefined,
  value: (text, type) => known(text, type),
  isClosed: true,
};

/** Texts, of which some are those of an open enum. @type {Kind} */
const openEnum = {
  words: (type) => `${text.words(type)}, such as ${list(type)}`,
  print: (value, type) =>
    (typeof value === 'string' ? known(value, type) ?? value : undefined),
  reads: always,
  value: (text, type) => known(text, type) ?? text,
  isText: true,
};

/** The texts of a type of the app, of which only the beginning is known. @type {Kind} */
const declared = {
  words: ({ begins, typeName }) => (begins !== undefined ? `a text that begins with '${begins}'`
    : `a text that the app reads as ${typeName}`),
  print: (value, { begins = '' }) => {
    const text = String(value);
    return text.startsWith(begins) ? text : undefined;
  },
  reads: (text, { begins = '' }) => text.startsWith(begins),
  value: same,
};

/** @param {string} text @param {ValueType} type */
function isWebLink(text, { hosts }) {
  const link = attempt(() => readLink(text, {}, false));
  return !(link instanceof Refusal) && isWebScheme(link.scheme)
    && (hosts === undefined || hosts.some((declared) => covers(declared, link.host)));
}

/** A web link as Foundation's `URL` has it: escaped, and then without an empty port. @param {string} text */
function escapedLink(text) {
  const [, origin = '', path = '', fragment = ''] =
    /^([^/]*\/.[^/?#]*)([^#]*#?)([^]*)$/.exec(text) ?? [];
  const escape = (/** @type {string} */ part) =>
    part.replace(/[^\0-\x7F]+|["<>[\]^`{|}#]/g, encodeURIComponent);
  const rest = path.replace(/[^#]+/, escape) + escape(fragment);
  return rest === path + fragment ? text : origin.replace(/:$/, '') + rest;
}

/** Web links, perhaps on some hosts only. @type {Kind} */
const url = {
  words: ({ hosts }) => `a web link${hosts ? ` on ${hosts.join(' or ')}` : ''}`,
  print: (value, type) =>
    (typeof value === 'string' && isWebLink(value, type) ? escapedLink(value) : undefined),
  reads: isWebLink,
  value: escapedLink,
};

/**
 * A text; a list of texts; a dictionary by canonical keys; or `null` for anything else.
 *
 * @typedef {string | string[] | Entries | null} Value
 * @typedef {Map<string, { key: string, value: Value }>} Entries
 * @typedef {{ value: Value, name: string, inner: Entries | null }} Place
 *
 * The keys of a payload beside the one that names the route.
 *
 * @typedef {{
 *   textsOf: (names: string[], parameter: Parameter) => string[],
 *   extras: (names: string[]) => LinkExtra[],
 * }} Payload
 */

/** The form that links have of a JSON number; `null` if there is none. @param {string} token */
function textOfNumber(token) {
  if (/^-?[0-9]{1,20}$/.test(token)) {
    const whole = BigInt(token);
    if (whole >= -(2n ** 63n) && whole < 2n ** 64n) return String(whole);
  }
  const number = Number(token);
  if (!Number.isFinite(number)) throw new RangeError(token);
  return Object.is(number, -0) ? null : decimal(number);
}

/** The number of keys in all objects of a value, of which equal ones count once. @param {unknown} value @returns {number} */
function countOfKeys(value) {
  if (value === null || typeof value !== 'object') return 0;
  const own = Array.isArray(value) ? 0 : new Set(Object.keys(value).map(canonical)).size;
  return Object.values(value).reduce((count, inner) => count + countOfKeys(inner), own);
}

/**
 * A payload, or the JSON object in a text, with at most `depth` dictionaries in one another; `null` for anything
 * else, and for a text that two parsers may read differently.
 * @param {unknown} payload @param {number} depth
 */
function entriesOf(payload, depth) {
  try {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload, (_, value) =>
      (typeof value === 'bigint' ? String(value) : value));
    JSON.parse(text);
    let [keyCount, nesting] = [0, 0];
    // `JSON.parse` rounds whole numbers of 64 bits, so they become texts. No number has a list as its text.
    const parts = /("(?:[^"\\]|\\.)*")(\s*:)?|-?[0-9][0-9.eE+-]*|[[\]{}]/g;
    /** @type {unknown} */
    const value = JSON.parse(text.replace(parts, (part, string, colon) => {
      if (string) {
        if (hasHalfPair(JSON.parse(string))) throw new RangeError(string);
        if (colon) keyCount += 1;
        return part;
      }
      if (/[-0-9]/.test(part)) return JSON.stringify(textOfNumber(part) ?? [null]);
      nesting += '[{'.includes(part) ? 1 : -1;
      if (nesting > 64) throw new RangeError(part);
      return part;
    }));
    const object = payloadValue(value, depth);
    return object instanceof Map && countOfKeys(value) === keyCount ? object : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @param {number} depth @returns {Value} */
function payloadValue(value, depth) {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  if (Array.isArray(value)) {
    const texts = value.map((element) => payloadValue(element, 0));
    return texts.every((text) => typeof text === 'string') ? texts : null;
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return new Map(entries.map(([key, inner]) =>
    [canonical(key), { key, value: payloadValue(inner, depth - 1) }]));
}

/** The dictionary that a value is. @param {Value | undefined} value */
const dictionary = (value) => (value instanceof Map ? value : null);

/** The dictionary that a value is, or the JSON object of a text. @param {Value | undefined} value */
const objectOf = (value) => (typeof value === 'string' && byteCount(value) <= mostBytes
  ? entriesOf(value, 64) : dictionary(value));

/**
 * The first value of a key for which `isValue` is true, its `name` and the `inner` dictionary with that
 * name. A key with dots may be divided at each of them into the key of a dictionary and a key inside of
 * it, which `find` returns; the longest key of a dictionary goes first.
 * @param {Entries} values @param {string} key @param {(value: Value) => boolean} isValue
 * @param {(value: Value | undefined) => Entries | null} find @returns {Place | null}
 */
function placeIn(values, key, isValue, find) {
  const entry = values.get(canonical(key));
  if (entry && isValue(entry.value)) return { value: entry.value, name: key, inner: null };
  for (let dot = key.length; dot > 0;) {
    dot = key.lastIndexOf('.', dot - 1);
    const inner = dot < 0 ? null : find(values.get(canonical(key.slice(0, dot)))?.value);
    const place = inner && placeIn(inner, key.slice(dot + 1), isValue, find);
    if (place) return { ...place, inner: place.inner ?? inner };
  }
  return null;
}

/**
 * The keys of a payload, of which those in `inner`, the dictionary with the text of a rule, go first. A rule has
 * `read` one.
 * @param {Entries} values @param {Entries | null} [inner] @param {string[]} [read]
 */
function payloadOf(values, inner = null, read = []) {
  return {
    values,

    /** What is in dictionaries precedes what is in the JSON of texts.
     *
     * @param {string} key
     * @param {(value: Value) => boolean} isValue
     */
    place(key, isValue) {
      const find = (/** @type {(value: Value | undefined) => Entries | null} */ object) =>
        (inner && placeIn(inner, key, isValue, object)) ?? placeIn(values, key, isValue, object);
      return find(dictionary) ?? find(objectOf);
    },

    /**
     * Whether a key has a value, but no empty text and none for which `isValue` is true.
     * @param {string} key @param {(value: Value) => boolean} isValue
     */
    hasOther(key, isValue) {
      return this.place(key, isValue) === null && this.place(key, (value) => value !== '') !== null;
    },

    /** The texts for a parameter, under the first name with a value. @param {string[]} names @param {Parameter} parameter */
    textsOf(names, parameter) {
      const key = names.find((own) => this.place(own, (value) => value !== ''));
      if (key === undefined) return [];
      const { name, digits = 0, separator, ignoresUnreadable } = parameter;
      const isValue = isList(parameter)
        ? (/** @type {Value} */ value) => isText(value) || Array.isArray(value) : isText;
      if (!ignoresUnreadable && this.hasOther(key, isValue)) throw invalidValue(name, '');
      const value = this.place(key, isValue)?.value;
      const texts = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
      // JSON numbers have no zeros in front.
      const padded = (/** @type {string} */ text) =>
        (/^(0|[1-9][0-9]*)$/.test(text) ? text.padStart(digits, '0') : text);
      return texts.map((text) => (separator === undefined ? padded(text)
        : text.split(separator).map(padded).join(separator)));
    },

    /**
     * The texts under other keys than `names` and those that were read, and into which no such key reaches, in the
     * order of the keys.
     * @param {string[]} names
     */
    extras(names) {
      const all = [...names, ...read];
      const named = new Set(all.map(canonical));
      const reached = new Set(all.flatMap((name) => name.split('.').map((_, count, parts) =>
        canonical(parts.slice(0, count).join('.'))).slice(1)));
      return [...values.entries()]
        .filter(([key, { value }]) => isText(value) && !named.has(key)
          && !(reached.has(key) && objectOf(value) !== null))
        .sort(([left], [right]) => byScalars(left, right))
        .map(([, { key, value }]) => ({ key, value: String(value) }));
    },
  };
}

/** Whether a value is a text that is not empty. @param {Value} value */
const isText = (value) => typeof value === 'string' && value !== '';

/**
 * What the placeholders of a path capture, and the first of them that is no value, or -1.
 *
 * @typedef {{ texts: string[][], unreadable: number }} Captured
 */

/** The route of a pattern, if it has one. @param {Route | Pattern} pattern @returns {Route | undefined} */
const routeOf = (pattern) => ('parameters' in pattern ? pattern : pattern.route);

/** What a pattern has beside the form of a route. @param {Route | Pattern} pattern @returns {Partial<Pattern>} */
const ownOf = (pattern) => ('parameters' in pattern ? {} : pattern);

/** Whether keys of a payload supply the parameters of the path. @param {Route | Pattern} pattern */
const isForPayloads = (pattern) => ownOf(pattern).keys !== undefined;

/** Whether the link is inside of the links of a pattern. @param {Route | Pattern} pattern */
const isEnvelope = (pattern) => ownOf(pattern).inner !== undefined;

/** @param {Route | Pattern} pattern */
const readsFragmentAsPath = ({ path }) => path.includes(fragmentMark);

/**
 * The parameters of a pattern, which may require more than the route.
 * @param {Route | Pattern} pattern @returns {readonly Parameter[]}
 */
function parametersOf(pattern) {
  const { inner, required = [], filled = [] } = ownOf(pattern);
  if (inner) return [inner];
  return (routeOf(pattern)?.parameters ?? []).map((own, slot) => {
    /** @type {Parameter} */
    const parameter = filled.includes(slot) ? { ...own, isFilled: true } : own;
    if (!required.includes(slot)) return parameter;
    const form = isList(own) ? 'filledList' : 'single';
    return { ...parameter, form, fallback: undefined, ignoresUnreadable: false };
  });
}

/** The keys of an item, of which the first one is printed. @param {Item} item */
const namesOf = ([key]) => (typeof key === 'string' ? [key] : key);

/** Whether a value may extend to the end of the link. @param {Item} item */
const isRestOfLink = ([, , flags]) => flags?.startsWith('rest') === true;

/** The keys of the query that a pattern names, folded. @param {RouteSet} set @param {Route | Pattern} pattern */
const namedKeys = ({ isCaseless }, { query = [] }) =>
  new Set(query.flatMap(namesOf).map((name) => fold(name, isCaseless)));

// MARK: Paths

/**
 * What the placeholders of a pattern's segments capture of a path, from the left; `null` if the path is another one.
 * @param {RouteSet} set @param {Route | Pattern} pattern @param {readonly string[]} path @returns {Captured | null}
 */
function capture({ isCaseless }, pattern, path) {
  const segments = pattern.path;
  const parameters = routeOf(pattern)?.parameters ?? [];
  /** @type {string[][]} */
  const texts = [];
  let unreadable = -1;
  for (const [index, segment] of segments.entries()) {
    const text = path[index];
    const type = typeof segment === 'number' ? parameters[segment] : segment;
    const restOfPath = segment === null || (typeof segment === 'number' && isRest(parameters[segment] ?? {}));
    if (restOfPath && text !== undefined) {
      return { texts: [...texts, path.slice(index)], unreadable };
    }
    if (!text || !type) return null;
    if (typeof type === 'string') {
      if (fold(text, isCaseless) !== fold(type, isCaseless)) return null;
      continue;
    }
    const captured = 'kind' in type ? [{ type, text }]
      : split(text, type.map((piece) => typeOf(piece, parameters)), isCaseless);
    if (!captured) return null;
    for (const piece of captured) {
      if (unreadable < 0 && !reads(piece.type, piece.text, true)) unreadable = texts.length;
      texts.push([piece.text]);
    }
  }
  return segments.length === path.length ? { texts, unreadable } : null;
}

/** @param {Piece} piece @param {readonly Parameter[]} parameters @returns {string | ValueType} */
function typeOf(piece, parameters) {
  const type = typeof piece === 'number' ? parameters[piece] : piece;
  if (type === undefined) throw new RangeError(`there is no parameter ${piece}`);
  return type;
}

/**
 * What the placeholders of a mixed segment capture; `null` if the literal texts are not there. A
 * placeholder has a character or more, and ends where the literal text after it can first begin, and
 * before the late split where the rest can first be read; the last literal text must be at the end.
 * @param {string} text @param {readonly (string | ValueType)[]} pieces @param {boolean} [isCaseless]
 */
function split(text, pieces, isCaseless, late = lateSplit(pieces)) {
  const folded = fold(text, isCaseless);
  /** @type {{ type: ValueType, text: string }[]} */
  const captured = [];
  let rest = 0;
  /** @type {ValueType | undefined} */
  let open;
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece !== 'string') {
      open = piece;
      continue;
    }
    const literal = fold(piece, isCaseless);
    const first = open ? rest + 1 : rest;
    const start = index === pieces.length - 1 ? text.length - literal.length
      : index === late ? latePlace(text, rest, literal, pieces.slice(index + 1), isCaseless)
      : open ? folded.indexOf(literal, first) : rest;
    const isThere = start >= first && (open || start === rest);
    if (!isThere || !folded.startsWith(literal, start)) return null;
    if (open) captured.push({ type: open, text: text.slice(rest, start) });
    rest = start + literal.length;
    open = undefined;
  }
  if (!open) return rest === text.length ? captured : null;
  return rest === text.length ? null : [...captured, { type: open, text: text.slice(rest) }];
}

/**
 * The index of the literal text after the last text or list, if nothing but numbers, `Bool`, `UUID` and enums
 * follows; -1 if there is none.
 * @param {readonly (string | ValueType)[]} pieces
 */
function lateSplit(pieces) {
  const types = pieces.map((piece) => (typeof piece === 'string' ? undefined : piece));
  const last = types.map((type) => type !== undefined && (!type.kind.isClosed || type.separator !== undefined))
    .lastIndexOf(true);
  const kind = types[last]?.kind;
  return (kind?.isText || kind?.isClosed) && types.slice(last + 1).some(Boolean) ? last + 1 : -1;
}

/**
 * The first place of a literal text from which the rest can be read, or else the last one from which the rest has
 * its literal texts; -1 if there is none.
 * @param {string} text @param {number} from @param {string} literal @param {readonly (string | ValueType)[]} pieces
 * @param {boolean} [isCaseless]
 */
function latePlace(text, from, literal, pieces, isCaseless) {
  const folded = fold(text, isCaseless);
  let last = -1;
  for (let start = folded.indexOf(literal, from + 1); start >= 0;
    start = folded.indexOf(literal, start + 1)) {
    const rest = text.slice(start + literal.length);
    /** @type {ReturnType<typeof split>} */
    const captured = byteCount(rest) <= 1024 ? split(rest, pieces, isCaseless, -1) : null;
    if (captured) last = start;
    if (captured?.every(({ type, text }) => reads(type, text, true))) break;
  }
  return last;
}

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
const isKnown = ({ schemes = [], acceptsHTTP }, scheme) =>
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
  if (name === '*') return isWeb && (host.endsWith(']') || !host.includes(':'));
  return name === '*:*' ? isWeb : covers(name, host);
}

/**
 * Finds the scopes whose patterns are tried for a link.
 * @param {RouteSet} set @param {readonly Scope[]} scopes @param {ReturnType<typeof partsOf>} own
 * @param {Payload} [payload] @returns {Link}
 */
function classify(set, scopes, own, payload) {
  const { scheme, host, segments } = own;
  const link = { ...withItems(own, set), payload };
  if (scheme === null) {
    const isTried = (/** @type {Scope} */ { origin }) => origin === undefined || origin === allLinks;
    return { ...link, scopes: scopes.filter(isTried) };
  }
  // The host of a custom scheme is the path's first segment, unless the file declares such a host.
  const hostIsSegment = !isWebScheme(scheme) && host !== ''
    && ![...set.hosts ?? [], ...namesOfOrigins('host ', set.blocks)].some((declared) => covers(declared, host));
  const tried = scopes.filter(({ origin }) => mayTry(set, origin, scheme, host));
  return { ...link, hostIsSegment, segments: hostIsSegment ? [host, ...segments] : segments, scopes: tried };
}

// MARK: Patterns

/**
 * The link as a pattern reads it; `null` for a link without a path in its fragment, if the pattern has one.
 * @param {Link} link @param {Route | Pattern} pattern @returns {Link | null}
 */
function asRead(link, pattern) {
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
function matched(set, link) {
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
function* capturedPaths(set, link) {
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
function textsOf(set, pattern, captured, whole, allowsEmpty) {
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
  const { path, query = [], fragment } = pattern;
  /** @type {Map<number, () => readonly string[]>} */
  const sources = new Map();
  const fromPayload = (/** @type {number} */ slot, /** @type {string[]} */ names) => {
    const parameter = parameters[slot];
    return parameter && link.payload?.textsOf(names, parameter) || [];
  };
  // A payload has the values of segments that may be missing, where the pattern has none.
  for (const slot of keys ? [] : routeOf(pattern)?.path ?? []) {
    const parameter = typeof slot === 'number' && !path.flat().includes(slot) && parameters[slot];
    if (parameter && !isRest(parameter)) sources.set(slot, () => fromPayload(slot, [parameter.name]));
  }
  for (const [slot, text] of Object.entries(constants)) sources.set(Number(slot), () => [text]);
  for (const [slot, end] of Object.entries(hosts)) {
    const { host } = link;
    sources.set(Number(slot), () => (host && [host.toLowerCase().slice(0, host.length - end.length)]) || []);
  }
  for (const [slot, key] of Object.entries(keys ?? {})) {
    sources.set(Number(slot), () => fromPayload(Number(slot), [key]));
  }
  for (const item of query) {
    const [, slot] = item;
    const names = namesOf(item);
    if (typeof slot !== 'number') continue;
    sources.set(slot, () => {
      const { name, form } = parameters[slot] ?? { name: '' };
      if (names.length === 0) {
        const pairs = otherPairs(set, item, link, pattern);
        // The same item may be there again.
        return (form === 'dictionary' ? withoutCopies(pairs) : pairs).flat();
      }
      const { restOfLink } = link;
      if (restOfLink !== undefined && isRestOfLink(item)) {
        // A parser that escapes the brackets of an IPv6 address turns it into another host.
        if (hasBracketedHost(restOfLink)) throw invalidValue(name, restOfLink);
        return [restOfLink];
      }
      const texts = itemTexts(set, item, link.query);
      return texts.length > 0 ? texts : fromPayload(slot, [name, ...names.slice(1)]);
    });
  }
  for (const item of typeof fragment === 'object' ? fragment : []) {
    if (typeof item[1] === 'number') sources.set(item[1], () => itemTexts(set, item, link.fragmentItems));
  }
  if (typeof fragment === 'number') {
    sources.set(fragment, () => (link.fragment === undefined ? [] : [decode(link.fragment)]));
  }
  return sources;
}

/** @param {Item} item @param {LinkItem} own */
const valueIn = ([, , flags], { value, plain }) => (flags?.endsWith('plus') ? plain : value);

/**
 * The values of every item of a link that has a key of a pattern's item.
 * @param {RouteSet} set @param {Item} item @param {readonly LinkItem[]} items
 */
function itemTexts({ isCaseless }, item, items) {
  const keys = namesOf(item).map((key) => fold(key, isCaseless));
  return items.filter(({ folded }) => keys.includes(folded)).map((own) => valueIn(item, own));
}

/** @param {RouteSet} set */
const expiryKey = ({ expires, isCaseless }) =>
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
 * The link as a pattern reads it that has an item with the rest of the link: if its value is a link that is not
 * encoded, everything to the end belongs to it.
 * @param {RouteSet} set @param {Link} link @param {Route | Pattern} pattern @returns {Link}
 */
function cut({ isCaseless }, link, { query: items = [] }) {
  const item = items.find(isRestOfLink);
  const key = item && fold(namesOf(item)[0] ?? '', isCaseless);
  const index = link.query.findIndex(({ folded }) => folded === key);
  const restOfLink = index < 0 ? '' : link.text.slice(link.query[index]?.start);
  if (!/^[a-z][a-z0-9+.\-]*:\/\//i.test(restOfLink)) return link;
  const query = link.query.slice(0, index);
  return { ...link, restOfLink, query, fragment: undefined, fragmentItems: [] };
}

/**
 * The first literal item of the pattern that the link lacks.
 * @param {RouteSet} set @param {Route | Pattern} pattern @param {Link} link
 */
function missingLiteral(set, { query = [], fragment }, link) {
  const isMissing = (/** @type {readonly LinkItem[]} */ items) => (/** @type {Item} */ item) => {
    const [, literal] = item;
    return typeof literal !== 'number' && !itemTexts(set, item, items).some((text) =>
      literal === null || fold(text, set.isCaseless) === fold(literal, set.isCaseless));
  };
  return query.find(isMissing(link.query))
    ?? (typeof fragment === 'object' ? fragment.find(isMissing(link.fragmentItems)) : undefined);
}

/**
 * The first key that a link has with different values, if a pattern allows one value.
 * @param {RouteSet} set @param {readonly (Route | Pattern)[]} path @param {Link} whole
 */
function repeatedKey(set, path, whole) {
  for (const pattern of path) {
    if (isForPayloads(pattern)) continue;
    const link = cut(set, whole, pattern);
    const parameters = parametersOf(pattern);
    const slotOf = (/** @type {Item} */ [, value]) => (typeof value === 'number' ? value : -1);
    const repeated = (/** @type {readonly Item[]} */ items, /** @type {readonly LinkItem[]} */ own) =>
      [...items].sort((left, right) => slotOf(left) - slotOf(right)).find((item) =>
        !isList(parameters[slotOf(item)] ?? {}) && new Set(itemTexts(set, item, own)).size > 1);
    const { query = [], fragment } = pattern;
    const found = repeated(query, link.query)
      ?? (typeof fragment === 'object' ? repeated(fragment, link.fragmentItems) : undefined);
    if (found) return namesOf(found)[0];
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
const hasOthers = ({ query = [] }) => query.some((item) => namesOf(item).length === 0);

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
const newReport = (now = Date.now() / 1000) => ({ now, extras: [], expiries: [] });

/**
 * Returns what a link or a path is.
 * @param {Table} table @param {unknown} link @param {Report} report @returns {Answer}
 */
const answerToLink = (table, link, report) => answerOf(table, report, () => {
  if (typeof link !== 'string') throw malformed('noText');
  return routeIn(table, link, undefined, 0, report);
});

/**
 * Returns what a payload is: an object, or its JSON text, whose numbers keep all their digits.
 * @param {Table} table @param {unknown} payload @param {Report} report @returns {Answer}
 */
const answerToPayload = (table, payload, report) => answerOf(table, report, () => {
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
  return found instanceof Refusal ? { error: errorOf(found) } : { ...found, extras: report.extras };
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
function errorOf({ kind, parameter, text, reason = '' }) {
  const messages = {
    malformed: `it is malformed, because ${reasons[reason] ?? reason}`,
    wrongScheme: `the scheme '${text}' is not declared`,
    wrongHost: `the host '${text}' is not declared`,
    notFound: 'no route has this path',
    missing: reason || `the parameter '${parameter}' is missing`,
    invalidValue: `'${text}' is not a value of the parameter '${parameter}'`,
    expired: reason,
    excluded: "an 'except' says that it leads nowhere",
    leftOut: 'the generated code leaves its route out',
  };
  return { kind, message: messages[kind], parameter, text };
}

// MARK: Links

/**
 * Reads a link or a path, and the links inside it.
 * @param {Table} table @param {string} text
 * @param {Payload | undefined} payload The other keys of a payload with the text.
 * @param {number} depth The number of envelopes around the link. @param {Report} report
 * @returns {{ route: Route, texts: string[][] }}
 */
function routeIn(table, text, payload, depth, report) {
  const { set } = table;
  const scopes = payload && table.payloadScope
    ? [...table.scopes.slice(0, -1), table.payloadScope] : table.scopes;
  const link = attempt(() => {
    const found = classify(set, scopes, readLink(text, set, true), payload);
    if (found.scopes.length === 0) throw unknownOrigin(table, found.scheme ?? '', found.host);
    return found;
  });
  if (link instanceof Refusal) {
    report.note?.(text);
    throw link;
  }
  const hasFragmentPaths = () => table.scopes.some(({ paths }) => paths.flat().some(readsFragmentAsPath));
  const behindPath = link.inFragment && hasFragmentPaths() ? link.inFragment.query : [];
  addExpiry(expiryOf(table, [...link.query, ...behindPath]), report);
  const found = attempt(() => {
    const found = matched(set, link);
    refuseIf(set.allowsLineBreaks === true && hasLineBreakOutsideTexts(set, found.link, found.pattern),
      'escapedLineBreak');
    return found;
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
    const answer = routeIn(table, inner, undefined, depth + 1, report);
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
      const isText = own.some((item) => isOfText(item[1])
        && namesOf(item).some((name) => fold(name, set.isCaseless) === folded));
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
  return payload.extras(parametersOf(pattern).flatMap(({ name }, slot) => {
    if (has(constants, String(slot))) return [];
    const item = (pattern.query ?? []).find(([, value]) => value === slot);
    return [keys[slot] ?? name, ...item ? namesOf(item).slice(1) : []];
  }));
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
  report.extras.push(...extrasOfPayload(payload, target));
  return { route, texts };
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
  if (name === '') return { kind: 'refused', error: errorOf(new Refusal('leftOut')) };
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
    const beginning = has(beginnings, scheme) ? beginnings[scheme] : undefined;
    if (beginning !== undefined) return checked(printed, beginning + plainPath(printed).slice(1));
    // The first segment takes the position of the host, if it is the same segment there.
    const path = pathText(printed);
    const isHost = isHostOfScheme(printed.set, firstSegment(path));
    return checked(printed, `${scheme}://${isHost ? path.slice(1) : path}`);
  }

  /** @param {string} [host] */
  web(host) {
    const { printed } = this;
    const { origins = [], acceptsHost } = printed.route;
    const own = hostsOf(printed);
    const schemes = namesOfOrigins('scheme ', origins);
    const name = host ?? own.find((declared) => !/^[*{]/.test(declared));
    if (name === undefined) throw nowhere(printed, 'no host');
    const isAccepted = host === undefined || (host.length < 254 && (acceptsHost?.(host)
      || (/^[\w\-.~!$&'()*+,;=]+(:\d+)?$/.test(host) && own.some((declared) => covers(declared, host)))));
    if (!isAccepted) throw new UnprintableLink(`the route has no links on the host '${host}'`);
    const isInsecure = schemes.includes('http') && !schemes.includes('https');
    return checked(printed, `${isInsecure ? 'http' : 'https'}://${name}${pathText(printed)}`);
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
    || origins.some((origin) => /^(host \*(:\*)?|scheme https?)$/.test(origin));
  const own = namesOfOrigins('host ', origins).filter((host) => !/^\*(:\*)?$/.test(host));
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
const isWritable = (text, parameter) => !hasHalfPair(text)
  && !(parameter?.kind.isMultiline ? /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]/ : /[\0-\x1F\x7F-\x9F]/).test(text);

// MARK: Path, query and fragment

/**
 * The parts of a link with the texts of the parameters.
 * @param {RouteSet} set @param {Route} route @param {readonly (readonly string[])[]} texts @returns {Printed}
 */
function printed(set, route, texts) {
  const { parameters, path, query = [], fragment } = route;
  // A default is not written.
  const written = parameters.map(({ fallback }, slot) => {
    const own = texts[slot] ?? [];
    return fallback !== undefined && own.length === 1 && own[0] === fallback ? [] : own;
  });
  const isInFragment = path.some((segment) => String(segment).startsWith('\0'));
  const items = (/** @type {Item} */ item) => printedItems(item, parameters, written, isInFragment);
  const parts = fragment === undefined ? []
    : typeof fragment === 'number' ? written[fragment]?.slice(0, 1).map(encodeFragment) ?? []
    : fragment.flatMap(items).map(({ text }) => text);
  const segments = path.map((segment) => segmentText(segment, route, texts, written));
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
 * A link at the end of a link: as it is, or encoded so that it does not begin like a link, if a part of it would be
 * escaped or removed.
 * @param {string} text @param {boolean} isInFragment
 */
const encodeInnerLink = (text, isInFragment) =>
  (/[^\0-\x7F]|["<>[\]^`{|}]/.test(text) || (isInFragment ? /#|:~:/ : /#[^]*:~:/).test(text)
    ? encode(text, '$,/;?@') : text);

/**
 * A segment with the slash before it, or all segments of the rest of a path; empty if it is missing.
 * @param {Segment} segment @param {Route} route @param {readonly (readonly string[])[]} texts
 * @param {readonly (readonly string[])[]} written
 */
function segmentText(segment, { parameters }, texts, written) {
  if (typeof segment === 'string') return `/${encodeSegment(segment)}`;
  if (typeof segment === 'number') {
    const own = written[segment] ?? [];
    const parameter = parameters[segment];
    const isEmpty = own[0] === '' && parameter && !isRest(parameter);
    if (isEmpty || own.some(hasDots)) {
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
 * @param {boolean} isInFragment @returns {Printed['items']}
 */
function printedItems(item, parameters, written, isInFragment) {
  const [, value] = item;
  const key = encodeItem(namesOf(item)[0] ?? '');
  if (value === null) return [];
  if (typeof value === 'string') return [{ text: value ? `${key}=${encodeItem(value)}` : key }];
  const parameter = parameters[value];
  const texts = written[value] ?? [];
  if (!parameter) return [];
  if (isDictionary(parameter)) {
    return texts.flatMap((text, index) => (index % 2 === 0
      ? [{ text: `${encodeItem(text)}=${encodeItem(texts[index + 1] ?? '')}` }] : []));
  }
  if (isRestOfLink(item)) return texts.map((text) => ({ text: `${key}=${encodeInnerLink(text, isInFragment)}` }));
  const { name } = parameter;
  return texts.map((text) =>
    ({ text: `${key}=${encodeItem(text)}`, ...isList(parameter) ? {} : { name, value: text } }));
}

/** The path with the query and the fragment. @param {Printed} printed */
function pathText({ path, items, fragment }) {
  // A segment that no link has is in place of the `#` before a path, and of a slash after it.
  const written = path.replace(/^(.*?)\/%00(%2F)?\/?/, (_, outer, slash) =>
    `${outer || '/'}#${slash ? '/' : ''}`);
  const whole = written + (items.length > 0 ? '?' : '') + items.map(({ text }) => text).join('&') + fragment;
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

/** The first segment of a path, as it is written. @param {string} path */
const firstSegment = (path) => path.slice(1).replace(/[/?#][^]*/, '');

/** Returns the link, or throws if it would open another route. @param {Printed} printed @param {string} link */
function checked(printed, link) {
  if (printed.route.opens(printed, link)) return link;
  throw new UnprintableLink(otherRoute);
}

/**
 * A part of a document of `routegen export json`, whose fields are in `Documentation/JSON.md`.
 *
 * @typedef {any} Json
 */

/** @param {Json} list @param {(json: Json) => any} make @returns {any[]} */
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
  /** @type {Table} */
  const table = {
    set: setOf(document, routes, origins.slice(0, -1)),
    routes,
    types,
    scopes: document.scopes.map((/** @type {Json} */ { patterns }, /** @type {number} */ index) =>
      scope(patterns, origins[index])),
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
  const kind = type.kind === 'enum' ? (isOpen ? openEnum : oneOf) : kinds[type.kind];
  const typeName = type.name ?? typeNames[type.kind] ?? type.kind[0].toUpperCase() + type.kind.slice(1);
  return { ...type, kind, typeName, isCaseless, texts: each(values, (value) => value.text) };
});

/** An origin as the table has it: `host example.com`. @param {Json} origin @returns {string} */
function originOf({ kind, name }) {
  switch (kind) {
    case 'everywhere': return 'all links';
    case 'anyHost': return 'host *';
    case 'anyHostAndPort': return 'host *:*';
    default: return `${kind} ${name}`;
  }
}

/** @param {Json} document @param {Map<string, Route>} routes @param {string[]} blocks @returns {RouteSet} */
function setOf({ schemes, hosts, forms, acceptsHTTP, isCaseless, plusIsLiteral, expires, payload }, routes, blocks) {
  const rule = payload.find((/** @type {Json} */ { kind }) => kind === 'type' || kind === 'link');
  return {
    schemes, hosts, acceptsHTTP, isCaseless, plusIsLiteral, expires, blocks,
    beginnings: forms,
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
    acceptsHost: hostValue || hosts.includes('*') ? isWebHost : hosts.includes('*:*') ? isWebHostWithPort : undefined,
    ...formOf(printed ?? { segments: [], query: [] }, slots, types),
  };
}

/** The form of links, in which parameters have positions. @param {Json} json @param {string[]} slots @param {ValueType[]} types */
function formOf({ segments, query, fragment }, slots, types) {
  const piece = (/** @type {Json} */ { literal, parameter, type, rest }) => literal
    ?? (parameter !== undefined ? slots.indexOf(parameter) : rest ? null : types[type]);
  const items = (/** @type {Json} */ list) =>
    each(list, ({ key, otherKeys = [], text, any, parameter, restOfLink, plusIsLiteral }) => [
      key === undefined ? [] : [key, ...otherKeys],
      any ? null : text ?? slots.indexOf(parameter),
      [restOfLink && 'rest', plusIsLiteral && 'plus'].filter(Boolean).join(' '),
    ]);
  /** @type {LinkForm} */
  const form = {
    path: each(segments, ({ mark, pieces, ...segment }) => (pieces ? each(pieces, piece)
      : mark !== undefined ? fragmentMark + mark.slice(1) : piece(segment))),
    query: items(query),
    fragment: fragment && (fragment.items ? items(fragment.items) : slots.indexOf(fragment.parameter)),
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
