import { byScalars, byteCount, canonical, hasHalfPair, invalidValue, mostBytes } from './text.mjs';
import { decimal, isList } from './values.mjs';

/** @import { LinkExtra, Parameter } from './routegen.d.ts' */

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
 *   textsOf: (key: string, parameter: Parameter) => string[],
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
export function entriesOf(payload, depth) {
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
export function payloadOf(values, inner = null, read = []) {
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

    /** The texts for a parameter. @param {string} key @param {Parameter} parameter */
    textsOf(key, parameter) {
      if (!this.place(key, (value) => value !== '')) return [];
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
export const isText = (value) => typeof value === 'string' && value !== '';
