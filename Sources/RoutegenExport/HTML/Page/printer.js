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
    describe({ kind, name, enum: index, low, high, digits, hosts, begins, isFilled, element, separator }) {
      if (element) return `values with '${separator}' between them, each ${this.describe(element)}`;
      const text = `a text${isFilled ? ' that is not empty' : ''}`;
      const least = low ?? (kind === 'uint' ? '0' : undefined);
      const bounds = least && high ? ` from ${least} to ${high}`
        : least ? `, at least ${least}` : high ? `, at most ${high}` : '';
      switch (kind) {
        case 'string': return text;
        case 'text': return `a text of one or more lines${isFilled ? ' that is not empty' : ''}`;
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
          return isOpen ? `${text}, such as ${list}` : `one of ${list}`;
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
      const { kind, digits, element, separator } = type;
      if (element) return text.split(separator).map((one) => this.printed(one, element)).join(separator);
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
        // The default is not written.
        const isDefault = defaults.length > 0 && list.length === 1 && list[0] === defaults[0];
        return [name, { parameter, texts: list, written: isDefault ? [] : list }];
      }));
      const written = segments.map((segment) => this.segment(segment, source));
      const joined = written.join('');
      // The slash of a fragment's path is not written if the rest behind it is empty.
      const path = (written.at(-1) === '' ? joined.replace(/%00%2F$/, '%00') : joined)
        .replace(/^(.*?)\/%00(%2F)?\/?/, (_, outer, slash) => `${outer || '/'}#${slash ? '/' : ''}`);
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

    segment({ literal, pieces, parameter: name, rest, mark }, source) {
      // What is in its place is no text of a link.
      if (mark !== undefined) return mark === '#' ? '/%00' : '/%00%2F';
      // The whole segment is checked when the link is read back.
      const piece = (one) => encodeSegment(one.literal ?? source.get(one.parameter).texts[0] ?? '');
      if (pieces) return `/${pieces.map(piece).join('')}`;
      if (literal !== undefined) return `/${encodeSegment(literal)}`;
      const { parameter, written } = source.get(name);
      if (written.some(hasDotPart)) throw unwritable(parameter);
      if (!rest && written[0] === '') throw unwritable(parameter);
      // A slash at the end of a path does not count, so an empty last segment needs another one.
      const end = written[written.length - 1] === '' ? '/' : '';
      return written.map((text) => `/${encodeSegment(text)}`).join('') + end;
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
      const link = this[`${form}Link`](route, this.joined(this.printedPath(route, values)), values);
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
      const beginning = this.document.forms?.[scheme];
      if (beginning !== undefined) return beginning + this.plainPath(path).slice(1);
      // The first segment becomes the authority, if it is the same segment there.
      const first = firstSegment(path);
      const read = attempt(() => this.matcher.classify(`${scheme}://${first}`, null));
      const isAuthority = read.hostBesidePath === null && read.segments[0] === first;
      return `${scheme}://${isAuthority ? path.slice(1) : path}`;
    }

    webLink(route, path, values) {
      const { origins, hosts, schemes, hostValue } = route;
      if (hostValue) {
        const slot = route.parameters.findIndex(({ name }) => name === hostValue.parameter);
        return `https://${this.normalized(route, values)[slot][0]}${hostValue.suffix}${path}`;
      }
      const isWide = origins.length === 0
        || origins.some((origin) => /^(host \*(:\*)?|scheme https?)$/.test(origin));
      const host = [...hosts, ...isWide ? this.document.hosts : []]
        .find((declared) => !/^[*{]/.test(declared));
      if (host === undefined) throw this.nowhere('no host', route);
      const isInsecure = schemes.includes('http') && !schemes.includes('https');
      return `${isInsecure ? 'http' : 'https'}://${host}${path}`;
    }

    pathLink(route, path) {
      if (route.origins.length > 0) throw this.nowhere('', route);
      return this.plainPath(path);
    }

    /** The path, if nothing takes its first segment for a host. */
    plainPath(path) {
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
