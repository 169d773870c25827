'use strict';

/**
 * Finds the route of a link, or says why there is none, as the app does.
 *
 * This is `Documentation/Matching.md` in JavaScript, for the document that `routegen export json`
 * writes; `Documentation/Tools.md` describes its fields:
 *
 *     const matcher = new RouteMatcher(document);
 *     matcher.match('https://example.com/users/7').message;  // users.user(id: 7)
 *
 * `readLink` takes a text apart, `classify` finds the scopes to which its scheme and host belong, and
 * `matchPatterns` tries their patterns in order: the path (`capture`), then the query and the fragment
 * (`valuesOf`). If the pattern is an envelope, the link inside is read in the same way. If no pattern
 * matches, the most helpful refusal is the answer.
 *
 * The rules are about bytes of UTF-8. All delimiters are ASCII, and a text with half a surrogate pair
 * is refused, so strings are compared instead. No function throws for any text, and each pattern takes
 * time linear in the length of the link.
 */
const RouteMatcher = (() => {
  // MARK: Answers

  // An answer has a `kind`. One that says why a link does not match is thrown, and caught by `attempt`.
  const malformed = (reason) => ({ kind: 'malformed', reason });
  const missing = (parameter) => ({ kind: 'missing', parameter });
  const invalidValue = (parameter, value) => ({ kind: 'invalidValue', parameter, value });
  const notFound = { kind: 'notFound' };

  /** Returns the result of a function, or the answer that it throws. */
  function attempt(body) {
    try {
      return body();
    } catch (answer) {
      if (!answer.kind) throw answer;
      return answer;
    }
  }

  function refuseIf(condition, reason) {
    if (condition) throw malformed(reason);
  }

  /** Returns the more helpful of two answers; the first if they are of one kind. */
  function moreHelpful(first, second) {
    const rank = ({ kind }) => ['missing', 'invalidValue'].indexOf(kind);
    return rank(second) > rank(first) ? second : first;
  }

  // MARK: Texts

  const lineBreak = /[\t\n\r]/;
  const lineBreakReason = "it has an escaped tab or line break, which only a 'Text' can have";
  const dots = "its path has a '.' or '..' segment";
  const halfPair = /[\uD800-\uDFFF]/u;

  /** The text as Swift compares keys of dictionaries, for which `é` has one form. */
  const canonical = (text) => text.normalize('NFC');

  /** Compares two texts in the order of Swift: by the code points of their canonical forms. */
  function compareTexts(left, right) {
    const [first, second] = [left, right].map((text) => [...canonical(text)]);
    const index = first.findIndex((character, index) => character !== second[index]);
    if (index < 0) return first.length - second.length;
    return index < second.length ? first[index].codePointAt(0) - second[index].codePointAt(0) : 1;
  }

  /** Returns the text without escapes. */
  function decode(text, plusIsSpace) {
    const spaced = plusIsSpace ? text.replace(/\+/g, ' ') : text;
    return spaced.replace(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) => {
      const bytes = escapes.slice(1).split('%').map((digits) => parseInt(digits, 16));
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
    });
  }

  // MARK: Links

  /** Refuses every character, escaped or not, that two URL parsers would read differently. */
  function checkCharacters(text, { limits, allowsLineBreaks }) {
    const isLong = text.length > limits.bytes || new TextEncoder().encode(text).length > limits.bytes;
    refuseIf(isLong, `it is longer than ${limits.bytes / 1024} KiB`);
    refuseIf(halfPair.test(text), 'it has half of a surrogate pair');
    refuseIf(text.includes('\\'), 'it has a backslash');
    refuseIf(text.includes(' '), 'it has a space');
    const pathEnd = text.search(/[?#]/);
    for (const { 0: escape, index } of text.matchAll(/%(?:0[9AD]|(?![0-9A-F]{2}))/gi)) {
      refuseIf(escape === '%', "it has a '%' without two hexadecimal digits");
      refuseIf(!allowsLineBreaks || pathEnd < 0 || index < pathEnd, lineBreakReason);
    }
    let decoded = null;
    try {
      // Without a character in their place, the bytes beside line breaks could be one character.
      decoded = decodeURIComponent(text.replace(/%0[9AD]/gi, ' '));
    } catch {
      refuseIf(true, 'it has escapes that are not UTF-8');
    }
    refuseIf(/[\0-\x1F\x7F-\x9F]/.test(decoded), 'it has a control character');
  }

  /** Whether the text is four decimal numbers without zeros at their start: `127.0.0.1`. */
  function isIPv4(text) {
    const numbers = text.split('.');
    const isByte = (number) => /^(?:0|[1-9][0-9]{0,2})$/.test(number) && Number(number) < 256;
    return numbers.length === 4 && numbers.every(isByte);
  }

  /** Whether the text is eight groups of digits, with `::` in place of one or more of them. */
  function isIPv6(text) {
    const last = text.slice(text.lastIndexOf(':') + 1);
    const halves = (isIPv4(last) ? text.slice(0, -last.length) + '0:0' : text).split('::');
    const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
    if (!groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return false;
    return halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8;
  }

  /** The host of an authority, with the port unless it is the default of a web link. */
  function hostOf(authority, defaultPort) {
    const isWeb = defaultPort !== undefined;
    refuseIf(authority.includes('@'), 'it has a user name before the host');
    refuseIf(/[^\0-\x7F]|%/.test(authority), 'its host has an escape or a letter beyond ASCII');
    const [host] = /^\[[^\]]*\]?|^[^:]*/.exec(authority);
    const afterHost = authority.slice(host.length);
    const isBracketed = host.startsWith('[');
    refuseIf(host === '.' || host === '..', dots);
    const form = isBracketed ? /^\[[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*\]$/ : /^[\w\-.~!$&'()*+,;=]*$/;
    refuseIf(!form.test(host), 'its host has a character that no host has');
    refuseIf(host === '' && isWeb, 'it has no host');
    refuseIf(host === '' && authority !== '', 'it has a port without a host');
    if (isWeb) {
      const isAddress = isBracketed && isIPv6(host.slice(1, -1));
      refuseIf(isBracketed && !isAddress, 'its host is in brackets, but not an IPv6 address');
      // A browser reads such a host as an IPv4 address, in whatever notation.
      const endsInNumber = /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/i.test(host);
      refuseIf(
        endsInNumber && !isIPv4(host), 'its host ends in a number, but is not an IPv4 address');
    } else {
      // The authority is a segment, so it may not be written in several ways.
      refuseIf(isBracketed, 'its scheme is a custom one, and its host an IPv6 address');
      refuseIf(afterHost.endsWith(':'), 'its port is empty');
      refuseIf(/^:0./.test(afterHost), 'its port begins with a zero');
    }
    refuseIf(!/^(?::[0-9]*)?$/.test(afterHost), 'its port is not a number');
    const port = Number(afterHost.slice(1));
    refuseIf(port > 65535, 'its port is greater than 65535');
    return afterHost.length < 2 || port === defaultPort ? host : `${host}:${port}`;
  }

  /** The segments of a path, decoded; one slash at its start and one at its end do not count. */
  function segmentsOf(path, limits) {
    const written = path.replace(/^\//, '').split('/');
    if (written[written.length - 1] === '') written.pop();
    refuseIf(
      written.length > limits.segments, `its path has more than ${limits.segments} segments`);
    const segments = written.map((segment) => decode(segment, false));
    const isDots = (part) => part === '.' || part === '..';
    refuseIf(segments.some((segment) => segment.split('/').some(isDots)), dots);
    return segments;
  }

  /**
   * The items of a query, or of a fragment that is written like one; empty ones are left out.
   *
   * @param {number} start The position of the part in the link.
   * @param {{fold: function, plusIsSpace: boolean}} rules
   */
  function itemsOf(part, start, { fold, plusIsSpace }) {
    const items = [];
    let position = start;
    for (const item of part.split('&')) {
      const [written] = item.split('=', 1);
      const key = decode(written, plusIsSpace);
      const valueStart = Math.min(written.length + 1, item.length);
      const value = decode(item.slice(valueStart), plusIsSpace);
      if (item) items.push({ key, value, folded: fold(key), valueStart: position + valueStart });
      position += item.length + 1;
    }
    return items;
  }

  /** Takes a text apart, by the rules of "What a link is" in `Documentation/Matching.md`. */
  function readLink(text, rules) {
    checkCharacters(text, rules);
    const [, written, body] = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?([^]*)$/.exec(text);
    const scheme = written === undefined ? null : written.toLowerCase();
    refuseIf(scheme === null && !rules.isPath, 'it has no scheme');
    refuseIf(
      scheme === null && text.startsWith('//'),
      "it begins with '//', and a browser would interpret it as another host");
    let [, path, query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(body);
    const queryStart = text.length - body.length + path.length + 1;
    query = query || '';
    refuseIf(
      query.split('&').length > rules.limits.items,
      `its query has more than ${rules.limits.items} items`);

    let host = null;
    const defaultPort = { https: 443, http: 80 }[scheme];
    if (scheme !== null && path.startsWith('//')) {
      const [authority] = path.slice(2).split('/', 1);
      host = hostOf(authority, defaultPort) || null;
      path = path.slice(authority.length + 2);
    } else {
      refuseIf(defaultPort !== undefined, 'it has no host');
    }
    // Foundation escapes a character that a URI contains only escaped, and then all escapes, too.
    const rest = path + query + (fragment || '');
    refuseIf(
      rest.includes('%') && /[^\0-\x7F]|["<>[\]^`{|}#]/.test(rest),
      'it has escapes, and a character that is not escaped and would have to be');
    return {
      text, scheme, host,
      hostBesidePath: host,
      segments: segmentsOf(path, rules.limits),
      query: itemsOf(query, queryStart, rules),
      fragment: fragment === undefined ? null : decode(fragment, false),
      writtenFragment: fragment,
      fragmentItems: itemsOf(fragment || '', 0, rules),
      // The value of a key that continues to the end of the link; see `cut`.
      restOfLink: null,
    };
  }

  const isWebScheme = (scheme) => scheme === 'https' || scheme === 'http';

  /** Whether a declared host, `example.com` or `*.example.com`, accepts a link's host. */
  function covers(declared, host) {
    const lower = host.toLowerCase();
    if (!declared.startsWith('*.')) return declared === lower;
    return lower.endsWith(declared.slice(1)) && !lower.split('.').includes('');
  }

  /** Whether the link's host is an IPv6 address, as it is written: `https://[`. */
  const hasBracketedHost = (text) => /^[^/]*\/\/\[/.test(text);

  // MARK: Values

  /** The seconds from 1970 to an instant, ISO 8601 with a time and a zone; `null` for other texts. */
  function secondsOfInstant(text) {
    const time = '([01][0-9]|2[0-3]):([0-5][0-9])';
    const form = new RegExp(
      `^([0-9]{4})-([0-9]{2})-([0-9]{2})T${time}:([0-5][0-9])(?:\\.([0-9]{1,9}))?(?:Z|([+-])${time})$`);
    const found = form.exec(text);
    if (!found) return null;
    const [, year, month, day, hour, minute, second] = found.map(Number);
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
    const [fraction = '', sign, zoneHours = 0, zoneMinutes = 0] = found.slice(7);
    const east = (zoneHours * 60 + Number(zoneMinutes)) * 60 * (sign === '-' ? -1 : 1);
    // The runtime counts from 2001, with a single rounding where the number of nanoseconds is exact.
    const from1970 = 978307200;
    const seconds = date / 1000 + (hour * 60 + minute) * 60 + second - east - from1970;
    const nanoseconds = Number(fraction.padEnd(9, '0'));
    const rounded = Math.abs(seconds) < 9e6
      ? (seconds * 1e9 + nanoseconds) / 1e9 : seconds + nanoseconds / 1e9;
    // The years 0000 to 9999 in UTC. The last microseconds are rounded to the next year.
    const isInRange = seconds + from1970 >= -62167219200 && rounded + from1970 < 253402300800;
    return isInRange ? rounded + from1970 : null;
  }

  /** The time at which a link ends, in seconds since 1970; `null` if the text cannot be parsed. */
  function secondsOfExpiry(text) {
    const isWhole = /^(?:0|[1-9][0-9]{0,19})$/.test(text) && BigInt(text) < 2n ** 64n;
    return isWhole ? Number(text) : secondsOfInstant(text);
  }

  /** Returns a function that tells whether a text is a number of the type in its canonical form. */
  function numberReader({ kind, low, high, digits }) {
    const [number, least, greatest, form] = {
      int: [BigInt, -(2n ** 63n), 2n ** 63n - 1n, /^(?:0|-?[1-9][0-9]{0,19})$/],
      uint: [BigInt, 0n, 2n ** 64n - 1n, /^(?:0|[1-9][0-9]{0,19})$/],
      double: [
        Number, -Number.MAX_VALUE, Number.MAX_VALUE, /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/],
    }[kind];
    const first = low === undefined ? least : number(low);
    const last = high === undefined ? greatest : number(high);
    return (text) => {
      const isForm = digits === undefined
        ? form.test(text) : text.length === digits && /^[0-9]+$/.test(text);
      if (!isForm) return false;
      const value = number(text);
      return first <= value && value <= last && !Object.is(value, -0);
    };
  }

  /** Returns a function that tells whether a text is a value; its second argument is `isInPath`. */
  function readerOf(type, { enums, limits }, fold) {
    switch (type.kind) {
      case 'int': case 'uint': case 'double': return numberReader(type);
      case 'bool':
        return (text, isInPath) => (isInPath ? /^(true|false)$/ : /^(true|false|[01]|)$/).test(text);
      case 'uuid': {
        const form = /^[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$/;
        return (text) => form.test(text);
      }
      case 'date': return (text) => secondsOfInstant(text) !== null;
      case 'url':
        return (text) => {
          const { kind, scheme, host } = attempt(() => readLink(text, { limits, fold }));
          if (kind || !isWebScheme(scheme)) return false;
          return !type.hosts || type.hosts.some((declared) => covers(declared, host));
        };
      case 'enum': {
        const texts = new Set(enums[type.enum].values.map(({ text }) => fold(text)));
        return (text) => enums[type.enum].isOpen || texts.has(fold(text));
      }
      // Only the app knows which texts with this beginning are values.
      case 'type': return (text) => text.startsWith(type.begins || '');
      default: return () => true;
    }
  }

  /** The type as a file has it, such as `Int in 1...50`. */
  function typeText({ kind, name, hosts, low, high }) {
    const shown = { uint: 'UInt', uuid: 'UUID', url: 'URL' }[kind] || name
      || kind[0].toUpperCase() + kind.slice(1);
    if (hosts) return `${shown} in ${hosts.join(', ')}`;
    if (low === undefined && high === undefined) return shown;
    return `${shown} in ${low || (kind === 'uint' ? '0' : '')}...${high || ''}`;
  }

  // MARK: Payloads

  /** The text of a JSON number in the form that links have; `null` if there is none. */
  function textOfNumber(token) {
    if (/^-?[0-9]{1,20}$/.test(token)) {
      const number = BigInt(token);
      if (number >= -(2n ** 63n) && number < 2n ** 64n) return String(number);
    }
    const number = Number(token);
    if (!Number.isFinite(number) || Object.is(number, -0)) return null;
    const [mantissa, exponent = '0'] = String(Math.abs(number)).split('e');
    const [whole, fraction = ''] = mantissa.split('.');
    const point = whole.length + Number(exponent);
    // Zeros up to the decimal point, on one side of the digits or on the other.
    const zeros = '0'.repeat(Math.max(0, 1 - point));
    const digits = zeros + (whole + fraction).padEnd(point, '0');
    const decimals = digits.slice(zeros.length + point);
    const text = digits.slice(0, zeros.length + point) + (decimals && `.${decimals}`);
    return number < 0 ? `-${text}` : text;
  }

  /**
   * Reads a payload as routes see it: texts, and dictionaries of them, by the canonical forms of keys.
   *
   * @param {object|string} payload An object, or its JSON text, whose numbers keep all their digits.
   * @returns {Map|null} `null` if it is not an object.
   */
  function readPayload(payload) {
    if (typeof payload !== 'string') return payloadValue(payload, 9);
    try {
      if (typeof JSON.parse(payload) !== 'object') return null;
      // `JSON.parse` rounds whole numbers of 64 bits.
      const quoted = payload.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g, (token) =>
        token.startsWith('"') ? token : JSON.stringify(textOfNumber(token)));
      return payloadValue(JSON.parse(quoted), 9);
    } catch {
      return null;
    }
  }

  /**
   * A text, a dictionary, or `null` for anything else.
   *
   * @param {number} depth The greatest number of dictionaries in one another.
   */
  function payloadValue(value, depth) {
    if (typeof value === 'string') return halfPair.test(value) ? null : value;
    if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
    if (typeof value === 'number') {
      return textOfNumber(String(Number.isInteger(value) ? BigInt(value) : value));
    }
    if (typeof value !== 'object' || !value || Array.isArray(value) || depth === 0) return null;
    return new Map(Object.entries(value).map(([key, inner]) =>
      [canonical(key), { key, value: payloadValue(inner, depth - 1) }]));
  }

  /** The text of a key, also of a key with dots in nested dictionaries; an empty text is absent. */
  function payloadText(values, key) {
    const { value } = values.get(canonical(key)) || {};
    if (typeof value === 'string') return value || undefined;
    const dot = key.indexOf('.');
    const inner = dot < 0 ? undefined : values.get(canonical(key.slice(0, dot)));
    const isDictionary = inner && inner.value instanceof Map;
    return isDictionary ? payloadText(inner.value, key.slice(dot + 1)) : undefined;
  }

  /** The texts of a payload under other keys, in the order of the keys. */
  function payloadExtras(values, names) {
    const named = new Set(names.map(canonical));
    return [...values.values()]
      .filter(({ key, value }) => typeof value === 'string' && value && !named.has(canonical(key)))
      .sort((left, right) => compareTexts(left.key, right.key));
  }

  // MARK: Patterns

  /** The segments of a pattern as the file has them. */
  function writtenSegments(text, segments) {
    const written = [];
    let depth = 0;
    for (const character of text) {
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      if (depth === 0 && (character === '?' || character === '#')) break;
      if (depth === 0 && character === '/') written.push('');
      else if (written.length > 0) written[written.length - 1] += character;
    }
    return segments.map((_, index) => written[index] || '');
  }

  /** The origin of a block as a file has it; `null` for the patterns outside of blocks. */
  function originText(origin) {
    const texts = { anyHost: 'host *', anyHostAndPort: 'host *:*' };
    return origin && (texts[origin.kind] || `${origin.kind} ${origin.name}`);
  }

  return class RouteMatcher {
    /**
     * @param {object} document The document of `routegen export json`.
     * @param {{now?: number}} options `now` is the time in seconds since 1970; the default is the clock.
     */
    constructor(document, { now } = {}) {
      Object.assign(this, { document, now });
      this.fold = document.isCaseless
        ? (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : (text) => text;
      this.types = document.valueTypes.map((type) =>
        ({ ...type, reads: readerOf(type, document, this.fold) }));
      this.routes = new Map(document.routes.map((route) => [route.name, route]));
      this.expiryKey = document.expires === undefined ? null : this.fold(document.expires);
      this.rules = {
        fold: this.fold,
        isPath: true,
        plusIsSpace: !document.plusIsLiteral,
        // Links may contain escaped tabs and line breaks, in the values of a `Text`.
        allowsLineBreaks: document.routes.some(({ unlinked, parameters }) =>
          !unlinked && parameters.some(({ valueType }) => this.types[valueType].kind === 'text')),
        limits: document.limits,
      };
      this.scopes = document.scopes.map((scope) => this.scope(scope));
      this.payloadScope = this.scope({ patterns: document.payloadPatterns || [] });
      this.payloadRules = document.payload.map((rule) =>
        ({ ...rule, pattern: this.pattern({ ...rule, target: 'route', text: '', query: [] }) }));
    }

    /** The patterns of a block, or those outside of blocks, by their paths. */
    scope({ origin = null, patterns }) {
      const paths = [];
      for (const json of patterns) (paths[json.path] = paths[json.path] || []).push(this.pattern(json));
      return { origin, paths };
    }

    /** A pattern with the source of each parameter's value. */
    pattern(json) {
      const { target, text, segments = [], query, fragment = {}, required = [] } = json;
      const sources = new Map();
      const add = (name, source) => name !== undefined && sources.set(name, source);
      const placeholders = segments.flatMap((segment) => segment.pieces || [segment])
        .filter(({ literal }) => literal === undefined);
      const items = [
        ...query.map((item) => ({ ...item, kind: item.others ? 'others' : 'query' })),
        ...(fragment.items || []).map((item) => ({ ...item, kind: 'fragmentItems' })),
      ].map((item) => ({ ...item, folded: this.fold(item.key || '') }));
      Object.entries(json.constants || {}).forEach(([name, constant]) =>
        add(name, { kind: 'constant', text: constant }));
      placeholders.forEach(({ parameter }, index) => add(parameter, { kind: 'path', index }));
      Object.entries(json.keys || {}).forEach(([name, key]) => add(name, { kind: 'payload', key }));
      items.forEach((item) => add(item.parameter, item));
      add(fragment.parameter, { kind: 'fragment' });

      const route = this.routes.get(json.route);
      // The only parameter of an envelope is the link inside.
      const link = { name: [...sources.keys()].pop(), form: 'single', isRequired: true };
      const declared = target === 'unwrap' ? [link] : route ? route.parameters : [];
      const parameters = declared.map(({ name, form, isRequired, valueType }) => ({
        name,
        form: required.includes(name) ? 'single' : form,
        isRequired: isRequired || required.includes(name),
        type: this.types[valueType] || { kind: 'string', reads: () => true },
        source: sources.get(name) || {},
      }));
      return {
        target, text, route, parameters,
        segments: segments.map((segment) => this.segment(segment)),
        written: writtenSegments(text, segments),
        // The keys of a payload supply the parameters of the path.
        isForPayloads: json.keys !== undefined,
        literals: items.filter(({ parameter }) => parameter === undefined),
        hasOthers: items.some(({ kind }) => kind === 'others'),
        namedKeys: new Set(
          items.filter(({ kind }) => kind === 'query').map(({ folded }) => folded)),
      };
    }

    /** A segment of a pattern with folded texts and types. */
    segment({ literal, type, rest, pieces }) {
      if (rest) return { rest };
      if (pieces) return { pieces: pieces.map((piece) => this.segment(piece)) };
      return literal === undefined ? { type: this.types[type] } : { literal: this.fold(literal) };
    }

    // MARK: Requests

    /**
     * Returns what a link or a path is.
     *
     * @param {string} text
     * @returns `kind` and `message`; for a route also `route`, `values` (the texts of each parameter),
     *   `extras` (the items that no parameter reads) and `unchecked` (the parameters whose values only
     *   the app can check); for others `parameter` and `value`.
     */
    match(text) {
      return this.explain(text, false).answer;
    }

    /**
     * Returns what a payload of a push notification is.
     *
     * @param {object|string} payload The payload, or its JSON text, whose numbers keep all their digits.
     */
    matchPayload(payload) {
      const report = { expiries: [], extras: [] };
      const values = readPayload(payload);
      if (values instanceof Map) this.readPayload(values, report);
      else report.answer = malformed('the payload is not a JSON object');
      return this.answerOf(report);
    }

    /**
     * Returns what a link or a path is, and how it compares with every pattern.
     *
     * @param {string} text
     * @returns `answer`, as `match` returns it; `expiries`, with `key`, `value` and `isPast`; `readings`,
     *   the links that were read, the outermost first; and `nearest`, the patterns that agree with most
     *   segments of the last one, if it is no route.
     */
    explain(text, hasReadings = true) {
      const report = { expiries: [], extras: [], readings: hasReadings ? [] : null };
      this.read(String(text), null, 0, report);
      const { expiries, readings, last } = report;
      const answer = this.answerOf(report);
      const isOpen = answer.kind === 'route' || answer.kind === 'expired';
      const nearest = hasReadings && last && !isOpen ? this.nearest(last) : [];
      return { answer, expiries, readings, nearest };
    }

    answerOf({ answer, expiries, extras }) {
      const past = expiries.find(({ isPast }) => isPast);
      if (past) {
        const { key, value } = past;
        const message = secondsOfExpiry(value) === null
          ? `it counts as expired, because the value '${value}' of '${key}' is not a time`
          : `it expired at '${value}', the value of '${key}'`;
        return { kind: 'expired', message, parameter: key, value };
      }
      const message = this.messageOf(answer);
      if (answer.kind !== 'route') return { ...answer, message };
      const { parameters, name } = answer.route;
      const isUnchecked = ({ valueType }, slot) =>
        this.types[valueType].kind === 'type' && answer.values[slot].length > 0;
      return {
        kind: 'route',
        message,
        route: name,
        values: Object.fromEntries(parameters.map(({ name }, slot) => [name, answer.values[slot]])),
        extras: extras.map(({ key, value }) => ({ key, value })),
        unchecked: parameters.filter(isUnchecked).map(({ name }) => name),
      };
    }

    /** The answer in one line, as `routegen match` prints it. */
    messageOf({ kind, reason, parameter, value, route, values }) {
      switch (kind) {
        case 'route': return this.routeText(route, values);
        case 'malformed': return `it is malformed, because ${reason}`;
        case 'wrongScheme': return `the scheme '${value}' is not declared`;
        case 'wrongHost': return `the host '${value}' is not declared`;
        case 'excluded': return "an 'except' says that it leads nowhere";
        case 'missing': return reason || `the parameter '${parameter}' is missing`;
        case 'invalidValue': return `'${value}' is not a value of the parameter '${parameter}'`;
        default: return 'no route has this path';
      }
    }

    /** A route with its values, such as `recipe(id: "1234")`. */
    routeText({ name, parameters }, values) {
      const shown = parameters.map(({ name, form, valueType }, slot) => {
        const isText = ['string', 'text'].includes(this.types[valueType].kind);
        const texts = values[slot].map((text) => (isText ? `"${text}"` : text));
        if (form === 'single' || form === 'optional') return texts.map((text) => `${name}: ${text}`)[0];
        if (!form.endsWith('ictionary')) return `${name}: [${texts.join(', ')}]`;
        // Keys and values in turn, a key where it is first.
        const pairs = new Map();
        for (let index = 0; index + 1 < texts.length; index += 2) {
          const key = canonical(texts[index]);
          const pair = pairs.get(key) || [`${texts[index]}: `];
          pairs.set(key, [...pair, texts[index + 1]]);
        }
        const inner = [...pairs.values()].map(([key, ...list]) =>
          key + (form === 'dictionary' ? list[0] : `[${list.join(', ')}]`));
        return `${name}: [${inner.join(', ') || ':'}]`;
      }).filter((text) => text !== undefined);
      return name + (shown.length > 0 ? `(${shown.join(', ')})` : '');
    }

    // MARK: Reading

    /**
     * Reads a link or a path, and the links inside it, and sets the answer of the report.
     *
     * @param {Map|null} payload The other keys of a payload whose `type` has the text.
     * @param {number} depth The number of envelopes around the text.
     */
    read(text, payload, depth, report) {
      const link = attempt(() => this.classify(text, payload));
      if (link.kind) {
        report.answer = link;
        if (report.readings) report.readings.push({ link: text, scheme: null, host: null, scopes: [] });
        return;
      }
      this.addExpiry(this.expiryOf(link.query), report);
      const { answer, inner, isWritten, pattern } = this.matchPatterns(link);
      report.last = link;
      if (report.readings) report.readings.push(this.reading(link, pattern, inner));
      if (inner === undefined) {
        report.answer = answer;
      } else if (depth >= this.document.limits.envelopes) {
        report.answer = malformed('it is a link in a link, more than three deep');
      } else if (isWritten && (inner.includes('#') || hasBracketedHost(inner))) {
        // A parser that escapes what a URI contains only escaped turns it into another link.
        report.answer = malformed("the link in its fragment has '#' or an IPv6 address");
      } else {
        this.read(inner, null, depth + 1, report);
      }
      if (pattern) report.extras.push(...this.extrasOf(link, pattern));
    }

    /** Takes a text apart and finds the scopes whose patterns are tried for it. */
    classify(text, payload) {
      const link = { ...readLink(text, this.rules), payload };
      const { scheme, host } = link;
      const blocks = this.scopes.slice(0, -1);
      const topLevel = payload ? this.payloadScope : this.scopes[blocks.length];
      if (scheme === null) return { ...link, scopes: [topLevel] };
      const scopes = [...blocks, topLevel].filter(({ origin }) =>
        this.mayTry(origin, scheme, host || ''));
      // The host of a custom scheme is the path's first segment, unless the file declares such a host.
      const declared = blocks.map(({ origin }) => origin)
        .filter(({ kind }) => kind === 'host').map(({ name }) => name)
        .concat(this.document.hosts);
      if (!isWebScheme(scheme) && host !== null && !declared.some((name) => covers(name, host))) {
        link.segments.unshift(host);
        link.hostBesidePath = null;
      }
      if (scopes.length > 0) return { ...link, scopes };
      const hasBlock = blocks.some(({ origin }) => origin.kind === 'scheme' && origin.name === scheme);
      if (hasBlock || this.isKnown(scheme)) throw { kind: 'wrongHost', value: host || '' };
      throw { kind: 'wrongScheme', value: scheme };
    }

    /** Whether the top level accepts the scheme. */
    isKnown(scheme) {
      const { acceptsHTTP, schemes } = this.document;
      return isWebScheme(scheme) ? scheme === 'https' || acceptsHTTP : schemes.includes(scheme);
    }

    /** Whether patterns of a block, `null` for those outside of blocks, are tried for such a link. */
    mayTry(origin, scheme, host) {
      const isWeb = isWebScheme(scheme);
      const isKnown = this.isKnown(scheme);
      const isDeclared = !isWeb || this.document.hosts.some((declared) => covers(declared, host));
      switch (origin && origin.kind) {
        case 'host': return isKnown && covers(origin.name, host);
        case 'anyHost': return isKnown && isWeb && (host.endsWith(']') || !host.includes(':'));
        case 'anyHostAndPort': return isKnown && isWeb;
        case 'scheme': return origin.name === scheme && isDeclared;
        default: return isKnown && isDeclared;
      }
    }

    /** The expiry date in the items of a query; `undefined` if there is none. */
    expiryOf(items) {
      return (items.find(({ folded }) => folded === this.expiryKey) || {}).value;
    }

    addExpiry(value, { expiries }) {
      if (value === undefined) return;
      const now = this.now === undefined ? Date.now() / 1000 : this.now;
      const seconds = secondsOfExpiry(value);
      expiries.push({ key: this.document.expires, value, isPast: seconds === null || seconds <= now });
    }

    // MARK: Matching

    /**
     * Tries the patterns of a link's scopes in their order.
     *
     * @returns An `answer`, or the link `inner` of an envelope, and the `pattern` that decided.
     */
    matchPatterns(link) {
      let refusal = notFound;
      let unreadable = null;
      for (const patterns of link.scopes.flatMap(({ paths }) => paths)) {
        const path = this.capture(patterns[0].segments, link.segments);
        if (path && path.unreadable !== null) {
          unreadable = unreadable || this.unreadableValue(patterns, path);
        } else if (path) {
          const verdict = attempt(() => this.matchPath(patterns, path, link));
          if (!verdict.kind) return verdict;
          refusal = moreHelpful(refusal, verdict);
        }
      }
      return { answer: refusal === notFound && unreadable || refusal };
    }

    /** The answer to a path with an unreadable text, by the first pattern that keeps the text. */
    unreadableValue(patterns, { texts, unreadable }) {
      const parameter = patterns.flatMap(({ parameters }) => parameters).find(({ source }) =>
        source.kind === 'path' && source.index === unreadable);
      return parameter ? invalidValue(parameter.name, texts[unreadable][0]) : null;
    }

    /** Tries the patterns of one path: first without empty texts as required values, then with them. */
    matchPath(patterns, path, link) {
      const repeated = this.repeatedKey(patterns, link);
      if (repeated) return { answer: repeated };
      let refusal = notFound;
      for (const allowsEmpty of [false, true]) {
        for (const pattern of patterns) {
          const values = attempt(() => this.valuesOf(pattern, path, link, allowsEmpty));
          if (!values.kind) return this.verdict(pattern, values, link);
          refusal = moreHelpful(refusal, values);
        }
      }
      throw refusal;
    }

    verdict(pattern, values, link) {
      if (this.rules.allowsLineBreaks && this.hasLineBreakOutsideTexts(link, pattern)) {
        return { answer: malformed(lineBreakReason) };
      }
      const { target, route, parameters } = pattern;
      if (target === 'except') return { answer: { kind: 'excluded' }, pattern };
      if (target === 'route') return { answer: { kind: 'route', route, values }, pattern };
      // The link inside is the decoded value of an item, or the fragment as it is written.
      const isWritten = parameters[0].source.kind === 'fragment';
      return { inner: isWritten ? link.writtenFragment : values[0][0], isWritten, pattern };
    }

    /**
     * The texts that the placeholders of segments capture of a link's path, from the left.
     *
     * @returns `null` if the path is another one. `unreadable` is the index of the first text that is no
     *   value of its type, or `null`.
     */
    capture(segments, path) {
      const texts = [];
      let unreadable = null;
      for (const [index, { rest, literal, pieces, type }] of segments.entries()) {
        const text = path[index];
        if (text === undefined) return null;
        if (rest) return { texts: [...texts, path.slice(index)], unreadable };
        if (text === '') return null;
        if (literal !== undefined) {
          if (this.fold(text) !== literal) return null;
          continue;
        }
        const captured = pieces ? this.split(text, pieces) : [{ type, text }];
        if (!captured) return null;
        for (const piece of captured) {
          if (unreadable === null && !piece.type.reads(piece.text, true)) unreadable = texts.length;
          texts.push([piece.text]);
        }
      }
      return segments.length === path.length ? { texts, unreadable } : null;
    }

    /**
     * Splits the text of a mixed segment into what its placeholders capture; `null` if the literal text is
     * not there.
     *
     * A placeholder has at least one character, and ends at the first place at which the literal text
     * after it can begin. The last literal text must be at the end.
     */
    split(text, pieces) {
      const folded = this.fold(text);
      const captured = [];
      let rest = 0;
      let open = null;
      for (const [index, { literal, type }] of pieces.entries()) {
        if (literal !== undefined) {
          const first = open ? rest + 1 : rest;
          const isLast = index === pieces.length - 1;
          const start = isLast ? text.length - literal.length
            : open ? folded.indexOf(literal, first) : rest;
          const isThere = start >= first && (open || start === rest);
          if (!isThere || !folded.startsWith(literal, start)) return null;
          if (open) captured.push({ type: open, text: text.slice(rest, start) });
          rest = start + literal.length;
        }
        open = literal === undefined ? type : null;
      }
      if (!open) return rest === text.length ? captured : null;
      return rest === text.length ? null : [...captured, { type: open, text: text.slice(rest) }];
    }

    /** The texts of a pattern's parameters; throws an answer if the link does not match it. */
    valuesOf(pattern, path, whole, allowsEmpty) {
      const link = this.cut(whole, pattern);
      if (this.missingLiteral(pattern, link)) throw notFound;
      return pattern.parameters.map((parameter) => {
        const { name, type, form, isRequired, source } = parameter;
        if (source.kind === 'path') return path.texts[source.index];
        const isList = ['list', 'dictionary', 'listDictionary'].includes(form);
        const texts = this.textsOf(parameter, link, pattern).slice(0, isList ? undefined : 1);
        // A parser that escapes the brackets of an IPv6 address turns it into another host.
        const isOtherHost = source.restOfLink && hasBracketedHost(link.restOfLink || '');
        const invalid = isOtherHost ? link.restOfLink : texts.find((text) => !type.reads(text, false));
        if (invalid !== undefined) throw invalidValue(name, invalid);
        const isText = type.kind === 'string' || type.kind === 'text'
          || (type.kind === 'enum' && this.document.enums[type.enum].isOpen);
        const mayBeEmpty = !isText || (allowsEmpty && pattern.target !== 'unwrap');
        const isAbsent = texts.length === 0 || (texts.join() === '' && texts.length === 1 && !mayBeEmpty);
        if (isRequired && isAbsent) throw missing(name);
        return texts;
      });
    }

    /** The texts that a link has for a parameter from any source except its path. */
    textsOf({ source, form, name, type }, link, pattern) {
      const fromPayload = (key) => {
        const text = link.payload ? payloadText(link.payload, key) : undefined;
        if (text === undefined) return [];
        // JSON numbers have no zeros in front.
        return [/^(0|[1-9][0-9]*)$/.test(text) ? text.padStart(type.digits || 0, '0') : text];
      };
      switch (source.kind) {
        case 'query': {
          if (source.restOfLink && link.restOfLink !== null) return [link.restOfLink];
          const texts = this.itemTexts(source, link);
          return texts.length > 0 || form === 'list' ? texts : fromPayload(name);
        }
        case 'fragmentItems': return this.itemTexts(source, link);
        case 'others':
          return this.otherItems(link, pattern).flatMap(({ key, value }) => [key, value]);
        case 'fragment': return link.fragment === null ? [] : [link.fragment];
        case 'constant': return [source.text];
        case 'payload': return fromPayload(source.key);
        default: return [];
      }
    }

    /** The values of every item of a link that has the key of a pattern's item. */
    itemTexts({ kind, folded }, link) {
      return link[kind].filter((item) => item.folded === folded).map(({ value }) => value);
    }

    /** The query items that a pattern does not name, without that of the expiry date. */
    otherItems({ query }, { namedKeys }) {
      return query.filter(({ folded }) => folded !== this.expiryKey && !namedKeys.has(folded));
    }

    /**
     * The link as a pattern with `key={url: URL...}` reads it: if the key's value is a web link that is
     * not encoded, everything to the end of the link belongs to that value.
     */
    cut(link, { parameters }) {
      const last = parameters.find(({ source }) => source.restOfLink);
      const index = last
        ? link.query.findIndex(({ folded }) => folded === last.source.folded) : -1;
      const restOfLink = index < 0 ? '' : link.text.slice(link.query[index].valueStart);
      if (!/^https?:\/\//i.test(restOfLink)) return link;
      const query = link.query.slice(0, index);
      return { ...link, restOfLink, query, fragment: null, fragmentItems: [] };
    }

    /** The first literal item of the pattern that the link lacks. */
    missingLiteral({ literals }, link) {
      return literals.find((literal) => {
        const isText = (text) => literal.any || this.fold(text) === this.fold(literal.text);
        return !this.itemTexts(literal, link).some(isText);
      });
    }

    /** The answer to a link that has a key more than once, if one of the patterns allows it once. */
    repeatedKey(patterns, whole) {
      for (const pattern of patterns.filter(({ isForPayloads }) => !isForPayloads)) {
        const link = this.cut(whole, pattern);
        const single = pattern.parameters.filter(({ form }) =>
          form !== 'list' && form !== 'listDictionary');
        const keys = [...pattern.literals, ...single.map(({ source }) => source)];
        for (const kind of ['query', 'fragmentItems']) {
          const counts = new Map();
          for (const { folded } of link[kind]) counts.set(folded, (counts.get(folded) || 0) + 1);
          const repeated = keys.find((item) => item.kind === kind && counts.get(item.folded) > 1);
          if (repeated) return malformed(`it has the key '${repeated.key}' more than once`);
        }
        // Canonically equivalent keys are two texts, but one key of a Swift dictionary.
        const seen = new Set();
        const hasOthers = keys.some(({ kind }) => kind === 'others');
        for (const { folded } of hasOthers ? this.otherItems(link, pattern) : []) {
          if (seen.has(canonical(folded))) return malformed(`it has the key '${folded}' more than once`);
          seen.add(canonical(folded));
        }
      }
      return null;
    }

    /** Whether a tab or a line break is anywhere but in the value of a `Text`. */
    hasLineBreakOutsideTexts(whole, pattern) {
      const link = this.cut(whole, pattern);
      const texts = pattern.parameters.filter(({ type }) => type.kind === 'text')
        .map(({ source }) => source);
      const isBroken = (kind) => link[kind].some(({ key, value, folded }) => {
        const isText = texts.some((source) => source.kind === kind && source.folded === folded);
        return lineBreak.test(key) || (!isText && lineBreak.test(value));
      });
      const isWhole = texts.some(({ kind }) => kind === 'fragment');
      return isBroken('query') || lineBreak.test(decode(link.restOfLink || '', false))
        || (!isWhole && lineBreak.test(link.fragment || '') && isBroken('fragmentItems'));
    }

    /** The items of a link, and of the payload around it, that the pattern does not name. */
    extrasOf(whole, pattern) {
      const link = this.cut(whole, pattern);
      const extras = link.query.filter(({ folded }) =>
        folded === this.expiryKey || (!pattern.hasOthers && !pattern.namedKeys.has(folded)));
      return link.payload ? [...extras, ...this.extrasOfPayload(link.payload, pattern)] : extras;
    }

    extrasOfPayload(payload, { parameters }) {
      const read = parameters.filter(({ source }) => source.kind !== 'constant');
      return payloadExtras(payload, read.map(({ source, name }) =>
        source.kind === 'payload' ? source.key : name));
    }

    // MARK: Payload rules

    /** The rules are tried in their order, and the first one whose key is present decides. */
    readPayload(payload, report) {
      const { expires } = this.document;
      if (expires !== undefined) this.addExpiry(payloadText(payload, expires), report);
      const texts = this.payloadRules.map(({ key }) =>
        key === undefined ? undefined : payloadText(payload, key));
      const isSame = (value, text) => value === undefined || this.fold(value) === this.fold(text);
      const slot = this.payloadRules.findIndex(({ key, value }, index) =>
        key === undefined || (texts[index] !== undefined && isSame(value, texts[index])));
      if (slot >= 0) {
        this.applyRule(this.payloadRules[slot], texts[slot], payload, report);
        return;
      }
      const unknown = this.payloadRules.findIndex(({ value }, index) =>
        value !== undefined && texts[index] !== undefined);
      const { key } = this.payloadRules[Math.max(unknown, 0)] || { key: 'payload' };
      const reason = this.payloadRules.length > 0
        ? 'the payload has none of the keys that name a route'
        : "the file has no 'payload', so no payload names a route";
      report.answer = unknown < 0 ? { ...missing(key), reason } : invalidValue(key, texts[unknown]);
    }

    applyRule({ kind, key, pattern }, text, payload, report) {
      const others = new Map(payload);
      others.delete(canonical(key || ''));
      if (kind === 'type' || kind === 'link') {
        this.read(text, kind === 'type' ? others : null, 0, report);
        if (kind === 'link') report.extras.push(...payloadExtras(others, []));
        return;
      }
      // The text of a `when` may be a link, whose expiry date counts.
      const [, query] = /^[^?#]*\?([^#]*)/.exec(text || '') || [null, ''];
      this.addExpiry(this.expiryOf(itemsOf(query, 0, this.rules)), report);
      const link = { payload, segments: [], query: [], fragment: null, fragmentItems: [] };
      const values = attempt(() => this.valuesOf(pattern, null, link, false));
      report.answer = values.kind ? values : { kind: 'route', route: pattern.route, values };
      report.extras.push(...this.extrasOfPayload(payload, pattern));
    }

    // MARK: Explanations

    /** How a link compares with every pattern; `chosen` is the one that decided. */
    reading(link, chosen, inner) {
      const scopes = this.scopes.map((scope) => {
        const isEntered = link.scopes.includes(scope);
        const patterns = (isEntered ? scope.paths.flat() : []).map((pattern) => {
          const { text, target, route } = pattern;
          const isTaken = pattern === chosen;
          const problem = this.problemOf(pattern, link, isTaken);
          return { text, target, route: route ? route.name : null, isTaken, ...problem && { problem } };
        });
        const isTaken = patterns.some((pattern) => pattern.isTaken);
        const problem = isEntered ? null : this.whyNotEntered(scope.origin, link);
        const origin = originText(scope.origin);
        return { origin, isEntered, isTaken, patterns, ...problem && { problem } };
      });
      const { text, scheme, hostBesidePath } = link;
      return { link: text, scheme, host: hostBesidePath, scopes, ...inner !== undefined && { inner } };
    }

    whyNotEntered(origin, { scheme, hostBesidePath }) {
      if (scheme === null) return 'a path belongs to no block';
      const isScheme = origin
        ? origin.kind === 'scheme' && origin.name !== scheme
        : !isWebScheme(scheme) && !this.document.schemes.includes(scheme);
      if (isScheme) return `the link's scheme is '${scheme}'`;
      return hostBesidePath === null
        ? 'the link has no host' : `the link's host is '${hostBesidePath}'`;
    }

    /** The reason why a link does not match a pattern; `null` if it does. */
    problemOf(pattern, link, isTaken) {
      const { segments, written } = pattern;
      for (const [index, segment] of segments.entries()) {
        if (index >= link.segments.length) return `the path ends before '/${written[index]}'`;
        const problem = this.segmentProblem(segment, link.segments[index], written[index]);
        if (problem) return problem;
      }
      const path = this.capture(segments, link.segments);
      if (!path) return `the path goes on with '/${link.segments[segments.length]}'`;
      const repeated = this.repeatedKey([pattern], link);
      if (repeated) return repeated.reason;
      const literal = this.missingLiteral(pattern, this.cut(link, pattern));
      if (literal) {
        const { key, text = '…' } = literal;
        return `it needs '${text === '' ? key : `${key}=${text}`}'`;
      }
      const values = attempt(() => this.valuesOf(pattern, path, link, true));
      if (values.kind) return this.messageOf(values);
      // It is tried after others that need no empty text as a value.
      const strict = isTaken ? values : attempt(() => this.valuesOf(pattern, path, link, false));
      return strict.kind === 'missing' ? `'${strict.parameter}' is empty` : null;
    }

    /** The reason why one segment of a link does not match that of a pattern; `null` if it does. */
    segmentProblem(segment, text, written) {
      if (segment.rest) return null;
      if (text === '') return 'the segment is empty';
      const path = this.capture([segment], [text]);
      if (!path) return `'${text}' is not '${written}'`;
      if (path.unreadable === null) return null;
      const types = (segment.pieces || [segment]).flatMap(({ type }) => type || []);
      const type = types[path.unreadable];
      const beginning = type.begins === undefined ? '' : `, which begins with '${type.begins}'`;
      return `'${path.texts[path.unreadable][0]}' cannot be read as ${typeText(type)}${beginning}`;
    }

    /** Up to three patterns of routes that agree with the most segments of a link. */
    nearest(link) {
      return link.scopes.flatMap(({ paths }) => paths.flat())
        .filter(({ target }) => target === 'route')
        .map(({ ...pattern }) => {
          const { segments } = pattern;
          const matchedSegments = link.segments.filter((text, index) => {
            // The rest of a path has the last place and all that follow.
            const segment = segments[index] || segments.slice(-1).find(({ rest }) => rest);
            return segment && !this.segmentProblem(segment, text, '');
          }).length;
          const missed = Math.max(segments.length, link.segments.length) - matchedSegments;
          const problem = this.problemOf(pattern, link, false);
          return { route: pattern.route.name, text: pattern.text, problem, matchedSegments, missed };
        })
        .filter(({ problem, matchedSegments, missed }) => problem && (matchedSegments || !missed))
        .sort((left, right) =>
          right.matchedSegments - left.matchedSegments || left.missed - right.missed)
        .slice(0, 3)
        .map(({ missed, ...near }) => near);
    }
  };
})();

if (typeof module !== 'undefined') module.exports = RouteMatcher;
