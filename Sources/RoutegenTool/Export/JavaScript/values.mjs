import { readLink } from './link.mjs';
import { Refusal, attempt, covers, fold, isWebScheme } from './text.mjs';

/** @import { Kind, Parameter, ParameterForm, ValueType } from './routegen.d.ts' */

// MARK: Types

/** @param {ValueType} type @returns {string} */
export function wordsFor(type) {
  const { separator, ...element } = type;
  if (separator === undefined) return type.kind.words(type);
  return `values with '${separator}' between them, each ${wordsFor(element)}`;
}

/**
 * The text of a value; `undefined` if it has none.
 * @param {ValueType} type @param {unknown} value @returns {string | undefined}
 */
export function textOf(type, value) {
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
export function reads(type, text, isInPath = false) {
  const { kind, separator, isFilled } = type;
  const texts = separator === undefined ? [text] : text.split(separator);
  return !(text === '' && (isFilled || separator !== undefined))
    && texts.every((one) => !(isFilled && one === '') && kind.reads(one, type, isInPath));
}

/** The value of a text that is one. @param {ValueType} type @param {string} text */
export const valueOf = (type, text) => (type.separator === undefined ? type.kind.value(text, type)
  : text.split(type.separator).map((one) => type.kind.value(one, type)));

/** @param {{ form?: ParameterForm | undefined }} parameter */
export const isList = ({ form }) => form === 'list' || form === 'filledList';

/** @param {{ form?: ParameterForm | undefined }} parameter */
export const isDictionary = ({ form }) => form === 'dictionary' || form === 'listDictionary';

/** @param {{ form?: ParameterForm | undefined }} parameter */
export const isRest = ({ form }) => form === 'rest' || form === 'optionalRest';

/** @param {{ form?: ParameterForm | undefined }} parameter */
export const isSingle = ({ form = 'single' }) => form === 'single' || form === 'optional';

/** Whether a link must have a value. @param {Parameter} parameter */
export const isRequired = ({ form = 'single', fallback }) =>
  fallback === undefined && /^(single|rest|filledList)$/.test(form);

// MARK: Texts

/** @param {unknown} value */
const string = (value) => (typeof value === 'string' ? value : undefined);

/** @param {string} text */
const same = (text) => text;

const always = () => true;

/** @type {Kind} */
export const text = {
  words: ({ isFilled }) => `a text${isFilled ? ' that is not empty' : ''}`,
  print: string,
  reads: always,
  value: same,
  isText: true,
};

/** @type {Kind} */
export const lines = {
  words: ({ isFilled }) => `a text of one or more lines${isFilled ? ' that is not empty' : ''}`,
  print: string,
  reads: always,
  value: same,
  isText: true,
  isMultiline: true,
};

/** @type {Kind} */
export const bool = {
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
export const uuid = {
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
export const int = {
  words: wholeWords,
  print: printWhole,
  reads: readsWhole,
  value: wholeValue,
  isClosed: true,
  low: '-9223372036854775808',
  high: '9223372036854775807',
};

/** @type {Kind} */
export const uint = {
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
export function decimal(number) {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const power = Number(exponent);
  if (power === 0) return mantissa;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? [];
  return power < 0 ? `${sign}0.${'0'.repeat(-power - 1)}${whole}${fraction}`
    : sign + whole + fraction.padEnd(power, '0');
}

/** @type {Kind} */
export const double = {
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
export const from1970 = 978307200;

/**
 * The seconds from 2001 that an app's `Date` has, with a single rounding where the number of
 * nanoseconds is exact.
 * @param {number} seconds @param {number} nanoseconds
 */
export function dateOfApp(seconds, nanoseconds) {
  const whole = seconds - from1970;
  return Math.abs(whole) < 9e6 ? (whole * 1e9 + nanoseconds) / 1e9 : whole + nanoseconds / 1e9;
}

/** The seconds from 1970 to an instant; `null` for other texts. @param {string} text */
export function secondsOfInstant(text) {
  const instant = instantOf(text);
  return instant && dateOfApp(instant.seconds, instant.nanoseconds) + from1970;
}

/** @type {Kind} */
export const date = {
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
export const known = (text, { texts = [], isCaseless }) =>
  texts.find((own) => fold(own, isCaseless) === fold(text, isCaseless));

/** @param {ValueType} type */
const list = ({ texts = [] }) => texts.map((text) => text || 'an empty text').join(', ');

/** The texts of an enum. @type {Kind} */
export const oneOf = {
  words: (type) => `one of ${list(type)}`,
  print: (value, { texts = [] }) => texts.find((text) => text === value),
  reads: (text, type) => known(text, type) !== undefined,
  value: (text, type) => known(text, type),
  isClosed: true,
};

/** Texts, of which some are those of an open enum. @type {Kind} */
export const openEnum = {
  words: (type) => `${text.words(type)}, such as ${list(type)}`,
  print: (value, type) =>
    (typeof value === 'string' ? known(value, type) ?? value : undefined),
  reads: always,
  value: (text, type) => known(text, type) ?? text,
  isText: true,
};

/** The texts of a type of the app, of which only the beginning is known. @type {Kind} */
export const declared = {
  words: ({ begins, typeName }) => (begins !== undefined ? `a text that begins with '${begins}'`
    : `a text that the app reads as ${typeName}`),
  print: (value, { begins = '' }) => {
    const text = String(value);
    return text.startsWith(begins) ? text : undefined;
  },
  reads: (text, { begins = '' }) => text.startsWith(begins),
  value: same,
};

/** Texts of which the document says what they are. @type {Kind} */
export const texts = {
  words: ({ begins, rule = '' }) => `a text${begins === undefined ? '' : ` that begins with '${begins}'`}`
    + `${begins === undefined || rule === '' ? '' : ', then'}${rule && ` ${rule}`}`,
  print: (value, type) => [String(value)].find((text) => texts.reads(text, type, false)),
  reads: (text, { begins = '', characters, shortest = 0, longest = Infinity }) => {
    const rest = [...text.slice(begins.length)];
    return text.startsWith(begins) && rest.length >= shortest && rest.length <= longest
      && rest.every((one) => characters === undefined
        || characters.some((range) => range.charAt(0) <= one && one <= range.charAt(1)));
  },
  value: same,
  isClosed: true,
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
export const url = {
  words: ({ hosts }) => `a web link${hosts ? ` on ${hosts.join(' or ')}` : ''}`,
  print: (value, type) =>
    (typeof value === 'string' && isWebLink(value, type) ? escapedLink(value) : undefined),
  reads: isWebLink,
  value: escapedLink,
};
