/** @import { LinkError, RouteSet } from './routegen.d.ts' */

export const mostBytes = 16384;
export const mostParts = 256;
export const mostEnvelopes = 3;

/** Thrown where a link or a payload is found to open no route; `errorOf` has its words. */
export class Refusal {
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
export const malformed = (reason) => new Refusal('malformed', undefined, undefined, reason);

/** @param {string} parameter @param {string} text */
export const invalidValue = (parameter, text) => new Refusal('invalidValue', parameter, text);

/**
 * Returns the result of a function, or the refusal that it throws.
 * @template Result @param {() => Result} body @returns {Result | Refusal}
 */
export function attempt(body) {
  try {
    return body();
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal;
    throw refusal;
  }
}

/** @param {boolean} condition @param {string} reason */
export function refuseIf(condition, reason) {
  if (condition) throw malformed(reason);
}

/** The text in the letters in which texts are compared. @param {string} text @param {boolean} [isCaseless] */
export const fold = (text, isCaseless) => (isCaseless
  ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text);

/** The text as Swift compares strings, for which `é` has one form. @param {string} text */
export const canonical = (text) => text.normalize('NFC');

/** Whether a text has half of a surrogate pair. @param {string} text */
export const hasHalfPair = (text) => /[\uD800-\uDFFF]/u.test(text);

/** The number of bytes in UTF-8. @param {string} text */
export const byteCount = (text) => text.replace(/[^\0-\x7F]/g, (unit) =>
  (unit < '\u0800' || /[\uD800-\uDFFF]/.test(unit) ? '__' : '___')).length;

/**
 * The order of texts by their Unicode scalars, which is that of their bytes in UTF-8.
 * @param {string} left @param {string} right
 */
export function byScalars(left, right) {
  const [first, second] = [Array.from(left), Array.from(right)];
  const index = first.findIndex((character, place) => character !== second[place]);
  if (index < 0) return first.length - second.length;
  return (first[index]?.codePointAt(0) ?? 0) - (second[index]?.codePointAt(0) ?? -1);
}

/** Whether a URL parser would remove part of the text. @param {string} text */
export const hasDots = (text) => /(?:^|\/)\.\.?(?:\/|$)/.test(text);

/** The text without escapes. @param {string} text @param {boolean} [plusIsSpace] */
export function decode(text, plusIsSpace) {
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
export const encode = (text, kept) =>
  encodeURIComponent(text).replace(/%[2-7][0-9A-F]/g, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return kept.includes(character) ? character : escape;
  });

/** @param {string | null} scheme */
export const isWebScheme = (scheme) => scheme === 'https' || scheme === 'http';

/**
 * Whether a declared host, `example.com`, `*.example.com` or `{_}.example.com`, accepts a link's host.
 * @param {string} declared @param {string} host
 */
export function covers(declared, host) {
  const lower = host.toLowerCase();
  const [, mark, end = ''] = /^(\*|\{_\})([^]*)$/.exec(declared) ?? [];
  if (!mark) return declared === lower;
  const labels = lower.slice(0, -end.length).split('.');
  return lower.endsWith(end) && !labels.includes('') && (mark === '*' || labels.length === 1);
}

/**
 * The base of a scheme, or of the first declared host that covers a host.
 * @param {RouteSet} set @param {'host' | 'scheme'} kind @param {string} name
 */
export const baseOf = ({ bases = [] }, kind, name) =>
  bases.find((base) => base.kind === kind && covers(base.name, name));

/** The names in origins of a kind. @param {'host ' | 'scheme '} kind @param {readonly string[]} [origins] */
export const namesOfOrigins = (kind, origins = []) =>
  origins.filter((origin) => origin.startsWith(kind)).map((origin) => origin.slice(kind.length));

/** Whether an object has a property of its own. @param {object} object @param {string} key */
export const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
