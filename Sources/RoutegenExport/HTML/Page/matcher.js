'use strict';

/**
 * Finds the route of a link, or says why there is none, as the app does.
 *
 * This is `Documentation/Matching.md` in JavaScript. It needs nothing but the document that
 * `routegen export json` writes, of which `Documentation/Tools.md` describes the fields:
 *
 *     const matcher = new RouteMatcher(document);
 *     matcher.match('https://example.com/users/7').message;  // users.user(id: 7)
 *
 * A text is read in these steps, and the first step that refuses it decides:
 *
 * 1. `readLink` takes it apart, or it is malformed.
 * 2. `classify` finds the scopes to which its scheme and host belong.
 * 3. `expiryOf` reads the time at which it ends.
 * 4. `matchPatterns` tries the patterns of the scopes in their order: the path (`capture`), then the
 *    query and the fragment (`valuesOf`).
 * 5. If the pattern is an envelope, the link inside is read, from step 1.
 * 6. If no pattern matches, the most helpful refusal is the answer.
 *
 * The rules are about bytes of UTF-8. A text without half surrogate pairs has the same characters in
 * UTF-16, and every delimiter is ASCII, so the strings of JavaScript can be compared instead. No function
 * throws for any text, and each pattern takes time linear in the length of the link.
 */
const RouteMatcher = (() => {
  /** The answer to a link that does not match. It is thrown, and caught in this file. */
  class Refusal {
    constructor(answer) {
      this.answer = answer;
    }

    /** Returns the more helpful of two refusals; the first if they are of one kind. */
    orMoreHelpful(other) {
      const rank = (refusal) => ({ invalidValue: 2, missing: 1 })[refusal.answer.kind] || 0;
      return rank(other) > rank(this) ? other : this;
    }
  }

  const malformed = (reason) => ({ kind: 'malformed', reason });
  const missing = (parameter) => ({ kind: 'missing', parameter });
  const invalidValue = (parameter, value) => ({ kind: 'invalidValue', parameter, value });

  /** Returns what `body` returns, or the refusal that it throws. */
  function attempt(body) {
    try {
      return body();
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal;
      throw refusal;
    }
  }

  function refuse(reason) {
    throw new Refusal(malformed(reason));
  }

  const lineBreakReason = "it has an escaped tab or line break, which only a 'Text' can have";
  const lineBreak = /[\t\n\r]/;
  const halfPair = /[\uD800-\uDFFF]/u;

  // MARK: Texts

  const utf8Length = (text) => new TextEncoder().encode(text).length;

  /** The text by which Swift compares keys of dictionaries, to which `é` has one form. */
  const canonical = (text) => text.normalize('NFC');

  /** Compares two texts in the order of Swift: by the code points of their canonical forms. */
  function compareTexts(left, right) {
    const [first, second] = [Array.from(canonical(left)), Array.from(canonical(right))];
    for (let index = 0; index < first.length && index < second.length; index += 1) {
      const difference = first[index].codePointAt(0) - second[index].codePointAt(0);
      if (difference !== 0) return difference;
    }
    return first.length - second.length;
  }

  /** Returns the text without escapes. */
  function decode(text, plusIsSpace) {
    const spaced = plusIsSpace ? text.replace(/\+/g, ' ') : text;
    if (!spaced.includes('%')) return spaced;
    try {
      return decodeURIComponent(spaced);
    } catch {
      return decodeLoosely(spaced);
    }
  }

  /** Decodes a text that is not a link, so its escapes may be incomplete or not UTF-8. */
  function decodeLoosely(text) {
    const bytes = new TextEncoder().encode(text);
    const decoded = [];
    for (let index = 0; index < bytes.length; index += 1) {
      const digits = String.fromCharCode(...bytes.subarray(index + 1, index + 3));
      const isEscape = bytes[index] === 0x25 && /^[0-9A-Fa-f]{2}$/.test(digits);
      decoded.push(isEscape ? parseInt(digits, 16) : bytes[index]);
      if (isEscape) index += 2;
    }
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(decoded));
  }

  // MARK: Links

  /** Refuses every character, escaped or not, that two URL parsers would read differently. */
  function checkCharacters(text, limits, allowsLineBreaks) {
    if (text.length > limits.bytes || utf8Length(text) > limits.bytes) {
      refuse(`it is longer than ${limits.bytes / 1024} KiB`);
    }
    if (halfPair.test(text)) refuse('it has half of a surrogate pair');
    if (text.includes('\\')) refuse('it has a backslash');
    if (text.includes(' ')) refuse('it has a space');
    const pathEnd = text.search(/[?#]/);
    for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 3)) {
      const digits = text.slice(at + 1, at + 3);
      if (!/^[0-9A-Fa-f]{2}$/.test(digits)) refuse("it has a '%' without two hexadecimal digits");
      const isInPath = pathEnd < 0 || at < pathEnd;
      if (/^0[9AD]$/i.test(digits) && (!allowsLineBreaks || isInPath)) refuse(lineBreakReason);
    }
    let decoded;
    try {
      // Without a character in their place, the bytes beside line breaks could be one character.
      decoded = decodeURIComponent(text.replace(/%0[9AD]/gi, ' '));
    } catch {
      refuse('it has escapes that are not UTF-8');
    }
    if (/[\0-\x1F\x7F-\x9F]/.test(decoded)) refuse('it has a control character');
  }

  /** Whether a browser reads the host as an IPv4 address: its last label is a number. */
  function endsInNumber(host) {
    const labels = host.split('.');
    if (labels.length > 1 && labels[labels.length - 1] === '') labels.pop();
    return /^(?:[0-9]+|0[xX][0-9A-Fa-f]*)$/.test(labels[labels.length - 1]);
  }

  /** Whether the text is four decimal numbers without zeros at their start: `127.0.0.1`. */
  function isIPv4(text) {
    const numbers = text.split('.');
    return (
      numbers.length === 4
      && numbers.every((number) => /^(?:0|[1-9][0-9]{0,2})$/.test(number) && Number(number) < 256)
    );
  }

  /**
   * Whether the text is eight groups of hexadecimal digits, the last two perhaps as an IPv4 address,
   * with `::` in place of one or more groups.
   */
  function isIPv6(text) {
    const groups = text.split(':');
    if (groups.length <= 2) return false;
    if (isIPv4(groups[groups.length - 1])) groups.splice(-1, 1, '0', '0');
    // A colon at an end belongs to `::`, which is one empty group then.
    if (groups[0] === '' && groups.shift() === '' && groups[0] !== '') return false;
    if (groups.length > 1 && groups[groups.length - 1] === '') {
      groups.pop();
      if (groups[groups.length - 1] !== '') return false;
    }
    const written = groups.filter((group) => group !== '');
    if (!written.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return false;
    const emptyCount = groups.length - written.length;
    return emptyCount === 0 ? written.length === 8 : emptyCount === 1 && written.length < 8;
  }

  function isHost(text) {
    if (!text.startsWith('[')) return /^[A-Za-z0-9\-._~!$&'()*+,;=]*$/.test(text);
    return /^\[[0-9A-Fa-f:.]*\]$/.test(text) && text.includes(':');
  }

  /** The host of an authority, with the port unless it is the default of a web link. */
  function hostOf(authority, defaultPort) {
    const isWeb = defaultPort !== null;
    if (authority.includes('@')) refuse('it has a user name before the host');
    if (/[^\0-\x7F]|%/.test(authority)) {
      refuse('its host has an escape or a letter beyond ASCII');
    }
    const mark = authority.indexOf(authority.startsWith('[') ? ']' : ':');
    const hostEnd = mark < 0 ? authority.length : authority.startsWith('[') ? mark + 1 : mark;
    const host = authority.slice(0, hostEnd);
    if (host === '.' || host === '..') refuse("its path has a '.' or '..' segment");
    if (!isHost(host)) refuse('its host has a character that no host has');
    if (host === '' && isWeb) refuse('it has no host');
    if (host === '' && authority !== '') refuse('it has a port without a host');
    if (isWeb) {
      checkAddress(host);
    } else {
      checkSpelling(authority, host);
    }
    const port = portOf(authority.slice(hostEnd));
    return port === null || port === defaultPort ? host : `${host}:${port}`;
  }

  /** Refuses a host that looks like an IP address, but is none. */
  function checkAddress(host) {
    if (host.startsWith('[') && !isIPv6(host.slice(1, -1))) {
      refuse('its host is in brackets, but not an IPv6 address');
    }
    if (endsInNumber(host) && !isIPv4(host)) {
      refuse('its host ends in a number, but is not an IPv4 address');
    }
  }

  /** Refuses an authority whose spelling a parser would change: with a custom scheme, it is a segment. */
  function checkSpelling(authority, host) {
    if (host.startsWith('[')) refuse('its scheme is a custom one, and its host an IPv6 address');
    if (authority.endsWith(':')) refuse('its port is empty');
    const port = authority.slice(host.length + 1);
    if (port.startsWith('0') && port !== '0') refuse('its port begins with a zero');
  }

  /** The number after a colon; `null` if there is none. */
  function portOf(text) {
    if (!/^(?::[0-9]*)?$/.test(text)) refuse('its port is not a number');
    if (text === '' || text === ':') return null;
    const port = Number(text.slice(1));
    if (port > 65535) refuse('its port is greater than 65535');
    return port;
  }

  /** The segments of a path, decoded; one slash at its start and one at its end do not count. */
  function segmentsOf(path, limits) {
    const raw = path.replace(/^\//, '');
    if (raw === '') return [];
    const written = raw.split('/');
    if (written[written.length - 1] === '') written.pop();
    if (written.length > limits.segments) {
      refuse(`its path has more than ${limits.segments} segments`);
    }
    const segments = written.map((segment) => decode(segment, false));
    const isDots = (part) => part === '.' || part === '..';
    if (segments.some((segment) => segment.split('/').some(isDots))) {
      refuse("its path has a '.' or '..' segment");
    }
    return segments;
  }

  /**
   * The items of a query, or of a fragment that is written like one; empty ones are left out.
   *
   * @param {string} part The query or the fragment.
   * @param {number} start The position of the part in the link.
   * @returns Items with `key` and `value`, which are decoded, and with the position of the value.
   */
  function itemsOf(part, start, plusIsSpace) {
    const items = [];
    let position = start;
    for (const item of part.split('&')) {
      const mark = item.indexOf('=');
      const keyEnd = mark < 0 ? item.length : mark;
      const valueStart = mark < 0 ? item.length : mark + 1;
      if (item !== '') {
        items.push({
          key: decode(item.slice(0, keyEnd), plusIsSpace),
          value: decode(item.slice(valueStart), plusIsSpace),
          valueStart: position + valueStart,
        });
      }
      position += item.length + 1;
    }
    return items;
  }

  /**
   * Takes a text apart, by the rules of "What a link is" in `Documentation/Matching.md`.
   *
   * @param {string} text The link, or with `isPath` also a path without a scheme.
   * @param {{isPath: boolean, plusIsSpace: boolean, allowsLineBreaks: boolean, limits: object}} rules
   */
  function readLink(text, rules) {
    checkCharacters(text, rules.limits, rules.allowsLineBreaks);
    const written = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(text);
    const scheme = written ? written[0].toLowerCase() : null;
    const start = written ? written[0].length + 1 : 0;
    if (scheme === null && !rules.isPath) refuse('it has no scheme');
    if (scheme === null && text.startsWith('//')) {
      refuse("it begins with '//', and a browser would interpret it as another host");
    }
    const hash = text.indexOf('#');
    const end = hash < 0 ? text.length : hash;
    const fragment = hash < 0 ? null : text.slice(hash + 1);
    const mark = text.slice(0, end).indexOf('?');
    const queryStart = mark < 0 ? end : mark + 1;
    const query = text.slice(queryStart, end);
    if (query.split('&').length > rules.limits.items) {
      refuse(`its query has more than ${rules.limits.items} items`);
    }
    const fragmentItems = fragment === null ? [] : itemsOf(fragment, hash + 1, rules.plusIsSpace);

    let path = text.slice(start, mark < 0 ? end : mark);
    let host = null;
    const defaultPort = { https: 443, http: 80 }[scheme] || null;
    if (scheme !== null && path.startsWith('//')) {
      const slash = path.indexOf('/', 2);
      const hostEnd = slash < 0 ? path.length : slash;
      host = hostOf(path.slice(2, hostEnd), defaultPort) || null;
      path = path.slice(hostEnd);
    } else if (defaultPort !== null) {
      refuse('it has no host');
    }
    // Foundation escapes a character that a URI contains only escaped, and all escapes beside it. The
    // `#` that begins the fragment is not one of them.
    const rest = path + query + (fragment || '');
    if (rest.includes('%') && /[^\0-\x7F]|["<>[\]^`{|}#]/.test(rest)) {
      refuse('it has escapes, and a character that is not escaped and would have to be');
    }
    return {
      text,
      scheme,
      host,
      // The host, unless it turns out to be the path's first segment.
      hostBesidePath: host,
      segments: segmentsOf(path, rules.limits),
      query: itemsOf(query, queryStart, rules.plusIsSpace),
      fragment: fragment === null ? null : decode(fragment, false),
      writtenFragment: fragment,
      fragmentItems,
      // The value of a key that continues to the end of the link; see `cut`.
      restOfLink: null,
      // The other keys of the payload that has the link's text.
      payload: null,
    };
  }

  /** A link without parts, for a payload without a link. */
  const noLink = { segments: [], query: [], fragment: null, fragmentItems: [], restOfLink: null };

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

  /**
   * The seconds from 1970 to an instant: ISO 8601 with a time and a zone.
   *
   * @returns {number|null} `null` if the text is not an instant.
   */
  function secondsOfInstant(text) {
    const form =
      /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))$/;
    const found = form.exec(text);
    if (!found) return null;
    const [year, month, day, hour, minute, second] = found.slice(1, 7).map(Number);
    const [zoneHours, zoneMinutes] = found.slice(9).map((digits) => Number(digits || 0));
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    if (month < 1 || month > 12 || day < 1 || day > days[month - 1]) return null;
    if (hour > 23 || minute > 59 || second > 59 || zoneHours > 23 || zoneMinutes > 59) return null;

    // In years that begin in March, the leap day is the last day.
    const marchYear = month > 2 ? year : year - 1;
    const leapDays =
      Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
    const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
    // The runtime counts from 2001, which is 730,791 days after March of the year 0.
    const dayCount = marchYear * 365 + leapDays + dayOfYear - 730791;
    const zone = (zoneHours * 3600 + zoneMinutes * 60) * (found[8] === '-' ? -1 : 1);
    const seconds = dayCount * 86400 + hour * 3600 + minute * 60 + second - zone;
    const nanoseconds = Number((found[7] || '').padEnd(9, '0'));
    // As in the runtime, there is a single rounding where the number of nanoseconds is exact.
    const rounded =
      Math.abs(seconds) < 9e6 ? (seconds * 1e9 + nanoseconds) / 1e9 : seconds + nanoseconds / 1e9;
    // The years 0000 to 9999 in UTC. The last microseconds are rounded to the next year.
    const from1970 = 978307200;
    const isInRange = seconds >= -62167219200 - from1970 && rounded < 253402300800 - from1970;
    return isInRange ? rounded + from1970 : null;
  }

  /** The time at which a link ends, in seconds since 1970; `null` if the text cannot be parsed. */
  function secondsOfExpiry(text) {
    const instant = secondsOfInstant(text);
    if (instant !== null) return instant;
    const isWhole = /^(?:0|[1-9][0-9]{0,19})$/.test(text) && BigInt(text) < 2n ** 64n;
    return isWhole ? Number(text) : null;
  }

  /** Returns a function that tells whether a text is a whole number of the type. */
  function wholeNumberReader(type) {
    const isSigned = type.kind === 'int';
    const low = BigInt(type.low === undefined ? (isSigned ? -(2n ** 63n) : 0n) : type.low);
    const high = BigInt(type.high === undefined ? 2n ** (isSigned ? 63n : 64n) - 1n : type.high);
    return (text) => {
      const isForm =
        type.digits === undefined
          ? text.length <= 20 && /^(?:0|-?[1-9][0-9]*)$/.test(text)
          : text.length === type.digits && /^[0-9]+$/.test(text);
      return isForm && low <= BigInt(text) && BigInt(text) <= high;
    };
  }

  function doubleReader(type) {
    const low = Number(type.low === undefined ? -Number.MAX_VALUE : type.low);
    const high = Number(type.high === undefined ? Number.MAX_VALUE : type.high);
    return (text) => {
      const number = Number(text);
      return (
        /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text)
        && !Object.is(number, -0) && low <= number && number <= high
      );
    };
  }

  function urlReader(type, limits) {
    const rules = { isPath: false, plusIsSpace: true, allowsLineBreaks: false, limits };
    return (text) => {
      const link = attempt(() => readLink(text, rules));
      if (link instanceof Refusal || !isWebScheme(link.scheme)) return false;
      return !type.hosts || type.hosts.some((host) => covers(host, link.host));
    };
  }

  /** Returns a function that tells whether a text is a value; its second argument is `isInPath`. */
  function readerOf(type, document, fold) {
    switch (type.kind) {
      case 'int':
      case 'uint':
        return wholeNumberReader(type);
      case 'double':
        return doubleReader(type);
      case 'bool':
        return (text, isInPath) => (isInPath ? /^(?:true|false)$/ : /^(?:true|false|[01]|)$/).test(text);
      case 'uuid': {
        const form = /^[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$/;
        return (text) => form.test(text);
      }
      case 'date':
        return (text) => secondsOfInstant(text) !== null;
      case 'url':
        return urlReader(type, document.limits);
      case 'enum': {
        const { isOpen, values } = document.enums[type.enum];
        const texts = new Set(values.map((value) => fold(value.text)));
        return isOpen ? () => true : (text) => texts.has(fold(text));
      }
      // Only the app knows which texts with this beginning are values.
      case 'type':
        return (text) => text.startsWith(type.begins || '');
      default:
        return () => true;
    }
  }

  /** The type as a file has it, such as `Int in 1...50`. */
  function typeText(type) {
    const names = {
      string: 'String', text: 'Text', int: 'Int', uint: 'UInt', double: 'Double', bool: 'Bool',
      uuid: 'UUID', date: 'Date', url: 'URL',
    };
    const name = names[type.kind] || type.name;
    if (type.hosts) return `${name} in ${type.hosts.join(', ')}`;
    if (type.low === undefined && type.high === undefined) return name;
    const low = type.low === undefined && type.kind === 'uint' ? '0' : type.low || '';
    return `${name} in ${low}...${type.high || ''}`;
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
    const digits = whole + fraction;
    const point = whole.length + Number(exponent);
    const sign = number < 0 ? '-' : '';
    if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length);
    if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
    return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
  }

  /**
   * Reads a payload as routes see it: texts, and dictionaries of them, by the canonical forms of keys.
   *
   * @param {object|string} payload An object, or its JSON text, whose numbers keep all their digits.
   * @returns {Map|null} `null` if it is not an object.
   */
  function readPayload(payload) {
    let value = payload;
    if (typeof payload === 'string') {
      try {
        value = JSON.parse(payload);
        // `JSON.parse` rounds whole numbers of 64 bits.
        const numbersAndTexts = /"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g;
        const quoted = payload.replace(numbersAndTexts, (token) =>
          token.startsWith('"') ? token : JSON.stringify(textOfNumber(token)));
        value = JSON.parse(quoted);
      } catch {
        return null;
      }
    }
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? dictionaryOf(value, 8) : null;
  }

  /** @param {number} depth The greatest number of dictionaries in this one. */
  function dictionaryOf(object, depth) {
    const values = new Map();
    for (const [key, value] of Object.entries(object)) {
      values.set(canonical(key), { key, value: payloadValue(value, depth) });
    }
    return values;
  }

  /** A text, a dictionary, or `null` for anything else. */
  function payloadValue(value, depth) {
    switch (typeof value) {
      case 'string':
        return halfPair.test(value) ? null : value;
      case 'boolean':
      case 'bigint':
        return String(value);
      case 'number':
        return textOfNumber(Number.isInteger(value) ? String(BigInt(value)) : String(value));
      case 'object': {
        const isDictionary = value !== null && !Array.isArray(value) && depth > 0;
        return isDictionary ? dictionaryOf(value, depth - 1) : null;
      }
      default:
        return null;
    }
  }

  /** The text of a key, also of a key with dots in nested dictionaries; an empty text is absent. */
  function payloadText(values, key) {
    const { value } = values.get(canonical(key)) || {};
    if (typeof value === 'string') return value === '' ? undefined : value;
    const dot = key.indexOf('.');
    const inner = dot < 0 ? undefined : values.get(canonical(key.slice(0, dot)));
    return inner && inner.value instanceof Map
      ? payloadText(inner.value, key.slice(dot + 1)) : undefined;
  }

  /** The texts of a payload under other keys, in the order of the keys. */
  function payloadExtras(values, names) {
    const named = new Set(names.map(canonical));
    return Array.from(values.values())
      .filter(({ key, value }) =>
        typeof value === 'string' && value !== '' && !named.has(canonical(key)))
      .sort((left, right) => compareTexts(left.key, right.key));
  }

  // MARK: Patterns

  /** A pattern that links match: its target, what it requires, and the source of each parameter. */
  class Pattern {
    /**
     * @param {object} json An element of `patterns`, or what a rule of `payload` supplies.
     * @param {RouteMatcher} matcher
     */
    constructor(json, matcher) {
      const { fold } = matcher;
      this.target = json.target;
      this.text = json.text;
      this.route = json.route === undefined ? null : matcher.routes.get(json.route);
      this.path = json.path;
      this.segments = (json.segments || []).map((segment) => matcher.segment(segment));
      this.segmentTexts = segmentTexts(json);
      // The payload's keys supply the path's parameters.
      this.isForPayloads = json.keys !== undefined;
      const fragment = json.fragment || {};
      const literals = (items) =>
        items.filter((item) => item.parameter === undefined)
          .map((item) => ({ ...item, folded: fold(item.key) }));
      this.literals = literals(json.query || []);
      this.fragmentLiterals = literals(fragment.items || []);
      this.sources = sourcesByName(json, fold);
      this.parameters = this.parametersOf(json, matcher).map((parameter) => ({
        ...parameter, source: this.sources.get(parameter.name) || { kind: 'absent' },
      }));
      this.namedKeys = new Set(this.literals.map((item) => item.folded));
      for (const { source } of this.parameters) {
        if (source.kind === 'query') this.namedKeys.add(source.folded);
      }
      this.hasOthers = this.parameters.some(({ source }) => source.kind === 'others');
    }

    /** The parameters of the target, as far as this pattern requires them. */
    parametersOf(json, matcher) {
      if (this.target === 'unwrap') {
        const name = Array.from(this.sources.keys()).pop();
        return [{ name, type: matcher.text, form: 'single', isRequired: true }];
      }
      if (!this.route) return [];
      return this.route.parameters.map(({ name, valueType, form, isRequired }) => {
        const isRequiredHere = (json.required || []).includes(name);
        return {
          name,
          type: matcher.types[valueType],
          form: isRequiredHere ? 'single' : form,
          isRequired: isRequired || isRequiredHere,
        };
      });
    }
  }

  /** The source of each parameter's value, by the parameter's name. */
  function sourcesByName(json, fold) {
    const sources = new Map();
    for (const [name, text] of Object.entries(json.constants || {})) {
      sources.set(name, { kind: 'constant', text });
    }
    let index = 0;
    for (const segment of json.segments || []) {
      for (const piece of segment.pieces || [segment]) {
        if (piece.literal !== undefined) continue;
        if (piece.parameter !== undefined) sources.set(piece.parameter, { kind: 'path', index });
        index += 1;
      }
    }
    for (const [name, key] of Object.entries(json.keys || {})) {
      sources.set(name, { kind: 'payload', key });
    }
    const fragment = json.fragment || {};
    const lists = [[json.query || [], 'query'], [fragment.items || [], 'fragmentItem']];
    for (const [items, kind] of lists) {
      for (const { parameter, key, others, restOfLink = false } of items) {
        if (parameter === undefined) continue;
        sources.set(
          parameter,
          others ? { kind: 'others' } : { kind, key, folded: fold(key), restOfLink });
      }
    }
    if (fragment.parameter !== undefined) sources.set(fragment.parameter, { kind: 'fragment' });
    return sources;
  }

  /** The segments of a pattern as the file has them. */
  function segmentTexts({ text = '', segments = [] }) {
    const written = [];
    let depth = 0;
    for (const character of text) {
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      if (depth === 0 && (character === '?' || character === '#')) break;
      if (depth === 0 && character === '/') {
        written.push('');
      } else if (written.length > 0) {
        written[written.length - 1] += character;
      }
    }
    // A pattern that ends before its rest has one segment less than its text.
    const isComplete = written.length === segments.length || written.length === segments.length + 1;
    const pieceText = (piece) =>
      piece.literal !== undefined ? piece.literal : `{${piece.parameter || '_'}}`;
    return segments.map((segment, index) =>
      isComplete ? written[index] : (segment.pieces || [segment]).map(pieceText).join(''));
  }

  return class RouteMatcher {
    /**
     * @param {object} document The document of `routegen export json`.
     * @param {{now?: number}} options `now` is the time in seconds since 1970; the default is the clock.
     */
    constructor(document, { now } = {}) {
      this.document = document;
      this.now = now;
      this.fold = document.isCaseless
        ? (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
        : (text) => text;
      const typeOf = (type) => ({ ...type, reads: readerOf(type, document, this.fold) });
      this.types = document.valueTypes.map(typeOf);
      this.text = typeOf({ kind: 'string' });
      this.routes = new Map(document.routes.map((route) => [route.name, route]));
      this.rules = {
        isPath: true,
        plusIsSpace: !document.plusIsLiteral,
        // Links may contain escaped tabs and line breaks, in the values of a `Text`.
        allowsLineBreaks: document.routes.some((route) =>
          !route.unlinked
          && route.parameters.some(({ valueType }) => this.types[valueType].kind === 'text')),
        limits: document.limits,
      };
      this.scopes = document.scopes.map((scope) => this.scope(scope));
      this.topLevel = this.scopes[this.scopes.length - 1];
      this.payloadScope = this.scope({ patterns: document.payloadPatterns || [] });
      this.payloadRules = document.payload.map((rule) => ({
        ...rule,
        pattern: new Pattern({ ...rule, target: 'route', keys: rule.keys || {} }, this),
      }));
    }

    // MARK: Answers

    /**
     * Returns what a link or a path is.
     *
     * @param {string} text
     * @returns `kind` and `message`; for a route also `route`, `values` (the texts of each parameter),
     *   `extras` (the items that no parameter reads) and `unchecked` (the parameters whose values only
     *   the app can check); for others `parameter` and `value`.
     */
    match(text) {
      const report = this.newReport(false);
      this.read(String(text), null, 0, report);
      return this.answerOf(report);
    }

    /**
     * Returns what a payload of a push notification is.
     *
     * @param {object|string} payload The payload, or its JSON text, whose numbers keep all their digits.
     */
    matchPayload(payload) {
      const report = this.newReport(false);
      const values = readPayload(payload);
      if (values) {
        this.readPayload(values, report);
      } else {
        report.answer = malformed('the payload is not a JSON object');
      }
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
    explain(text) {
      const report = this.newReport(true);
      this.read(String(text), null, 0, report);
      const answer = this.answerOf(report);
      const last = report.links[report.links.length - 1];
      const isOpen = answer.kind === 'route' || answer.kind === 'expired';
      return {
        answer,
        expiries: report.expiries.map(({ key, value, isPast }) => ({ key, value, isPast })),
        readings: report.readings,
        nearest: isOpen || !last ? [] : this.nearest(last),
      };
    }

    newReport(hasReadings) {
      return { answer: null, expiries: [], extras: [], readings: [], links: [], hasReadings };
    }

    answerOf({ answer, expiries, extras }) {
      const expiry = expiries.find(({ isPast }) => isPast);
      if (expiry) {
        const { key, value, seconds } = expiry;
        const message =
          seconds === null
            ? `it counts as expired, because the value '${value}' of '${key}' is not a time`
            : `it expired at '${value}', the value of '${key}'`;
        return { kind: 'expired', message, parameter: key, value };
      }
      const { kind, parameter, value } = answer;
      const whole = { kind, message: this.messageOf(answer) };
      if (parameter !== undefined) whole.parameter = parameter;
      if (value !== undefined) whole.value = value;
      if (kind !== 'route') return whole;
      const { route, values } = answer;
      whole.route = route.name;
      whole.values = {};
      route.parameters.forEach(({ name }, slot) => { whole.values[name] = values[slot]; });
      whole.extras = extras.map(({ key, value }) => ({ key, value }));
      whole.unchecked = route.parameters
        .filter(({ valueType }, slot) =>
          this.types[valueType].kind === 'type' && values[slot].length > 0)
        .map(({ name }) => name);
      return whole;
    }

    /** The answer in one line, as `routegen match` prints it. */
    messageOf(answer) {
      switch (answer.kind) {
        case 'route': return this.routeText(answer);
        case 'malformed': return `it is malformed, because ${answer.reason}`;
        case 'wrongScheme': return `the scheme '${answer.value}' is not declared`;
        case 'wrongHost': return `the host '${answer.value}' is not declared`;
        case 'excluded': return "an 'except' says that it leads nowhere";
        case 'missing': return answer.reason || `the parameter '${answer.parameter}' is missing`;
        case 'invalidValue':
          return `'${answer.value}' is not a value of the parameter '${answer.parameter}'`;
        default: return 'no route has this path';
      }
    }

    /** A route with its values, such as `recipe(id: "1234")`. */
    routeText({ route, values }) {
      const texts = [];
      route.parameters.forEach(({ name, form, valueType }, slot) => {
        const isSingle = form === 'single' || form === 'optional';
        if (isSingle && values[slot].length === 0) return;
        const { kind } = this.types[valueType];
        const isString = kind === 'string' || kind === 'text';
        const shown = values[slot].map((text) => (isString ? `"${text}"` : text));
        const list = form.endsWith('ictionary')
          ? this.dictionaryText(values[slot], form === 'listDictionary') : shown.join(', ');
        texts.push(`${name}: ${isSingle ? list : `[${list}]`}`);
      });
      return route.name + (texts.length === 0 ? '' : `(${texts.join(', ')})`);
    }

    /** Keys and values in turn as `"color": ["red", "blue"]`, a key where it is first. */
    dictionaryText(texts, isListed) {
      if (texts.length === 0) return ':';
      const pairs = [];
      const known = new Map();
      for (let index = 0; index + 1 < texts.length; index += 2) {
        const key = isListed ? canonical(texts[index]) : index;
        if (!known.has(key)) {
          known.set(key, { key: texts[index], values: [] });
          pairs.push(known.get(key));
        }
        known.get(key).values.push(`"${texts[index + 1]}"`);
      }
      return pairs.map(({ key, values }) =>
        `"${key}": ${isListed ? `[${values.join(', ')}]` : values[0]}`).join(', ');
    }

    // MARK: Preparation

    scope({ origin = null, patterns }) {
      const paths = [];
      for (const json of patterns) {
        const pattern = new Pattern(json, this);
        const last = paths[paths.length - 1];
        if (last && last[0].path === pattern.path) {
          last.push(pattern);
        } else {
          paths.push([pattern]);
        }
      }
      return { origin, paths };
    }

    /** A segment of a pattern with folded texts and types. */
    segment(json) {
      const piece = ({ literal, type }) =>
        literal === undefined ? { type: this.types[type] } : { literal: this.fold(literal) };
      if (json.rest) return { rest: true };
      return json.pieces ? { pieces: json.pieces.map(piece) } : piece(json);
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
      if (link instanceof Refusal) {
        report.answer = link.answer;
        if (report.hasReadings) {
          report.readings.push({ link: text, scheme: null, host: null, scopes: [] });
        }
        return;
      }
      this.addExpiry(this.expiryOf(link.query), report);
      const verdict = this.matchPatterns(link);
      if (report.hasReadings) {
        report.links.push(link);
        report.readings.push(this.readingOf(link, verdict));
      }
      if (verdict.inner === undefined) {
        report.answer = verdict.answer;
      } else if (depth >= this.document.limits.envelopes) {
        report.answer = malformed('it is a link in a link, more than three deep');
      } else if (verdict.isWritten && (verdict.inner.includes('#') || hasBracketedHost(verdict.inner))) {
        // A parser that escapes what a URI contains only escaped turns it into another link.
        report.answer = malformed("the link in its fragment has '#' or an IPv6 address");
      } else {
        this.read(verdict.inner, null, depth + 1, report);
      }
      if (verdict.pattern) report.extras.push(...this.extrasOf(link, verdict.pattern));
    }

    /** Takes a text apart and finds the scopes whose patterns are tried for it. */
    classify(text, payload) {
      const link = readLink(text, this.rules);
      link.payload = payload;
      const topLevel = payload ? this.payloadScope : this.topLevel;
      const { scheme } = link;
      if (scheme === null) return { ...link, scopes: [topLevel] };
      const host = link.host || '';
      const scopes = [...this.scopes.slice(0, -1), topLevel]
        .filter(({ origin }) => this.mayTry(origin, scheme, host));
      // The host of a custom scheme is the path's first segment, unless the file declares such a host.
      if (!isWebScheme(scheme) && link.host !== null && !this.isDeclaredHost(host)) {
        link.segments.unshift(host);
        link.hostBesidePath = null;
      }
      if (scopes.length > 0) return { ...link, scopes };
      const hasScheme =
        this.isKnownScheme(scheme)
        || this.scopes.some(({ origin }) =>
          origin && origin.kind === 'scheme' && origin.name === scheme);
      throw new Refusal(
        hasScheme ? { kind: 'wrongHost', value: host } : { kind: 'wrongScheme', value: scheme });
    }

    isKnownScheme(scheme) {
      if (isWebScheme(scheme)) return scheme === 'https' || this.document.acceptsHTTP;
      return this.document.schemes.includes(scheme);
    }

    /** Whether the file declares the host, at the top level or for a block. */
    isDeclaredHost(host) {
      return (
        this.document.hosts.some((declared) => covers(declared, host))
        || this.scopes.some(({ origin }) =>
          origin && origin.kind === 'host' && covers(origin.name, host))
      );
    }

    /** Whether patterns of a block, `null` for those outside of blocks, are tried for such a link. */
    mayTry(origin, scheme, host) {
      const isWeb = isWebScheme(scheme);
      const isKnown = this.isKnownScheme(scheme);
      const isDeclared = !isWeb || this.document.hosts.some((declared) => covers(declared, host));
      switch (origin && origin.kind) {
        case 'host':
          return isKnown && covers(origin.name, host);
        case 'anyHost':
          return isKnown && isWeb && (host.endsWith(']') || !host.includes(':'));
        case 'anyHostAndPort':
          return isKnown && isWeb;
        case 'scheme':
          return origin.name === scheme && isDeclared;
        default:
          return isKnown && isDeclared;
      }
    }

    /** The expiry date in the items of a query; `undefined` if there is none. */
    expiryOf(items) {
      return this.document.expires === undefined
        ? undefined : this.textsOf(this.fold(this.document.expires), items)[0];
    }

    addExpiry(value, report) {
      if (value === undefined) return;
      const seconds = secondsOfExpiry(value);
      const now = this.now === undefined ? Date.now() / 1000 : this.now;
      const isPast = seconds === null || seconds <= now;
      report.expiries.push({ key: this.document.expires, value, seconds, isPast });
    }

    // MARK: Matching

    /**
     * Tries the patterns of a link's scopes in their order.
     *
     * @returns An `answer`, or the link `inner` of an envelope, and the `pattern` that decided.
     */
    matchPatterns(link) {
      let refusal = new Refusal({ kind: 'notFound' });
      let unreadable = null;
      for (const { paths } of link.scopes) {
        for (const patterns of paths) {
          const path = this.capture(patterns[0].segments, link.segments);
          if (!path) continue;
          if (path.unreadable !== null) {
            unreadable = unreadable || this.unreadableOf(patterns, path);
            continue;
          }
          const verdict = attempt(() => this.matchPath(patterns, path, link));
          if (!(verdict instanceof Refusal)) return verdict;
          refusal = refusal.orMoreHelpful(verdict);
        }
      }
      return { answer: refusal.answer.kind === 'notFound' && unreadable || refusal.answer };
    }

    /** The answer to a path with an unreadable text, by the first pattern that keeps the text. */
    unreadableOf(patterns, { texts, unreadable }) {
      for (const { parameters } of patterns) {
        const parameter = parameters.find(({ source }) =>
          source.kind === 'path' && source.index === unreadable);
        if (parameter) return invalidValue(parameter.name, texts[unreadable][0]);
      }
      return null;
    }

    /** Tries the patterns of one path: first without empty texts as required values, then with them. */
    matchPath(patterns, path, link) {
      const repeated = this.repeatedKey(patterns, link);
      if (repeated) return { answer: repeated };
      let refusal = new Refusal({ kind: 'notFound' });
      for (const allowsEmpty of [false, true]) {
        for (const pattern of patterns) {
          const values = attempt(() => this.valuesOf(pattern, path, link, allowsEmpty));
          if (!(values instanceof Refusal)) return this.verdict(pattern, values, link);
          refusal = refusal.orMoreHelpful(values);
        }
      }
      throw refusal;
    }

    verdict(pattern, values, link) {
      if (this.rules.allowsLineBreaks && this.hasLineBreakOutsideTexts(link, pattern)) {
        return { answer: malformed(lineBreakReason) };
      }
      if (pattern.target === 'except') return { answer: { kind: 'excluded' }, pattern };
      if (pattern.target === 'route') {
        return { answer: { kind: 'route', route: pattern.route, values }, pattern };
      }
      // The link inside is the decoded value of an item, or the fragment as it is written.
      const isWritten = pattern.parameters[0].source.kind === 'fragment';
      return { inner: isWritten ? link.writtenFragment : values[0][0] || '', isWritten, pattern };
    }

    /**
     * The texts that the placeholders of segments capture of a link's path, from the left.
     *
     * @returns `null` if the path is another one. `unreadable` is the index of the first text that is no
     *   value of its type, or `null`.
     */
    capture(segments, path) {
      const captured = { texts: [], unreadable: null };
      const keep = (type, text) => {
        if (captured.unreadable === null && !type.reads(text, true)) {
          captured.unreadable = captured.texts.length;
        }
        captured.texts.push([text]);
      };
      for (let index = 0; index < segments.length; index += 1) {
        const segment = segments[index];
        if (index >= path.length) return null;
        if (segment.rest) {
          captured.texts.push(path.slice(index));
          return captured;
        }
        if (path[index] === '') return null;
        if (segment.literal !== undefined) {
          if (this.fold(path[index]) !== segment.literal) return null;
        } else if (segment.pieces) {
          const pieces = this.split(path[index], segment.pieces);
          if (!pieces) return null;
          for (const { type, text } of pieces) keep(type, text);
        } else {
          keep(segment.type, path[index]);
        }
      }
      return segments.length === path.length ? captured : null;
    }

    /**
     * Splits the text of a mixed segment into what its placeholders capture; `null` if the literal text is
     * not there.
     *
     * A placeholder ends at the first place at which the literal text after it can begin. The last
     * literal text must be at the end.
     */
    split(text, pieces) {
      const folded = this.fold(text);
      const captured = [];
      let rest = 0;
      let open = null;
      for (let index = 0; index < pieces.length; index += 1) {
        const { literal, type } = pieces[index];
        if (literal === undefined) {
          open = type;
          continue;
        }
        // A placeholder has at least one character.
        const first = rest + (open ? 1 : 0);
        const isLast = index === pieces.length - 1;
        const start = isLast
          ? text.length - literal.length : open ? folded.indexOf(literal, first) : rest;
        if (start < first || (!open && start > rest) || !folded.startsWith(literal, start)) return null;
        if (open) captured.push({ type: open, text: text.slice(rest, start) });
        open = null;
        rest = start + literal.length;
      }
      if (!open) return rest === text.length ? captured : null;
      return rest === text.length ? null : [...captured, { type: open, text: text.slice(rest) }];
    }

    /** The texts of a pattern's parameters; throws a refusal if the link does not match it. */
    valuesOf(pattern, path, whole, allowsEmpty) {
      const link = this.cut(whole, pattern);
      if (this.missingLiteral(pattern, link)) throw new Refusal({ kind: 'notFound' });
      return pattern.parameters.map((parameter) => {
        const { source, form } = parameter;
        if (source.kind === 'path') return path.texts[source.index];
        const texts = this.sourceTexts(parameter, link, pattern);
        // A parser that escapes the brackets of an IPv6 address turns it into another host.
        if (source.restOfLink && link.restOfLink !== null && hasBracketedHost(link.restOfLink)) {
          throw new Refusal(invalidValue(parameter.name, link.restOfLink));
        }
        const isList = form === 'list' || form === 'dictionary' || form === 'listDictionary';
        const mayBeEmpty = allowsEmpty && pattern.target !== 'unwrap';
        return this.checked(isList ? texts : texts.slice(0, 1), parameter, mayBeEmpty);
      });
    }

    /** The texts, if they are values of the parameter. */
    checked(texts, { name, type, isRequired }, mayBeEmpty) {
      for (const text of texts) {
        if (!type.reads(text, false)) throw new Refusal(invalidValue(name, text));
      }
      const isText =
        type.kind === 'string' || type.kind === 'text'
        || (type.kind === 'enum' && this.document.enums[type.enum].isOpen);
      const isEmpty = texts.length === 1 && texts[0] === '' && isText && !mayBeEmpty;
      if (isRequired && (texts.length === 0 || isEmpty)) throw new Refusal(missing(name));
      return texts;
    }

    /** The texts that a link has for a parameter from any source except its path. */
    sourceTexts(parameter, link, pattern) {
      const { source, form, name } = parameter;
      switch (source.kind) {
        case 'query': {
          if (source.restOfLink && link.restOfLink !== null) return [link.restOfLink];
          const texts = this.textsOf(source.folded, link.query);
          return texts.length === 0 && form !== 'list'
            ? this.payloadTexts(name, parameter, link) : texts;
        }
        case 'others':
          return this.otherItems(link, pattern).flatMap(({ key, value }) => [key, value]);
        case 'fragmentItem':
          return this.textsOf(source.folded, link.fragmentItems);
        case 'fragment':
          return link.fragment === null ? [] : [link.fragment];
        case 'constant':
          return [source.text];
        case 'payload':
          return this.payloadTexts(source.key, parameter, link);
        default:
          return [];
      }
    }

    /** The payload's text of a key; JSON numbers have no zeros in front, so these may be missing. */
    payloadTexts(key, { type }, link) {
      const text = link.payload ? payloadText(link.payload, key) : undefined;
      if (text === undefined) return [];
      const isCanonical = type.digits !== undefined && /^(?:0|[1-9][0-9]*)$/.test(text);
      return [isCanonical ? text.padStart(type.digits, '0') : text];
    }

    /** The values of every item that has the folded key. */
    textsOf(folded, items) {
      return items.filter(({ key }) => this.fold(key) === folded).map(({ value }) => value);
    }

    /** The query items that a pattern does not name, without that of the expiry date. */
    otherItems(link, pattern) {
      const { expires } = this.document;
      const expiryKey = expires === undefined ? null : this.fold(expires);
      return link.query.filter(({ key }) => {
        const folded = this.fold(key);
        return folded !== expiryKey && !pattern.namedKeys.has(folded);
      });
    }

    /**
     * The link as a pattern with `key={url: URL...}` reads it: if the key's value is a web link that is
     * not encoded, everything to the end of the link belongs to that value.
     */
    cut(link, { parameters }) {
      let cut = link;
      for (const { source } of parameters) {
        if (!source.restOfLink) continue;
        const index = link.query.findIndex(({ key }) => this.fold(key) === source.folded);
        if (index < 0) continue;
        const rest = link.text.slice(link.query[index].valueStart);
        if (!/^https?:\/\//i.test(rest)) continue;
        cut = {
          ...link,
          restOfLink: rest,
          query: link.query.slice(0, index),
          fragment: null,
          fragmentItems: [],
        };
      }
      return cut;
    }

    /** The first literal item of the pattern that the link lacks. */
    missingLiteral(pattern, link) {
      const lacks = (items) => ({ folded, text }) => {
        const texts = this.textsOf(folded, items);
        return text === undefined
          ? texts.length === 0 : !texts.some((other) => this.fold(other) === this.fold(text));
      };
      return (
        pattern.literals.find(lacks(link.query))
        || pattern.fragmentLiterals.find(lacks(link.fragmentItems))
      );
    }

    /** The answer to a link that has a key more than once, if one of the patterns allows it once. */
    repeatedKey(patterns, whole) {
      for (const pattern of patterns) {
        if (pattern.isForPayloads) continue;
        const link = this.cut(whole, pattern);
        const key = this.repeatedKeyOf(pattern, link);
        if (key !== undefined) return malformed(`it has the key '${key}' more than once`);
      }
      return null;
    }

    repeatedKeyOf(pattern, link) {
      const single = pattern.parameters.filter(({ form }) =>
        form !== 'list' && form !== 'listDictionary');
      const others = single.some(({ source }) => source.kind === 'others')
        ? this.otherItems(link, pattern) : [];
      const keysOf = (kind) =>
        single.map(({ source }) => source).filter((source) => source.kind === kind);
      const lists = [
        [link.query, [...pattern.literals, ...keysOf('query'), ...others]],
        [link.fragmentItems, [...pattern.fragmentLiterals, ...keysOf('fragmentItem')]],
      ];
      for (const [items, keys] of lists) {
        const counts = new Map();
        for (const item of items) {
          const folded = this.fold(item.key);
          counts.set(folded, (counts.get(folded) || 0) + 1);
        }
        const repeated = keys.find(({ key }) => counts.get(this.fold(key)) > 1);
        if (repeated) return repeated.key;
      }
      // Canonically equivalent keys are two texts, but one key of a Swift dictionary.
      const seen = new Set();
      for (const { key } of others) {
        const folded = this.fold(key);
        if (seen.has(canonical(folded))) return folded;
        seen.add(canonical(folded));
      }
      return undefined;
    }

    /** Whether a tab or a line break is anywhere but in the value of a `Text`. */
    hasLineBreakOutsideTexts(whole, pattern) {
      const link = this.cut(whole, pattern);
      const texts = pattern.parameters
        .filter(({ type }) => type.kind === 'text').map(({ source }) => source);
      const isBroken = (kind) => ({ key, value }) => {
        const isText = texts.some((source) =>
          source.kind === kind && !source.restOfLink && source.folded === this.fold(key));
        return lineBreak.test(key) || (!isText && lineBreak.test(value));
      };
      return (
        lineBreak.test(decode(link.restOfLink || '', false))
        || link.query.some(isBroken('query'))
        || (!texts.some(({ kind }) => kind === 'fragment')
          && lineBreak.test(link.fragment || '')
          && link.fragmentItems.some(isBroken('fragmentItem')))
      );
    }

    /** The items of a link, and of the payload around it, that the pattern does not name. */
    extrasOf(whole, pattern) {
      const link = this.cut(whole, pattern);
      const { expires } = this.document;
      const extras = link.query.filter(({ key }) => {
        const folded = this.fold(key);
        const isExpiry = expires !== undefined && folded === this.fold(expires);
        return isExpiry || (!pattern.hasOthers && !pattern.namedKeys.has(folded));
      });
      return link.payload ? [...extras, ...this.extrasOfPayload(link.payload, pattern)] : extras;
    }

    extrasOfPayload(payload, { parameters }) {
      const read = parameters.filter(({ source }) => source.kind !== 'constant');
      return payloadExtras(payload, read.map(({ source, name }) =>
        source.kind === 'payload' ? source.key : name));
    }

    // MARK: Payloads

    /** The rules are tried in their order, and the first one whose key is present decides. */
    readPayload(payload, report) {
      const { expires } = this.document;
      if (expires !== undefined) this.addExpiry(payloadText(payload, expires), report);
      for (const rule of this.payloadRules) {
        const text = rule.key === undefined ? undefined : payloadText(payload, rule.key);
        const isSame = rule.value === undefined || this.fold(rule.value) === this.fold(text || '');
        if (rule.key === undefined || (text !== undefined && isSame)) {
          this.finishPayload(rule, text, payload, report);
          return;
        }
      }
      const unknown = this.payloadRules
        .filter(({ value }) => value !== undefined)
        .map(({ key }) => ({ key, text: payloadText(payload, key) }))
        .find(({ text }) => text !== undefined);
      const first = this.payloadRules.find(({ key }) => key !== undefined);
      const reason =
        this.payloadRules.length === 0
          ? "the file has no 'payload', so no payload names a route"
          : 'the payload has none of the keys that name a route';
      report.answer = unknown
        ? invalidValue(unknown.key, unknown.text)
        : { ...missing(first ? first.key : 'payload'), reason };
    }

    finishPayload(rule, text, payload, report) {
      const others = new Map(payload);
      others.delete(canonical(rule.key || ''));
      if (rule.kind === 'type') {
        this.read(text, others, 0, report);
        return;
      }
      if (rule.kind === 'link') {
        this.read(text, null, 0, report);
        report.extras.push(...payloadExtras(others, []));
        return;
      }
      // The text of a `when` may be a link, whose expiry date counts.
      if (rule.kind === 'when') {
        const head = text.split('#')[0];
        const mark = head.indexOf('?');
        const query = mark < 0 ? '' : head.slice(mark + 1);
        this.addExpiry(this.expiryOf(itemsOf(query, 0, this.rules.plusIsSpace)), report);
      }
      const values = attempt(() =>
        this.valuesOf(rule.pattern, { texts: [] }, { ...noLink, payload }, false));
      if (values instanceof Refusal) {
        report.answer = values.answer;
      } else {
        report.answer = { kind: 'route', route: rule.pattern.route, values };
        report.extras.push(...this.extrasOfPayload(payload, rule.pattern));
      }
    }

    // MARK: Explanations

    readingOf(link, verdict) {
      const scopes = this.scopes.map((scope) => {
        const isEntered = link.scopes.includes(scope);
        const patterns = isEntered ? scope.paths.flat() : [];
        const attempts = patterns.map((pattern) => {
          const isTaken = pattern === verdict.pattern;
          const shown = {
            text: pattern.text,
            target: pattern.target,
            route: pattern.route ? pattern.route.name : null,
            isTaken,
          };
          const problem = this.problemOf(pattern, link, isTaken);
          if (problem !== null) shown.problem = problem;
          return shown;
        });
        const isTaken = attempts.some((shown) => shown.isTaken);
        const shown = { origin: originText(scope.origin), isEntered, isTaken, patterns: attempts };
        if (!isEntered) shown.problem = this.whyNotEntered(scope.origin, link);
        return shown;
      });
      const reading = { link: link.text, scheme: link.scheme, host: link.hostBesidePath, scopes };
      if (verdict.inner !== undefined) reading.inner = verdict.inner;
      return reading;
    }

    whyNotEntered(origin, { scheme, hostBesidePath }) {
      if (scheme === null) return 'a path belongs to no block';
      const isScheme =
        origin === null
          ? !isWebScheme(scheme) && !this.document.schemes.includes(scheme)
          : origin.kind === 'scheme' && origin.name !== scheme;
      if (isScheme) return `the link's scheme is '${scheme}'`;
      return hostBesidePath === null
        ? 'the link has no host' : `the link's host is '${hostBesidePath}'`;
    }

    /** The reason why a link does not match a pattern; `null` if it does. */
    problemOf(pattern, link, isTaken) {
      const { segments, segmentTexts } = pattern;
      for (let index = 0; index < segments.length; index += 1) {
        if (index >= link.segments.length) return `the path ends before '/${segmentTexts[index]}'`;
        const problem = this.segmentProblem(segments[index], link.segments[index], segmentTexts[index]);
        if (problem !== null) return problem;
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
      if (values instanceof Refusal) return this.messageOf(values.answer);
      if (isTaken) return null;
      // It is tried after others that need no empty text as a value.
      const strict = attempt(() => this.valuesOf(pattern, path, link, false));
      return strict instanceof Refusal && strict.answer.kind === 'missing'
        ? `'${strict.answer.parameter}' is empty` : null;
    }

    /** The reason why one segment of a link does not match that of a pattern. */
    segmentProblem(segment, text, written) {
      if (segment.rest) return null;
      if (text === '') return 'the segment is empty';
      const path = this.capture([segment], [text]);
      if (!path) return `'${text}' is not '${written}'`;
      if (path.unreadable === null) return null;
      const types = (segment.pieces || [segment]).filter(({ type }) => type).map(({ type }) => type);
      const type = types[path.unreadable];
      const beginning = type.begins === undefined ? '' : `, which begins with '${type.begins}'`;
      return `'${path.texts[path.unreadable][0]}' cannot be read as ${typeText(type)}${beginning}`;
    }

    /** Up to three patterns of routes that agree with the most segments of a link. */
    nearest(link) {
      const candidates = [];
      for (const pattern of link.scopes.flatMap(({ paths }) => paths.flat())) {
        const problem = pattern.target === 'route' ? this.problemOf(pattern, link, false) : null;
        if (problem === null) continue;
        const matchedSegments = this.matchedSegments(pattern, link.segments);
        const missed = Math.max(pattern.segments.length, link.segments.length) - matchedSegments;
        if (matchedSegments === 0 && missed > 0) continue;
        candidates.push({ pattern, problem, matchedSegments, missed });
      }
      return candidates
        .sort((left, right) =>
          right.matchedSegments - left.matchedSegments || left.missed - right.missed)
        .slice(0, 3)
        .map(({ pattern, problem, matchedSegments }) => ({
          route: pattern.route.name, text: pattern.text, problem, matchedSegments,
        }));
    }

    /** The number of a path's segments that those of a pattern in the same place match. */
    matchedSegments({ segments }, path) {
      const last = segments[segments.length - 1];
      const restCount = last && last.rest ? Math.max(0, path.length - segments.length + 1) : 0;
      const matching = path.filter((text, index) =>
        segments[index] && !segments[index].rest
        && this.segmentProblem(segments[index], text, '') === null);
      return matching.length + restCount;
    }
  };

  /** The origin of a block as a file has it; `null` for the patterns outside of blocks. */
  function originText(origin) {
    if (origin === null) return null;
    const texts = { anyHost: 'host *', anyHostAndPort: 'host *:*' };
    return texts[origin.kind] || `${origin.kind} ${origin.name}`;
  }
})();

if (typeof module !== 'undefined') module.exports = RouteMatcher;
