/** Why a route has no link with its values; thrown by the functions for routes and by the links. */
export class UnprintableLink extends Error {
  override readonly name = "UnprintableLink";

  /** The name of the parameter whose value no link can have, if it is because of one. */
  readonly parameter: string | undefined;

  constructor(reason: string, parameter?: string) {
    super(parameter === undefined ? reason : `'${parameter}': ${reason}`);
    this.parameter = parameter;
  }
}

/** The links of a route with its values. Each of them throws `UnprintableLink` if the route has none. */
export class AppLink {
  private readonly printed: $Printed;

  /** Only the functions of this file make links. */
  constructor(printed: $Printed) {
    this.printed = printed;
  }

  /** The link with the custom scheme of the app. */
  get app(): string {
    const { appScheme, nowhere } = this.printed.origin;
    if (appScheme === undefined) throw new UnprintableLink(nowhere("no custom scheme"));
    const beginning = $beginnings[appScheme];
    if (beginning !== undefined) {
      return $checked(this.printed, beginning + $plainPath(this.printed).slice(1), appScheme, "");
    }
    // The first segment takes the position of the host, if it is the same segment there.
    const path = $pathText(this.printed);
    const first = $firstSegment(path);
    const link = `${appScheme}://${$isAuthority(first) ? path.slice(1) : path}`;
    return $checked(this.printed, link, appScheme, "");
  }

  /** The web link; on the first host that the file declares, if none is given. */
  web(host?: string): string {
    const { origin } = this.printed;
    const name = host ?? origin.webHost;
    if (name === undefined) throw new UnprintableLink(origin.nowhere("no host"));
    if (host !== undefined && !origin.acceptsHost(host)) {
      throw new UnprintableLink(`the route has no links on the host '${host}'`);
    }
    const link = `${origin.webScheme}://${name}${$pathText(this.printed)}`;
    return $checked(this.printed, link, origin.webScheme, name);
  }

  /** The path with its query and fragment, for a page of the same site. */
  get path(): string {
    const { origin } = this.printed;
    if (origin.isOfBlock) throw new UnprintableLink(origin.nowhere(""));
    return $checked(this.printed, $plainPath(this.printed), null, "");
  }

  /** The keys and texts of a push payload that opens the route. */
  payload(): { [key: string]: string } {
    return $payload(this.printed, () => this.toString());
  }

  /** The link with the custom scheme of the app, or the web link if the app has no such scheme. */
  toString(): string {
    return this.printed.origin.appScheme === undefined ? this.web() : this.app;
  }
}

/** The rule by which a payload names a route by its path or link. */
interface $PayloadRule {
  readonly key: string;

  /** Whether other keys may be parameters, except for the `reserved` ones. */
  readonly isPath: boolean;
  readonly reserved: readonly string[];

  /** The keys of the rules before it, with the text for which a rule decides. */
  readonly earlier: readonly (readonly [key: string, value?: string])[];
}

/** A type of values: how they are printed, and which texts of links are values. */
interface $Type {
  /** The values in words. */
  readonly words: string;

  /** The text of a value; `undefined` if it has none. */
  readonly print: (value: unknown) => string | undefined;

  /** Whether a text of a link is a value. */
  readonly reads: (text: string, isInPath: boolean) => boolean;

  /** Whether an empty text counts as missing if another pattern matches. */
  readonly isText?: boolean;
  readonly isMultiline?: boolean;

  /** Whether a value is an array. */
  readonly isJoined?: boolean;
}

type $Form = "single" | "optional" | "list" | "filledList" | "rest" | "optionalRest" | "dictionary" | "listDictionary";

const $isList = (form: $Form): boolean => form === "list" || form === "filledList";

/** Whether a link has a value for a parameter without a default. */
const $isRequired = (form: $Form): boolean => form === "single" || form === "rest" || form === "filledList";

/** The name, the type, the form (or "single"), and the text of the default. */
type $Parameter = readonly [
  name: string, type: $Type, form?: $Form, fallback?: string | undefined, ignoresUnreadable?: boolean,
];

/** Literal text, or the position of a parameter. */
type $Piece = string | number;

/** A key, with its other names on lines of their own, and its literal text, any text (`null`), or a parameter, perhaps with the rest of the link. */
type $Item = readonly [key: string, value: string | number | null, isRest?: "rest"];

/** A pattern of links. */
interface $Pattern {
  /** The route; none for a pattern that leads nowhere, or to the link in the link. */
  readonly route?: string;
  readonly isEnvelope?: boolean;
  readonly parameters: readonly $Parameter[];
  readonly path: readonly ($Piece | readonly $Piece[])[];
  readonly query?: readonly $Item[];
  readonly fragment?: number | readonly $Item[];

  /** The texts, the ends of hosts and the keys of a payload that supply parameters, by their positions. */
  readonly constants?: { readonly [slot: number]: string };
  readonly hosts?: { readonly [slot: number]: string };
  readonly keys?: { readonly [slot: number]: string };
}

/** The schemes and hosts on which a route has links. */
interface $Origin {
  readonly appScheme?: string | undefined;
  readonly webScheme: string;
  readonly webHost?: string | undefined;
  readonly isOfBlock: boolean;
  readonly acceptsHost: (host: string) => boolean;
  readonly nowhere: (lack: string) => string;
}

/** A route with the patterns that may match its links, too. */
interface $Route extends $Pattern {
  /** The origin for texts of the parameters, one of which may be the host. */
  readonly origin: (texts: readonly (readonly string[])[]) => $Origin;

  /** Whether a link opens the route again; only for routes whose links other patterns may match. */
  readonly opens?: $Verification;
}

/** Whether a link, or a payload with keys, opens the route with the same values. */
type $Verification = (
  printed: $Printed, scheme: string | null, host: string, keys: { readonly [key: string]: string } | null
) => boolean;

/** A route with the texts of its parameters, of which lists and dictionaries have any number. */
interface $Printed {
  readonly route: $Route;
  readonly origin: $Origin;
  readonly texts: readonly (readonly string[])[];
  readonly path: string;
  readonly items: readonly $PrintedItem[];
  readonly fragment: string;
}

/** An item of the query; with a `name`, it may be a key of a payload instead. */
interface $PrintedItem {
  readonly text: string;
  readonly name?: string;
  readonly value?: string;
}

const $otherRoute = "the link would open another route, or none";

/** Returns the links of a route, or throws if one of its values has no text. */
function $link(makeRoute: () => $Route, values: readonly unknown[]): AppLink {
  const route = makeRoute();
  const texts = route.parameters.map((parameter, slot) => $textsOf(parameter, values[slot]));
  return new AppLink($print(route, texts));
}

/** The texts of a value; keys and values in turn for a dictionary. */
function $textsOf([name, type, form = "single", fallback]: $Parameter, given: unknown): string[] {
  const value = type.isJoined && Array.isArray(given) && given.length === 0 ? undefined : given;
  const print = (one: unknown): string => {
    const text = type.print(one);
    const controls = type.isMultiline ? /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]/ : /[\0-\x1F\x7F-\x9F]/;
    if (text !== undefined && !controls.test(text) && !/[\uD800-\uDFFF]/u.test(text)) return text;
    throw new UnprintableLink(`the value is not ${type.words}`, name);
  };
  if (value === undefined || value === null) {
    if (fallback !== undefined) return [fallback];
    if (!$isRequired(form)) return [];
    throw new UnprintableLink(`the value is missing: ${type.words}`, name);
  }
  switch (form) {
    case "single":
    case "optional":
      return [print(value)];
    case "dictionary":
    case "listDictionary": {
      if (typeof value !== "object") throw new UnprintableLink("the value is no dictionary", name);
      const keys = Object.keys(value);
      if (new Set(keys.map((key) => key.normalize())).size < keys.length) {
        throw new UnprintableLink("two keys are the same text", name);
      }
      return keys.sort($byScalars).flatMap((key) => {
        const item: unknown = (value as { [key: string]: unknown })[key];
        const list: readonly unknown[] = form === "dictionary" ? [item] : $list(item, name);
        if (list.length === 0) throw new UnprintableLink(`the list of '${key}' is empty`, name);
        return list.flatMap((one) => [$key(key, name), print(one)]);
      });
    }
    default: {
      const list = $list(value, name);
      if (list.length === 0 && $isRequired(form)) throw new UnprintableLink("the list is empty", name);
      return list.map(print);
    }
  }
}

function $list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new UnprintableLink("the value is no array", name);
}

/** Returns a key of a dictionary if a link can have it. */
function $key(key: string, name: string): string {
  if (/[\0-\x1F\x7F-\x9F]/.test(key) || /[\uD800-\uDFFF]/u.test(key)) {
    throw new UnprintableLink("a key has a character that no link can have", name);
  }
  return key;
}

/** The order of texts by their Unicode scalars, which is that of their bytes in UTF-8. */
function $byScalars(left: string, right: string): number {
  const [first, second] = [Array.from(left), Array.from(right)];
  const index = first.findIndex((character, place) => character !== second[place]);
  if (index < 0) return first.length - second.length;
  return (first[index]?.codePointAt(0) ?? 0) - (second[index]?.codePointAt(0) ?? -1);
}

// Percent-encoding, with the characters that RFC 3986 allows in a place, without those that divide it.

function $encode(text: string, kept: string): string {
  return encodeURIComponent(text).replace(/%[2-7][0-9A-F]/g, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return kept.includes(character) ? character : escape;
  });
}

const $encodeSegment = (text: string): string => $encode(text, "$&+,:;=@");
const $encodeItem = (text: string): string => $encode(text, "$,/:;?@");
const $encodeFragment = (text: string): string => $encode(text, "$&+,:;=@/?");

/** A link at the end of a link: as it is, or encoded so that it does not begin like a link. */
function $encodeInnerLink(text: string): string {
  return /[^\0-\x7F]|["<>[\]^`{|}]/.test(text) ? $encode(text, "$,/;?@") : text;
}

/** Prints the pattern of a route. */
function $print(route: $Route, texts: readonly (readonly string[])[]): $Printed {
  const { path, query = [], fragment } = route;
  // A default is not written.
  const written = (slot: number): readonly string[] => {
    const [one, ...others] = texts[slot] ?? [];
    return one !== undefined && others.length === 0 && one === route.parameters[slot]?.[3]
      ? [] : texts[slot] ?? [];
  };
  const items = (item: $Item) => $items(item, route, written);
  const parts = fragment === undefined ? []
    : typeof fragment === "number" ? written(fragment).slice(0, 1).map($encodeFragment)
    : fragment.flatMap(items).map(({ text }) => text);
  const printed: $Printed = {
    route,
    origin: route.origin(texts),
    texts,
    path: $joinedSegments(path.map((segment) => $segment(segment, route, written))) || "/",
    items: query.flatMap(items),
    // Browsers remove `:~:` and everything behind it.
    fragment: parts.length > 0 ? `#${parts.join("&").replace(/:~/g, ":%7E")}` : "",
  };
  // With any scheme and host, the link has 16 KiB at most. It is ASCII, so that characters are bytes.
  if ($pathText(printed).length > 15872) throw new UnprintableLink("the link would be longer than 16 KiB");
  if (printed.path.split("/").length > 257 || printed.items.length > 256) throw new UnprintableLink($otherRoute);
  return printed;
}

/** The segments of a path; the slash of a fragment's path is not written if the rest behind it is empty. */
function $joinedSegments(segments: readonly string[]): string {
  const text = segments.join("");
  return segments[segments.length - 1] === "" ? text.replace(/%00%2F$/, "%00") : text;
}

/** A segment with the slash before it, or all segments of the rest of a path; empty if the segment is missing. */
function $segment(
  segment: $Piece | readonly $Piece[], { parameters }: $Route, written: (slot: number) => readonly string[]
): string {
  const hasDots = (text: string): boolean => /(?:^|\/)\.\.?(?:\/|$)/.test(text);
  const pieces = (typeof segment === "object" ? segment : [segment]).map((piece) => {
    if (typeof piece === "string") return [piece];
    const [name = "", , form = "single"] = parameters[piece] ?? [];
    const values = written(piece);
    const isEmpty = (form === "single" || form === "optional") && values[0] === "";
    // Of literal text and values in one segment, the whole is checked.
    const isSegment = typeof segment === "number";
    if (!isEmpty && !(isSegment && values.some(hasDots))) return values;
    throw new UnprintableLink("a path segment is empty, or has '.' or '..' as a part", name);
  });
  if (pieces.length > 1) {
    const text = pieces.flat().join("");
    if (hasDots(text)) throw new UnprintableLink($otherRoute);
    return `/${$encodeSegment(text)}`;
  }
  const values = pieces[0] ?? [];
  // A slash at the end of a path does not count, so an empty last segment needs another one.
  return values.map((text) => `/${$encodeSegment(text)}`).join("")
    + (values[values.length - 1] === "" ? "/" : "");
}

/** What is printed for an item of a pattern. */
function $items(
  [key, value, isRest]: $Item, { parameters }: $Route, written: (slot: number) => readonly string[]
): $PrintedItem[] {
  const encoded = $encodeItem($namesOf(key)[0] ?? "");
  if (value === null) return [];
  if (typeof value === "string") return [{ text: value ? `${encoded}=${$encodeItem(value)}` : encoded }];
  const [name = "", , form = "single"] = parameters[value] ?? [];
  const texts = written(value);
  if (form === "dictionary" || form === "listDictionary") {
    return texts.flatMap((text, index) => index % 2 === 0
      ? [{ text: `${$encodeItem(text)}=${$encodeItem(texts[index + 1] ?? "")}` }] : []);
  }
  if (isRest) return texts.map((text) => ({ text: `${encoded}=${$encodeInnerLink(text)}` }));
  return texts.map((text) => ({
    text: `${encoded}=${$encodeItem(text)}`,
    ...($isList(form) ? {} : { name, value: text }),
  }));
}

/** The path with the query and the fragment. */
function $pathText({ path, items, fragment }: $Printed): string {
  // A segment that no link has is in place of the `#` before a path, and of a slash after it.
  const written = path.replace(/^(.*?)\/%00(%2F)?\/?/, (_, outer: string, slash?: string) =>
    `${outer || "/"}#${slash ? "/" : ""}`);
  return written + (items.length > 0 ? "?" : "") + items.map(({ text }) => text).join("&") + fragment;
}

/** The same, if nothing takes its first segment for a host. */
function $plainPath(printed: $Printed): string {
  const path = $pathText(printed);
  if (!path.startsWith("//")) return path;
  throw new UnprintableLink("a browser would interpret a path that begins with '//' as a host");
}

/** The first segment of a path, as it is written. */
function $firstSegment(path: string): string {
  return path.slice(1).replace(/[/?#][^]*/, "");
}

/** Whether a segment, as it is written, is the same segment in the position of the host. */
function $isAuthority(segment: string): boolean {
  const [, host, port] = /^([\w\-.~!$&'()*+,;=]+)(?::(0|[1-9][0-9]{0,4}))?$/.exec(segment) ?? [];
  return host !== undefined && !/^\.\.?$/.test(host) && Number(port ?? 0) < 65536
    && !$declaredHosts.some((declared) => $covers(declared, segment));
}

/** Whether a declared host, `example.com`, `*.example.com` or `{_}.example.com`, accepts the host of a link. */
function $covers(declared: string, host: string): boolean {
  const lower = host.toLowerCase();
  const [, mark, end = ""] = /^(\*|\{_\})([^]*)$/.exec(declared) ?? [];
  if (mark === undefined) return declared === lower;
  const labels = lower.slice(0, -end.length).split(".");
  return lower.endsWith(end) && !labels.includes("") && (mark === "*" || labels.length === 1);
}

/** Returns the link, or throws if it would open another route. */
function $checked(printed: $Printed, link: string, scheme: string | null, host: string): string {
  if (!$isMalformed(link) && (printed.route.opens?.(printed, scheme, host, null) ?? true)) return link;
  throw new UnprintableLink($otherRoute);
}

/** Whether a link has escapes and, in the link at its end, a `#` that would have to be one. */
function $isMalformed(link: string): boolean {
  return link.includes("%") && link.indexOf("#") !== link.lastIndexOf("#");
}


/** The payload of a route, by the first rule of the file that names a route by its path or link. */
function $payload(printed: $Printed, link: () => string): { [key: string]: string } {
  if ($payloadRule === null) throw new UnprintableLink("no payload can name a route");
  const { key, isPath, reserved } = $payloadRule;
  if (printed.origin.isOfBlock || printed.path.startsWith("//")) return { [key]: link() };
  const isMoved = ({ name, value }: $PrintedItem): boolean =>
    isPath && name !== undefined && Boolean(value) && !reserved.includes(name.normalize());
  const payload: { [key: string]: string } = {};
  for (const item of printed.items) if (isMoved(item)) payload[item.name ?? ""] = item.value ?? "";
  const rest = { ...printed, items: printed.items.filter((item) => !isMoved(item)) };
  const path = $pathText(rest);
  const first = $firstSegment(path);
  // The first slash is left out, unless it is necessary to read the path.
  payload[key] = first === "" || first.includes(":") ? path : path.slice(1);
  const opens = !$isMalformed(path) && (printed.route.opens?.(rest, null, "", payload) ?? true);
  if (opens && !$isOfEarlierRule($payloadRule, payload)) return payload;
  throw new UnprintableLink($otherRoute);
}

// The types of values.

const $text: $Type = {
  words: "a text",
  print: (value) => typeof value === "string" ? value : undefined,
  reads: () => true,
  isText: true,
};

const $multilineText: $Type = { ...$text, words: "a text of one or more lines", isMultiline: true };

/** The values of a type of texts whose texts are not empty. */
function $filled(words: string, type: $Type): $Type {
  return {
    ...type,
    words,
    print: (value) => type.print(value) || undefined,
    reads: (text, isInPath) => text !== "" && type.reads(text, isInPath),
  };
}

/** Arrays of values, whose texts are one text with another one between them. */
function $joined(words: string, separator: string, type: $Type): $Type {
  return {
    words,
    print: (value) => {
      if (!Array.isArray(value)) return undefined;
      const texts = value.map((one) => type.print(one));
      const isPrintable = texts.every((text) => text !== undefined && !text.includes(separator));
      return isPrintable ? texts.join(separator) || undefined : undefined;
    },
    reads: (text, isInPath) =>
      text !== "" && text.split(separator).every((element) => type.reads(element, isInPath)),
    isMultiline: type.isMultiline === true,
    isJoined: true,
  };
}

const $bool: $Type = {
  words: "true or false",
  print: (value) => typeof value === "boolean" ? String(value) : undefined,
  reads: (text, isInPath) => (isInPath ? /^(true|false)$/ : /^(true|false|[01]|)$/).test(text),
};

const $uuid: $Type = {
  words: "a UUID",
  print: (value) => typeof value === "string" && $uuid.reads(value, false) ? value.toUpperCase() : undefined,
  reads: (text) => /^[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$/.test(text),
};

/** Whole numbers of 64 bits in a range, perhaps with a number of digits. */
function $integer(words: string, low: bigint, high: bigint, digits?: number): $Type {
  const isInRange = (number: bigint): boolean => low <= number && number <= high;
  return {
    words,
    print: (value) => {
      const isWhole = typeof value === "bigint" || (typeof value === "number" && Number.isSafeInteger(value));
      return isWhole && isInRange(BigInt(value)) ? String(value).padStart(digits ?? 0, "0") : undefined;
    },
    reads: (text) => (digits === undefined ? /^(0|-?[1-9][0-9]{0,19})$/.test(text)
      : text.length === digits && /^[0-9]+$/.test(text)) && isInRange(BigInt(text)),
  };
}

/** Numbers in a range. */
function $double(words: string, low: number, high: number): $Type {
  const isValue = (number: number): boolean => low <= number && number <= high && !Object.is(number, -0);
  return {
    words,
    print: (value) => typeof value === "number" && isValue(value) ? $decimal(value) : undefined,
    reads: (text) => /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text) && isValue(Number(text)),
  };
}

/** The shortest digits that are exactly this number, without an exponent. */
function $decimal(number: number): string {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const power = Number(exponent);
  if (power === 0) return mantissa;
  const [, sign = "", whole = "", fraction = ""] = /^(-?)([0-9]+)\.?([0-9]*)$/.exec(mantissa) ?? [];
  return power < 0 ? `${sign}0.${"0".repeat(-power - 1)}${whole}${fraction}`
    : sign + whole + fraction.padEnd(power, "0");
}

const $date: $Type = {
  words: "a time of the years 0 to 9999",
  print: (value) => {
    if (!(value instanceof Date) || Number.isNaN(value.getTime())) return undefined;
    const text = value.toISOString().replace(".000", "");
    return /^[0-9]{4}-/.test(text) ? text : undefined;
  },
  reads: (text) => {
    const [, day, time, fraction = "", zone, , hours = "0", minutes = "0"] =
      /^([0-9]{4}-[0-9]{2}-[0-9]{2})T((?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])(\.[0-9]{1,9})?(Z|([+ -])([01][0-9]|2[0-3]):([0-5][0-9]))$/
        .exec(text) ?? [];
    const date = new Date(`${day}T00:00:00Z`);
    if (zone === undefined || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(`${day}T`)) return false;
    const east = (Number(hours) * 60 + Number(minutes)) * (zone.startsWith("-") ? -60 : 60);
    const seconds = new Date(`${day}T${time}Z`).getTime() / 1000 - east;
    return seconds >= -62167219200 && seconds + Number(`0${fraction}`) < 253402300800;
  },
};

/** The texts of an enum. */
function $oneOf(texts: readonly string[], isCaseless?: true): $Type {
  const folded = texts.map((text) => $fold(text, isCaseless));
  return {
    words: `one of ${texts.map((text) => text || "an empty text").join(", ")}`,
    print: (value) => texts.find((text) => text === value),
    reads: (text) => folded.includes($fold(text, isCaseless)),
  };
}

/** Texts, of which some are those of an open enum. */
function $openEnum(texts: readonly string[], isCaseless?: true): $Type {
  return {
    ...$text,
    print: (value) => typeof value === "string"
      ? texts.find((text) => $fold(text, isCaseless) === $fold(value, isCaseless)) ?? value : undefined,
  };
}

/** The texts of a type of the app, of which only the beginning is known; `isObject` if they are those of objects. */
function $declared(words: string, beginning: string, isObject = false): $Type {
  return {
    words,
    print: (value) => {
      const text = isObject ? String(value) : value;
      return typeof text === "string" && text.startsWith(beginning) ? text : undefined;
    },
    reads: (text) => text.startsWith(beginning),
  };
}

/** Web links, perhaps on some hosts only. */
function $webLink(words: string, hosts?: readonly string[]): $Type {
  const reads = (text: string): boolean => {
    const host = $hostOfWebLink(text);
    return host !== undefined && (hosts === undefined || hosts.some((declared) => $covers(declared, host)));
  };
  return {
    words,
    reads,
    print: (value) => {
      if (typeof value !== "string" || !reads(value)) return undefined;
      // Characters that a link contains only escaped, and an empty port, as a URL has them.
      const [, origin = "", path = "", fragment = ""] = /^([^/]*\/.[^/?#]*)([^#]*#?)([^]*)$/.exec(value) ?? [];
      const escape = (part: string) => part.replace(/[^\0-\x7F]+|["<>[\]^`{|}#]/g, encodeURIComponent);
      const rest = path.replace(/[^#]+/, escape) + escape(fragment);
      return rest === path + fragment ? value : origin.replace(/:$/, "") + rest;
    },
  };
}

/** The text in the letters in which texts are compared. */
function $fold(text: string, isCaseless?: true): string {
  return isCaseless ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}

/** The host of a web link, with a port that is not that of the scheme; `undefined` if parsers disagree on it. */
function $hostOfWebLink(text: string): string | undefined {
  if (text.length > 16384 || $decode(text) === undefined || /[ \\]|%0[9AD]/i.test(text)) return undefined;
  const [, scheme = "", authority = "", path = "", query = "", fragment = ""] =
    /^(https?):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#[^]*)?$/i.exec(text) ?? [];
  const [, host, port = ""] = /^(\[[0-9A-Fa-f:.]*\]|[\w\-.~!$&'()*+,;=]+)(:[0-9]*)?$/.exec(authority) ?? [];
  if (host === undefined || !$isWebHost(host) || Number(port.slice(1)) > 65535) return undefined;
  const rest = path + query.slice(1) + fragment.slice(1);
  const isMixed = rest.includes("%") && /[^\0-\x7F]|["<>[\]^`{|}#]/.test(rest);
  const segments = path.split("/").slice(1);
  if (segments[segments.length - 1] === "") segments.pop();
  const hasDots = segments.some((segment) => /(?:^|\/)\.\.?(?:\/|$)/.test($decode(segment) ?? ""));
  if (isMixed || hasDots || segments.length > 256 || query.split("&").length > 256) return undefined;
  const isDefault = port.length < 2 || Number(port.slice(1)) === (scheme.length === 5 ? 443 : 80);
  return isDefault ? host : `${host}:${Number(port.slice(1))}`;
}

/** Whether browsers read the host as it is: no number in another notation, and no dots alone. */
function $isWebHost(host: string): boolean {
  const isIPv4 = (address: string): boolean => {
    const numbers = address.split(".");
    return numbers.length === 4 && numbers.every((number) => /^(0|[1-9][0-9]{0,2})$/.test(number) && Number(number) < 256);
  };
  if (!host.startsWith("[")) {
    const endsInNumber = /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/i.test(host);
    return host !== "." && host !== ".." && (!endsInNumber || isIPv4(host));
  }
  const address = host.slice(1, -1);
  const last = address.slice(address.lastIndexOf(":") + 1);
  const halves = (isIPv4(last) ? `${address.slice(0, -last.length)}0:0` : address).split("::");
  const groups = halves.flatMap((half) => half === "" ? [] : half.split(":"));
  return address.includes(":") && groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))
    && (halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8);
}

/** The text without escapes; `undefined` if an escape is not UTF-8, or there is a control character. */
function $decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return /[\0-\x1F\x7F-\x9F]|[\uD800-\uDFFF]/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

// Reading a link back, for routes whose links other patterns may match.

/** The patterns of one path, in the order in which they are tried. */
type $Group = readonly $Pattern[];

/** The paths of a block of the file, or of what is outside of blocks. */
interface $Scope {
  readonly accepts: (scheme: string | null, host: string) => boolean;
  readonly groups: () => readonly $Group[];
}

/** A printed link, taken apart. */
interface $Parts {
  readonly path: readonly string[];
  readonly query: readonly (readonly [key: string, value: string])[];
  readonly fragmentItems: readonly (readonly [key: string, value: string])[];
  readonly fragment: string | undefined;
  readonly keys: { readonly [key: string]: string };
  readonly host: string;

  /** The query and the fragment as they are written. */
  readonly written: string;
}

/** Returns a function that reads links back with the patterns that may match them. */
function $opens(scopes: readonly $Scope[], payloadScopes: readonly $Scope[] = scopes): $Verification {
  return (printed, scheme, host, keys) => {
    const others = { ...keys };
    if ($payloadRule !== null) delete others[$payloadRule.key];
    const { query, fragment: whole } = $split(printed);
    const end = whole?.indexOf(":~:") ?? -1;
    const fragment = end < 0 ? whole : whole?.slice(0, end) || undefined;
    const parts: $Parts = {
      path: $segments(printed.path), query: $itemsOf(query), fragmentItems: $itemsOf(fragment ?? ""),
      fragment: fragment === undefined ? undefined : decodeURIComponent(fragment), keys: others, host,
      written: query + (whole === undefined ? "" : `#${whole}`),
    };
    for (const scope of keys === null ? scopes : payloadScopes) {
      if (!scope.accepts(scheme, host)) continue;
      for (const group of scope.groups()) {
        const answer = $matchGroup(group, parts, printed);
        if (answer !== undefined) return answer;
      }
    }
    return false;
  };
}

function $split({ items, fragment }: $Printed): { query: string; fragment: string | undefined } {
  // The value of an item that is the rest of the link may have a fragment.
  const query = items.map(({ text }) => text).join("&");
  const end = query.indexOf("#");
  if (end >= 0) return { query: query.slice(0, end), fragment: query.slice(end + 1) };
  return { query, fragment: fragment === "" ? undefined : fragment.slice(1) };
}

/** The segments of a path, decoded; one slash at its start and one at its end do not count. */
function $segments(path: string): string[] {
  // A pattern has `#/` in place of `#`, too.
  const segments = path.slice(1).replace(/%00(%2F)?/, "%00%2F").split("/");
  if (segments[segments.length - 1] === "") segments.pop();
  return segments.map((segment) => decodeURIComponent(segment));
}

/** The items of a query, or of a fragment that is written like one. */
function $itemsOf(text: string): (readonly [key: string, value: string])[] {
  return text.split("&").filter((item) => item !== "").map((item) => {
    const end = item.indexOf("=");
    const decode = (part: string): string => decodeURIComponent($plusIsLiteral ? part : part.replace(/\+/g, " "));
    return [decode(end < 0 ? item : item.slice(0, end)), end < 0 ? "" : decode(item.slice(end + 1))];
  });
}

/** Whether one of the patterns matches, and then opens the route with the same values; otherwise `undefined`. */
function $matchGroup(group: $Group, parts: $Parts, printed: $Printed): boolean | undefined {
  const captured = group[0] && $capture(group[0], parts.path);
  if (!captured) return undefined;
  if (group.some((pattern) => $repeatsKey(pattern, parts))) return false;
  for (const allowsEmpty of [false, true]) {
    for (const pattern of group) {
      const texts = $valuesOf(pattern, captured, parts, allowsEmpty);
      if (texts === undefined) continue;
      const { route } = printed;
      return pattern.route === route.route && route.parameters.every(([, , , fallback], slot) => {
        const read = texts[slot] ?? [];
        const values = read.length === 0 && fallback !== undefined ? [fallback] : read;
        const own = printed.texts[slot] ?? [];
        return values.length === own.length && values.every((text, index) => text === own[index]);
      });
    }
  }
  return undefined;
}

/** The texts of the parameters in the path, by their positions; `undefined` if it is another path. */
function $capture({ path, parameters, keys }: $Pattern, segments: readonly string[]): Map<number, readonly string[]> | undefined {
  const captured = new Map<number, readonly string[]>();
  const isValue = (slot: number, text: string): boolean => {
    captured.set(slot, [text]);
    return parameters[slot]?.[1].reads(text, true) ?? false;
  };
  const own = keys === undefined ? path : path.filter((segment) => typeof segment === "string");
  for (const [index, segment] of own.entries()) {
    const text = segments[index];
    const form = typeof segment === "number" ? parameters[segment]?.[2] : undefined;
    if (typeof segment === "number" && (form === "rest" || form === "optionalRest")) {
      if (text === undefined) return undefined;
      captured.set(segment, segments.slice(index));
      return captured;
    }
    if (!text) return undefined;
    if (typeof segment === "string") {
      if ($fold(text, $isCaseless) !== $fold(segment, $isCaseless)) return undefined;
    } else if (typeof segment === "number") {
      if (!isValue(segment, text)) return undefined;
    } else if (!$captureMixed(segment, text, isValue)) {
      return undefined;
    }
  }
  return own.length === segments.length ? captured : undefined;
}

/**
 * Whether a segment has literal texts and values in turn. A value has a character or more, and ends where the literal
 * text after it can first begin, and before an empty text where the rest can first be read; the last literal text must
 * be at the end.
 */
function $captureMixed(
  pieces: readonly $Piece[], text: string, isValue: (slot: number, text: string) => boolean
): boolean {
  const folded = $fold(text, $isCaseless);
  let rest = 0;
  let open: number | undefined;
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === "number") {
      open = piece;
      continue;
    }
    if (piece === "" && open !== undefined) {
      for (let start = rest + 1; start < text.length; start += 1) {
        if ($captureMixed(pieces.slice(index + 1), text.slice(start), isValue)) {
          return isValue(open, text.slice(rest, start));
        }
      }
      return false;
    }
    const literal = $fold(piece, $isCaseless);
    const first = open === undefined ? rest : rest + 1;
    const start = index === pieces.length - 1 ? text.length - literal.length
      : open === undefined ? rest : folded.indexOf(literal, first);
    const isThere = start >= first && (open !== undefined || start === rest) && folded.startsWith(literal, start);
    if (!isThere || (open !== undefined && !isValue(open, text.slice(rest, start)))) return false;
    rest = start + literal.length;
    open = undefined;
  }
  if (open === undefined) return rest === text.length;
  return rest < text.length && isValue(open, text.slice(rest));
}

/** The texts of all parameters of a pattern, by their positions; `undefined` if the link does not match it. */
function $valuesOf(
  pattern: $Pattern, captured: ReadonlyMap<number, readonly string[]>, whole: $Parts, allowsEmpty: boolean
): (readonly string[])[] | undefined {
  const { parameters, query = [], fragment, constants = {}, hosts = {}, keys = {} } = pattern;
  const parts = $cut(pattern, whole);
  const fragmentItems = typeof fragment === "object" ? fragment : [];
  const found = new Map<number, readonly string[]>(captured);
  for (const [key, value, isRest] of query) {
    const texts = $valuesOfKey(key, parts.query);
    if (typeof value === "number") {
      const form = parameters[value]?.[2] ?? "single";
      if (form === "dictionary" || form === "listDictionary") {
        const others = $otherItems(pattern, parts);
        // The same item may be there again.
        found.set(value, (form === "dictionary" ? $withoutCopies(others) : others).flat());
      } else {
        const rest = isRest ? $restOfLink(pattern, whole) : undefined;
        const names = [parameters[value]?.[0] ?? "", ...$namesOf(key).slice(1)];
        const fromKeys = $isList(form) ? []
          : names.map((name) => $textsOfKey(name, parts)).find(({ length }) => length > 0) ?? [];
        found.set(value, rest !== undefined ? [rest] : texts.length > 0 ? texts : fromKeys);
      }
    } else if (!$hasLiteral(value, texts)) {
      return undefined;
    }
  }
  for (const [key, value] of fragmentItems) {
    const texts = $valuesOfKey(key, parts.fragmentItems);
    if (typeof value === "number") found.set(value, texts);
    else if (!$hasLiteral(value, texts)) return undefined;
  }
  if (typeof fragment === "number" && parts.fragment !== undefined) found.set(fragment, [parts.fragment]);
  for (const [slot, text] of Object.entries(constants)) found.set(Number(slot), [text]);
  for (const [slot, { length }] of Object.entries(hosts)) {
    found.set(Number(slot), [parts.host.toLowerCase().slice(0, parts.host.length - length)]);
  }
  for (const [slot, key] of Object.entries(keys)) found.set(Number(slot), $textsOfKey(key, parts));

  const values: (readonly string[])[] = [];
  for (const [slot, [, type, form = "single", fallback, ignoresUnreadable]] of parameters.entries()) {
    const isInPath = captured.has(slot);
    const isMany = form !== "single" && form !== "optional";
    const isRequired = $isRequired(form) && fallback === undefined;
    // An empty text that is no value of the type counts as absent, where a value may be absent, and in a list.
    const isAbsent = (text: string): boolean =>
      (!isRequired || $isList(form)) && !isInPath && (text === "" || ignoresUnreadable === true)
        && !type.reads(text, false);
    const texts = (found.get(slot) ?? []).slice(0, isMany ? undefined : 1)
      .filter((text) => !isAbsent(text));
    const isDictionary = form === "dictionary" || form === "listDictionary";
    const isValue = (text: string, index: number): boolean =>
      isInPath || (isDictionary && index % 2 === 0) || type.reads(text, false);
    if (!texts.every(isValue)) return undefined;
    const isEmpty = texts.length === 1 && texts[0] === "" && type.isText && !isMany
      && (!allowsEmpty || pattern.isEnvelope);
    if (isRequired && !isInPath && (texts.length === 0 || isEmpty)) return undefined;
    values.push(texts);
  }
  return values;
}

function $hasLiteral(literal: string | null, texts: readonly string[]): boolean {
  return literal === null ? texts.length > 0
    : texts.some((text) => $fold(text, $isCaseless) === $fold(literal, $isCaseless));
}

/** The names of the key of an item, of which the first one is printed. */
function $namesOf(key: string): string[] {
  return key.split("\n");
}

function $valuesOfKey(key: string, items: $Parts["query"]): string[] {
  const folded = $namesOf(key).map((name) => $fold(name, $isCaseless));
  return items.filter(([other]) => folded.includes($fold(other, $isCaseless))).map(([, value]) => value);
}

/** The text that a payload has under a key. */
function $textsOfKey(key: string, { keys }: $Parts): string[] {
  const text = Object.prototype.hasOwnProperty.call(keys, key) ? keys[key] : undefined;
  return text ? [text] : [];
}

/** The items that a pattern does not name, without that of the expiry date. */
function $otherItems({ query = [], parameters }: $Pattern, parts: $Parts): (readonly [string, string])[] {
  const isDictionary = (value: string | number | null): boolean =>
    typeof value === "number" && /ictionary$/.test(parameters[value]?.[2] ?? "");
  const named = query.filter(([, value]) => !isDictionary(value)).flatMap(([key]) => $namesOf(key));
  if ($expiryKey !== undefined) named.push($expiryKey);
  const folded = named.map((key) => $fold(key, $isCaseless));
  return parts.query.filter(([key]) => !folded.includes($fold(key, $isCaseless)));
}

/** The value of an item that is the rest of the link, if it is a link that is not encoded. */
function $restOfLink({ query = [] }: $Pattern, { written }: $Parts): string | undefined {
  const key = query.find(([, , isRest]) => isRest)?.[0];
  if (key === undefined) return undefined;
  let start = 0;
  for (const item of written.replace(/#[^]*/, "").split("&")) {
    const [name = ""] = item.split("=", 1);
    if ($valuesOfKey(key, $itemsOf(item)).length > 0) {
      const value = written.slice(start + name.length + 1);
      return /^[a-z][a-z0-9+.\-]*:\/\//i.test(value) ? value : undefined;
    }
    start += item.length + 1;
  }
  return undefined;
}

/** The link as a pattern sees it: it ends before an item that is the rest of the link. */
function $cut(pattern: $Pattern, parts: $Parts): $Parts {
  if ($restOfLink(pattern, parts) === undefined) return parts;
  const key = (pattern.query ?? []).find(([, , isRest]) => isRest)?.[0] ?? "";
  const isKey = ([other]: readonly [string, string]) => $fold(other, $isCaseless) === $fold(key, $isCaseless);
  const query = parts.query.slice(0, parts.query.findIndex(isKey));
  return { ...parts, query, fragment: undefined, fragmentItems: [] };
}

/** The items without those that repeat the key and the value of an earlier one. */
function $withoutCopies(items: $Parts["query"]): $Parts["query"] {
  return [...new Map(items.map((item) => [item.join("\0"), item])).values()];
}

/** Whether a link has a key with different values that a pattern names and allows only once. */
function $repeatsKey(pattern: $Pattern, whole: $Parts): boolean {
  const { parameters, query = [], fragment, keys } = pattern;
  if (keys !== undefined) return false;
  const parts = $cut(pattern, whole);
  const isRepeated = (items: $Parts["query"]) => ([key, value]: $Item): boolean => {
    const form = typeof value === "number" ? parameters[value]?.[2] ?? "single" : "single";
    if ($isList(form) || form === "listDictionary") return false;
    if (form !== "dictionary") return new Set($valuesOfKey(key, items)).size > 1;
    const others = $withoutCopies($otherItems(pattern, parts))
      .map(([other]) => $fold(other, $isCaseless).normalize());
    return new Set(others).size < others.length;
  };
  return query.some(isRepeated(parts.query))
    || (typeof fragment === "object" && fragment.some(isRepeated(parts.fragmentItems)));
}

// The schemes and hosts of links.

/**
 * The schemes and hosts of a route in a block: `host example.com`, `host *`, `scheme app`; those of the file for none.
 * `hasOthers` tells whether the file has patterns of the route for others, which are never printed.
 */
function $origin(
  own: readonly string[], hasOthers = false, acceptsAny: (host: string) => boolean = () => false
): $Origin {
  const isOfBlock = own.length > 0;
  const names = (kind: string): string[] =>
    own.filter((origin) => origin.startsWith(kind)).map((origin) => origin.slice(kind.length));
  const schemes = names("scheme ");
  const isWide = !isOfBlock || own.some((origin) => /^(host \*(:\*)?|scheme https?)$/.test(origin));
  const hosts = [...names("host ").filter((host) => !/^\*(:\*)?$/.test(host)), ...isWide ? $hosts : []];
  return {
    isOfBlock,
    appScheme: isOfBlock ? schemes.find((scheme) => !/^https?$/.test(scheme)) : $schemes[0],
    webScheme: schemes.includes("http") && !schemes.includes("https") ? "http" : "https",
    webHost: hosts.find((host) => !host.startsWith("*")),
    acceptsHost: (host) => acceptsAny(host) || (host.length < 254 && /^[\w\-.~!$&'()*+,;=]+(:\d+)?$/.test(host)
      && hosts.some((declared) => $covers(declared, host))),
    nowhere: (lack) => !isOfBlock ? `the file declares ${lack}`
      : hasOthers ? `the route's own pattern exists on ${own.join(", ")} only, and an 'also' is never printed`
      : `the route exists on ${own.join(", ")} only`,
  };
}

/** The origin of a link whose host begins with a value; an error if there is no such host. */
function $hostOf([value]: readonly string[] = [], end: string): string {
  const host = `${value}${end}`;
  if (host === host.toLowerCase() && $acceptsAnyHost(host)) return `host ${host}`;
  throw new UnprintableLink($otherRoute);
}

/** Whether a link may have the host, if the route accepts any. */
function $acceptsAnyHost(host: string): boolean {
  return host.length < 254 && /^(\[[0-9A-Fa-f:.]*\]|[\w\-.~!$&'()*+,;=]+)$/.test(host) && $isWebHost(host);
}

/** The same for a host with or without a port. */
function $acceptsAnyPort(host: string): boolean {
  const [, name = "", port = "0"] = /^([^]*?)(?::(0|[1-9][0-9]{0,4}))?$/.exec(host) ?? [];
  return $acceptsAnyHost(name) && Number(port) < 65536;
}

/** Whether the patterns of a block are tried for a link; without an origin, those outside of blocks. */
function $accepts(
  origin?: "everywhere" | "host" | "anyHost" | "anyHostAndPort" | "scheme", name = "",
): $Scope["accepts"] {
  return (scheme, authority) => {
    if (origin === "everywhere") return true;
    if (scheme === null) return origin === undefined;
    const isWeb = scheme === "https" || scheme === "http";
    // The default port does not count.
    const host = authority.replace(scheme === "https" ? /:443$/ : /:80$/, "");
    const isKnown = isWeb ? scheme === "https" || $acceptsHTTP : $schemes.includes(scheme);
    const isDeclared = !isWeb || $hosts.some((declared) => $covers(declared, host));
    switch (origin) {
      case "host": return isKnown && $covers(name, host);
      case "anyHost": return isKnown && isWeb && (host.endsWith("]") || !host.includes(":"));
      case "anyHostAndPort": return isKnown && isWeb;
      case "scheme": return name === scheme && isDeclared;
      default: return isKnown && isDeclared;
    }
  };
}

/** Whether a rule before the one for paths and links may read a payload, or an expiry date may be in it. */
function $isOfEarlierRule({ earlier }: $PayloadRule, keys: { readonly [key: string]: string }): boolean {
  // A key with dots reaches into a text that is a JSON object.
  const others = [...earlier.map(([key]) => key), $expiryKey ?? ""];
  const mayReach = ([name, text]: [string, string]): boolean =>
    /^\s*\{/.test(text) && others.some((key) => key.startsWith(name + "."));
  if (Object.entries(keys).some(mayReach)) return true;
  return earlier.some(([key, value]) => {
    const text = Object.prototype.hasOwnProperty.call(keys, key) ? keys[key] : undefined;
    return text && (value === undefined || $fold(text, $isCaseless) === $fold(value, $isCaseless));
  });
}
