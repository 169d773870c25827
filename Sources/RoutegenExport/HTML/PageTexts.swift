/// The style and the scripts of a page, which are the files in `Page`.
///
/// `Tools/embed-page` writes this file, and CI checks that it is current.
enum PageTexts {
  /// The SHA-256 hashes, in base64, by which a browser recognizes the style and the scripts.
  static let styleHash = "zf+IpUO3ND78ccAR8Hzw3d0JK4yxn/eQ9rtgXwmpiIo="
  static let scriptHash = "w8tGSOivLTyY+LNzRixcyZeTik4tuttIMXh64FQCg44="

  static let style = ##"""
    :root {
      color-scheme: light dark;
      --page: #ffffff;
      --text: #1d1d1f;
      --soft: #5c5c63;
      --line: #d6d6dc;
      --field: #f4f4f7;
      --accent: #0a5cbf;
      --hole: #8a3d00;
      --good: #0b6b32;
      --bad: #b3261e;
      --target: #fff6d6;
    }

    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161618;
        --text: #f2f2f4;
        --soft: #a6a6ae;
        --line: #3a3a40;
        --field: #222226;
        --accent: #7db4ff;
        --hole: #ffb36b;
        --good: #6ddc97;
        --bad: #ff8a80;
        --target: #3a3314;
      }
    }

    * { box-sizing: border-box; }

    body {
      margin: 0 auto;
      max-width: 62rem;
      padding: 1rem;
      background: var(--page);
      color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif;
      overflow-wrap: anywhere;
    }

    h1, h2, h3, h4 { line-height: 1.25; margin: 1.5rem 0 0.5rem; }
    h1 { margin-top: 0.5rem; }
    p { margin: 0.4rem 0; }
    a { color: var(--accent); }
    code, textarea, .mono { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
    .hole { color: var(--hole); }
    .good { color: var(--good); }
    .bad { color: var(--bad); }
    .soft { color: var(--soft); }

    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; background: var(--page); padding: 0.5rem; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    [hidden] { display: none !important; }

    .facts { display: grid; gap: 0.25rem; margin: 0.5rem 0; }
    .facts div { display: flex; flex-wrap: wrap; gap: 0 0.75rem; }
    .facts dt { color: var(--soft); }
    .facts dd { margin: 0; }

    .group { border-left: 2px solid var(--line); margin: 0.5rem 0; padding-left: 0.75rem; }
    .group > summary { cursor: pointer; padding: 0.25rem 0; }
    .route { border-top: 1px solid var(--line); padding: 0.75rem 0; }
    .route:target { background: var(--target); }
    .route h3, .route h4 { margin: 0; font-size: 1rem; }
    .route h3 a, .route h4 a { text-decoration: none; }
    .route h3 a:hover, .route h4 a:hover { text-decoration: underline; }
    .badge { border: 1px solid var(--line); border-radius: 0.5rem; font-size: 0.85em; padding: 0 0.4rem; }
    .deprecated { color: var(--bad); }
    .route:has(.deprecated) .patterns { text-decoration: line-through; }

    table { border-collapse: collapse; margin: 0.5rem 0; width: 100%; }
    th, td { border-bottom: 1px solid var(--line); padding: 0.2rem 0.75rem 0.2rem 0; text-align: left; vertical-align: top; }
    thead th { color: var(--soft); font-weight: normal; font-size: 0.85em; }
    ul { margin: 0.4rem 0; padding-left: 1.25rem; }

    input, select, textarea, button { font: inherit; color: inherit; }
    input, select, textarea {
      background: var(--field);
      border: 1px solid var(--soft);
      border-radius: 0.4rem;
      padding: 0.35rem 0.5rem;
      width: 100%;
    }
    textarea { font-family: ui-monospace, Menlo, Consolas, monospace; resize: vertical; }
    button {
      background: var(--field);
      border: 1px solid var(--soft);
      border-radius: 0.4rem;
      cursor: pointer;
      min-height: 2rem;
      padding: 0.15rem 0.6rem;
    }
    .field { display: grid; gap: 0.15rem; margin: 0.5rem 0; }
    .row { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; margin: 0.3rem 0; }
    .output { border-left: 2px solid var(--line); margin: 0.5rem 0; padding-left: 0.75rem; }
    .tree { list-style: none; padding-left: 0; }
    .tree ul { list-style: none; padding-left: 1.25rem; }
    .code { display: block; width: fit-content; max-width: 100%; }
    .code svg { display: block; width: min(16rem, 100%); height: auto; background: #ffffff; }
    pre { background: var(--field); padding: 0.5rem; white-space: pre-wrap; margin: 0.3rem 0; }

    @media (max-width: 30rem) {
      .group { padding-left: 0.4rem; }
      table, tbody, tr, th, td { display: block; }
      thead { position: absolute; left: -100vw; }
      th, td { border: 0; padding: 0; }
      tr { border-bottom: 1px solid var(--line); padding: 0.25rem 0; }
    }

    @media print {
      button, #page--tester, #page--search, .skip, .maker { display: none; }
      .route { break-inside: avoid; }
    }

    """##

  static let script = ##"""
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
          refuseIf(port.endsWith(':'), 'its port is empty');
          refuseIf(/^:0./.test(port), 'its port begins with a zero');
        }
        refuseIf(!/^(?::[0-9]*)?$/.test(port), 'its port is not a number');
        const number = Number(port.slice(1));
        refuseIf(number > 65535, 'its port is greater than 65535');
        return port.length < 2 || number === defaultPort ? host : `${host}:${number}`;
      }

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
        const hasLink = /^[A-Za-z][A-Za-z0-9+.-]*:$/.test(authority) && path.startsWith('//');
      refuseIf(hasLink && !defaultPort, 'it has a whole link after its scheme');
      const host = hostOf(authority, path === head ? undefined : defaultPort) || null;
        // Foundation escapes a character that a URI contains only escaped, and then all escapes, too.
        const rest = path + query + (afterHash || '');
        const isMixed = rest.includes('%') && /[^\0-\x7F]|["<>[\]^`{|}#]/.test(rest);
        refuseIf(isMixed, 'it has escapes, and a character that is not escaped and would have to be');
        return {
          text, scheme, host,
          fragment: hasFragment ? fragment : undefined,
          textDirective: directive.join(':~:'),
          hostBesidePath: host,
          segments: segmentsOf(path, segments),
          query: itemsOf(query, text.length - body.length + head.length + 1, rules),
          fragmentItems: itemsOf(fragment, 0, rules),
        };
      }

      /** The key and the value of each item, of which none repeats both of an earlier one. */
      const withoutCopies = (pairs) => [
        ...new Map(pairs.map((pair) => [pair.join('\0'), pair])).values(),
      ];

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

      /** The type as a file has it, such as `Int in 1...50`. */
      function typeText({ kind, name, hosts, low, high }) {
        const shown = { uint: 'UInt', uuid: 'UUID', url: 'URL' }[kind] || name
          || kind[0].toUpperCase() + kind.slice(1);
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
            return { ...type, fold, reads: readerOf(type, document, fold) };
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
          ].map((item) => ({ ...item, folded: this.fold(item.key || '') }));
          const placeholders = segments.flatMap((segment) => segment.pieces || [segment])
            .filter(({ literal }) => literal === undefined);
          const sources = new Map([
            ...Object.entries(json.constants || {}).map(([name, value]) =>
              [name, { kind: 'constant', value }]),
            ...placeholders.map(({ parameter }, index) => [parameter, { kind: 'path', index }]),
            ...Object.entries(keys || {}).map(([name, key]) => [name, { kind: 'payload', key }]),
            ...items.map((item) => [item.parameter, item]),
            [fragment.parameter, { kind: 'fragment' }],
          ]);
          sources.delete(undefined);
          const route = this.routes.get(json.route);
          // The only parameter of an envelope is the link inside.
          const link = { name: [...sources.keys()].pop(), form: 'single', isRequired: true };
          const parameters = target === 'unwrap' ? [link] : route ? route.parameters : [];
          return {
            target, text, path, route,
            // The keys of a payload supply the parameters of the path.
            isForPayloads: Boolean(keys),
            segments: segments.map((segment) => this.segment(segment)),
            literals: items.filter(({ parameter }) => parameter === undefined),
            parameters: parameters.map(({ name, form, isRequired, valueType }) => ({
              name,
              form: required.includes(name) ? 'single' : form,
              isRequired: isRequired || required.includes(name),
              type: this.types[valueType] || { kind: 'string', reads: () => true },
              source: sources.get(name) || {},
            })),
            namedKeys: new Set(
              items.filter(({ kind }) => kind === 'query').map(({ folded }) => folded)),
          };
        }

        /** A segment with folded texts and types, and its `text` in messages. */
        segment({ literal, parameter = '_', type, rest, pieces }) {
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
            // In a date, the space before the zone is read as a plus sign.
            const read = (text) => (kind === 'date' ? text.replace(' ', '+') : text);
            const texts = values[slot].map((text) => (isText ? `"${text}"` : read(text)));
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
          this.addExpiry(this.expiryOf(link.query), report);
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
          if (pattern) report.extras.push(...this.extrasOf(link, pattern));
        }

        /** Takes a text apart and finds the scopes whose patterns are tried for it. */
        classify(text, payload) {
          const link = readLink(text, this.rules);
          const { scheme, host } = link;
          const blocks = this.scopes.slice(0, -1);
          const topLevel = payload ? this.payloadScope : this.scopes[blocks.length];
          if (scheme === null) return { ...link, payload, scopes: [topLevel] };
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
              const captured = this.capture(segments, link.segments);
              if (!captured) continue;
              const group = patterns.slice(start, end);
              if (captured.unreadable < 0) {
                const verdict = attempt(() => this.matchPath(group, captured, link));
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
         * placeholder has a character or more, and ends where the literal text after it can first begin;
         * the last literal text must be at the end.
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
        valuesOf(pattern, captured, whole, allowsEmpty) {
          const link = this.cut(whole, pattern);
          if (this.missingLiteral(pattern, link)) throw notFound;
          return pattern.parameters.map((parameter) => {
            const { name, type, form, isRequired, source } = parameter;
            if (source.kind === 'path') return captured.texts[source.index];
            const isList = ['list', 'dictionary', 'listDictionary'].includes(form);
            // An empty text that is no value of the type counts as absent, where a value may be absent.
            const isAbsent = (text) => text === '' && !isRequired && !type.reads(text, false);
            const texts = this.textsOf(parameter, link, pattern).slice(0, isList ? undefined : 1)
              .filter((text) => !isAbsent(text));
            // A parser that escapes the brackets of an IPv6 address turns it into another host.
            const isOtherHost = source.restOfLink && hasBracketedHost(link.restOfLink || '');
            const invalid = isOtherHost ? link.restOfLink : texts.find((text) => !type.reads(text, false));
            if (invalid !== undefined) throw invalidValue(name, invalid);
            const isText = type.kind === 'string' || type.kind === 'text'
              || (type.kind === 'enum' && this.document.enums[type.enum].isOpen);
            const mayBeEmpty = !isText || (allowsEmpty && pattern.target !== 'unwrap');
            const isEmpty = texts.length === 1 && texts[0] === '' && !mayBeEmpty;
            if (isRequired && (texts.length === 0 || isEmpty)) throw missing(name);
            return texts;
          });
        }

        /** The texts that a link has for a parameter from any source except its path. */
        textsOf({ source, form, name, type }, link, pattern) {
          const fromPayload = (key) => {
            if (!link.payload) return [];
            const isValue = form === 'list' ? isTextOrList : isText;
            if (hasOtherValue(link.payload, key, isValue)) throw invalidValue(name, '');
            const texts = [placeOf(link.payload, key, isValue)?.value ?? []].flat();
            // JSON numbers have no zeros in front.
            return texts.map((text) =>
              (/^(0|[1-9][0-9]*)$/.test(text) ? text.padStart(type.digits || 0, '0') : text));
          };
          switch (source.kind) {
            case 'query': {
              if (source.restOfLink && link.restOfLink) return [link.restOfLink];
              const texts = this.itemTexts(source, link);
              return texts.length > 0 ? texts : fromPayload(name);
            }
            case 'fragmentItems': return this.itemTexts(source, link);
            case 'others': {
              const pairs = this.otherPairs(source, link, pattern);
              return (form === 'dictionary' ? withoutCopies(pairs) : pairs).flat();
            }
            case 'fragment': return link.fragment === undefined ? [] : [decode(link.fragment)];
            case 'constant': return [source.value];
            case 'payload': return fromPayload(source.key);
            default: return [];
          }
        }

        /** The values of every item of a link that has the key of a pattern's item. */
        itemTexts({ kind, folded, plusIsLiteral }, link) {
          return link[kind].filter((item) => item.folded === folded)
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
         * The link as a pattern with `key={url: URL...}` reads it: if the key's value is a web link that is
         * not encoded, everything to the end of the link belongs to that value.
         */
        cut(link, { parameters }) {
          const key = parameters.find(({ source }) => source.restOfLink)?.source.folded;
          const index = link.query.findIndex(({ folded }) => folded === key);
          const restOfLink = index < 0 ? '' : link.text.slice(link.query[index].start);
          if (!/^https?:\/\//i.test(restOfLink)) return link;
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
            const isText = texts.some((source) => source.kind === kind && source.folded === folded);
            return lineBreak.test(key) || (!isText && lineBreak.test(value));
          });
          const isWhole = texts.some(({ kind }) => kind === 'fragment');
          return isBroken('query') || lineBreak.test(decode(link.restOfLink || ''))
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
          return payloadExtras(payload, read.map(({ source, name }) =>
            source.kind === 'payload' ? source.key : name));
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
            const origin = kind === 'anyHost' ? 'host *' : kind === 'anyHostAndPort' ? 'host *:*'
              : kind ? `${kind} ${name}` : null;
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
        problemOf(pattern, link, isTaken) {
          const { segments } = pattern;
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
        nearest(link) {
          const near = [];
          for (const pattern of link.scopes.flatMap(({ patterns }) => patterns)) {
            const { segments, route, text } = pattern;
            const problem = route && this.problemOf(pattern, link, false);
            if (!problem) continue;
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
    'use strict';

    /**
     * Prints a route as links, or says why it has none, as the app does: "Printing" of
     * `Documentation/Matching.md`, for the document of `routegen export json`.
     *
     *     const printer = new RoutePrinter(document, { matcher: new RouteMatcher(document) });
     *     printer.print('users.user', { id: '7' }).app;  // { link: 'app://users/7' }
     *
     * `valuesOf` checks the values, `printedPath` writes path, query and fragment, and `link` and `payload`
     * add the rest. If the matcher reads what is printed as another route or value, there is no such link.
     * The reasons are those of `routegen print`. `print` throws for no values.
     */
    const RoutePrinter = (() => {
      // The reason why there is no link is thrown.
      const obstacle = (problem, parameter) => ({ problem, ...parameter && { parameter } });
      const unwritable = ({ name }) => obstacle(`the value of '${name}' cannot be written into a link`);
      const unlinked = obstacle("no link opens the route, because it is '@unlinked'");
      const tooLong = obstacle('the link would be longer than 16 KiB');
      const otherRoute = obstacle('the link would open another route, or none');

      /** Returns the result of a function, or the obstacle or answer that it throws. */
      function attempt(body) {
        try {
          return body();
        } catch (reason) {
          if (!reason.problem && !reason.kind) throw reason;
          return reason;
        }
      }

      // MARK: Texts

      /** The text as Swift compares strings, for which `é` has one form. */
      const canonical = (text) => text.normalize('NFC');

      /** Returns a function that percent-encodes a text, except for `-_.!~*'()` and what is `kept`. */
      function encoder(kept) {
        return (text) => encodeURIComponent(text).replace(/%[2-7][0-9A-F]/g, (escape) => {
          const character = String.fromCharCode(parseInt(escape.slice(1), 16));
          return kept.includes(character) ? character : escape;
        });
      }

      // The characters that RFC 3986 allows in a place, without those that divide it.
      const encodeSegment = encoder('$&+,:;=@');
      const encodeItem = encoder('$,/:;?@');
      const encodeFragment = encoder('$&+,:;=@/?');
      const encodeInnerLink = encoder('$,/;?@');

      /** A character that a URI contains only escaped. */
      const escaped = /[^\0-\x7F]|["<>[\]^`{|}]/;

      /** The first segment of a path, as it is written. */
      const firstSegment = (path) => /^[^/?#]*/.exec(path.slice(1))[0];

      /** Whether a URL parser would remove part of the text. */
      const hasDotPart = (text) => /(?:^|\/)\.\.?(?:\/|$)/.test(text);

      /** Whether no link can contain the text as a value of the type. */
      const isUnwritable = (text, { kind }) => (kind === 'text'
        ? /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\uD800-\uDFFF]/u : /[\0-\x1F\x7F-\x9F\uD800-\uDFFF]/u).test(text);

      /** Keys and values in turn, by the bytes of the keys; equivalent keys are like the first of them. */
      function inOrder(texts) {
        const items = new Map();
        const sortKey = ({ key }) => Array.from(key, (character) =>
          character.codePointAt(0).toString(16).padStart(6, '0')).join('');
        for (let index = 0; index < texts.length; index += 2) {
          const [key, value] = texts.slice(index, index + 2);
          const item = items.get(canonical(key)) || { key, values: [] };
          items.set(canonical(key), item);
          item.values.push(value);
        }
        return [...items.values()]
          .sort((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1))
          .flatMap(({ key, values }) => values.flatMap((value) => [key, value]));
      }

      // MARK: Values

      /** The shortest digits that parse as exactly this number, without an exponent. */
      function decimal(number) {
        const [mantissa, exponent = 0] = String(number).split('e');
        const [, sign, whole, fraction] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa);
        if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${whole}${fraction}`;
        return exponent > 0 ? sign + whole + fraction.padEnd(exponent, '0') : mantissa;
      }

      /**
       * An instant in UTC, with 0, 3, 6 or 9 digits of a fraction: the fewest that are the same `Date`, which
       * is a number of seconds since 2001. The last of nine digits may change.
       */
      function inUTC(text) {
        const [, date, fraction = '', zone] = /^(.{19})(?:\.(\d+))?(.+)$/.exec(text);
        const [year, month, day, hour, minute, second] = date.split(/[-T:]/).map(Number);
        const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number);
        const east = (hours * 60 + minutes) * (zone.startsWith('-') ? -1 : 1);
        const start = new Date(0);
        start.setUTCFullYear(year, month - 1, day);
        start.setUTCHours(hour, minute - east, second);

        const from1970 = 978307200;
        // The runtime rounds once where the number of nanoseconds is exact.
        const secondsOf = (seconds, nanoseconds) => (Math.abs(seconds) < 9e6
          ? (seconds * 1e9 + nanoseconds) / 1e9 : seconds + nanoseconds / 1e9);
        const value = secondsOf(start / 1000 - from1970, Number(fraction.padEnd(9, '0')));
        const whole = Math.floor(value);
        for (const digits of [0, 3, 6, 9]) {
          const scale = 10 ** digits;
          const units = Math.round((value - whole) * scale);
          if (units >= scale || secondsOf(whole, units * (1e9 / scale)) !== value) continue;
          const shown = digits > 0 ? `.${String(units).padStart(digits, '0')}` : '';
          return `${new Date((whole + from1970) * 1000).toISOString().slice(0, 19)}${shown}Z`;
        }
        return text;
      }

      /** A web link as Foundation's `URL` has it: escaped, and then without an empty port. */
      function escapedLink(text) {
        const [, origin, path, fragment] = /^([^/]*\/.[^/?#]*)([^#]*#?)([^]*)$/.exec(text);
        const escape = (part) => part.replace(/[^\0-\x7F]+|["<>[\]^`{|}#]/g, encodeURIComponent);
        const rest = path.replace(/[^#]+/, escape) + escape(fragment);
        return rest === path + fragment ? text : origin.replace(/:$/, '') + rest;
      }

      return class RoutePrinter {
        /** Takes the document of `routegen export json` and its `RouteMatcher`. */
        constructor(document, { matcher }) {
          Object.assign(this, { document, matcher });
          this.routes = new Map(document.routes.map((route) => {
            const parameters = route.parameters.map((parameter) => this.parameter(parameter));
            const hosts = route.hosts.map((host) => `host ${host}`);
            const origins = [...hosts, ...route.schemes.map((scheme) => `scheme ${scheme}`)];
            return [route.name, { ...route, parameters, origins }];
          }));
        }

        /**
         * Returns the links of a route: `app`, `web` and `path`, each with a `link` or a `problem`, and
         * `payload` with a `value` or a `problem`. If there is no such route, or a value is not of its type,
         * the result is only the `problem` and the `parameter`.
         *
         * The `values` are by the names of the parameters: a text, a list of texts, or a list of keys and
         * values in pairs; none if it is absent or `null`. A text is one that a link may have, or the name of
         * an enum's case, or a number without the zeros in front.
         */
        print(name, values) {
          const route = this.routes.get(name);
          if (!route) return obstacle(`there is no route '${String(name)}'`);
          const texts = attempt(() => this.valuesOf(route, values ?? {}));
          if (texts.problem) return texts;
          const link = (form) => attempt(() => ({ link: this.link(route, texts, form) }));
          const payload = attempt(() => ({ value: this.payload(route, texts) }));
          return { app: link('app'), web: link('web'), path: link('path'), payload };
        }

        /** A type of `valueTypes` in words, for a form: `a whole number from 1 to 50`. */
        describe({ kind, name, enum: index, low, high, digits, hosts, begins }) {
          const least = low ?? (kind === 'uint' ? '0' : undefined);
          const bounds = least && high ? ` from ${least} to ${high}`
            : least ? `, at least ${least}` : high ? `, at most ${high}` : '';
          switch (kind) {
            case 'string': return 'a text';
            case 'text': return 'a text of one or more lines';
            case 'int': case 'uint':
              return `a whole number${bounds}${digits ? `, with ${digits} digits` : ''}`;
            case 'double': return `a number${bounds}`;
            case 'bool': return 'true or false';
            case 'uuid': return 'a UUID';
            case 'date': return 'a time with a zone, such as 2027-01-31T09:00:00Z';
            case 'url': return `a web link${hosts ? ` on ${hosts.join(' or ')}` : ''}`;
            case 'enum': {
              const { isOpen, values } = this.document.enums[index];
              const list = values.map(({ text }) => text || 'an empty text').join(', ');
              return isOpen ? `a text, such as ${list}` : `one of ${list}`;
            }
            default: return `a text that ${begins ? `begins with '${begins}'` : `the app reads as ${name}`}`;
          }
        }

        // MARK: Values

        /** A parameter with its type, and the text of its default in links. */
        parameter({ name, form, isRequired, valueType, defaultValue: text }) {
          const type = this.matcher.types[valueType];
          return {
            name, form, isRequired, type,
            isDictionary: form.endsWith('ictionary'),
            isSingle: form === 'single' || form === 'optional',
            defaults: text === undefined ? [] : [this.printed(text, type)],
          };
        }

        /** The texts of each parameter as given; throws an obstacle if one is not of its type. */
        valuesOf({ parameters }, values) {
          return parameters.map((parameter) => {
            const { name, isRequired, isDictionary, type } = parameter;
            const isGiven = Object.prototype.hasOwnProperty.call(values, name);
            const texts = this.given(parameter, (isGiven ? values[name] : null) ?? []);
            const isValue = (text) => isDictionary || type.reads(text, false)
              || type.reads(this.printed(text, type), false);
            const wrong = texts.find((text) => !isValue(text));
            if (wrong !== undefined) throw obstacle(`'${wrong}' is not ${this.describe(type)}`, name);
            if (texts.length > 0 || !isRequired) return texts;
            throw obstacle(`the value is missing: ${this.describe(type)}`, name);
          });
        }

        /** The texts of a value; keys and values in turn. */
        given({ name, isDictionary, isSingle }, value) {
          const list = Array.isArray(value) ? [...value] : [value];
          if (isSingle && list.length > 1) throw obstacle('there is more than one value', name);
          const isPair = (item) => Array.isArray(item) && item.length === 2;
          if (isDictionary && !list.every(isPair)) throw obstacle('an item is not a pair', name);
          return (isDictionary ? list.flatMap((pair) => [...pair]) : list).map((text) => {
            if (['string', 'number', 'bigint', 'boolean'].includes(typeof text)) return String(text);
            throw obstacle('the value is not a text', name);
          });
        }

        /** The texts that links have for the values, in which defaults are filled in. */
        normalized({ parameters }, values) {
          return parameters.map(({ type, isDictionary, defaults }, slot) => {
            const texts = values[slot];
            if (texts.length === 0) return defaults;
            return isDictionary ? inOrder(texts) : texts.map((text) => this.printed(text, type));
          });
        }

        /** The one text that is printed for a value, which may be given in another form. */
        printed(text, type) {
          const { kind, digits } = type;
          if (digits) return /^(?:0|[1-9][0-9]*)$/.test(text) ? text.padStart(digits, '0') : text;
          if (kind === 'enum') return this.textOfCase(text, type);
          if (!type.reads(text, false)) return text;
          switch (kind) {
            case 'double': return decimal(Number(text));
            case 'bool': return text === '' || text === '1' ? 'true' : text === '0' ? 'false' : text;
            case 'uuid': return text.toUpperCase();
            case 'date': return inUTC(text);
            case 'url': return escapedLink(text);
            default: return text;
          }
        }

        /** The text of an enum's value, which may be given in other letters, or as the name of its case. */
        textOfCase(text, { fold, enum: index }) {
          const { isOpen, values } = this.document.enums[index];
          const found = values.find((value) => fold(value.text) === fold(text))
            // In a link, the name of a case of an open enum is a text like any other.
            || (!isOpen && values.find(({ name }) => canonical(name) === canonical(text)));
          return found ? found.text : text;
        }

        // MARK: Path, query and fragment

        /** The parts of a route's link: `path`, the `items` of the query, and `fragment`. */
        printedPath(route, values) {
          if (route.unlinked) throw unlinked;
          const { segments, query, fragment } = route.printed;
          const texts = this.normalized(route, values);
          const source = new Map(route.parameters.map((parameter, slot) => {
            const { name, type, isDictionary, defaults } = parameter;
            const list = texts[slot];
            const isWritable = (text) =>
              !isUnwritable(text, type) && (isDictionary || type.reads(text, false));
            if (!list.every(isWritable)) throw unwritable(parameter);
            // The default is only written in the path.
            const isDefault = defaults.length > 0 && list.length === 1 && list[0] === defaults[0];
            return [name, { parameter, texts: list, written: isDefault ? [] : list }];
          }));
          const path = segments.map((segment) => this.segment(segment, source)).join('');
          const items = query.flatMap((item) => this.items(item, source));
          const parts = fragment?.items
            ? fragment.items.flatMap((item) => this.items(item, source)).map(({ text }) => text)
            : fragment ? source.get(fragment.parameter).written.slice(0, 1).map(encodeFragment) : [];
          // Browsers remove `:~:` and everything behind it.
          const fragmentText = parts.length > 0 ? `#${parts.join('&').replace(/:~/g, ':%7E')}` : '';
          const printed = { path: path || '/', items, fragment: fragmentText };
          // With any scheme and host, the link is not too long then. It is ASCII.
          if (this.joined(printed).length > this.document.limits.bytes - 512) throw tooLong;
          return printed;
        }

        /** Path, query and fragment in one text. */
        joined({ path, items, fragment }) {
          const query = items.map(({ text }) => text).join('&');
          return path + (items.length > 0 ? `?${query}` : '') + fragment;
        }

        segment({ literal, pieces, parameter: name, rest }, source) {
          // The whole segment is checked when the link is read back.
          const piece = (one) => encodeSegment(one.literal ?? source.get(one.parameter).texts[0] ?? '');
          if (pieces) return `/${pieces.map(piece).join('')}`;
          if (literal !== undefined) return `/${encodeSegment(literal)}`;
          const { parameter, texts } = source.get(name);
          if (texts.some(hasDotPart)) throw unwritable(parameter);
          if (!rest && !texts[0]) throw unwritable(parameter);
          // A slash at the end of a path does not count, so an empty last segment needs another one.
          const end = texts[texts.length - 1] === '' ? '/' : '';
          return texts.map((text) => `/${encodeSegment(text)}`).join('') + end;
        }

        /** What is printed for one item of a pattern; `single` if it may be a key of a payload instead. */
        items({ key, text, any, parameter: name, restOfLink }, source) {
          if (any) return [];
          const written = encodeItem(key);
          if (text !== undefined) return [{ text: text ? `${written}=${encodeItem(text)}` : written }];
          const { parameter: { form, isDictionary }, written: texts } = source.get(name);
          if (isDictionary) {
            return texts.flatMap((item, index) => (index % 2 === 0
              ? { text: `${encodeItem(item)}=${encodeItem(texts[index + 1])}` } : []));
          }
          return texts.map((value) => {
            // The link inside is written as it is, or so that it does not begin like a link.
            const encode = !restOfLink ? encodeItem : escaped.test(value) ? encodeInnerLink : String;
            const text = `${written}=${encode(value)}`;
            return restOfLink || form === 'list' ? { text } : { text, single: { name, value } };
          });
        }

        // MARK: Links

        /** The link of a form; throws an obstacle if there is none. */
        link(route, values, form) {
          const link = this[`${form}Link`](route, this.joined(this.printedPath(route, values)));
          if (!this.isSame(this.matcher.match(link), route, values)) throw otherRoute;
          return link;
        }

        appScheme(route) {
          if (route.origins.length === 0) return this.document.schemes[0];
          return route.schemes.find((scheme) => !/^https?$/.test(scheme));
        }

        appLink(route, path) {
          const scheme = this.appScheme(route);
          if (scheme === undefined) throw this.nowhere('no custom scheme', route);
          // The first segment becomes the authority, if it is the same segment there.
          const first = firstSegment(path);
          const read = attempt(() => this.matcher.classify(`${scheme}://${first}`, null));
          const isAuthority = read.hostBesidePath === null && read.segments[0] === first;
          return `${scheme}://${isAuthority ? path.slice(1) : path}`;
        }

        webLink(route, path) {
          const { origins, hosts, schemes } = route;
          const isWide = origins.length === 0
            || origins.some((origin) => /^(host \*(:\*)?|scheme https?)$/.test(origin));
          const host = [...hosts, ...isWide ? this.document.hosts : []]
            .find((declared) => !declared.startsWith('*'));
          if (host === undefined) throw this.nowhere('no host', route);
          const isInsecure = schemes.includes('http') && !schemes.includes('https');
          return `${isInsecure ? 'http' : 'https'}://${host}${path}`;
        }

        pathLink(route, path) {
          if (route.origins.length > 0) throw this.nowhere('', route);
          if (!path.startsWith('//')) return path;
          throw obstacle("a browser would interpret a path that begins with '//' as a host");
        }

        /** The obstacle of a route that exists on other schemes or hosts only. */
        nowhere(lack, { origins, aliases }) {
          if (origins.length === 0) return obstacle(`the file declares ${lack}`);
          const list = origins.join(', ');
          return obstacle(aliases.every((alias) => alias.startsWith('/'))
            ? `the route exists on ${list} only`
            : `the route's own pattern exists on ${list} only, and an 'also' is never printed`);
        }

        // MARK: Payloads

        /** The payload of a route, by the first `type` or `link` rule. */
        payload(route, values) {
          if (route.unlinked) throw unlinked;
          const rule = this.document.payload.find(({ kind }) => kind === 'type' || kind === 'link');
          if (!rule) throw obstacle("the file declares no payload rule 'type' or 'link'");
          const { path, items, fragment } = this.printedPath(route, values);
          const needsLink = route.origins.length > 0 || path.startsWith('//');
          const reserved = [rule.key, this.document.expires || rule.key].map(canonical);
          const isMoved = ({ single }) => !needsLink && rule.kind === 'type' && single?.value
            && !reserved.includes(canonical(single.name));
          const moved = items.filter(isMoved).map(({ single: { name, value } }) => [name, value]);
          const rest = this.joined({ path, items: items.filter((item) => !isMoved(item)), fragment });
          // The first slash is left out, unless it is necessary to read the path.
          const first = firstSegment(rest);
          const relative = first === '' || first.includes(':') ? rest : rest.slice(1);
          const form = this.appScheme(route) === undefined ? 'web' : 'app';
          const text = needsLink ? this.link(route, values, form) : relative;
          const payload = Object.fromEntries([...moved, [rule.key, text]]);
          if (!this.isSame(this.matcher.matchPayload(payload), route, values)) throw otherRoute;
          return payload;
        }

        /** Whether an answer of the matcher is the route with the same values. */
        isSame(answer, route, values) {
          if (answer.kind !== 'route' || answer.route !== route.name) return false;
          const read = route.parameters.map(({ name }) => answer.values[name]);
          const [left, right] = [read, values].map((texts) =>
            JSON.stringify(this.normalized(route, texts).map((list) => list.map(canonical))));
          return left === right;
        }
      };
    })();

    if (typeof module !== 'undefined') module.exports = RoutePrinter;
    /**
     * Encodes a text as a QR code: ISO/IEC 18004, bytes of UTF-8, error correction level M, versions 1 to 40.
     *
     *     QRCode.modules('https://example.com');  // { size, version, mask, isDark(x, y) }
     *     QRCode.svgPath('https://example.com');  // { size, path }, with the quiet zone around it
     *
     * Both return `null` for a text of more than 2,331 bytes.
     */
    const QRCode = (() => {
      // By version: the check codewords of a block, and the number of blocks (tables 9 and 13 to 22).
      const checksPerBlock = [0,
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
        26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28];
      const blockCounts = [0,
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
        17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49];

      // MARK: Codewords

      /** The centers of the alignment patterns on each axis. */
      function alignmentCenters(version) {
        if (version === 1) return [];
        const count = Math.floor(version / 7) + 2;
        const last = version * 4 + 10;
        const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
        return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
      }

      /** The number of codewords of a version: its modules without those of the patterns, by eight. */
      function codewordCount(version) {
        const size = version * 4 + 17;
        const centers = alignmentCenters(version).length;
        const finders = 3 * 64;
        // Two alignment patterns on each timing pattern have five modules in common with it.
        const alignments = centers === 0 ? 0 : (centers * centers - 3) * 25 - (centers - 2) * 2 * 5;
        const timings = 2 * (size - 16);
        const formats = 31 + (version < 7 ? 0 : 36);
        return Math.floor((size * size - finders - alignments - timings - formats) / 8);
      }

      const dataCount = (version) =>
        codewordCount(version) - checksPerBlock[version] * blockCounts[version];

      /** The product of two elements of the field of 256 elements with the polynomial 0x11D. */
      function product(left, right) {
        let result = 0;
        for (let bit = 7; bit >= 0; bit -= 1) {
          result = (result << 1) ^ ((result >> 7) * 0x11D);
          if ((right >> bit) & 1) result ^= left;
        }
        return result;
      }

      /** The coefficients of the polynomial whose roots are the first powers of 2, without the highest. */
      function generator(degree) {
        const coefficients = [...Array(degree - 1).fill(0), 1];
        let root = 1;
        for (let power = 0; power < degree; power += 1) {
          for (let index = 0; index < degree; index += 1) {
            coefficients[index] = product(coefficients[index], root) ^ (coefficients[index + 1] ?? 0);
          }
          root = product(root, 2);
        }
        return coefficients;
      }

      /** The remainder of the division of a block by the polynomial. */
      function checks(block, divisor) {
        const rest = divisor.map(() => 0);
        for (const codeword of block) {
          const factor = codeword ^ rest.shift();
          rest.push(0);
          divisor.forEach((coefficient, index) => { rest[index] ^= product(coefficient, factor); });
        }
        return rest;
      }

      /** The codewords of the bytes: mode, count, bytes and padding. */
      function dataCodewords(bytes, version) {
        const bits = [];
        const add = (value, length) => {
          for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
        };
        add(0b0100, 4);
        add(bytes.length, version < 10 ? 8 : 16);
        for (const byte of bytes) add(byte, 8);
        add(0, 4);
        while (bits.length % 8 !== 0) bits.push(0);
        const codewords = [];
        for (let start = 0; start < bits.length; start += 8) {
          codewords.push(parseInt(bits.slice(start, start + 8).join(''), 2));
        }
        for (let padding = 0xEC; codewords.length < dataCount(version); padding ^= 0xEC ^ 0x11) {
          codewords.push(padding);
        }
        return codewords;
      }

      /** The codewords in the order of the symbol: those of all blocks in turn, then their checks. */
      function interleaved(data, version) {
        const count = blockCounts[version];
        const divisor = generator(checksPerBlock[version]);
        const shorter = Math.floor(data.length / count);
        const firstLonger = count - (data.length % count);
        const blocks = [];
        for (let index = 0, start = 0; index < count; index += 1) {
          const end = start + shorter + (index < firstLonger ? 0 : 1);
          blocks.push(data.slice(start, end));
          start = end;
        }
        const inTurn = (lists, length) => Array.from({ length }, (_, index) =>
          lists.filter((list) => index < list.length).map((list) => list[index])).flat();
        const allChecks = blocks.map((block) => checks(block, divisor));
        return [...inTurn(blocks, shorter + 1), ...inTurn(allChecks, divisor.length)];
      }

      // MARK: The symbol

      /** A value with its remainder by a polynomial of a code, below it. */
      function withRemainder(value, length, polynomial) {
        let rest = value;
        for (let index = 0; index < length; index += 1) {
          rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial);
        }
        return (value << length) | rest;
      }

      /** A symbol with its patterns. `isFixed` says which modules are no data. */
      function emptySymbol(version) {
        const size = version * 4 + 17;
        const rows = Array.from({ length: size }, () => new Uint8Array(size));
        const fixed = Array.from({ length: size }, () => new Uint8Array(size));
        const set = (x, y, isDark) => {
          if (x < 0 || y < 0 || x >= size || y >= size) return;
          rows[y][x] = isDark ? 1 : 0;
          fixed[y][x] = 1;
        };
        /** A square of rings around a center. */
        const square = (centerX, centerY, radius, isDark) => {
          for (let y = -radius; y <= radius; y += 1) {
            for (let x = -radius; x <= radius; x += 1) {
              set(centerX + x, centerY + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
            }
          }
        };
        for (let index = 0; index < size; index += 1) {
          set(index, 6, index % 2 === 0);
          set(6, index, index % 2 === 0);
        }
        for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
          square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
        }
        const centers = alignmentCenters(version);
        const last = centers[centers.length - 1];
        for (const x of centers) {
          for (const y of centers) {
            const isInFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
            if (!isInFinder) square(x, y, 2, (ring) => ring !== 1);
          }
        }
        if (version >= 7) {
          const bits = withRemainder(version, 12, 0x1F25);
          for (let index = 0; index < 18; index += 1) {
            const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
            set(far, near, (bits >> index) & 1);
            set(near, far, (bits >> index) & 1);
          }
        }
        setFormat(size, set, 0);
        return { size, rows, set, isFixed: (x, y) => fixed[y][x] === 1 };
      }

      /** Writes the level M and the mask, twice. */
      function setFormat(size, set, mask) {
        const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
        for (let index = 0; index < 15; index += 1) {
          const isDark = (bits >> index) & 1;
          // Down the column 8 and along the row 8, past the timing patterns.
          if (index < 8) set(8, index + (index < 6 ? 0 : 1), isDark);
          else set(index === 8 ? 7 : 14 - index, 8, isDark);
          if (index < 8) set(size - 1 - index, 8, isDark);
          else set(8, size - 15 + index, isDark);
        }
        set(8, size - 8, true);
      }

      /** Writes the codewords in columns of two, from the right, upwards and downwards in turn. */
      function fill({ size, rows, isFixed }, codewords) {
        let index = 0;
        for (let right = size - 1, isUpward = true; right > 0; right -= 2, isUpward = !isUpward) {
          if (right === 6) right = 5;
          for (let step = 0; step < size; step += 1) {
            const y = isUpward ? size - 1 - step : step;
            for (const x of [right, right - 1]) {
              if (isFixed(x, y)) continue;
              rows[y][x] = (codewords[index >> 3] >> (7 - (index & 7))) & 1;
              index += 1;
            }
          }
        }
      }

      // MARK: Masks

      const masks = [
        (x, y) => (x + y) % 2,
        (x, y) => y % 2,
        (x) => x % 3,
        (x, y) => (x + y) % 3,
        (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
        (x, y) => ((x * y) % 2) + ((x * y) % 3),
        (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
        (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
      ];

      /** The rows of a symbol with a mask. */
      function masked({ size, rows, isFixed }, mask) {
        const result = rows.map((row, y) =>
          row.map((module, x) => (isFixed(x, y) || masks[mask](x, y) !== 0 ? module : 1 - module)));
        setFormat(size, (x, y, isDark) => { result[y][x] = isDark ? 1 : 0; }, mask);
        return result;
      }

      /** How hard a symbol is to read: runs, squares, what is like a finder, and the share of dark modules. */
      function penalty(rows) {
        const size = rows.length;
        const columns = rows.map((_, x) => rows.map((row) => row[x]));
        let result = 0;
        for (const line of [...rows, ...columns]) {
          const text = line.join('');
          for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) result += run.length - 2;
          // The quiet zone is light, too.
          const around = `0000${text}0000`;
          result += 40 * ((around.match(/1011101(?=0000)/g) || []).length);
          result += 40 * ((around.match(/0000(?=1011101)/g) || []).length);
        }
        let dark = 0;
        for (let y = 0; y < size; y += 1) {
          for (let x = 0; x < size; x += 1) {
            dark += rows[y][x];
            const isSquare = x > 0 && y > 0 && rows[y][x] === rows[y - 1][x]
              && rows[y][x] === rows[y][x - 1] && rows[y][x] === rows[y - 1][x - 1];
            if (isSquare) result += 3;
          }
        }
        const distance = Math.abs((dark * 20) / (size * size) - 10);
        return result + 10 * Math.max(0, Math.ceil(distance) - 1);
      }

      // MARK: Interface

      /** The smallest version that has room for a number of bytes; `undefined` if there is none. */
      function versionFor(byteCount) {
        return blockCounts.map((_, version) => version).slice(1).find((version) =>
          4 + (version < 10 ? 8 : 16) + byteCount * 8 <= dataCount(version) * 8);
      }

      function modules(text) {
        const bytes = new TextEncoder().encode(text);
        const version = versionFor(bytes.length);
        if (version === undefined) return null;
        const symbol = emptySymbol(version);
        fill(symbol, interleaved(dataCodewords(bytes, version), version));
        const choices = masks.map((_, mask) => {
          const rows = masked(symbol, mask);
          return { mask, rows, penalty: penalty(rows) };
        });
        const { mask, rows } = choices.reduce((best, next) => (next.penalty < best.penalty ? next : best));
        return { size: symbol.size, version, mask, isDark: (x, y) => rows[y][x] === 1 };
      }

      function svgPath(text) {
        const symbol = modules(text);
        if (!symbol) return null;
        const quiet = 4;
        let path = '';
        for (let y = 0; y < symbol.size; y += 1) {
          for (let x = 0; x < symbol.size; x += 1) {
            if (!symbol.isDark(x, y)) continue;
            const start = x;
            while (x < symbol.size && symbol.isDark(x, y)) x += 1;
            path += `M${start + quiet} ${y + quiet}h${x - start}v1h-${x - start}z`;
          }
        }
        return { size: symbol.size + 2 * quiet, path };
      }

      return { modules, svgPath };
    })();

    if (typeof module !== 'undefined') module.exports = QRCode;
    // The search, the forms and the field for links of the page, which works without them as a list. Texts become
    // parts of the page only as text, never as markup.
    (() => {
      const model = JSON.parse(document.getElementById('page--document').textContent);
      const matcher = new RouteMatcher(model);
      const printer = new RoutePrinter(model, { matcher });
      const routes = new Map(model.routes.map((route) => [route.name, route]));

      /** Returns an element with properties, such as `className` and `onclick`, and contents. */
      function element(name, properties = {}, ...contents) {
        const { aria = {}, ...others } = properties;
        const result = Object.assign(document.createElement(name), others);
        for (const [key, value] of Object.entries(aria)) result.setAttribute(`aria-${key}`, value);
        result.append(...contents.flat());
        return result;
      }

      const code = (text, className = '') => element('code', { className }, text);
      let lastID = 0;
      const newID = () => `field-${lastID += 1}`;

      // MARK: Links

      /** A button that copies a text and says so. */
      function copyButton(label, text) {
        const button = element('button', { type: 'button' }, label);
        button.onclick = async () => {
          const isCopied = await copy(text);
          button.textContent = isCopied ? 'Copied' : 'Press Ctrl-C';
          setTimeout(() => { button.textContent = label; }, 2000);
        };
        return button;
      }

      /** Copies a text; the clipboard is not available to every page that is opened from a file. */
      async function copy(text) {
        try {
          await navigator.clipboard.writeText(text);
          return true;
        } catch {
          const field = element('textarea', { value: text, readOnly: true });
          document.body.append(field);
          field.select();
          const isCopied = document.execCommand('copy');
          field.remove();
          return isCopied;
        }
      }

      /** A text in single quotes for a shell. */
      const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

      /** The commands that open a link in a simulator and on a device. */
      function commands(link) {
        // The shell of the device reads the command again, and there is no quotation mark in quotes for both.
        const action = 'am start -W -a android.intent.action.VIEW -c android.intent.category.BROWSABLE';
        const inner = `${action} -d '${link.replaceAll("'", '%27')}'`;
        return [
          ['simctl', `xcrun simctl openurl booted ${quoted(link)}`],
          ['adb', `adb shell ${quoted(inner)}`],
        ];
      }

      /** The QR code of a link; a note if the link is too long for one. */
      function qrCode(link) {
        const found = QRCode.svgPath(link);
        if (!found) return element('p', { className: 'soft' }, 'The link is too long for a QR code.');
        const { size, path } = found;
        const namespace = 'http://www.w3.org/2000/svg';
        const image = document.createElementNS(namespace, 'svg');
        image.setAttribute('viewBox', `0 0 ${size} ${size}`);
        image.setAttribute('role', 'img');
        image.setAttribute('aria-label', `QR code of ${link}`);
        image.setAttribute('shape-rendering', 'crispEdges');
        const modules = document.createElementNS(namespace, 'path');
        modules.setAttribute('d', path);
        modules.setAttribute('fill', '#000000');
        image.append(modules);
        return element('span', { className: 'code' }, image);
      }

      /** A button that shows and hides what a function returns, below the row. */
      function toggle(label, row, make) {
        let shown = null;
        const button = element('button', { type: 'button', aria: { expanded: 'false' } }, label);
        button.onclick = () => {
          if (shown) shown.remove();
          shown = shown ? null : make();
          if (shown) row.after(shown);
          button.setAttribute('aria-expanded', String(shown !== null));
        };
        return button;
      }

      /** The buttons for a link, or for a path, which nothing but the app opens. */
      function tools(link) {
        const row = element('div', { className: 'row' }, copyButton('Copy', link));
        if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(link)) {
          row.append(
            toggle('QR code', row, () => qrCode(link)),
            ...commands(link).map(([name, command]) => copyButton(name, command)));
        }
        row.append(element('button', { type: 'button', onclick: () => showTest(link, true) }, 'Test'));
        return row;
      }

      /** A link with its label and its buttons, or the reason why there is none. */
      function linkRow(label, { link, problem }) {
        if (link === undefined) {
          return element('div', { className: 'soft' }, `${label}: none, ${problem}`);
        }
        return element('div', {}, element('span', { className: 'soft' }, `${label} `), code(link), tools(link));
      }

      // MARK: The form of a route

      /** The field for a parameter, and a function that returns its value; `undefined` for none. */
      function field(route, parameter) {
        const { name, form, isRequired, defaultValue, valueType } = parameter;
        const type = model.valueTypes[valueType];
        const properties = { id: newID(), aria: { describedby: `${route.name}-${name}` } };
        const placeholder = defaultValue ?? '';
        const isSingle = form === 'single' || form === 'optional';
        const texts = type.kind === 'bool' ? ['true', 'false']
          : type.kind === 'enum' && !model.enums[type.enum].isOpen
            ? model.enums[type.enum].values.map(({ text }) => text) : null;
        let input;
        let value;
        if (isSingle && texts) {
          const none = element('option', { value: '' }, isRequired ? 'Choose…' : placeholder || 'None');
          const choices = texts.map((text, index) => element('option', { value: String(index) }, text || '(empty)'));
          input = element('select', properties, none, choices);
          value = () => (input.value === '' ? undefined : texts[Number(input.value)]);
        } else if (isSingle && type.kind !== 'text') {
          input = element('input', { ...properties, type: 'text', placeholder, spellcheck: false, autocomplete: 'off' });
          value = () => (input.value === '' && (!isRequired || type.kind !== 'string') ? undefined : input.value);
        } else {
          const hint = isSingle ? placeholder : form.endsWith('ictionary') ? 'key=value, one a line' : 'one a line';
          input = element('textarea', { ...properties, rows: 3, placeholder: hint });
          value = () => {
            if (input.value === '') return undefined;
            if (isSingle) return input.value;
            const lines = input.value.split('\n');
            if (!form.endsWith('ictionary')) return lines;
            return lines.filter((line) => line).map((line) => {
              const [key] = line.split('=', 1);
              return [key, line.slice(key.length + 1)];
            });
          };
        }
        const label = element('label', { htmlFor: properties.id }, code(name), isRequired ? '' : ' (optional)');
        return { name, value, input, view: element('div', { className: 'field' }, label, input) };
      }

      /** The form that makes the links of a route. */
      function maker(route) {
        const fields = route.parameters.map((parameter) => field(route, parameter));
        const output = element('div', { className: 'output', aria: { live: 'polite' } });
        const update = () => {
          const values = {};
          for (const { name, value } of fields) {
            const current = value();
            if (current !== undefined) values[name] = current;
          }
          const printed = printer.print(route.name, values);
          for (const { name, input } of fields) {
            input.setAttribute('aria-invalid', String(printed.parameter === name));
          }
          if (printed.problem) {
            output.replaceChildren(element('p', { className: 'bad' }, printed.problem));
            return;
          }
          output.replaceChildren(
            linkRow('App link', printed.app), linkRow('Web link', printed.web), linkRow('Path', printed.path),
            payloadRow(printed.payload));
        };
        const form = element('form', { className: 'maker', onsubmit: (event) => event.preventDefault() },
          fields.map(({ view }) => view), output);
        form.addEventListener('input', update);
        update();
        return form;
      }

      function payloadRow({ value, problem }) {
        if (!value) return element('div', { className: 'soft' }, `Payload: none, ${problem}`);
        const text = JSON.stringify(value);
        const push = JSON.stringify({ aps: { alert: { title: 'Title', body: 'Body' } }, ...value }, null, 2);
        const command = `xcrun simctl push booted com.example.app - <<'EOF'\n${push}\nEOF\n`;
        return element('div', {},
          element('span', { className: 'soft' }, 'Payload '), code(text),
          element('div', { className: 'row' }, copyButton('Copy', text), copyButton('With aps', push),
            copyButton('simctl', command),
            element('button', { type: 'button', onclick: () => showTest(text, true) }, 'Test')));
      }

      for (const article of document.querySelectorAll('.route')) {
        const route = routes.get(article.id);
        if (!route) continue;
        const row = element('div', { className: 'row' });
        row.append(toggle('Make a link', row, () => maker(route)));
        article.append(row);
        for (const example of article.querySelectorAll('.example')) {
          example.after(tools(example.textContent));
        }
      }

      // MARK: Search

      const search = document.getElementById('page--search');
      const searchField = element('input', { type: 'search', id: newID(), autocomplete: 'off', spellcheck: false });
      const count = element('p', { className: 'soft', role: 'status' });
      search.append(
        element('div', { className: 'field' },
          element('label', { htmlFor: searchField.id }, 'Search in names, patterns and descriptions'), searchField),
        count);
      search.hidden = false;
      const articles = [...document.querySelectorAll('.route')].map((article) =>
        ({ article, text: `${article.id} ${article.textContent}`.toLowerCase() }));

      function filter() {
        const words = searchField.value.toLowerCase().split(/\s+/).filter((word) => word);
        let found = 0;
        for (const { article, text } of articles) {
          article.hidden = !words.every((word) => text.includes(word));
          if (!article.hidden) found += 1;
        }
        for (const part of [...document.querySelectorAll('.group, .block')].reverse()) {
          part.hidden = !part.querySelector('.route:not([hidden])');
          if (words.length > 0 && part.matches('.group')) part.open = true;
        }
        count.textContent = words.length > 0 ? `${found} of ${articles.length} routes` : `${articles.length} routes`;
      }

      searchField.addEventListener('input', filter);
      document.addEventListener('keydown', (event) => {
        const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
        if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          searchField.focus();
        } else if (event.key === 'Escape' && event.target === searchField) {
          searchField.value = '';
          filter();
        }
      });
      filter();

      // MARK: Trying a link

      const tester = document.getElementById('page--tester');
      const testField = element('textarea', { id: newID(), rows: 2, spellcheck: false, autocomplete: 'off' });
      const result = element('div', { className: 'output', aria: { live: 'polite' } });
      tester.append(
        element('h2', {}, 'Try a link'),
        element('div', { className: 'field' },
          element('label', { htmlFor: testField.id }, 'A link, a path, or the JSON of a push payload'), testField),
        result);
      tester.hidden = false;

      function test() {
        const text = testField.value.trim();
        if (text === '') {
          result.replaceChildren(element('p', { className: 'soft' }, 'Nothing is opened: the page only says what the app would do.'));
          return;
        }
        result.replaceChildren(...(text.startsWith('{') ? payloadAnswer(text) : linkAnswer(text)));
      }

      /** The answer in a sentence, and the values of a route. */
      function answerView(answer) {
        const { kind, message, route, values = {}, unchecked = [], extras = [] } = answer;
        const isRoute = kind === 'route';
        const views = [element('p', { className: isRoute ? 'good' : 'bad' },
          isRoute ? '✓ ' : '✗ ', isRoute ? code(message) : `Not a route: ${message}.`)];
        if (!isRoute) return views;
        const pattern = routes.get(route);
        views.push(element('p', {}, element('a', { href: `#${route}` }, route), ' ', code(pattern ? pattern.pattern : '')));
        const rows = Object.entries(values).map(([name, texts]) => element('li', {}, code(name), ': ',
          texts.length > 0 ? texts.map((text) => code(JSON.stringify(text))).flatMap((view) => [view, ' ']) : 'absent',
          unchecked.includes(name) ? element('span', { className: 'soft' }, ' not checked here: only the app knows the values of this type') : ''));
        if (rows.length > 0) views.push(element('ul', {}, rows));
        if (extras.length > 0) {
          views.push(element('p', {}, 'Items that no parameter reads: ',
            extras.flatMap(({ key, value }) => [code(`${key}=${value}`), ' '])));
        }
        return views;
      }

      function payloadAnswer(text) {
        return answerView(matcher.matchPayload(text));
      }

      function linkAnswer(text) {
        const { answer, expiries, readings, nearest } = matcher.explain(text);
        const views = answerView(answer);
        for (const { key, value, isPast } of expiries) {
          views.push(element('p', {}, code(`${key}=${value}`), isPast ? ' is in the past.' : ' is in the future.'));
        }
        if (nearest.length > 0) {
          views.push(element('p', {}, 'The nearest routes:'), element('ul', {}, nearest.map(({ route, text: pattern, problem }) =>
            element('li', {}, element('a', { href: `#${route}` }, route), ' ', code(pattern), `: ${problem}`))));
        }
        if (readings.some(({ scopes }) => scopes.length > 0)) {
          views.push(element('details', {}, element('summary', {}, 'All patterns'), readings.map(readingView)));
        }
        if (answer.kind === 'route') views.push(tools(text));
        return views;
      }

      function readingView({ link, scopes }) {
        return element('div', {}, element('p', {}, code(link)), element('ul', { className: 'tree' },
          scopes.map(({ origin, isEntered, patterns }) => element('li', {},
            `${isEntered ? '' : '· '}${origin || 'outside of blocks'}${isEntered ? '' : ': not tried'}`,
            element('ul', {}, patterns.map(({ text, route, target, isTaken, problem }) =>
              element('li', { className: problem ? 'soft' : isTaken ? 'good' : '' },
                problem ? '✗ ' : isTaken ? '✓ ' : '· ', code(text), ` → ${route || target}`,
                problem ? `: ${problem}` : isTaken ? '' : ': matches, but another pattern is tried first')))))));
      }

      /** Shows what a text is, and puts it into the address, which can be sent to others. */
      function showTest(text, moves) {
        testField.value = text;
        test();
        remember();
        if (moves) {
          tester.scrollIntoView();
          testField.focus();
        }
      }

      function remember() {
        const text = testField.value.trim();
        const address = text ? `#test=${encodeURIComponent(text)}` : '#';
        try {
          history.replaceState(null, '', address);
        } catch {
          // Some browsers keep the address of a page that is opened from a file.
        }
      }

      function readAddress() {
        const [, encoded] = /^#test=(.*)$/s.exec(location.hash) || [];
        if (encoded === undefined) return;
        try {
          testField.value = decodeURIComponent(encoded);
        } catch {
          testField.value = encoded;
        }
        test();
      }

      testField.addEventListener('input', () => {
        test();
        remember();
      });
      window.addEventListener('hashchange', readAddress);
      test();
      readAddress();
    })();

    """##
}
