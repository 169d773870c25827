'use strict';

/**
 * Prints a route as links, or says why it has none, as the app does: "Printing" of
 * `Documentation/Matching.md` in JavaScript, for the document of `routegen export json`.
 *
 *     const printer = new RoutePrinter(document, { matcher: new RouteMatcher(document) });
 *     printer.print('users.user', { id: '7' }).app;  // { link: 'app://users/7' }
 *
 * `valuesOf` checks the values and turns them into the texts of links, `printedPath` writes path, query
 * and fragment, and `link` and `payload` add the rest. What is printed is read by the matcher. If that is
 * another route, or another value, there is no such link.
 *
 * No function throws for any values. A reason why there is no link is that of `routegen print`.
 */
const RoutePrinter = (() => {
  // The reason why there is no link is thrown.
  const obstacle = (problem, parameter) => ({ problem, ...parameter && { parameter } });
  const unwritable = ({ name }) =>
    obstacle(`the value of '${name}' cannot be written into a link`);
  const unlinked = obstacle("no link opens the route, because it is '@unlinked'");
  const otherRoute = obstacle('the link would open another route, or none');

  /** Returns the result of a function, or the obstacle that it throws. */
  function attempt(body) {
    try {
      return body();
    } catch (reason) {
      if (typeof reason?.problem !== 'string') throw reason;
      return reason;
    }
  }

  // MARK: Texts

  const halfPair = /[\uD800-\uDFFF]/u;

  /** The text as Swift compares strings, for which `é` has one form. */
  const canonical = (text) => text.normalize('NFC');

  /** Returns a function that percent-encodes a text; it keeps letters, digits, `-_.!~*'()` and others. */
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

  /** Whether a URI contains one of the text's characters only escaped. */
  const hasToBeEscaped = (text) => /[^\0-\x7F]|["<>[\]^`{|}]/.test(text);

  /** Whether a URL parser would remove a part of the text. */
  const hasDotPart = (text) => /(?:^|\/)\.\.?(?:\/|$)/.test(text);

  /** Whether no link can contain the text as a value of the type. */
  function isUnwritable(text, { kind }) {
    const rest = kind === 'text' ? text.replace(/[\t\n\r]/g, '') : text;
    return halfPair.test(text) || /[\0-\x1F\x7F-\x9F]/.test(rest);
  }

  /** A text whose characters are the bytes of UTF-8, in whose order keys are printed. */
  function bytes(text) {
    return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  }

  /** Whether a declared host, `example.com` or `*.example.com`, accepts a link's host. */
  function covers(declared, host) {
    const lower = host.toLowerCase();
    if (!declared.startsWith('*.')) return declared === lower;
    return lower.endsWith(declared.slice(1)) && !lower.split('.').includes('');
  }

  // MARK: Values

  /** The shortest digits that parse as exactly this number, without an exponent. */
  function decimal(number) {
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
   * An instant in UTC, with 0, 3, 6 or 9 digits of a fraction: the fewest that are the same `Date`, which
   * is a floating-point number of seconds since 2001. Its precision is less than nanoseconds, so the
   * last of nine digits may change.
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

  /**
   * A web link as Foundation's `URL` has it: after the host, what a URI contains only escaped is escaped.
   * Where anything is, an empty port is omitted.
   */
  function escapedLink(text) {
    const [, origin, path, fragment] = /^([^/]*\/.[^/?#]*)([^#]*#?)([^]*)$/.exec(text);
    const escaped = (part) => part.replace(/[^\0-\x7F]+|["<>[\]^`{|}#]/g, encodeURIComponent);
    const rest = path.replace(/[^#]+/, escaped) + escaped(fragment);
    return rest === path + fragment ? text : origin.replace(/:$/, '') + rest;
  }

  return class RoutePrinter {
    /**
     * @param {object} document The document of `routegen export json`.
     * @param {{matcher: RouteMatcher}} options The matcher of the same document.
     */
    constructor(document, { matcher }) {
      Object.assign(this, { document, matcher });
      this.routes = new Map(document.routes.map((route) => [route.name, route]));
    }

    /**
     * Returns the links of a route: `app`, `web` and `path`, each with the `link` or the `problem`, and
     * `payload` with the `value` or the `problem`. If there is no such route, or a value is not of its
     * type, the result is only the `problem` and the `parameter`.
     *
     * @param {string} name The name of the route.
     * @param {object} values The values by the names of the parameters: a text, a list of texts, or a list
     *   of keys and values in pairs. A value of an enum may be the name of its case, and a number with
     *   zeros in front may lack them. A parameter without a value, `null` or `undefined`, is absent.
     */
    print(name, values) {
      const route = this.routes.get(name);
      if (!route) return obstacle(`there is no route '${String(name)}'`);
      const texts = attempt(() => this.valuesOf(route, values ?? {}));
      if (texts.problem) return texts;
      const link = (form) => attempt(() => ({ link: this.link(route, texts, form) }));
      return {
        app: link('app'),
        web: link('web'),
        path: link('path'),
        payload: attempt(() => ({ value: this.payload(route, texts) })),
      };
    }

    /** A type of `valueTypes` in words, for a form: `a whole number from 1 to 50`. */
    describe({ kind, name, enum: index, low, high, digits, hosts, begins }) {
      const least = low ?? (kind === 'uint' ? '0' : undefined);
      const bounds = least && high ? ` from ${least} to ${high}`
        : least ? `, at least ${least}` : high ? `, at most ${high}` : '';
      switch (kind) {
        case 'string': return 'a text';
        case 'text': return 'a text, perhaps of several lines';
        case 'int': case 'uint':
          return `a whole number${bounds}${digits ? `, written with ${digits} digits` : ''}`;
        case 'double': return `a number${bounds}`;
        case 'bool': return 'true or false';
        case 'uuid': return 'a UUID';
        case 'date': return 'a time with a zone, such as 2027-01-31T09:00:00Z';
        case 'url': return `a link that begins with https://${hosts ? ` and has the host ${
          hosts.map((host) => host.replace('*', '…')).join(' or ')}` : ''}`;
        case 'enum': {
          const { isOpen, values } = this.document.enums[index];
          const list = values.map(({ text }) => text).join(', ');
          return isOpen ? `a text${list && `, such as ${list}`}` : `one of ${list}`;
        }
        default: return `a text that ${begins ? `begins with '${begins}'` : `the app reads as ${name}`}`;
      }
    }

    // MARK: Values

    /** The texts of each parameter in links; throws an obstacle if one is not of its type. */
    valuesOf({ parameters }, values) {
      return parameters.map((parameter) => {
        const { name, form, isRequired, valueType } = parameter;
        const value = Object.prototype.hasOwnProperty.call(values, name) ? values[name] : null;
        const texts = this.given(parameter, value ?? []);
        const isDictionary = form.endsWith('ictionary');
        const type = this.matcher.types[valueType];
        const wrong = isDictionary ? undefined : texts.find((text) => !this.isValue(text, type));
        if (wrong !== undefined) throw obstacle(`'${wrong}' is not ${this.describe(type)}`, name);
        if (texts.length === 0 && isRequired) {
          throw obstacle(`a value is missing: ${this.describe(type)}`, name);
        }
        return texts;
      });
    }

    /** The texts of a value as it is given; keys and values of a dictionary in turn. */
    given({ name, form }, value) {
      const isList = !['single', 'optional'].includes(form);
      const isDictionary = form.endsWith('ictionary');
      const list = Array.isArray(value) ? value : [value];
      const isPair = (item) => Array.isArray(item) && item.length === 2;
      if (isDictionary && !list.every(isPair)) throw obstacle('the items are not pairs', name);
      if (!isList && list.length > 1) throw obstacle('there is more than one value', name);
      return (isDictionary ? list.flat() : list).map((text) => {
        if (typeof text === 'string') return text;
        if (['number', 'bigint', 'boolean'].includes(typeof text)) return String(text);
        throw obstacle('the value is not a text', name);
      });
    }

    isValue(text, type) {
      return type.reads(text, false) || type.reads(this.printed(text, type), false);
    }

    /** The texts that links have for the values, in which defaults are filled in. */
    normalized({ parameters }, values) {
      return parameters.map(({ form, valueType, defaultValue }, slot) => {
        const type = this.matcher.types[valueType];
        const texts = values[slot];
        if (texts.length === 0 && defaultValue !== undefined) return [this.printed(defaultValue, type)];
        return form.endsWith('ictionary')
          ? this.inOrder(texts) : texts.map((text) => this.printed(text, type));
      });
    }

    /** Keys and values in the order in which they are printed; equivalent keys like the first of them. */
    inOrder(texts) {
      const items = new Map();
      for (let index = 0; index + 1 < texts.length; index += 2) {
        const [key, value] = texts.slice(index, index + 2);
        const item = items.get(canonical(key)) || { key, values: [] };
        items.set(canonical(key), item);
        item.values.push(value);
      }
      return [...items.values()]
        .sort((left, right) => (bytes(left.key) < bytes(right.key) ? -1 : 1))
        .flatMap(({ key, values }) => values.flatMap((value) => [key, value]));
    }

    /** The one text that is printed for a value, which may be given in another form. */
    printed(text, type) {
      const { fold, document: { enums } } = this.matcher;
      switch (type.kind) {
        case 'int': case 'uint':
          return /^(?:0|[1-9][0-9]*)$/.test(text) ? text.padStart(type.digits || 0, '0') : text;
        case 'double': return type.reads(text, false) ? decimal(Number(text)) : text;
        case 'bool': return ['', '1'].includes(text) ? 'true' : text === '0' ? 'false' : text;
        case 'uuid': return type.reads(text, false) ? text.toUpperCase() : text;
        case 'date': return type.reads(text, false) ? inUTC(text) : text;
        case 'url': return type.reads(text, false) ? escapedLink(text) : text;
        case 'enum': {
          const { isOpen, values } = enums[type.enum];
          const named = values.find((value) => fold(value.text) === fold(text))
            // In a link, the name of a case of an open enum is a text like any other.
            || (!isOpen && values.find(({ name }) => canonical(name) === canonical(text)));
          return named ? named.text : text;
        }
        default: return text;
      }
    }

    // MARK: Path, query and fragment

    /** The texts of a route's link: `path`, the `items` of the query, and the `fragment`. */
    printedPath(route, values) {
      if (route.unlinked) throw unlinked;
      const { segments, query, fragment } = route.printed;
      const texts = this.normalized(route, values);
      const source = new Map();
      for (const [slot, parameter] of route.parameters.entries()) {
        const { name, valueType, defaultValue } = parameter;
        const type = this.matcher.types[valueType];
        const isWritable = (text) =>
          !isUnwritable(text, type) && (parameter.form.endsWith('ictionary') || type.reads(text, false));
        if (!texts[slot].every(isWritable)) throw unwritable(parameter);
        // A query or fragment does not have the default.
        const isDefault = defaultValue !== undefined && texts[slot].length === 1
          && canonical(texts[slot][0]) === canonical(this.printed(defaultValue, type));
        source.set(name, { parameter, texts: texts[slot], written: isDefault ? [] : texts[slot] });
      }
      const path = segments.map((segment) => this.segment(segment, source)).join('');
      const items = query.flatMap((item) => this.items(item, source));
      let hash = [];
      if (fragment?.items) {
        hash = [fragment.items.flatMap((item) => this.items(item, source)).map(({ text }) => text)
          .join('&')].filter(Boolean);
      } else if (fragment) {
        hash = source.get(fragment.parameter).written.slice(0, 1).map(encodeFragment);
      }
      return { path: path || '/', items, fragment: hash.map((text) => `#${text}`).join('') };
    }

    /** Path, query and fragment in one text. */
    joined({ path, items, fragment }) {
      const query = items.map(({ text }) => text).join('&');
      return path + (items.length > 0 ? `?${query}` : '') + fragment;
    }

    segment({ literal, pieces, parameter: name, rest }, source) {
      if (pieces) return '/' + pieces.map((piece) => this.segment(piece, source).slice(1)).join('');
      if (literal !== undefined) return `/${encodeSegment(literal)}`;
      const { parameter, texts } = source.get(name);
      if (texts.some(hasDotPart)) throw unwritable(parameter);
      if (!rest) {
        if (!texts[0]) throw unwritable(parameter);
        return `/${encodeSegment(texts[0])}`;
      }
      // A slash at the end of a path does not count, so an empty last segment needs another one.
      const end = texts[texts.length - 1] === '' ? '/' : '';
      return texts.map((text) => `/${encodeSegment(text)}`).join('') + end;
    }

    /** What is printed for one item of a pattern; `single` if it may be a key of a payload instead. */
    items({ key, text, any, parameter: name, restOfLink }, source) {
      if (any) return [];
      const written = encodeItem(key || '');
      if (text !== undefined) return [{ text: text ? `${written}=${encodeItem(text)}` : written }];
      const { parameter: { form }, written: texts } = source.get(name);
      if (form.endsWith('ictionary')) {
        return texts.flatMap((item, index) => (index % 2 === 0
          ? { text: `${encodeItem(item)}=${encodeItem(texts[index + 1])}` } : []));
      }
      return texts.map((value) => {
        // The link inside is written as it is, or so that it does not begin like a link.
        const encode = !restOfLink ? encodeItem : hasToBeEscaped(value) ? encodeInnerLink : String;
        const single = !restOfLink && form !== 'list' ? { name, value } : null;
        return { text: `${written}=${encode(value)}`, single };
      });
    }

    // MARK: Links

    /** The link of a form, `app`, `web` or `path`; throws an obstacle if there is none. */
    link(route, values, form) {
      const path = this.joined(this.printedPath(route, values));
      const link = form === 'app' ? this.appLink(route, path)
        : form === 'web' ? this.webLink(route, path) : this.pathLink(route, path);
      if (!this.isSame(this.matcher.match(link), route, values)) throw otherRoute;
      return link;
    }

    hasOrigins({ hosts, schemes }) {
      return hosts.length + schemes.length > 0;
    }

    appScheme(route) {
      if (!this.hasOrigins(route)) return this.document.schemes[0];
      return route.schemes.find((scheme) => scheme !== 'https' && scheme !== 'http');
    }

    appLink(route, path) {
      const scheme = this.appScheme(route);
      if (scheme === undefined) throw this.nowhere('no custom scheme', route);
      // The first segment becomes the authority, if it is the same segment there.
      const [first] = /^[^/?#]*/.exec(path.slice(1));
      const [, host, port = '0'] = /^([\w\-.~!$&'()*+,;=]+)(?::(0|[1-9][0-9]{0,4}))?$/.exec(first) || [];
      const isAuthority = host !== undefined && !hasDotPart(host) && Number(port) < 65536
        && !this.isDeclaredHost(first);
      return `${scheme}://${isAuthority ? path.slice(1) : path}`;
    }

    isDeclaredHost(host) {
      const { hosts, scopes } = this.document;
      const blocks = scopes.flatMap(({ origin }) => (origin?.kind === 'host' ? origin.name : []));
      return [...hosts, ...blocks].some((declared) => covers(declared, host));
    }

    webLink(route, path) {
      const { hosts, schemes } = route;
      const isExact = (host) => !host.startsWith('*');
      const usesDeclaredHosts = !this.hasOrigins(route) || hosts.includes('*') || hosts.includes('*:*')
        || schemes.includes('https') || schemes.includes('http');
      const host = hosts.find(isExact)
        ?? (usesDeclaredHosts ? this.document.hosts.find(isExact) : undefined);
      if (host === undefined) throw this.nowhere('no host', route);
      const isInsecure = schemes.includes('http') && !schemes.includes('https');
      return `${isInsecure ? 'http' : 'https'}://${host}${path}`;
    }

    pathLink(route, path) {
      if (this.hasOrigins(route)) throw this.nowhere('', route);
      if (!path.startsWith('//')) return path;
      throw obstacle("a browser would interpret a path that begins with '//' as a host");
    }

    /** The obstacle of a route that exists on other schemes or hosts only. */
    nowhere(lack, route) {
      if (!this.hasOrigins(route)) return obstacle(`the file declares ${lack}`);
      const origins = [
        ...route.hosts.map((host) => `host ${host}`),
        ...route.schemes.map((scheme) => `scheme ${scheme}`),
      ].join(', ');
      const hasOwnOrigin = route.aliases.some((alias) => !alias.startsWith('/'));
      return obstacle(hasOwnOrigin
        ? `the route's own pattern exists on ${origins} only, and an 'also' is never printed`
        : `the route exists on ${origins} only`);
    }

    // MARK: Payloads

    /** The payload of a route, by the first `type` or `link` rule. */
    payload(route, values) {
      if (route.unlinked) throw unlinked;
      const rule = this.document.payload.find(({ kind }) => kind === 'type' || kind === 'link');
      if (!rule) throw obstacle("the file declares no payload rule 'type' or 'link'");
      const { path, items, fragment } = this.printedPath(route, values);
      const needsLink = this.hasOrigins(route) || path.startsWith('//');
      const reserved = [rule.key, this.document.expires || rule.key].map(canonical);
      const isMoved = ({ single }) => !needsLink && rule.kind === 'type' && single && single.value
        && !reserved.includes(canonical(single.name));
      const moved = items.filter(isMoved).map(({ single: { name, value } }) => [name, value]);
      const rest = this.joined({ path, items: items.filter((item) => !isMoved(item)), fragment });
      // The first slash is left out, unless it is necessary to read the path.
      const [first] = /^[^/?#]*/.exec(rest.slice(1));
      const relative = first === '' || first.includes(':') ? rest : rest.slice(1);
      const form = this.appScheme(route) === undefined ? 'web' : 'app';
      const text = needsLink ? this.link(route, values, form) : relative;
      const payload = Object.fromEntries([...moved, [rule.key, text]]);
      if (!this.isSame(this.matcher.matchPayload(payload), route, values)) throw otherRoute;
      return payload;
    }

    // MARK: Reading

    /** Whether an answer of the matcher is the route with the same values. */
    isSame(answer, route, values) {
      if (answer.kind !== 'route' || answer.route !== route.name) return false;
      const read = route.parameters.map(({ name }) => answer.values[name]);
      const text = (texts) => JSON.stringify(this.normalized(route, texts).map((list) =>
        list.map(canonical)));
      return text(read) === text(values);
    }
  };
})();

if (typeof module !== 'undefined') module.exports = RoutePrinter;
