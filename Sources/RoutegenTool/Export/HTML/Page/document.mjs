import { AppLink, UnprintableLink, isWritable, printed } from '../../JavaScript/printer.mjs';
import { version1 } from '../../JavaScript/table.mjs';
import { answerToLink, answerToPayload, newReport } from '../../JavaScript/reader.mjs';
import { byScalars, canonical, fold, has } from '../../JavaScript/text.mjs';
import {
  bool, date, dateOfApp, declared, from1970, isDictionary, isSingle, known, lines, oneOf, openEnum, reads, text, textOf,
  valueOf, wordsFor,
} from '../../JavaScript/values.mjs';

// The routes of the document of `routegen export json`, whose fields are in `Documentation/JSON.md`.

const plain = text;

/** The table of a document, and what links are printed with. */
export class RouteDocument {
  /**
   * @param {object} document
   * @param {{now?: number}} options `now` is the time in seconds since 1970; the default is the clock.
   */
  constructor(document, { now } = {}) {
    Object.assign(this, { document, now });
    this.table = version1(document, () => this.now, true);
    ({ set: this.set, routes: this.routes, types: this.types } = this.table);
    // The document has defaults as the file has them.
    for (const parameter of [...this.routes.values()].flatMap(({ parameters }) => parameters)) {
      if (parameter.fallback !== undefined) parameter.fallback = this.canonicalText(parameter.fallback, parameter);
    }
  }

  // MARK: Answers

  answerToLink(text) { return answerToLink(this.table, text, newReport(this.now)); }

  answerToPayload(payload) { return answerToPayload(this.table, payload, newReport(this.now)); }

  /**
   * Returns what a link or a path is: the `kind` and the `message` of `routegen match`; for a route also
   * `route`, `values` (the texts of each parameter), `extras` (the items that no parameter reads) and
   * `unchecked` (the parameters whose values only the app can check); for others `parameter` and `value`.
   */
  match(text) { return this.shown(this.answerToLink(text)); }

  /** Returns what a payload is: an object, or its JSON text, whose numbers keep all their digits. */
  matchPayload(payload) { return this.shown(this.answerToPayload(payload)); }

  shown({ error, route, texts, extras }) {
    if (error) {
      const { text: value, ...others } = error;
      return { ...others, value };
    }
    const { name, parameters } = route;
    const shown = parameters.flatMap((parameter, slot) => this.shownValue(parameter, texts[slot]));
    return {
      kind: 'route',
      message: name + (shown.length > 0 ? `(${shown.join(', ')})` : ''),
      route: name,
      values: Object.fromEntries(parameters.map(({ name }, slot) => [name, texts[slot]])),
      unchecked: parameters.filter(({ kind }, slot) => kind === declared && texts[slot].length > 0)
        .map(({ name }) => name),
      extras,
    };
  }

  /** The value of a parameter in a message; none if it is absent. */
  shownValue({ name, kind, form, separator, ...type }, values) {
    // In a date, the space before the zone is read as a plus sign.
    const show = (text) => (kind === plain || kind === lines ? `"${text}"`
      : kind === date ? text.replace(' ', '+')
      : kind === bool || kind === oneOf ? String(kind.value(text, type)) : text);
    const texts = values.flatMap((text) => (separator ? text.split(separator) : [text])).map(show);
    if (separator) return [`${name}: [${texts.join(', ')}]`];
    if (isSingle({ form })) return texts.map((text) => `${name}: ${text}`);
    if (!isDictionary({ form })) return [`${name}: [${texts.join(', ')}]`];
    const pairs = inOrder(texts, false).map(([key, ...list]) =>
      `${key}: ${form === 'dictionary' ? list[0] : `[${list.join(', ')}]`}`);
    return [`${name}: [${pairs.join(', ') || ':'}]`];
  }

  // MARK: Printing

  /** A type of `valueTypes` in words, for a form: `a whole number from 1 to 50`. */
  describe(index) { return wordsFor(this.types[index]); }

  /**
   * Returns the links of a route: `app`, `web` and `path`, each with a `link` or a `problem`, and
   * `payload` with a `value` or a `problem`. If there is no such route, or a value is not of its type,
   * the result is only the `problem` and the `parameter`. The reasons are those of `routegen print`.
   *
   * The `values` are by the names of the parameters: a text, a list of texts, or a list of keys and
   * values in pairs; none if it is absent or `null`. A text is one that a link may have, or the name of
   * an enum's case, or a number without the zeros in front.
   */
  print(name, values) {
    const route = this.routes.get(name);
    if (!route) return { problem: `there is no route '${String(name)}'` };
    try {
      const texts = route.parameters.map((parameter) =>
        this.textsOf(parameter, has(values ?? {}, parameter.name) ? values[parameter.name] : null));
      const form = (print) => attemptToPrint(() => ({ link: print(this.link(route, texts)) }));
      // Without a rule for payloads, the values do not matter.
      const hasPayload = this.set.payload || route.unlinked;
      return {
        app: form((link) => link.app),
        web: form((link) => link.web()),
        path: form((link) => link.path),
        payload: attemptToPrint(() => {
          const link = hasPayload ? this.link(route, texts) : new AppLink({ set: this.set, route });
          return { value: link.payload() };
        }),
      };
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      return { problem: error.message, parameter: error.parameter };
    }
  }

  link(route, texts) {
    if (route.unlinked) throw new UnprintableLink("no link opens the route, because it is '@unlinked'");
    route.parameters.forEach((parameter, slot) => {
      const isValue = (text) => isWritable(text, parameter) && (isDictionary(parameter) || reads(parameter, text));
      if (!texts[slot].every(isValue)) throw new UnprintableLink('', parameter.name);
    });
    return new AppLink(printed(this.set, route, texts));
  }

  /** The texts that links have for a value, in which the default is filled in; keys and values in turn. */
  textsOf(parameter, value) {
    const { name, form, fallback } = parameter;
    const list = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
    if (isSingle(parameter) && list.length > 1) throw new WrongValue('there is more than one value', name);
    const isPair = (item) => Array.isArray(item) && item.length === 2;
    if (isDictionary(parameter) && !list.every(isPair)) throw new WrongValue('an item is not a pair', name);
    const texts = (isDictionary(parameter) ? list.flat() : list).map((text) => {
      if (['string', 'number', 'bigint', 'boolean'].includes(typeof text)) return String(text);
      throw new WrongValue('the value is not a text', name);
    });
    if (isDictionary(parameter)) return inOrder(texts, true).flatMap(([key, ...own]) => own.flatMap((one) => [key, one]));
    const wrong = texts.find((text) => !reads(parameter, text) && !reads(parameter, this.canonicalText(text, parameter)));
    if (wrong !== undefined) throw new WrongValue(`'${wrong}' is not ${wordsFor(parameter)}`, name);
    if (texts.length > 0) return texts.map((text) => this.canonicalText(text, parameter));
    if (fallback !== undefined) return [fallback];
    if (!/^(single|rest|filledList)$/.test(form)) return [];
    throw new WrongValue(`the value is missing: ${wordsFor(parameter)}`, name);
  }

  /** The one text that is printed for a value, which may be given in another form. */
  canonicalText(text, type) {
    const { kind, digits, separator, ...element } = type;
    if (separator !== undefined) {
      return text.split(separator).map((one) => this.canonicalText(one, { ...element, kind, digits })).join(separator);
    }
    if (digits) return /^(?:0|[1-9][0-9]*)$/.test(text) ? text.padStart(digits, '0') : text;
    if (kind === oneOf || kind === openEnum) {
      // In a link, the name of a case of an open enum is a text like any other.
      const named = kind === oneOf && this.document.enums[type.enum].values
        .find(({ name }) => canonical(name) === canonical(text));
      return known(text, type) ?? (named ? named.text : text);
    }
    if (!reads(type, text)) return text;
    const value = valueOf(type, text);
    // Escaped, a URL may be too long.
    return kind === date ? inUTC(text) : textOf(type, value) ?? (typeof value === 'string' ? value : text);
  }
}

/** A value that is not of its type. */
class WrongValue extends Error {
  constructor(message, parameter) {
    super(message);
    this.parameter = parameter;
  }
}

function attemptToPrint(body) {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof UnprintableLink)) throw error;
    const { parameter, message } = error;
    return { problem: parameter === undefined ? message : `the value of '${parameter}' cannot be written into a link` };
  }
}

/** The values of each key, after the key; equivalent keys are like the first of them. */
function inOrder(texts, isSorted) {
  const items = new Map();
  for (let index = 0; index < texts.length; index += 2) {
    const [key, value] = texts.slice(index, index + 2);
    const item = items.get(canonical(key)) ?? [key];
    items.set(canonical(key), item);
    item.push(value);
  }
  const list = [...items.values()];
  return isSorted ? list.sort(([left], [right]) => byScalars(left, right)) : list;
}

/**
 * An instant in UTC, with 0, 3, 6 or 9 digits of a fraction: the fewest that are the same `Date`, which
 * is a number of seconds since 2001. The last of nine digits may change.
 */
function inUTC(text) {
  const [, day, fraction = '', zone] = /^(.{19})(?:\.(\d+))?(.+)$/.exec(text);
  const start = date.value(day + zone, {}).getTime() / 1000;
  const value = dateOfApp(start, Number(fraction.padEnd(9, '0')));
  const whole = Math.floor(value);
  for (const digits of [0, 3, 6, 9]) {
    const scale = 10 ** digits;
    const units = Math.round((value - whole) * scale);
    if (units >= scale || dateOfApp(whole + from1970, units * (1e9 / scale)) !== value) continue;
    const shown = digits > 0 ? `.${String(units).padStart(digits, '0')}` : '';
    return `${new Date((whole + from1970) * 1000).toISOString().slice(0, 19)}${shown}Z`;
  }
  return text;
}
