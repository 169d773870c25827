'use strict';

/**
 * Finds the route of a link, or says why there is none, as the app does: `Documentation/Matching.md` in
 * JavaScript, for the document of `routegen export json`, whose fields are in `Documentation/Tools.md`.
 *
 *     const matcher = new RouteMatcher(document);
 *     matcher.match('https://example.com/users/7').message;  // users.user(id: 7)
 *
 * `readLink` takes a text apart, `classify` finds the scopes of its scheme and host, and
 * `matchPatterns` tries their patterns in order: the path (`capture`), then the query and the fragment
 * (`valuesOf`). The link in an envelope is read in the same way. The most helpful refusal is the answer
 * if no pattern matches.
 *
 * The rules are about bytes of UTF-8. All delimiters are ASCII, and half a surrogate pair is refused, so
 * strings are compared instead. No function throws for any text, and a pattern takes time linear in the
 * length of the link.
 */
const RouteMatcher = (() => {
  // An answer has a `kind`. One that says why a link does not match is thrown.
  const malformed = (reason) =>
    ({ kind: 'malformed', message: `it is malformed, because ${reason}` });
  const missing = (parameter, message = `the parameter '${parameter}' is missing`) =>
    ({ kind: 'missing', message, parameter });
  const invalidValue = (parameter, value) => ({
    kind: 'invalidValue',
    message: `'${value}' is not a value of the parameter '${parameter}'`,
    parameter,
    value,
  });
  const notFound = { kind: 'notFound', message: 'no route has this path' };
  const excluded = { kind: 'excluded', message: "an 'except' says that it leads nowhere" };

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

  // MARK: Links

  const lineBreak = /[\t\n\r]/;
  const lineBreakReason = "it has an escaped tab or line break, which only a 'Text' can have";
  const halfPair = /[\uD800-\uDFFF]/u;
  const utf8 = (text) => new TextEncoder().encode(text);

  /** Returns the text without escapes. */
  function decode(text, plusIsSpace) {
    const spaced = plusIsSpace ? text.replace(/\+/g, ' ') : text;
    return spaced.replace(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) => {
      const bytes = escapes.slice(1).split('%').map((digits) => parseInt(digits, 16));
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
    });
  }

  /** Refuses every character, escaped or not, that two URL parsers would read differently. */
  function checkCharacters(text, { limits: { bytes }, allowsLineBreaks }) {
    const isLong = text.length > bytes || utf8(text).length > bytes;
    refuseIf(isLong, `it is longer than ${bytes / 1024} KiB`);
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

  function isIPv4(text) {
    const isByte = (number) => /^(?:0|[1-9][0-9]{0,2})$/.test(number) && Number(number) < 256;
    return text.split('.').length === 4 && text.split('.').every(isByte);
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
    refuseIf(authority.includes('@'), 'it has a user name before the host');
    refuseIf(/[^\0-\x7F]|%/.test(authority), 'its host has an escape or a letter beyond ASCII');
    const [host] = /^\[[^\]]*\]?|^[^:]*/.exec(authority);
    const port = authority.slice(host.length);
    const inBrackets = host.startsWith('[');
    refuseIf(/^\.\.?$/.test(host), "its path has a '.' or '..' segment");
    const form = inBrackets ? /^\[[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*\]$/ : /^[\w\-.~!$&'()*+,;=]*$/;
    refuseIf(!form.test(host), 'its host has a character that no host has');
    refuseIf(!host && defaultPort, 'it has no host');
    refuseIf(!host && authority, 'it has a port without a host');
    if (defaultPort) {
      const isAddress = !inBrackets || isIPv6(host.slice(1, -1));
      refuseIf(!isAddress, 'its host is in brackets, but not an IPv6 address');
      // A browser reads such a host as an IPv4 address, in whatever notation.
      const endsInNumber = /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/i.test(host);
      const isWrong = endsInNumber && !isIPv4(host);
      refuseIf(isWrong, 'its host ends in a number, but is not an IPv4 address');
    } else {
      // The authority is a segment, so it may not be written in several ways.
      refuseIf(inBrackets, 'its scheme is a custom one, and its host an IPv6 address');
      refuseIf(/^:0./.test(port), 'its port begins with a zero');
    }
    refuseIf(!/^(?::[0-9]*)?$/.test(port), 'its port is not a number');
    const number = Number(port.slice(1));
    refuseIf(number > 65535, 'its port is greater than 65535');
    return port.length < 2 || number === defaultPort ? host : `${host}:${number}`;
  }

  /** The segment between a path and a fragment that is written like a path. */
  const fragmentMark = '\0';

  /** The segments of a path, decoded; one slash at its start and one at its end do not count. */
  function segmentsOf(path, limit) {
    const written = path.replace(/^\//, '').split('/');
    if (written[written.length - 1] === '') written.pop();
    refuseIf(written.length > limit, `its path has more than ${limit} segments`);
    const segments = written.map((segment) => decode(segment));
    const hasDots = segments.some((segment) => /(?:^|\/)\.\.?(?:\/|$)/.test(segment));
    refuseIf(hasDots, "its path has a '.' or '..' segment");
    return segments;
  }

  /** The items of a query, or of a fragment that is written like one, which begins at `position`. */
  function itemsOf(part, position, { fold, plusIsSpace }) {
    const items = [];
    for (const item of part.split('&')) {
      const [written] = item.split('=', 1);
      const key = decode(written, plusIsSpace);
      const start = Math.min(written.length + 1, item.length);
      // A parameter may read a `+` as a plus sign.
      const plain = decode(item.slice(start), false);
      const value = plusIsSpace ? decode(item.slice(start), true) : plain;
      if (item) items.push({ key, value, plain, folded: fold(key), start: position + start });
      position += item.length + 1;
    }
    return items;
  }

  /** Takes a text apart, by the rules of "What a link is" in `Documentation/Matching.md`. */
  function readLink(text, rules) {
    checkCharacters(text, rules);
    const [, written, body] = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?([^]*)$/.exec(text);
    const scheme = written ? written.toLowerCase() : null;
    refuseIf(!scheme && !rules.isPath, 'it has no scheme');
    const isOther = !scheme && text.startsWith('//');
    refuseIf(isOther, "it begins with '//', and a browser would interpret it as another host");
    const [, head, query = '', afterHash] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(body);
    // Browsers remove a directive such as `:~:text=hello`, which alone is no fragment.
    const [fragment, ...directive] = (afterHash ?? '').split(':~:');
    const hasFragment = fragment !== '' || (afterHash !== undefined && directive.length === 0);
    const { items, segments } = rules.limits;
    refuseIf(query.split('&').length > items, `its query has more than ${items} items`);

    const defaultPort = { https: 443, http: 80 }[scheme];
    const [, authority, path] = (scheme && /^\/\/([^/]*)([^]*)$/.exec(head)) || [null, '', head];
    refuseIf(path === head && defaultPort, 'it has no host');
    const host = hostOf(authority, path === head ? undefined : defaultPort) || null;
    // Foundation escapes a character that a URI contains only escaped, and then all escapes, too.
    const rest = path + query + (afterHash || '');
    const isMixed = rest.includes('%') && /[^\0-\x7F]|["<>[\]^`{|}#]/.test(rest);
    refuseIf(isMixed, 'it has escapes, and a character that is not escaped and would have to be');
    const link = {
      text, scheme, host,
      fragment: hasFragment ? fragment : undefined,
      textDirective: directive.join(':~:'),
      hostBesidePath: host,
      segments: segmentsOf(path, segments),
      query: itemsOf(query, text.length - body.length + head.length + 1, rules),
      fragmentItems: itemsOf(fragment, 0, rules),
    };
    // Read as a path, the fragment is its last part, after a segment that no link has.
    if (hasFragment && directive.length === 0 && !fragment.includes('#')) {
      const [, inner, innerQuery = ''] = /^\/?([^?]*)(?:\?([^]*))?$/.exec(fragment);
      const start = text.length - innerQuery.length;
      const innerSegments = inner.replace(/\/$/, '').split('/').map((segment) => decode(segment));
      link.inFragment = {
        segments: inner === '' ? [fragmentMark] : [fragmentMark, ...innerSegments],
        query: itemsOf(innerQuery, start, rules),
      };
    }
    return link;
  }

  /** The key and the value of each item, of which none repeats both of an earlier one. */
  const withoutCopies = (pairs) => [
    ...new Map(pairs.map((pair) => [pair.join('\0'), pair])).values(),
  ];

  const isWebScheme = (scheme) => scheme === 'https' || scheme === 'http';

  /** Whether a declared host, `example.com`, `*.example.com` or `{_}.example.com`, accepts a link's host. */
  function covers(declared, host) {
    const lower = host.toLowerCase();
    const [, mark, end] = /^(\*|\{_\})([^]*)$/.exec(declared) || [];
    if (!mark) return declared === lower;
    const labels = lower.slice(0, -end.length).split('.');
    return lower.endsWith(end) && !labels.includes('') && (mark === '*' || labels.length === 1);
  }

  /** Whether the link's host is an IPv6 address, as it is written: `https://[`. */
  const hasBracketedHost = (text) => /^[^/]*\/\/\[/.test(text);

  // MARK: Values

  const time = '([01]\\d|2[0-3]):([0-5]\\d)';
  const instant = new RegExp(
    `^(\\d{4})-(\\d\\d)-(\\d\\d)T${time}:([0-5]\\d)(?:\\.(\\d{1,9}))?(?:Z|([+ -])${time})$`);

  /**
   * The seconds from 1970 to an instant, ISO 8601 with a time and a zone; `null` for other texts. A space
   * before the zone is a `+` that the sender has not escaped.
   */
  function secondsOfInstant(text) {
    const found = instant.exec(text);
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
    const whole = /^(?:0|-?[1-9][0-9]{0,19})$/;
    const [number, least, greatest, form] = {
      int: [BigInt, -(2n ** 63n), 2n ** 63n - 1n, whole],
      uint: [BigInt, 0n, 2n ** 64n - 1n, whole],
      double: [Number, -Number.MAX_VALUE, Number.MAX_VALUE, /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/],
    }[kind];
    const isForm = digits
      ? (text) => text.length === digits && /^\d+$/.test(text) : (text) => form.test(text);
    const first = low ? number(low) : least;
    const last = high ? number(high) : greatest;
    const isBetween = (value) => first <= value && value <= last && !Object.is(value, -0);
    return (text) => isForm(text) && isBetween(number(text));
  }

  /** Returns the function for the letters in which a set compares texts: small ones if it is `caseless`. */
  const foldOf = ({ isCaseless }) => (isCaseless
    ? (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : (text) => text);

  /** Returns a function that tells whether a text is a value; its second argument is `isInPath`. */
  function readerOf(type, { enums, limits }, fold) {
    const uuid = /^[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$/;
    switch (type.kind) {
      case 'int': case 'uint': case 'double': return numberReader(type);
      case 'bool':
        return (text, isInPath) => (isInPath ? /^(true|false)$/ : /^(true|false|[01]|)$/).test(text);
      case 'uuid': return (text) => uuid.test(text);
      case 'date': return (text) => secondsOfInstant(text) !== null;
      case 'url': return (text) => {
        const { scheme, host } = attempt(() => readLink(text, { limits, fold }));
        return isWebScheme(scheme)
          && (!type.hosts || type.hosts.some((declared) => covers(declared, host)));
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

  /** The type of texts that are lists of values with a text between them. */
  const joined = (type) => ({
    ...type,
    reads: (text, isInPath) =>
      text !== '' && text.split(type.separator).every((element) => type.reads(element, isInPath)),
  });

  /** The type without the empty text. */
  const filled = (type) => ({
    ...type, isFilled: true, reads: (text, isInPath) => text !== '' && type.reads(text, isInPath),
  });

  /** The type as a file has it, such as `Int in 1...50`. */
  function typeText({ kind, name, hosts, low, high, isFilled, element, separator }) {
    if (element) return `[${typeText({ kind, name, isFilled })}]${typeText(element).replace(/^[^ ]*/, '')} by "${separator.replace(/["\\]/g, '\\$&')}"`;
    const plain = { uint: 'UInt', uuid: 'UUID', url: 'URL' }[kind] || name
      || kind[0].toUpperCase() + kind.slice(1);
    const shown = plain + (isFilled ? '+' : '');
    if (hosts) return `${shown} in ${hosts.join(', ')}`;
    return low || high ? `${shown} in ${low || (kind === 'uint' ? 0 : '')}...${high || ''}` : shown;
  }

  // MARK: Payloads

  const isString = (value) => typeof value === 'string';

  /** The text as Swift compares keys of dictionaries, for which `é` has one form. */
  const canonical = (text) => text.normalize('NFC');

  /** The text of a JSON number in the form that links have; `null` if there is none. Throws if it is too large. */
  function textOfNumber(token) {
    if (/^-?[0-9]{1,20}$/.test(token)) {
      const whole = BigInt(token);
      if (whole >= -(2n ** 63n) && whole < 2n ** 64n) return String(whole);
    }
    const number = Number(token);
    if (!Number.isFinite(number)) throw new RangeError(token);
    if (Object.is(number, -0)) return null;
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

  /** The number of keys in all objects of a value, of which equal ones count once. */
  function countOfKeys(value) {
    if (value === null || typeof value !== 'object') return 0;
    const own = Array.isArray(value) ? 0 : new Set(Object.keys(value).map(canonical)).size;
    return Object.values(value).reduce((count, inner) => count + countOfKeys(inner), own);
  }

  /**
   * A payload or the JSON object in a text, as a `Map` with at most `depth` in one another; `null` for any other
   * text, and for one that two parsers may read differently.
   */
  function readObject(payload, depth) {
    try {
      const text = isString(payload) ? payload : JSON.stringify(payload);
      JSON.parse(text);
      let [keyCount, nesting] = [0, 0];
      // `JSON.parse` rounds whole numbers of 64 bits, so they become texts. No number has a list as its text.
      const parts = /("(?:[^"\\]|\\.)*")(\s*:)?|-?[0-9][0-9.eE+-]*|[[\]{}]/g;
      const value = JSON.parse(text.replace(parts, (part, string, colon) => {
        if (string) {
          if (halfPair.test(JSON.parse(string))) throw new RangeError(string);
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

  /** A text; a list of texts; a `Map` by canonical keys, with at most `depth` in one another; or `null`. */
  function payloadValue(value, depth) {
    if (typeof value === 'string') return value;
    if (typeof value === 'boolean') return String(value);
    if (value === null || depth === 0) return null;
    if (Array.isArray(value)) {
      const texts = value.map((element) => payloadValue(element, 0));
      return texts.every(isString) ? texts : null;
    }
    const entries = Object.entries(value).filter(([, inner]) => inner !== null);
    return new Map(entries.map(([key, inner]) =>
      [canonical(key), { key, value: payloadValue(inner, depth - 1) }]));
  }

  /** The dictionary that a value is. */
  const mapOf = (value) => (value instanceof Map ? value : null);

  /** The dictionary that a value is, or the JSON object of a text with at most so many `bytes`. */
  const objectOf = (value, bytes) =>
    (isString(value) && utf8(value).length <= bytes ? readObject(value, 64) : mapOf(value));

  /**
   * The first value of a key for which `isValue` is true, its `name` and the `inner` dictionary with that
   * name. A key with dots may be divided at each of them into the key of a dictionary and a key inside of
   * it, which `mapOf` returns; the longest key of a dictionary goes first.
   */
  function placeIn(values, key, isValue, mapOf) {
    const entry = values.get(canonical(key));
    if (entry && isValue(entry.value)) return { value: entry.value, name: key, inner: null };
    for (let dot = key.length; dot > 0;) {
      dot = key.lastIndexOf('.', dot - 1);
      const inner = dot < 0 ? null : mapOf(values.get(canonical(key.slice(0, dot)))?.value);
      const place = inner && placeIn(inner, key.slice(dot + 1), isValue, mapOf);
      if (place) return { ...place, inner: place.inner || inner };
    }
    return null;
  }

  /**
   * The same in a payload, of which the dictionary with the text of a rule goes first. What is in dictionaries
   * precedes what is in the JSON of texts.
   */
  function placeOf({ values, inner, bytes }, key, isValue) {
    const find = (map) =>
      (inner && placeIn(inner, key, isValue, map)) || placeIn(values, key, isValue, map);
    return find(mapOf) || find((value) => objectOf(value, bytes));
  }

  /** Whether a value is a text that is not empty. */
  const isText = (value) => isString(value) && value !== '';

  /** The text of a key; an empty text is absent. */
  const payloadText = (payload, key) => placeOf(payload, key, isText)?.value;

  /** Whether a value is one of a parameter that is a list: those of a list, or one text. */
  const isTextOrList = (value) => isText(value) || Array.isArray(value);

  /** Whether a key has a value, but no empty text and none for which `isValue` is true. */
  const hasOtherValue = (payload, key, isValue) =>
    placeOf(payload, key, isValue) === null
      && placeOf(payload, key, (value) => value !== '') !== null;

  /**
   * The texts of a payload under other keys than `names` and those that were `read`, and into which no such key
   * reaches, in the order of the keys.
   */
  function payloadExtras({ values, bytes: longest, read = [] }, names) {
    const all = [...names, ...read];
    const named = new Set(all.map(canonical));
    const reached = new Set(all.flatMap((name) =>
      name.split('.').map((_, count, parts) => canonical(parts.slice(0, count).join('.'))).slice(1)));
    const isRead = (key, text) =>
      named.has(key) || (reached.has(key) && objectOf(text, longest) !== null);
    const bytes = (key) => Array.from(utf8(key), (byte) => String.fromCharCode(byte)).join('');
    return [...values.entries()]
      .filter(([key, { value }]) => isText(value) && !isRead(key, value))
      .sort(([left], [right]) => (bytes(left) < bytes(right) ? -1 : 1))
      .map(([, extra]) => extra);
  }

  return class RouteMatcher {
    /**
     * @param {object} document The document of `routegen export json`.
     * @param {{now?: number}} options `now` is the time in seconds since 1970; the default is the clock.
     */
    constructor(document, { now } = {}) {
      Object.assign(this, { document, now });
      this.fold = foldOf(document);
      this.types = document.valueTypes.map((type) => {
        // A mounted set decides for its own enums.
        const fold = foldOf(type.kind === 'enum' ? document.enums[type.enum] : document);
        const read = { ...type, fold, reads: readerOf(type, document, fold) };
        const element = type.isFilled ? filled(read) : read;
        return type.separator === undefined ? element : { ...joined(element), element };
      });
      this.routes = new Map(document.routes.map((route) => [route.name, route]));
      this.expiryKey = document.expires && this.fold(document.expires);
      const isText = ({ valueType }) => this.types[valueType].kind === 'text';
      this.rules = {
        fold: this.fold,
        limits: document.limits,
        isPath: true,
        plusIsSpace: !document.plusIsLiteral,
        // Links may contain escaped tabs and line breaks, in the values of a `Text`.
        allowsLineBreaks: document.routes.some(({ unlinked, parameters }) =>
          !unlinked && parameters.some(isText)),
      };
      const patterns = (list) => list.map((json) => this.pattern(json));
      this.scopes = document.scopes.map((scope) => ({ ...scope, patterns: patterns(scope.patterns) }));
      this.payloadScope = { patterns: patterns(document.payloadPatterns || []) };
      this.payloadRules = document.payload.map((rule) =>
        ({ ...rule, pattern: this.pattern({ ...rule, target: 'route', segments: [], query: [] }) }));
    }

    /** A pattern with folded texts, and the source of each parameter's value. */
    pattern(json) {
      const { target, text, path, segments, query, fragment = {}, required = [], keys } = json;
      const items = [
        ...query.map((item) => ({ ...item, kind: item.others ? 'others' : 'query' })),
        ...(fragment.items || []).map((item) => ({ ...item, kind: 'fragmentItems' })),
      ].map(({ key = '', otherKeys = [], ...item }) =>
        ({ ...item, key, otherKeys, folded: [key, ...otherKeys].map((name) => this.fold(name)) }));
      const placeholders = segments.flatMap((segment) => segment.pieces || [segment])
        .filter(({ literal, mark }) => literal === undefined && mark === undefined);
      const route = this.routes.get(json.route);
      // A payload has the values of segments that may be missing, where the pattern does not have them.
      const omitted = (keys ? [] : route?.printed?.segments ?? []).filter(({ rest }) => !rest);
      const sources = new Map([
        ...omitted.map(({ parameter }) => [parameter, { kind: 'payload', key: parameter }]),
        ...Object.entries(json.constants || {}).map(([name, value]) =>
          [name, { kind: 'constant', value }]),
        ...Object.entries(json.hosts || {}).map(([name, end]) => [name, { kind: 'host', end }]),
        ...placeholders.map(({ parameter }, index) => [parameter, { kind: 'path', index }]),
        ...Object.entries(keys || {}).map(([name, key]) => [name, { kind: 'payload', key }]),
        ...items.map((item) => [item.parameter, item]),
        [fragment.parameter, { kind: 'fragment' }],
      ]);
      sources.delete(undefined);
      // The only parameter of an envelope is the link inside.
      const link = { name: [...sources.keys()].pop(), form: 'single', isRequired: true };
      const parameters = target === 'unwrap' ? [link] : route ? route.parameters : [];
      return {
        target, text, path, route,
        // The keys of a payload supply the parameters of the path.
        isForPayloads: Boolean(keys),
        segments: segments.map((segment) => this.segment(segment)),
        readsFragmentAsPath: segments.some(({ mark }) => mark !== undefined),
        literals: items.filter(({ parameter }) => parameter === undefined),
        parameters: parameters.map(({ name, form, isRequired, valueType, ignoresUnreadable }) => ({
          name,
          form: required.includes(name) && form !== 'list' ? 'single' : form,
          isRequired: isRequired || required.includes(name),
          ignoresUnreadable: ignoresUnreadable && !required.includes(name),
          type: (json.filled?.includes(name) ? filled : (type) => type)(
            this.types[valueType] || { kind: 'string', reads: () => true }),
          source: sources.get(name) || {},
        })),
        namedKeys: new Set(
          items.filter(({ kind }) => kind === 'query').flatMap(({ folded }) => folded)),
      };
    }

    /** A segment with folded texts and types, and its `text` in messages. */
    segment({ literal, parameter = '_', type, rest, pieces, mark }) {
      if (mark !== undefined) return { literal: fragmentMark, text: '#' };
      if (pieces) {
        const list = pieces.map((piece) => this.segment(piece));
        return { pieces: list, text: list.map(({ text }) => text).join('') };
      }
      if (literal !== undefined) return { literal: this.fold(literal), text: literal };
      return { rest, type: this.types[type], text: `{${parameter}}` };
    }

    // MARK: Answers

    /**
     * Returns what a link or a path is: the `kind` and the `message` of `routegen match`; for a route also
     * `route`, `values` (the texts of each parameter), `extras` (the items that no parameter reads) and
     * `unchecked` (the parameters whose values only the app can check); for others `parameter` and `value`.
     */
    match(text) {
      const report = { expiries: [], extras: [] };
      this.read(String(text), null, 0, report);
      return this.answerOf(report);
    }

    /** Returns what a payload is: an object, or its JSON text, whose numbers keep all their digits. */
    matchPayload(payload) {
      const report = { expiries: [], extras: [] };
      const values = readObject(payload, 9);
      if (values) this.readPayload({ values, inner: null, bytes: this.document.limits.bytes }, report);
      else report.answer = malformed('the payload is not a JSON object');
      return this.answerOf(report);
    }

    /**
     * Returns what a link or a path is, and how it compares with every pattern: the `answer`; `expiries`,
     * with `key`, `value` and `isPast`; `readings`, the links that were read, the outermost first; and
     * `nearest`, the patterns that agree with most segments of the last one, if it is no route.
     */
    explain(text) {
      const report = { expiries: [], extras: [], readings: [] };
      this.read(String(text), null, 0, report);
      const { expiries, readings, last } = report;
      const answer = this.answerOf(report);
      const hasRoute = answer.kind === 'route' || answer.kind === 'expired';
      return { answer, expiries, readings, nearest: hasRoute || !last ? [] : this.nearest(last) };
    }

    answerOf({ answer, expiries, extras }) {
      const { key, value } = expiries.find(({ isPast }) => isPast) || {};
      if (key !== undefined) {
        const message = secondsOfExpiry(value) === null
          ? `it counts as expired, because the value '${value}' of '${key}' is not a time`
          : `it expired at '${value}', the value of '${key}'`;
        return { kind: 'expired', message, parameter: key, value };
      }
      return { ...answer, ...answer.kind === 'route' && { extras } };
    }

    /** The answer for a route, whose message is like `recipe(id: "1234")`. */
    routeAnswer({ name: route, parameters }, values) {
      const shown = parameters.flatMap(({ name, form, valueType }, slot) => {
        const { kind } = this.types[valueType];
        const isText = ['string', 'text'].includes(kind);
        const { separator } = this.types[valueType];
        // In a date, the space before the zone is read as a plus sign.
        const read = (text) => (kind === 'date' ? text.replace(' ', '+') : text);
        const elements = values[slot].flatMap((text) => (separator ? text.split(separator) : [text]));
        const texts = elements.map((text) => (isText ? `"${text}"` : read(text)));
        if (separator) return `${name}: [${texts.join(', ')}]`;
        if (form === 'single' || form === 'optional') return texts.map((text) => `${name}: ${text}`);
        if (!form.endsWith('ictionary')) return `${name}: [${texts.join(', ')}]`;
        // Keys and values in turn, a key where it is first.
        const lists = new Map();
        for (let index = 0; index < texts.length; index += 2) {
          const [key, value] = texts.slice(index, index + 2);
          lists.set(canonical(key), [...(lists.get(canonical(key)) || [key]), value]);
        }
        const pairs = [...lists.values()].map(([key, ...list]) =>
          `${key}: ${form === 'dictionary' ? list[0] : `[${list.join(', ')}]`}`);
        return `${name}: [${pairs.join(', ') || ':'}]`;
      });
      const isUnchecked = ({ valueType }, slot) =>
        this.types[valueType].kind === 'type' && values[slot].length > 0;
      return {
        kind: 'route',
        message: route + (shown.length > 0 ? `(${shown.join(', ')})` : ''),
        route,
        values: Object.fromEntries(parameters.map(({ name }, slot) => [name, values[slot]])),
        unchecked: parameters.filter(isUnchecked).map(({ name }) => name),
      };
    }

    // MARK: Reading

    /**
     * Reads a link or a path, and the links inside it, and sets the answer of the report. `payload` has
     * the other keys of a payload whose `type` is the text; `depth` is the number of envelopes around it.
     */
    read(text, payload, depth, report) {
      const link = attempt(() => this.classify(text, payload));
      if (link.kind) {
        report.answer = link;
        report.readings?.push({ link: text, scheme: null, host: null, scopes: [] });
        return;
      }
      this.addExpiry(this.expiryOf([...link.query, ...this.innerQuery(link)]), report);
      const { answer, inner, isWritten, pattern } = this.matchPatterns(link);
      report.last = link;
      report.readings?.push(this.reading(link, pattern));
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
      if (pattern) report.extras.push(...this.extrasOf(this.asRead(link, pattern), pattern));
    }

    /** The items behind the path in a fragment, if there is a pattern for such links. */
    innerQuery(link) {
      const patterns = this.scopes.flatMap((scope) => scope.patterns);
      return (patterns.some((pattern) => pattern.readsFragmentAsPath) && link.inFragment?.query) || [];
    }

    /** The link as a pattern reads it; `null` for a link without a path in its fragment, if the pattern has one. */
    asRead(link, { readsFragmentAsPath }) {
      if (!readsFragmentAsPath) return link;
      const { inFragment, segments } = link;
      return inFragment ? {
        ...link, ...inFragment, outerQuery: link.query,
        segments: [...segments, ...inFragment.segments],
        fragment: undefined, fragmentItems: [],
      } : null;
    }

    /** Takes a text apart and finds the scopes whose patterns are tried for it. */
    classify(text, payload) {
      const link = readLink(text, this.rules);
      const { scheme, host } = link;
      const blocks = this.scopes.slice(0, -1);
      const topLevel = payload ? this.payloadScope : this.scopes[blocks.length];
      if (scheme === null) {
        const everywhere = blocks.filter(({ origin }) => origin.kind === 'everywhere');
        return { ...link, payload, scopes: [...everywhere, topLevel] };
      }
      const scopes = [...blocks, topLevel].filter(({ origin }) =>
        this.mayTry(origin, scheme, host || ''));
      const names = (kind) =>
        blocks.filter(({ origin }) => origin.kind === kind).map(({ origin }) => origin.name);
      const isDeclared = (name) => covers(name, host);
      // The host of a custom scheme is the path's first segment, unless the file declares such a host.
      if (!isWebScheme(scheme) && host && ![...this.document.hosts, ...names('host')].some(isDeclared)) {
        link.segments.unshift(host);
        link.hostBesidePath = null;
      }
      if (scopes.length > 0) return { ...link, payload, scopes };
      throw this.isKnown(scheme) || names('scheme').includes(scheme)
        ? { kind: 'wrongHost', message: `the host '${host || ''}' is not declared`, value: host || '' }
        : { kind: 'wrongScheme', message: `the scheme '${scheme}' is not declared`, value: scheme };
    }

    /** Whether the top level accepts the scheme. */
    isKnown(scheme) {
      const { acceptsHTTP, schemes } = this.document;
      return isWebScheme(scheme) ? scheme === 'https' || acceptsHTTP : schemes.includes(scheme);
    }

    /** Whether patterns of a block, or those outside of blocks, are tried for such a link. */
    mayTry(origin, scheme, host) {
      const isWeb = isWebScheme(scheme);
      const isKnown = this.isKnown(scheme);
      const isDeclared = !isWeb || this.document.hosts.some((declared) => covers(declared, host));
      switch (origin?.kind) {
        case 'everywhere':
          return this.scopes.some((other) =>
            other.origin?.kind !== 'everywhere' && this.mayTry(other.origin, scheme, host));
        case 'host': return isKnown && covers(origin.name, host);
        case 'anyHost': return isKnown && isWeb && (host.endsWith(']') || !host.includes(':'));
        case 'anyHostAndPort': return isKnown && isWeb;
        case 'scheme': return origin.name === scheme && isDeclared;
        default: return isKnown && isDeclared;
      }
    }

    /** The expiry date in the items of a query; `undefined` if there is none. */
    expiryOf(items) {
      return items.find(({ folded }) => folded === this.expiryKey)?.value;
    }

    addExpiry(value, { expiries }) {
      if (value === undefined) return;
      const seconds = secondsOfExpiry(value);
      const isPast = seconds === null || seconds <= (this.now ?? Date.now() / 1000);
      expiries.push({ key: this.document.expires, value, isPast });
    }

    // MARK: Matching

    /** The answer, or the link `inner` of an envelope, and the `pattern` that decided. */
    matchPatterns(link) {
      let refusal = notFound;
      let unreadable = null;
      for (const { patterns } of link.scopes) {
        for (let start = 0, end = 0; start < patterns.length; start = end) {
          const { path, segments } = patterns[start];
          while (patterns[end]?.path === path) end += 1;
          const read = this.asRead(link, patterns[start]);
          const captured = read && this.capture(segments, read.segments);
          if (!captured) continue;
          const group = patterns.slice(start, end);
          if (captured.unreadable < 0) {
            const verdict = attempt(() => this.matchPath(group, captured, read));
            if (!verdict.kind) return verdict;
            refusal = moreHelpful(refusal, verdict);
          } else {
            unreadable = unreadable || this.unreadableValue(group, captured);
          }
        }
      }
      return { answer: (refusal === notFound && unreadable) || refusal };
    }

    /** The answer to a path with an unreadable text, by the first pattern that keeps the text. */
    unreadableValue(patterns, { texts, unreadable }) {
      const parameter = patterns.flatMap(({ parameters }) => parameters).find(({ source }) =>
        source.kind === 'path' && source.index === unreadable);
      return parameter && invalidValue(parameter.name, texts[unreadable][0]);
    }

    /** Tries the patterns of one path: first without empty texts as required values, then with them. */
    matchPath(patterns, captured, link) {
      const repeated = this.repeatedKey(patterns, link);
      if (repeated) return { answer: malformed(repeated) };
      let refusal = notFound;
      for (const allowsEmpty of [false, true]) {
        for (const pattern of patterns) {
          const values = attempt(() => this.valuesOf(pattern, captured, link, allowsEmpty));
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
      if (target === 'except') return { answer: excluded, pattern };
      if (target === 'route') return { answer: this.routeAnswer(route, values), pattern };
      // The link inside is the decoded value of an item, or the fragment as it is written.
      const isWritten = parameters[0].source.kind === 'fragment';
      return { inner: isWritten ? link.fragment : values[0][0], isWritten, pattern };
    }

    /**
     * The texts that the placeholders of segments capture of a path, from the left, and the index of
     * the first one that is no value of its type, or -1; `null` if the path is another one.
     */
    capture(segments, path) {
      const texts = [];
      let unreadable = -1;
      for (const [index, { rest, literal, pieces, type }] of segments.entries()) {
        const text = path[index];
        if (rest && text !== undefined) return { texts: [...texts, path.slice(index)], unreadable };
        if (!text || (literal !== undefined && this.fold(text) !== literal)) return null;
        if (literal !== undefined) continue;
        const captured = pieces ? this.split(text, pieces) : [{ type, text }];
        if (!captured) return null;
        for (const piece of captured) {
          if (unreadable < 0 && !piece.type.reads(piece.text, true)) unreadable = texts.length;
          texts.push([piece.text]);
        }
      }
      return segments.length === path.length ? { texts, unreadable } : null;
    }

    /**
     * What the placeholders of a mixed segment capture; `null` if the literal texts are not there. A
     * placeholder has a character or more, and ends where the literal text after it can first begin, and
     * before the late split where the rest can first be read; the last literal text must be at the end.
     */
    split(text, pieces, late = this.lateSplit(pieces)) {
      const folded = this.fold(text);
      const captured = [];
      let rest = 0;
      let open = null;
      for (const [index, { literal, type }] of pieces.entries()) {
        if (literal !== undefined) {
          const first = open ? rest + 1 : rest;
          const isLast = index === pieces.length - 1;
          const start = isLast ? text.length - literal.length
            : index === late ? this.latePlace(text, rest, pieces.slice(index))
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

    /**
     * The index of the literal text after the last text, if nothing but numbers, `Bool`, `UUID` and enums
     * follows; -1 if there is none.
     */
    lateSplit(pieces) {
      const isText = ({ kind, enum: index }) => kind === 'string' || kind === 'text'
        || (kind === 'enum' && this.document.enums[index].isOpen);
      const isClosed = (type) => !isText(type) && !['date', 'url', 'type'].includes(type.kind);
      const last = pieces.findLastIndex(({ type }) => type && !isClosed(type));
      const isLate = last >= 0 && isText(pieces[last].type)
        && pieces.slice(last + 1).some(({ type }) => type);
      return isLate ? last + 1 : -1;
    }

    /**
     * The first place of a literal text, which is the first piece, from which the rest can be read, or else
     * the last one from which the rest has its literal texts; -1 if there is none.
     */
    latePlace(text, from, [{ literal }, ...pieces]) {
      const folded = this.fold(text);
      let last = -1;
      let start = folded.indexOf(literal, from + 1);
      for (; start >= 0; start = folded.indexOf(literal, start + 1)) {
        const rest = text.slice(start + literal.length);
        const isShort = new TextEncoder().encode(rest).length <= 1024;
        const captured = isShort ? this.split(rest, pieces, -1) : null;
        if (captured) last = start;
        if (captured && captured.every(({ type, text: value }) => type.reads(value, true))) break;
      }
      return last;
    }

    /** The texts of a pattern's parameters; throws an answer if the link does not match it. */
    valuesOf(pattern, captured, whole, allowsEmpty) {
      const link = this.cut(whole, pattern);
      if (this.missingLiteral(pattern, link)) throw notFound;
      return pattern.parameters.map((parameter) => {
        const { name, type, form, isRequired, ignoresUnreadable, source } = parameter;
        if (source.kind === 'path') return captured.texts[source.index];
        const isList = ['list', 'dictionary', 'listDictionary'].includes(form);
        // A text that is no value of the type counts as absent with `else`, and if it is empty and may be absent,
        // is of a list, or may not be empty.
        const mayBeAbsent = !isRequired || form === 'list' || type.isFilled || type.separator;
        const isAbsent = (text) => (text === '' ? mayBeAbsent : ignoresUnreadable && !isRequired)
          && !type.reads(text, false);
        const texts = this.textsOf(parameter, link, pattern).slice(0, isList ? undefined : 1)
          .filter((text) => !isAbsent(text));
        // A parser that escapes the brackets of an IPv6 address turns it into another host.
        const isOtherHost = source.restOfLink && hasBracketedHost(link.restOfLink || '');
        const invalid = isOtherHost ? link.restOfLink : texts.find((text) => !type.reads(text, false));
        if (invalid !== undefined) throw invalidValue(name, invalid);
        const isText = type.kind === 'string' || type.kind === 'text'
          || (type.kind === 'enum' && this.document.enums[type.enum].isOpen);
        const mayBeEmpty = !isText || type.separator || form === 'list' || (allowsEmpty && pattern.target !== 'unwrap');
        const isEmpty = texts.length === 1 && texts[0] === '' && !mayBeEmpty;
        if (isRequired && (texts.length === 0 || isEmpty)) throw missing(name);
        return texts;
      });
    }

    /** The texts that a link has for a parameter from any source except its path. */
    textsOf({ source, form, name, type, ignoresUnreadable }, link, pattern) {
      const fromPayload = (...keys) => {
        const key = link.payload
          && keys.find((name) => placeOf(link.payload, name, (value) => value !== ''));
        if (!key) return [];
        const isValue = form === 'list' ? isTextOrList : isText;
        if (!ignoresUnreadable && hasOtherValue(link.payload, key, isValue)) throw invalidValue(name, '');
        const texts = [placeOf(link.payload, key, isValue)?.value ?? []].flat();
        // JSON numbers have no zeros in front.
        const padded = (text) =>
          (/^(0|[1-9][0-9]*)$/.test(text) ? text.padStart(type.digits || 0, '0') : text);
        return texts.map((text) => (type.separator
          ? text.split(type.separator).map(padded).join(type.separator) : padded(text)));
      };
      switch (source.kind) {
        case 'query': {
          if (source.restOfLink && link.restOfLink) return [link.restOfLink];
          const texts = this.itemTexts(source, link);
          return texts.length > 0 ? texts : fromPayload(name, ...source.otherKeys);
        }
        case 'fragmentItems': return this.itemTexts(source, link);
        case 'others': {
          const pairs = this.otherPairs(source, link, pattern);
          return (form === 'dictionary' ? withoutCopies(pairs) : pairs).flat();
        }
        case 'fragment': return link.fragment === undefined ? [] : [decode(link.fragment)];
        case 'constant': return [source.value];
        case 'host':
          return link.host ? [link.host.toLowerCase().slice(0, link.host.length - source.end.length)] : [];
        case 'payload': return fromPayload(source.key);
        default: return [];
      }
    }

    /** The values of every item of a link that has the key of a pattern's item. */
    itemTexts({ kind, folded, plusIsLiteral }, link) {
      return link[kind].filter((item) => folded.includes(item.folded))
        .map(({ value, plain }) => (plusIsLiteral ? plain : value));
    }

    /**
     * The keys and values of the query items that a pattern does not name, without that of the expiry
     * date, as the source of a dictionary reads them.
     */
    otherPairs({ plusIsLiteral }, { query }, { namedKeys }) {
      return query.filter(({ folded }) => folded !== this.expiryKey && !namedKeys.has(folded))
        .map(({ key, value, plain }) => [key, plusIsLiteral ? plain : value]);
    }

    /**
     * The link as a pattern with `key={url: URL...}` reads it: if the key's value is a link that is
     * not encoded, everything to the end of the link belongs to that value.
     */
    cut(link, { parameters }) {
      const key = parameters.find(({ source }) => source.restOfLink)?.source.folded[0];
      const index = link.query.findIndex(({ folded }) => folded === key);
      const restOfLink = index < 0 ? '' : link.text.slice(link.query[index].start);
      if (!/^[a-z][a-z0-9+.\-]*:\/\//i.test(restOfLink)) return link;
      const query = link.query.slice(0, index);
      return {
        ...link, restOfLink, query, fragment: undefined, fragmentItems: [], textDirective: '',
      };
    }

    /** The first literal item of the pattern that the link lacks. */
    missingLiteral({ literals }, link) {
      return literals.find((literal) => !this.itemTexts(literal, link).some((text) =>
        literal.any || this.fold(text) === this.fold(literal.text)));
    }

    /** The reason to refuse a link that has a key with different values, if a pattern allows one value. */
    repeatedKey(patterns, whole) {
      const reason = (key) => `it has the key '${key}' more than once`;
      for (const pattern of patterns.filter(({ isForPayloads }) => !isForPayloads)) {
        const link = this.cut(whole, pattern);
        const single = pattern.parameters.filter(({ form }) => !/^list/.test(form))
          .map(({ source }) => source);
        const others = single.find(({ kind }) => kind === 'others');
        const keys = [...pattern.literals, ...single];
        for (const kind of ['query', 'fragmentItems']) {
          const repeated = keys.find((item) =>
            item.kind === kind && new Set(this.itemTexts(item, link)).size > 1);
          if (repeated) return reason(repeated.key);
        }
        // Canonically equivalent keys are two texts, but one key of a Swift dictionary.
        const seen = new Set();
        for (const [key] of others ? withoutCopies(this.otherPairs(others, link, pattern)) : []) {
          const folded = this.fold(key);
          if (seen.has(canonical(folded))) return reason(folded);
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
        const isText = texts.some((source) => source.kind === kind && source.folded.includes(folded));
        return lineBreak.test(key) || (!isText && lineBreak.test(value));
      });
      const isWhole = texts.some(({ kind }) => kind === 'fragment');
      const isIgnored = (link.outerQuery || []).some((item) => lineBreak.test(item.key + item.value));
      return isIgnored || link.segments.some((text) => lineBreak.test(text))
        || isBroken('query') || lineBreak.test(decode(link.restOfLink || ''))
        || lineBreak.test(decode(link.textDirective))
        || (!isWhole && lineBreak.test(decode(link.fragment || '')) && isBroken('fragmentItems'));
    }

    /** The items of a link, and of the payload around it, that the pattern does not name. */
    extrasOf(whole, pattern) {
      const { query, payload } = this.cut(whole, pattern);
      const hasOthers = pattern.parameters.some(({ source }) => source.kind === 'others');
      const extras = query.filter(({ folded }) =>
        folded === this.expiryKey || (!hasOthers && !pattern.namedKeys.has(folded)));
      return [
        ...extras.map(({ key, value }) => ({ key, value })),
        ...payload ? this.extrasOfPayload(payload, pattern) : [],
      ];
    }

    extrasOfPayload(payload, { parameters }) {
      const read = parameters.filter(({ source }) => source.kind !== 'constant');
      return payloadExtras(payload, read.flatMap(({ source, name }) =>
        (source.kind === 'payload' ? source.key : [name, ...source.otherKeys || []])));
    }

    // MARK: Payload rules

    /** The rules are tried in their order, and the first one whose key is present decides. */
    readPayload(payload, report) {
      const { expires = '' } = this.document;
      this.addExpiry(expires ? payloadText(payload, expires) : undefined, report);
      const rules = this.payloadRules.map((rule) =>
        ({ ...rule, text: rule.kind === 'else' ? '' : payloadText(payload, rule.key) }));
      const known = rules.filter(({ text }) => text !== undefined);
      const deciding = known.find(({ value, text }) =>
        value === undefined || this.fold(value) === this.fold(text));
      const unknown = known.find(({ value }) => value !== undefined);
      const other = rules.find(({ key }) => key !== undefined && hasOtherValue(payload, key, isText));
      if (deciding) {
        this.applyRule(deciding, payload, report);
      } else if (unknown) {
        report.answer = invalidValue(unknown.key, unknown.text);
      } else if (other) {
        report.answer = invalidValue(other.key, '');
      } else {
        report.answer = rules.length > 0
          ? missing(rules[0].key, 'the payload has none of the keys that name a route')
          : missing('payload', "the file has no 'payload', so no payload names a route");
      }
    }

    applyRule({ kind, key = '', pattern, text }, payload, report) {
      const place = placeOf(payload, key, isText);
      const inner = place?.inner && new Map(place.inner);
      const beside = { ...payload, inner };
      const others = {
        ...payload, values: new Map(payload.values), inner: inner && new Map(inner), read: [key],
      };
      others.values.delete(canonical(key));
      others.inner?.delete(canonical(place.name));
      if (kind === 'type' || kind === 'link') {
        this.read(text, kind === 'type' ? others : null, 0, report);
        if (kind === 'link') report.extras.push(...payloadExtras(others, []));
        return;
      }
      // The text of a `when` may be a link, whose expiry date counts.
      const [, query] = /^[^?#]*\?([^#]*)/.exec(text) || [null, ''];
      this.addExpiry(this.expiryOf(itemsOf(query, 0, this.rules)), report);
      const link = { payload: beside, query: [], fragmentItems: [], textDirective: '' };
      const values = attempt(() => this.valuesOf(pattern, null, link, false));
      report.answer = values.kind ? values : this.routeAnswer(pattern.route, values);
      report.extras.push(...this.extrasOfPayload(payload, pattern));
    }

    // MARK: Explanations

    /**
     * How a link compares with every pattern, of which `chosen` decided. A scope has the `patterns` if
     * the link belongs to it (`isEntered`); a pattern that does not match has a `problem`.
     */
    reading(link, chosen) {
      const scopes = this.scopes.map((scope) => {
        const { kind, name } = scope.origin || {};
        const fixed = { everywhere: 'all links', anyHost: 'host *', anyHostAndPort: 'host *:*' };
        const origin = kind ? fixed[kind] ?? `${kind} ${name}` : null;
        const isEntered = link.scopes.includes(scope);
        const patterns = (isEntered ? scope.patterns : []).map((pattern) => {
          const { text, target, route } = pattern;
          const isTaken = pattern === chosen;
          const problem = this.problemOf(pattern, link, isTaken);
          return { text, target, route: route?.name ?? null, isTaken, ...problem && { problem } };
        });
        return { origin, isEntered, isTaken: patterns.some(({ isTaken }) => isTaken), patterns };
      });
      return { link: link.text, scheme: link.scheme, host: link.hostBesidePath, scopes };
    }

    /** The reason why a link does not match a pattern; `null` if it does. */
    problemOf(pattern, whole, isTaken) {
      const { segments } = pattern;
      const link = this.asRead(whole, pattern);
      if (!link) return 'the link has no path in its fragment';
      for (const [index, segment] of segments.entries()) {
        if (index >= link.segments.length) return `the path ends before '/${segment.text}'`;
        const problem = this.segmentProblem(segment, link.segments[index]);
        if (problem) return problem;
      }
      const captured = this.capture(segments, link.segments);
      if (!captured) return `the path goes on with '/${link.segments[segments.length]}'`;
      const literal = this.missingLiteral(pattern, this.cut(link, pattern));
      const values = (allowsEmpty) =>
        attempt(() => this.valuesOf(pattern, captured, link, allowsEmpty));
      const repeated = this.repeatedKey([pattern], link);
      if (repeated) return repeated;
      if (literal) {
        const { key, text = '…' } = literal;
        return `it needs '${text === '' ? key : `${key}=${text}`}'`;
      }
      const { message } = values(true);
      if (message) return message;
      // It is tried after others that need no empty text as a value.
      const { kind, parameter } = isTaken ? {} : values(false);
      return kind ? `'${parameter}' is empty` : null;
    }

    /** The reason why one segment of a link does not match that of a pattern; `null` if it does. */
    segmentProblem(segment, text) {
      if (segment.rest) return null;
      if (text === '') return 'the segment is empty';
      const captured = this.capture([segment], [text]);
      if (!captured) return `'${text}' is not '${segment.text}'`;
      const { texts, unreadable } = captured;
      if (unreadable < 0) return null;
      const types = (segment.pieces || [segment]).flatMap(({ type }) => type || []);
      const { begins } = types[unreadable];
      const beginning = begins ? `, which begins with '${begins}'` : '';
      return `'${texts[unreadable][0]}' cannot be read as ${typeText(types[unreadable])}${beginning}`;
    }

    /** Up to three patterns of routes that agree with the most segments of a link. */
    nearest(whole) {
      const near = [];
      for (const pattern of whole.scopes.flatMap(({ patterns }) => patterns)) {
        const { segments, route, text } = pattern;
        const problem = route && this.problemOf(pattern, whole, false);
        const link = this.asRead(whole, pattern);
        if (!problem || !link) continue;
        let matchedSegments = 0;
        let likeness = 0;
        for (const [index, written] of link.segments.entries()) {
          // The rest of a path has the last place and all that follow.
          const segment = segments[index] || segments.slice(-1).find(({ rest }) => rest);
          if (!segment) continue;
          const isMatch = !this.segmentProblem(segment, written);
          if (isMatch) matchedSegments += 1;
          likeness += this.likeness(segment, written, isMatch);
        }
        const missed = Math.max(segments.length, link.segments.length) - matchedSegments;
        const rank = likeness - missed / 1000;
        const isNear = matchedSegments > 0 || missed === 0 || likeness > 0.5;
        if (isNear) near.push({ rank, shown: { route: route.name, text, problem, matchedSegments } });
      }
      return near.sort((left, right) => right.rank - left.rank).slice(0, 3).map(({ shown }) => shown);
    }

    /** How much a segment of a link is like that of a pattern: from 0 to 1. */
    likeness({ literal }, written, isMatch) {
      // Any text is like a placeholder, so this says less than a literal text.
      if (literal === undefined) return isMatch ? 0.5 : 0.25;
      const [first, second] = [literal, this.fold(written)];
      let count = 0;
      while (count < first.length && first[count] === second[count]) count += 1;
      return count / Math.max(first.length, second.length);
    }
  };
})();

if (typeof module !== 'undefined') module.exports = RouteMatcher;
