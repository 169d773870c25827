/// The code that generated functions call, by language.
///
/// `Tools/embed-support` writes this file, and CI checks that it is current.
enum SupportTexts {
  static let typeScript = ##"""
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
        const path = $pathText(this.printed);
        if (!path.startsWith("//")) return $checked(this.printed, path, null, "");
        throw new UnprintableLink("a browser would interpret a path that begins with '//' as a host");
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
    }

    type $Form = "single" | "optional" | "list" | "rest" | "optionalRest" | "dictionary" | "listDictionary";

    /** The name, the type, the form (or "single"), and the text of the default. */
    type $Parameter = readonly [name: string, type: $Type, form?: $Form, fallback?: string];

    /** Literal text, or the position of a parameter. */
    type $Piece = string | number;

    /** A key with its literal text, any text (`null`), or a parameter, perhaps with the rest of the link. */
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

      /** The texts and the keys of a payload that supply parameters, by their positions. */
      readonly constants?: { readonly [slot: number]: string };
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
      readonly origin: () => $Origin;

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
    function $textsOf([name, type, form = "single", fallback]: $Parameter, value: unknown): string[] {
      const print = (one: unknown): string => {
        const text = type.print(one);
        const controls = type.isMultiline ? /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]/ : /[\0-\x1F\x7F-\x9F]/;
        if (text !== undefined && !controls.test(text) && !/[\uD800-\uDFFF]/u.test(text)) return text;
        throw new UnprintableLink(`the value is not ${type.words}`, name);
      };
      if (value === undefined || value === null) {
        if (fallback !== undefined) return [fallback];
        if (form !== "single" && form !== "rest") return [];
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
          if (list.length === 0 && form === "rest") throw new UnprintableLink("the list is empty", name);
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
      // A default is only written in the path.
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
        origin: route.origin(),
        texts,
        path: path.map((segment) => $segment(segment, route, texts)).join("") || "/",
        items: query.flatMap(items),
        // Browsers remove `:~:` and everything behind it.
        fragment: parts.length > 0 ? `#${parts.join("&").replace(/:~/g, ":%7E")}` : "",
      };
      // With any scheme and host, the link has 16 KiB at most. It is ASCII, so that characters are bytes.
      if ($pathText(printed).length > 15872) throw new UnprintableLink("the link would be longer than 16 KiB");
      if (printed.path.split("/").length > 257 || printed.items.length > 256) throw new UnprintableLink($otherRoute);
      return printed;
    }

    /** A segment with the slash before it, or all segments of the rest of a path. */
    function $segment(
      segment: $Piece | readonly $Piece[], { parameters }: $Route, texts: readonly (readonly string[])[]
    ): string {
      const hasDots = (text: string): boolean => /(?:^|\/)\.\.?(?:\/|$)/.test(text);
      const pieces = (typeof segment === "object" ? segment : [segment]).map((piece) => {
        if (typeof piece === "string") return [piece];
        const [name = "", , form = "single"] = parameters[piece] ?? [];
        const values = texts[piece] ?? [];
        const isEmpty = form === "single" && !values[0];
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
      const encoded = $encodeItem(key);
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
        ...(form === "list" ? {} : { name, value: text }),
      }));
    }

    /** The path with the query and the fragment. */
    function $pathText({ path, items, fragment }: $Printed): string {
      return path + (items.length > 0 ? "?" : "") + items.map(({ text }) => text).join("&") + fragment;
    }

    /** The first segment of a path, as it is written. */
    function $firstSegment(path: string): string {
      return path.slice(1).replace(/[/?#][^]*/, "");
    }

    /** Whether a segment, as it is written, is the same segment in the position of the host. */
    function $isAuthority(segment: string): boolean {
      const [, host, port] = /^([\w\-.~!$&'()*+,;=]+)(?::(0|[1-9][0-9]{0,4}))?$/.exec(segment) ?? [];
      return host !== undefined && !/^\.\.?$/.test(host) && Number(port ?? 0) < 65536
        && !$declaredHosts.some((declared) => $covers(declared, host));
    }

    /** Whether a declared host, `example.com` or `*.example.com`, accepts the host of a link. */
    function $covers(declared: string, host: string): boolean {
      const lower = host.toLowerCase();
      if (!declared.startsWith("*.")) return declared === lower;
      return lower.endsWith(declared.slice(1)) && !lower.split(".").includes("");
    }

    /** Returns the link, or throws if it would open another route. */
    function $checked(printed: $Printed, link: string, scheme: string | null, host: string): string {
      if (printed.route.opens?.(printed, scheme, host, null) ?? true) return link;
      throw new UnprintableLink($otherRoute);
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
      const opens = printed.route.opens?.(rest, null, "", payload) ?? true;
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
          fragment: fragment === undefined ? undefined : decodeURIComponent(fragment), keys: others,
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
      const segments = path.slice(1).split("/");
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
     * text after it can first begin; the last literal text must be at the end.
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
      const { parameters, query = [], fragment, constants = {}, keys = {} } = pattern;
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
            const fromKeys = form === "list" ? [] : $textsOfKey(parameters[value]?.[0] ?? "", parts);
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
      for (const [slot, key] of Object.entries(keys)) found.set(Number(slot), $textsOfKey(key, parts));

      const values: (readonly string[])[] = [];
      for (const [slot, [, type, form = "single", fallback]] of parameters.entries()) {
        const isInPath = captured.has(slot);
        const isMany = form !== "single" && form !== "optional";
        const isRequired = (form === "single" || form === "rest") && fallback === undefined;
        // An empty text that is no value of the type counts as absent, where a value may be absent.
        const skipsEmpty = !isRequired && !isInPath && !type.reads("", false);
        const texts = (found.get(slot) ?? []).slice(0, isMany ? undefined : 1)
          .filter((text) => text !== "" || !skipsEmpty);
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

    function $valuesOfKey(key: string, items: $Parts["query"]): string[] {
      const folded = $fold(key, $isCaseless);
      return items.filter(([other]) => $fold(other, $isCaseless) === folded).map(([, value]) => value);
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
      const named = query.filter(([, value]) => !isDictionary(value)).map(([key]) => key);
      if ($expiryKey !== undefined) named.push($expiryKey);
      const folded = named.map((key) => $fold(key, $isCaseless));
      return parts.query.filter(([key]) => !folded.includes($fold(key, $isCaseless)));
    }

    /** The value of an item that is the rest of the link, if it is a web link that is not encoded. */
    function $restOfLink({ query = [] }: $Pattern, { written }: $Parts): string | undefined {
      const key = query.find(([, , isRest]) => isRest)?.[0];
      if (key === undefined) return undefined;
      let start = 0;
      for (const item of written.replace(/#[^]*/, "").split("&")) {
        const [name = ""] = item.split("=", 1);
        if ($valuesOfKey(key, $itemsOf(item)).length > 0) {
          const value = written.slice(start + name.length + 1);
          return /^https?:\/\//i.test(value) ? value : undefined;
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
        if (form === "list" || form === "listDictionary") return false;
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
        acceptsHost: (host) => acceptsAny(host) || (host.length < 254 && /^[\w\-.~!$&'()*+,;=]+$/.test(host)
          && hosts.some((declared) => $covers(declared, host))),
        nowhere: (lack) => !isOfBlock ? `the file declares ${lack}`
          : hasOthers ? `the route's own pattern exists on ${own.join(", ")} only, and an 'also' is never printed`
          : `the route exists on ${own.join(", ")} only`,
      };
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
    function $accepts(origin?: "host" | "anyHost" | "anyHostAndPort" | "scheme", name = ""): $Scope["accepts"] {
      return (scheme, authority) => {
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

    /** Whether a rule before the one for paths and links reads a payload. */
    function $isOfEarlierRule({ earlier }: $PayloadRule, keys: { readonly [key: string]: string }): boolean {
      return earlier.some(([key, value]) => {
        const text = Object.prototype.hasOwnProperty.call(keys, key) ? keys[key] : undefined;
        return text && (value === undefined || $fold(text, $isCaseless) === $fold(value, $isCaseless));
      });
    }

    """##

  static let python = ##"""
    class UnprintableLink(ValueError):
        """Why a route has no link with its values; raised by the functions for routes and by the links.

        ``parameter`` is the name of the parameter whose value no link can have, if it is because of one.
        """

        def __init__(self, reason: str, parameter: str | None = None) -> None:
            super().__init__(reason if parameter is None else f"'{parameter}': {reason}")
            self.parameter = parameter


    class AppLink:
        """The links of a route with its values. Each of them raises ``UnprintableLink`` if the route has none."""

        __slots__ = ("_printed",)

        def __init__(self, printed: _Printed) -> None:
            """Only the functions of this module make links."""
            self._printed = printed

        @property
        def app(self) -> str:
            """The link with the custom scheme of the app."""
            origin = self._printed.origin
            if origin.app_scheme is None:
                raise UnprintableLink(origin.nowhere("no custom scheme"))
            # The first segment takes the position of the host, if it is the same segment there.
            path = _path_text(self._printed)
            written = path[1:] if _is_authority(_first_segment(path)) else path
            return _checked(self._printed, f"{origin.app_scheme}://{written}", origin.app_scheme, "")

        def web(self, host: str | None = None) -> str:
            """The web link; on the first host that the file declares, if none is given."""
            origin = self._printed.origin
            if host is not None and not origin.accepts_host(host):
                raise UnprintableLink(f"the route has no links on the host '{host}'")
            name = host or origin.web_host
            if name is None:
                raise UnprintableLink(origin.nowhere("no host"))
            link = f"{origin.web_scheme}://{name}{_path_text(self._printed)}"
            return _checked(self._printed, link, origin.web_scheme, name)

        @property
        def path(self) -> str:
            """The path with its query and fragment, for a page of the same site."""
            origin = self._printed.origin
            if origin.is_of_block:
                raise UnprintableLink(origin.nowhere(""))
            path = _path_text(self._printed)
            if path.startswith("//"):
                raise UnprintableLink("a browser would interpret a path that begins with '//' as a host")
            return _checked(self._printed, path, None, "")

        def payload(self) -> dict[str, str]:
            """The keys and texts of a push payload that opens the route."""
            return _payload(self._printed, lambda: str(self))

        def __str__(self) -> str:
            return self.web() if self._printed.origin.app_scheme is None else self.app


    @_dataclass(frozen=True)
    class _PayloadRule:
        """The rule by which a payload names a route by its path or link."""

        key: str

        # Whether other keys may be parameters, except for the reserved ones.
        is_path: bool
        reserved: tuple[str, ...]

        # The keys of the rules before it, with the text for which a rule decides.
        earlier: tuple[tuple[str, str | None], ...]


    @_dataclass(frozen=True)
    class _Type:
        """A type of values: how they are printed, and which texts of links are values."""

        # The values in words.
        words: str

        # The text of a value; None if it has none.
        print: _Callable[[object], str | None]

        # Whether a text of a link is a value; the second argument is whether it is in the path.
        reads: _Callable[[str, bool], bool]

        # Whether an empty text counts as missing if another pattern matches.
        is_text: bool = False
        is_multiline: bool = False


    @_dataclass(frozen=True)
    class _Parameter:
        """A parameter; its fallback is the text of the default."""

        name: str
        type: _Type
        form: str = "single"
        fallback: str | None = None

        @property
        def is_dictionary(self) -> bool:
            return self.form in ("dictionary", "listDictionary")


    @_dataclass(frozen=True)
    class _Item:
        """A key with its literal text, any text (None), or the position of a parameter, perhaps with the rest of the link."""

        key: str
        value: str | int | None
        is_rest: bool = False


    @_dataclass(frozen=True)
    class _Pattern:
        """A pattern of links."""

        # The route; None for a pattern that leads to another route, nowhere, or to the link in the link.
        route: str | None
        parameters: tuple[_Parameter, ...]

        # Segments, each of literal texts and positions of parameters.
        path: tuple[tuple[str | int, ...], ...]
        query: tuple[_Item, ...] = ()
        fragment: int | tuple[_Item, ...] | None = None
        is_envelope: bool = False

        # The texts and the keys of a payload that supply parameters, by their positions.
        constants: _Mapping[int, str] = _field(default_factory=dict)
        keys: _Mapping[int, str] | None = None


    @_dataclass(frozen=True)
    class _Origin:
        """The schemes and hosts on which a route has links."""

        app_scheme: str | None
        web_scheme: str
        web_host: str | None
        is_of_block: bool
        accepts_host: _Callable[[str], bool]
        nowhere: _Callable[[str], str]


    @_dataclass(frozen=True)
    class _Route:
        """A route with its origin, and a function that tells whether a link opens it again, if other patterns may match."""

        pattern: _Pattern
        origin: _Origin
        opens: _Verification | None = None


    @_dataclass(frozen=True)
    class _PrintedItem:
        """An item of the query; with a name, it may be a key of a payload instead."""

        text: str
        name: str | None = None
        value: str = ""


    @_dataclass(frozen=True)
    class _Printed:
        """A route with the texts of its parameters, of which lists and dictionaries have any number."""

        route: _Route
        texts: tuple[tuple[str, ...], ...]
        path: str
        items: tuple[_PrintedItem, ...]
        fragment: str

        @property
        def origin(self) -> _Origin:
            return self.route.origin


    # Whether a link, or a payload with keys, opens the route with the same values.
    _Verification: _TypeAlias = "_Callable[[_Printed, str | None, str, _Mapping[str, str] | None], bool]"


    _OTHER_ROUTE = "the link would open another route, or none"


    def _link(route: _Route, values: tuple[object, ...]) -> AppLink:
        """Returns the links of a route, or raises an error if one of its values has no text."""
        parameters = route.pattern.parameters
        return AppLink(_print(route, tuple(_texts_of(one, value) for one, value in zip(parameters, values))))


    def _texts_of(parameter: _Parameter, value: object) -> tuple[str, ...]:
        """The texts of a value; keys and values in turn for a dictionary."""
        name, form = parameter.name, parameter.form

        def text_of(one: object) -> str:
            text = parameter.type.print(one)
            if text is None or not _is_writable(text, parameter.type.is_multiline):
                raise UnprintableLink(f"the value is not {parameter.type.words}", name)
            return text

        if value is None:
            if parameter.fallback is not None:
                return (parameter.fallback,)
            if form not in ("single", "rest"):
                return ()
            raise UnprintableLink(f"the value is missing: {parameter.type.words}", name)
        if form in ("single", "optional"):
            return (text_of(value),)
        if not parameter.is_dictionary:
            texts = tuple(text_of(one) for one in _list(value, name))
            if not texts and form == "rest":
                raise UnprintableLink("the list is empty", name)
            return texts
        if not isinstance(value, _Mapping):
            raise UnprintableLink("the value is no dictionary", name)
        keys = [_key(key, name) for key in value]
        if len({_unicodedata.normalize("NFC", key) for key in keys}) < len(keys):
            raise UnprintableLink("two keys are the same text", name)
        found: list[str] = []
        for key in sorted(keys):
            values = [value[key]] if form == "dictionary" else list(_list(value[key], name))
            if not values:
                raise UnprintableLink(f"the list of '{key}' is empty", name)
            for one in values:
                found += [key, text_of(one)]
        return tuple(found)


    def _list(value: object, name: str) -> _Sequence[object]:
        if isinstance(value, _Sequence) and not isinstance(value, (str, bytes)):
            return value
        raise UnprintableLink("the value is no list", name)


    def _key(key: object, name: str) -> str:
        """Returns a key of a dictionary if a link can have it."""
        if isinstance(key, str) and _is_writable(key, False):
            return key
        raise UnprintableLink("a key has a character that no link can have", name)


    def _is_writable(text: str, is_multiline: bool) -> bool:
        """Whether a link can have the text: it has no control characters and no half of a surrogate pair."""
        controls = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]" if is_multiline else "[\x00-\x1f\x7f-\x9f\ud800-\udfff]"
        return _re.search(controls, text) is None


    # Percent-encoding, with the characters that RFC 3986 allows in a place, without those that divide it.


    def _encode_segment(text: str) -> str:
        return _quote(text, "-_.!~*'()$&+,:;=@")


    def _encode_item(text: str) -> str:
        return _quote(text, "-_.!~*'()$,/:;?@")


    def _encode_fragment(text: str) -> str:
        return _quote(text, "-_.!~*'()$&+,:;=@/?")


    def _encode_inner_link(text: str) -> str:
        """A link at the end of a link: as it is, or encoded so that it does not begin like a link."""
        return _quote(text, "-_.!~*'()$,/;?@") if _re.search('[^\x00-\x7f]|["<>[\\]^`{|}]', text) else text


    def _print(route: _Route, texts: tuple[tuple[str, ...], ...]) -> _Printed:
        """Prints the pattern of a route."""
        pattern = route.pattern

        # A default is only written in the path.
        written = tuple(
            () if len(own) == 1 and own[0] == parameter.fallback else own
            for parameter, own in zip(pattern.parameters, texts)
        )
        fragment = ""
        if isinstance(pattern.fragment, int):
            fragment = "".join(f"#{_encode_fragment(text)}" for text in written[pattern.fragment][:1])
        elif pattern.fragment is not None:
            parts = [one.text for item in pattern.fragment for one in _items(item, pattern, written)]
            fragment = f"#{'&'.join(parts)}" if parts else ""
        printed = _Printed(
            route,
            texts,
            "".join(_segment(segment, pattern, texts) for segment in pattern.path) or "/",
            tuple(one for item in pattern.query for one in _items(item, pattern, written)),
            # Browsers remove `:~:` and everything behind it.
            fragment.replace(":~", ":%7E"),
        )
        # With any scheme and host, the link has 16 KiB at most. It is ASCII, so that characters are bytes.
        if len(_path_text(printed)) > 15872:
            raise UnprintableLink("the link would be longer than 16 KiB")
        if printed.path.count("/") > 256 or len(printed.items) > 256:
            raise UnprintableLink(_OTHER_ROUTE)
        return printed


    def _segment(segment: tuple[str | int, ...], pattern: _Pattern, texts: tuple[tuple[str, ...], ...]) -> str:
        """A segment with the slash before it, or all segments of the rest of a path."""

        def has_dots(text: str) -> bool:
            return _re.search(r"(?:^|/)\.\.?(?:/|\Z)", text) is not None

        values: tuple[str, ...] = ()
        whole = ""
        for piece in segment:
            if isinstance(piece, str):
                values = (piece,)
            else:
                values = texts[piece]
                parameter = pattern.parameters[piece]
                is_empty = parameter.form == "single" and values[0] == ""
                # Of literal text and values in one segment, the whole is checked.
                if is_empty or (len(segment) == 1 and any(has_dots(text) for text in values)):
                    raise UnprintableLink("a path segment is empty, or has '.' or '..' as a part", parameter.name)
            whole += "".join(values)
        if len(segment) > 1:
            if has_dots(whole):
                raise UnprintableLink(_OTHER_ROUTE)
            return f"/{_encode_segment(whole)}"
        # A slash at the end of a path does not count, so an empty last segment needs another one.
        end = "/" if values and values[-1] == "" else ""
        return "".join(f"/{_encode_segment(text)}" for text in values) + end


    def _items(item: _Item, pattern: _Pattern, written: tuple[tuple[str, ...], ...]) -> list[_PrintedItem]:
        """What is printed for an item of a pattern."""
        key = _encode_item(item.key)
        if item.value is None:
            return []
        if isinstance(item.value, str):
            return [_PrintedItem(f"{key}={_encode_item(item.value)}" if item.value else key)]
        parameter, texts = pattern.parameters[item.value], written[item.value]
        if parameter.is_dictionary:
            pairs = zip(texts[::2], texts[1::2])
            return [_PrintedItem(f"{_encode_item(name)}={_encode_item(value)}") for name, value in pairs]
        if item.is_rest:
            return [_PrintedItem(f"{key}={_encode_inner_link(text)}") for text in texts]
        if parameter.form == "list":
            return [_PrintedItem(f"{key}={_encode_item(text)}") for text in texts]
        return [_PrintedItem(f"{key}={_encode_item(text)}", parameter.name, text) for text in texts]


    def _path_text(printed: _Printed) -> str:
        """The path with the query and the fragment."""
        query = "&".join(item.text for item in printed.items)
        return printed.path + (f"?{query}" if printed.items else "") + printed.fragment


    def _first_segment(path: str) -> str:
        """The first segment of a path, as it is written."""
        return _re.split("[/?#]", path[1:], maxsplit=1)[0]


    def _is_authority(segment: str) -> bool:
        """Whether a segment, as it is written, is the same segment in the position of the host."""
        found = _re.fullmatch(r"([A-Za-z0-9_\-.~!$&'()*+,;=]+)(?::(0|[1-9][0-9]{0,4}))?", segment)
        return (
            found is not None
            and found[1] not in (".", "..")
            and int(found[2] or 0) < 65536
            and not any(_covers(declared, found[1]) for declared in _DECLARED_HOSTS)
        )


    def _covers(declared: str, host: str) -> bool:
        """Whether a declared host, ``example.com`` or ``*.example.com``, accepts the host of a link."""
        lower = _fold(host, True)
        if not declared.startswith("*."):
            return declared == lower
        return lower.endswith(declared[1:]) and "" not in lower.split(".")


    def _checked(printed: _Printed, link: str, scheme: str | None, host: str) -> str:
        """Returns the link, or raises an error if it would open another route."""
        if printed.route.opens is None or printed.route.opens(printed, scheme, host, None):
            return link
        raise UnprintableLink(_OTHER_ROUTE)


    def _payload(printed: _Printed, link: _Callable[[], str]) -> dict[str, str]:
        """The payload of a route, by the first rule of the file that names a route by its path or link."""
        rule = _PAYLOAD_RULE
        if rule is None:
            raise UnprintableLink("no payload can name a route")
        if printed.origin.is_of_block or printed.path.startswith("//"):
            return {rule.key: link()}
        payload: dict[str, str] = {}
        items: list[_PrintedItem] = []
        for item in printed.items:
            if rule.is_path and item.name is not None and item.value and item.name not in rule.reserved:
                payload[item.name] = item.value
            else:
                items.append(item)
        rest = _replace(printed, items=tuple(items))
        path = _path_text(rest)
        first = _first_segment(path)
        # The first slash is left out, unless it is necessary to read the path.
        payload[rule.key] = path if first == "" or ":" in first else path[1:]
        opens = printed.route.opens is None or printed.route.opens(rest, None, "", payload)
        if opens and not _is_of_earlier_rule(rule, payload):
            return payload
        raise UnprintableLink(_OTHER_ROUTE)


    # The types of values.


    def _text_of(value: object) -> str | None:
        return value if isinstance(value, str) else None


    def _text() -> _Type:
        return _Type("a text", _text_of, lambda text, is_in_path: True, is_text=True)


    def _multiline_text() -> _Type:
        return _Type(
            "a text of one or more lines", _text_of, lambda text, is_in_path: True, is_text=True, is_multiline=True
        )


    def _bool() -> _Type:
        def print_value(value: object) -> str | None:
            return ("true" if value else "false") if isinstance(value, bool) else None

        return _Type(
            "true or false",
            print_value,
            lambda text, is_in_path: text in ("true", "false") or (not is_in_path and text in ("0", "1", "")),
        )


    def _uuid() -> _Type:
        def print_value(value: object) -> str | None:
            return str(value).upper() if isinstance(value, _UUID) else None

        digits = "[0-9A-Fa-f]"
        form = f"{digits}{{8}}-({digits}{{4}}-){{3}}{digits}{{12}}"
        return _Type("a UUID", print_value, lambda text, is_in_path: _re.fullmatch(form, text) is not None)


    def _integer(words: str, low: int, high: int, digits: int = 0) -> _Type:
        """Whole numbers in a range, perhaps with a number of digits."""

        def print_value(value: object) -> str | None:
            is_whole = isinstance(value, int) and not isinstance(value, bool)
            return str(value).rjust(digits, "0") if is_whole and low <= value <= high else None  # type: ignore[operator]

        def reads(text: str, is_in_path: bool) -> bool:
            form = f"[0-9]{{{digits}}}" if digits else "0|-?[1-9][0-9]{0,19}"
            return _re.fullmatch(form, text) is not None and low <= int(text) <= high

        return _Type(words, print_value, reads)


    def _double(words: str, low: float, high: float) -> _Type:
        """Numbers in a range."""

        def is_value(number: float) -> bool:
            return low <= number <= high and not (number == 0 and _math.copysign(1, number) < 0)

        def print_value(value: object) -> str | None:
            if isinstance(value, bool) or not isinstance(value, (int, float)):
                return None
            try:
                number = float(value)
            except OverflowError:
                return None
            return _decimal(number) if is_value(number) else None

        def reads(text: str, is_in_path: bool) -> bool:
            return _re.fullmatch(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?", text) is not None and is_value(float(text))

        return _Type(words, print_value, reads)


    def _decimal(number: float) -> str:
        """The shortest digits that are exactly this number, without an exponent."""
        text = format(_Decimal(repr(number)), "f")
        return text.rstrip("0").rstrip(".") if "." in text else text


    def _date() -> _Type:
        def print_value(value: object) -> str | None:
            if not isinstance(value, _datetime) or value.utcoffset() is None:
                return None
            try:
                utc = value.astimezone(_timezone.utc)
            except OverflowError:
                return None
            unit = "milliseconds" if utc.microsecond % 1000 == 0 else "microseconds"
            text = utc.replace(tzinfo=None).isoformat(timespec="seconds" if utc.microsecond == 0 else unit)
            return f"{text}Z"

        def reads(text: str, is_in_path: bool) -> bool:
            form = (
                "([0-9]{4})-([0-9]{2})-([0-9]{2})T([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])"
                r"(?:\.([0-9]{1,9}))?(?:Z|([+ -])([01][0-9]|2[0-3]):([0-5][0-9]))"
            )
            found = _re.fullmatch(form, text)
            if found is None:
                return False
            year, month, day, hour, minute, second = (int(found[index]) for index in range(1, 7))
            # Python has no year 0, which has as many days as 400 years later.
            try:
                days = _datetime(year + 400, month, day).toordinal() - 146097
            except ValueError:
                if year < 9600:
                    return False
                try:
                    days = _datetime(year - 400, month, day).toordinal() + 146097
                except ValueError:
                    return False
            east = (int(found[9] or 0) * 60 + int(found[10] or 0)) * (-60 if found[8] == "-" else 60)
            seconds = (days - 719163) * 86400 + hour * 3600 + minute * 60 + second - east
            return -62167219200 <= seconds and seconds + float(f"0.{found[7] or 0}") < 253402300800

        return _Type("a time with a zone", print_value, reads)


    def _one_of(texts: tuple[str, ...], is_caseless: bool = False) -> _Type:
        """The texts of an enum."""
        folded = [_fold(text, is_caseless) for text in texts]
        return _Type(
            "one of " + ", ".join(text or "an empty text" for text in texts),
            lambda value: value if isinstance(value, str) and value in texts else None,
            lambda text, is_in_path: _fold(text, is_caseless) in folded,
        )


    def _open_enum(texts: tuple[str, ...], is_caseless: bool = False) -> _Type:
        """Texts, of which some are those of an open enum."""

        def print_value(value: object) -> str | None:
            if not isinstance(value, str):
                return None
            return next((text for text in texts if _fold(text, is_caseless) == _fold(value, is_caseless)), value)

        return _Type("a text", print_value, lambda text, is_in_path: True, is_text=True)


    def _declared(words: str, beginning: str, is_object: bool = False) -> _Type:
        """The texts of a type of the app, of which only the beginning is known; perhaps those of objects."""

        def print_value(value: object) -> str | None:
            text = str(value) if is_object else value
            return text if isinstance(text, str) and text.startswith(beginning) else None

        return _Type(words, print_value, lambda text, is_in_path: text.startswith(beginning))


    def _web_link(words: str, hosts: tuple[str, ...] | None = None) -> _Type:
        """Web links, perhaps on some hosts only."""

        def reads(text: str, is_in_path: bool) -> bool:
            host = _host_of_web_link(text)
            return host is not None and (hosts is None or any(_covers(declared, host) for declared in hosts))

        def print_value(value: object) -> str | None:
            if not isinstance(value, str) or not reads(value, False):
                return None
            # Characters that a link contains only escaped, and an empty port, as a URL has them.
            origin, path, mark, fragment = _re.fullmatch(r"([^/]*//[^/?#]*)([^#]*)(#?)(.*)", value, _re.DOTALL).groups()  # type: ignore[union-attr]

            def escape(part: str) -> str:
                return _re.sub('[^\x00-\x7f]+|["<>[\\]^`{|}#]', lambda found: _quote(found[0], ""), part)

            rest = escape(path) + mark + escape(fragment)
            return value if rest == path + mark + fragment else origin.removesuffix(":") + rest

        return _Type(words, print_value, reads)


    def _fold(text: str, is_caseless: bool) -> str:
        """The text in the letters in which texts are compared."""
        return _re.sub("[A-Z]+", lambda letters: letters[0].lower(), text) if is_caseless else text


    def _host_of_web_link(text: str) -> str | None:
        """The host of a web link, with a port that is not that of the scheme; None if parsers disagree on it."""
        if not _is_decodable(text) or len(text.encode()) > 16384 or _re.search(r"[ \\]|%0[9ADad]", text):
            return None
        found = _re.fullmatch(r"([Hh][Tt][Tt][Pp][Ss]?)://([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?", text, _re.DOTALL)
        if found is None:
            return None
        authority = _re.fullmatch(r"(\[[0-9A-Fa-f:.]*\]|[A-Za-z0-9_\-.~!$&'()*+,;=]+)(:[0-9]*)?", found[2])
        if authority is None or not _is_web_host(authority[1]):
            return None
        digits = (authority[2] or "")[1:]
        port = int(digits or 0) if len(digits.lstrip("0")) < 6 else 65536
        path, query, fragment = found[3], (found[4] or "")[1:], (found[5] or "")[1:]
        rest = path + query + fragment
        is_mixed = "%" in rest and _re.search('[^\x00-\x7f]|["<>[\\]^`{|}#]', rest)
        segments = path.split("/")[1:]
        if segments and segments[-1] == "":
            segments.pop()
        has_dots = any(_re.search(r"(?:^|/)\.\.?(?:/|\Z)", _unquote(segment)) for segment in segments)
        if port > 65535 or is_mixed or has_dots or len(segments) > 256 or query.count("&") > 255:
            return None
        is_default = digits == "" or port == (443 if len(found[1]) == 5 else 80)
        return authority[1] if is_default else f"{authority[1]}:{port}"


    def _is_web_host(host: str) -> bool:
        """Whether browsers read the host as it is: no number in another notation, and no dots alone."""

        def is_ipv4(address: str) -> bool:
            numbers = address.split(".")
            return len(numbers) == 4 and all(
                _re.fullmatch("0|[1-9][0-9]{0,2}", number) and int(number) < 256 for number in numbers
            )

        if not host.startswith("["):
            ends_in_number = _re.search(r"(?:^|\.)(?:[0-9]+|0[xX][0-9A-Fa-f]*)\.?\Z", host)
            return host not in (".", "..") and (ends_in_number is None or is_ipv4(host))
        address = host[1:-1]
        last = address[address.rfind(":") + 1 :]
        halves = (f"{address[: -len(last)]}0:0" if is_ipv4(last) else address).split("::")
        groups = [group for half in halves if half != "" for group in half.split(":")]
        return (
            ":" in address
            and all(_re.fullmatch("[0-9A-Fa-f]{1,4}", group) for group in groups)
            and (len(groups) == 8 if len(halves) == 1 else len(halves) == 2 and len(groups) < 8)
        )


    def _is_decodable(text: str) -> bool:
        """Whether the escapes of a text are UTF-8, and there is no control character."""
        if _re.search("%(?![0-9A-Fa-f]{2})", text) or not _is_writable(text, False):
            return False
        try:
            return _is_writable(_unquote(text, errors="strict"), False)
        except UnicodeDecodeError:
            return False


    # The schemes and hosts of links.


    def _origin(
        own: tuple[str, ...], has_others: bool = False, accepts_any: _Callable[[str], bool] = lambda host: False
    ) -> _Origin:
        """The schemes and hosts of a route in a block: ``host example.com``, ``scheme app``; those of the file for none.

        ``has_others`` tells whether the file has patterns of the route for others, which are never printed.
        """
        schemes = [origin[7:] for origin in own if origin.startswith("scheme ")]
        names = [origin[5:] for origin in own if origin.startswith("host ")]
        is_wide = not own or "*" in names or "*:*" in names or "https" in schemes or "http" in schemes
        hosts = [name for name in names if name not in ("*", "*:*")] + (list(_HOSTS) if is_wide else [])
        app_schemes = [scheme for scheme in schemes if scheme not in ("https", "http")] if own else list(_SCHEMES)

        def accepts_host(host: str) -> bool:
            return accepts_any(host) or (
                len(host) < 254
                and _re.fullmatch(r"[A-Za-z0-9_\-.~!$&'()*+,;=]+", host) is not None
                and any(_covers(declared, host) for declared in hosts)
            )

        def nowhere(lack: str) -> str:
            if not own:
                return f"the file declares {lack}"
            if has_others:
                return f"the route's own pattern exists on {', '.join(own)} only, and an 'also' is never printed"
            return f"the route exists on {', '.join(own)} only"

        return _Origin(
            app_scheme=app_schemes[0] if app_schemes else None,
            web_scheme="http" if "http" in schemes and "https" not in schemes else "https",
            web_host=next((host for host in hosts if not host.startswith("*")), None),
            is_of_block=bool(own),
            accepts_host=accepts_host,
            nowhere=nowhere,
        )


    def _accepts_any_host(host: str) -> bool:
        """Whether a link may have the host, if the route accepts any."""
        form = r"\[[0-9A-Fa-f:.]*\]|[A-Za-z0-9_\-.~!$&'()*+,;=]+"
        return len(host) < 254 and _re.fullmatch(form, host) is not None and _is_web_host(host)


    def _accepts_any_port(host: str) -> bool:
        """The same for a host with or without a port."""
        found = _re.fullmatch(r"(.*?)(?::(0|[1-9][0-9]{0,4}))?", host, _re.DOTALL)
        return found is not None and _accepts_any_host(found[1]) and int(found[2] or 0) < 65536


    # Reading a link back, for routes whose links other patterns may match.


    @_dataclass(frozen=True)
    class _Scope:
        """The paths of a block of the file, or of what is outside of blocks, each with its patterns in match order."""

        accepts: _Callable[[str | None, str], bool]
        groups: _Callable[[], tuple[tuple[_Pattern, ...], ...]]


    @_dataclass(frozen=True)
    class _Parts:
        """A printed link, taken apart; ``written`` is the query and the fragment as they are written."""

        path: tuple[str, ...]
        query: tuple[tuple[str, str], ...]
        fragment_items: tuple[tuple[str, str], ...]
        fragment: str | None
        keys: _Mapping[str, str]
        written: str


    def _opens(scopes: tuple[_Scope, ...], payload_scopes: tuple[_Scope, ...] | None = None) -> _Verification:
        """Returns a function that reads links back with the patterns that may match them."""

        def opens(printed: _Printed, scheme: str | None, host: str, keys: _Mapping[str, str] | None) -> bool:
            rule = _PAYLOAD_RULE
            others = {key: text for key, text in (keys or {}).items() if rule is None or key != rule.key}
            # The value of an item that is the rest of the link may have a fragment.
            query = "&".join(item.text for item in printed.items)
            fragment: str | None = printed.fragment[1:] if printed.fragment else None
            if "#" in query:
                query, fragment = query.split("#", 1)
            written = query + ("" if fragment is None else f"#{fragment}")
            if fragment is not None and ":~:" in fragment:
                fragment = fragment.split(":~:", 1)[0] or None
            parts = _Parts(
                path=_segments(printed.path),
                query=_items_of(query),
                fragment_items=_items_of(fragment or ""),
                fragment=None if fragment is None else _unquote(fragment),
                keys=others,
                written=written,
            )
            tried = scopes if keys is None or payload_scopes is None else payload_scopes
            for scope in tried:
                if not scope.accepts(scheme, host):
                    continue
                for group in scope.groups():
                    answer = _match_group(group, parts, printed)
                    if answer is not None:
                        return answer
            return False

        return opens


    def _segments(path: str) -> tuple[str, ...]:
        """The segments of a path, decoded; one slash at its start and one at its end do not count."""
        segments = path[1:].split("/")
        if segments[-1] == "":
            segments.pop()
        return tuple(_unquote(segment) for segment in segments)


    def _items_of(text: str) -> tuple[tuple[str, str], ...]:
        """The items of a query, or of a fragment that is written like one."""
        spaced = text if _PLUS_IS_LITERAL else text.replace("+", " ")
        pairs = [item.partition("=") for item in spaced.split("&") if item]
        return tuple((_unquote(key), _unquote(value)) for key, _, value in pairs)


    def _match_group(group: tuple[_Pattern, ...], parts: _Parts, printed: _Printed) -> bool | None:
        """Whether one of the patterns matches, and then opens the route with the same values; otherwise None."""
        captured = _capture(group[0], parts.path)
        if captured is None:
            return None
        if any(_repeats_key(pattern, parts) for pattern in group):
            return False
        own = printed.route.pattern
        for allows_empty in (False, True):
            for pattern in group:
                texts = _values_of(pattern, captured, parts, allows_empty)
                if texts is None:
                    continue
                read = [
                    (parameter.fallback,) if not values and parameter.fallback is not None else values
                    for parameter, values in zip(own.parameters, texts)
                ]
                return pattern.route == own.route and read == list(printed.texts)
        return None


    def _capture(pattern: _Pattern, segments: tuple[str, ...]) -> dict[int, tuple[str, ...]] | None:
        """The texts of the parameters in the path, by their positions; None if it is another path."""
        captured: dict[int, tuple[str, ...]] = {}
        path = pattern.path
        if pattern.keys is not None:
            path = tuple(pieces for pieces in path if len(pieces) == 1 and isinstance(pieces[0], str))
        for index, pieces in enumerate(path):
            first = pieces[0]
            if len(pieces) == 1 and isinstance(first, int) and "est" in pattern.parameters[first].form:
                if index >= len(segments):
                    return None
                captured[first] = segments[index:]
                return captured
            if index >= len(segments) or not segments[index]:
                return None
            texts = _split(pieces, segments[index])
            if texts is None:
                return None
            for slot, text in texts:
                if not pattern.parameters[slot].type.reads(text, True):
                    return None
                captured[slot] = (text,)
        return captured if len(path) == len(segments) else None


    def _split(pieces: tuple[str | int, ...], text: str) -> list[tuple[int, str]] | None:
        """The texts of the parameters of a segment, which has literal texts and values in turn.

        A value has a character or more, and ends where the literal text after it can first begin; the last literal text
        must be at the end.
        """
        folded = _fold(text, _IS_CASELESS)
        found: list[tuple[int, str]] = []
        rest = 0
        slot: int | None = None
        for index, piece in enumerate(pieces):
            if isinstance(piece, int):
                slot = piece
                continue
            literal = _fold(piece, _IS_CASELESS)
            first = rest if slot is None else rest + 1
            if index == len(pieces) - 1:
                start = len(text) - len(literal)
            else:
                start = rest if slot is None else folded.find(literal, first)
            if start < first or (slot is None and start != rest) or not folded.startswith(literal, start):
                return None
            if slot is not None:
                found.append((slot, text[rest:start]))
            rest = start + len(literal)
            slot = None
        if slot is None:
            return found if rest == len(text) else None
        return [*found, (slot, text[rest:])] if rest < len(text) else None


    def _values_of(
        pattern: _Pattern, captured: _Mapping[int, tuple[str, ...]], whole: _Parts, allows_empty: bool
    ) -> list[tuple[str, ...]] | None:
        """The texts of all parameters of a pattern, in their order; None if the link does not match it."""
        parts = _cut(pattern, whole)
        found = dict(captured)
        for item in pattern.query:
            texts = _values_of_key(item.key, parts.query)
            if not isinstance(item.value, int):
                if not _has_literal(item.value, texts):
                    return None
                continue
            parameter = pattern.parameters[item.value]
            rest = _rest_of_link(pattern, whole) if item.is_rest else None
            if parameter.is_dictionary:
                pairs = _other_items(pattern, parts)
                # The same item may be there again.
                pairs = tuple(dict.fromkeys(pairs)) if parameter.form == "dictionary" else pairs
                texts = tuple(text for pair in pairs for text in pair)
            elif rest is not None:
                texts = (rest,)
            elif not texts and parameter.form != "list":
                texts = _texts_of_key(parameter.name, parts)
            found[item.value] = texts
        if isinstance(pattern.fragment, int):
            if parts.fragment is not None:
                found[pattern.fragment] = (parts.fragment,)
        else:
            for item in pattern.fragment or ():
                texts = _values_of_key(item.key, parts.fragment_items)
                if isinstance(item.value, int):
                    found[item.value] = texts
                elif not _has_literal(item.value, texts):
                    return None
        found.update({slot: (text,) for slot, text in pattern.constants.items()})
        found.update({slot: _texts_of_key(key, parts) for slot, key in (pattern.keys or {}).items()})

        values: list[tuple[str, ...]] = []
        for slot, parameter in enumerate(pattern.parameters):
            is_in_path = slot in captured
            is_single = parameter.form in ("single", "optional")
            texts = found.get(slot, ())
            texts = texts[:1] if is_single else texts
            is_required = parameter.form in ("single", "rest") and parameter.fallback is None
            # An empty text that is no value of the type counts as absent, where a value may be absent.
            if not is_required and not is_in_path and not parameter.type.reads("", False):
                texts = tuple(text for text in texts if text)
            read = texts[1::2] if parameter.is_dictionary else texts
            if not is_in_path and not all(parameter.type.reads(text, False) for text in read):
                return None
            is_empty = texts == ("",) and parameter.type.is_text and is_single and not (
                allows_empty and not pattern.is_envelope
            )
            if is_required and not is_in_path and (not texts or is_empty):
                return None
            values.append(texts)
        return values


    def _has_literal(literal: str | None, texts: tuple[str, ...]) -> bool:
        if literal is None:
            return bool(texts)
        return any(_fold(text, _IS_CASELESS) == _fold(literal, _IS_CASELESS) for text in texts)


    def _values_of_key(key: str, items: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
        folded = _fold(key, _IS_CASELESS)
        return tuple(value for other, value in items if _fold(other, _IS_CASELESS) == folded)


    def _texts_of_key(key: str, parts: _Parts) -> tuple[str, ...]:
        """The text that a payload has under a key."""
        text = parts.keys.get(key)
        return (text,) if text else ()


    def _other_items(pattern: _Pattern, parts: _Parts) -> tuple[tuple[str, str], ...]:
        """The items that a pattern does not name, without that of the expiry date."""
        named = {
            item.key
            for item in pattern.query
            if not (isinstance(item.value, int) and pattern.parameters[item.value].is_dictionary)
        }
        if _EXPIRY_KEY is not None:
            named.add(_EXPIRY_KEY)
        folded = {_fold(key, _IS_CASELESS) for key in named}
        return tuple(item for item in parts.query if _fold(item[0], _IS_CASELESS) not in folded)


    def _rest_of_link(pattern: _Pattern, parts: _Parts) -> str | None:
        """The value of an item that is the rest of the link, if it is a web link that is not encoded."""
        key = next((item.key for item in pattern.query if item.is_rest), None)
        if key is None:
            return None
        start = 0
        for item in parts.written.split("#")[0].split("&"):
            if _values_of_key(key, _items_of(item)):
                value = parts.written[start + len(item.split("=")[0]) + 1 :]
                return value if _re.match("[Hh][Tt][Tt][Pp][Ss]?://", value) else None
            start += len(item) + 1
        return None


    def _cut(pattern: _Pattern, parts: _Parts) -> _Parts:
        """The link as a pattern sees it: it ends before an item that is the rest of the link."""
        if _rest_of_link(pattern, parts) is None:
            return parts
        key = next(item.key for item in pattern.query if item.is_rest)
        query: list[tuple[str, str]] = []
        for item in parts.query:
            if _fold(item[0], _IS_CASELESS) == _fold(key, _IS_CASELESS):
                break
            query.append(item)
        return _replace(parts, query=tuple(query), fragment=None, fragment_items=())


    def _repeats_key(pattern: _Pattern, whole: _Parts) -> bool:
        """Whether a link has a key with different values that a pattern names and allows only once."""
        if pattern.keys is not None:
            return False
        parts = _cut(pattern, whole)

        def is_repeated(item: _Item, items: tuple[tuple[str, str], ...]) -> bool:
            form = pattern.parameters[item.value].form if isinstance(item.value, int) else "single"
            if form in ("list", "listDictionary"):
                return False
            if form != "dictionary":
                return len(set(_values_of_key(item.key, items))) > 1
            others = set(_other_items(pattern, parts))
            keys = [_unicodedata.normalize("NFC", _fold(key, _IS_CASELESS)) for key, _ in others]
            return len(set(keys)) < len(keys)

        fragment = pattern.fragment if isinstance(pattern.fragment, tuple) else ()
        return any(is_repeated(item, parts.query) for item in pattern.query) or any(
            is_repeated(item, parts.fragment_items) for item in fragment
        )


    def _accepts(origin: str | None = None, name: str = "") -> _Callable[[str | None, str], bool]:
        """Whether the patterns of a block are tried for a link; without an origin, those outside of blocks."""

        def accepts(scheme: str | None, authority: str) -> bool:
            if scheme is None:
                return origin is None
            is_web = scheme in ("https", "http")
            # The default port does not count.
            host = authority.removesuffix(":443" if scheme == "https" else ":80")
            is_known = (scheme == "https" or _ACCEPTS_HTTP) if is_web else scheme in _SCHEMES
            is_declared = not is_web or any(_covers(declared, host) for declared in _HOSTS)
            if origin == "host":
                return is_known and _covers(name, host)
            if origin == "anyHost":
                return is_known and is_web and (host.endswith("]") or ":" not in host)
            if origin == "anyHostAndPort":
                return is_known and is_web
            if origin == "scheme":
                return name == scheme and is_declared
            return is_known and is_declared

        return accepts


    def _is_of_earlier_rule(rule: _PayloadRule, keys: _Mapping[str, str]) -> bool:
        """Whether a rule before the one for paths and links reads a payload."""
        return any(
            keys.get(key) and (value is None or _fold(keys[key], _IS_CASELESS) == _fold(value, _IS_CASELESS))
            for key, value in rule.earlier
        )

    """##

  static let kotlin = ##"""
    /** Why a route has no link with its values; thrown by the functions for routes and by the links. */
    public class UnprintableLink(
        reason: String,
        /** The name of the parameter whose value no link can have, if it is because of one. */
        public val parameter: String? = null,
    ) : IllegalArgumentException(if (parameter == null) reason else "'$parameter': $reason")

    /** The links of a route with its values. Each of them throws [UnprintableLink] if the route has none. */
    public interface AppLink {
        /** The link with the custom scheme of the app. */
        public val app: String

        /** The web link; on the first host that the file declares, if none is given. */
        public fun web(host: String? = null): String

        /** The path with its query and fragment, for a page of the same site. */
        public val path: String

        /** The keys and texts of a push payload that opens the route. */
        public fun payload(): Map<String, String>

        /** The link with the custom scheme of the app, or the web link if the app has no such scheme. */
        override fun toString(): String
    }

    class _Links(private val printed: _Printed) : AppRoutes.AppLink {
        private val origin get() = printed.route.origin

        override val app: String
            get() {
                val scheme = origin.appScheme ?: throw AppRoutes.UnprintableLink(origin.nowhere("no custom scheme"))
                // The first segment takes the position of the host, if it is the same segment there.
                val path = _pathText(printed)
                val written = if (_isAuthority(_firstSegment(path))) path.substring(1) else path
                return _checked(printed, "$scheme://$written", scheme, "")
            }

        override fun web(host: String?): String {
            if (host != null && !origin.acceptsHost(host)) {
                throw AppRoutes.UnprintableLink("the route has no links on the host '$host'")
            }
            val name = host ?: origin.webHost ?: throw AppRoutes.UnprintableLink(origin.nowhere("no host"))
            return _checked(printed, "${origin.webScheme}://$name${_pathText(printed)}", origin.webScheme, name)
        }

        override val path: String
            get() {
                if (origin.isOfBlock) throw AppRoutes.UnprintableLink(origin.nowhere(""))
                val path = _pathText(printed)
                if (!path.startsWith("//")) return _checked(printed, path, null, "")
                throw AppRoutes.UnprintableLink("a browser would interpret a path that begins with '//' as a host")
            }

        override fun payload(): Map<String, String> = _payload(printed) { toString() }

        override fun toString(): String = if (origin.appScheme == null) web() else app
    }

    /**
     * The rule by which a payload names a route by its path or link.
     *
     * [isPath] tells whether other keys may be parameters, except for the [reserved] ones. [earlier] has the keys of the
     * rules before it, each with the text for which the rule decides.
     */
    class _PayloadRule(
        val key: String,
        val isPath: Boolean,
        val reserved: List<String>,
        val earlier: List<Pair<String, String?>>,
    )

    /**
     * A type of values: how they are printed, and which texts of links are values.
     *
     * The second argument of [reads] is whether the text is in the path. An empty text of a type with [isText] counts as
     * missing if another pattern matches.
     */
    class _Type(
        val words: String,
        val print: (Any) -> String?,
        val reads: (String, Boolean) -> Boolean,
        val isText: Boolean = false,
        val isMultiline: Boolean = false,
    )

    /** A parameter; its fallback is the text of the default. */
    class _Parameter(
        val name: String,
        val type: _Type,
        val form: String = "single",
        val fallback: String? = null,
    ) {
        val isDictionary: Boolean get() = form == "dictionary" || form == "listDictionary"
        val isRest: Boolean get() = form == "rest" || form == "optionalRest"
        val isSingle: Boolean get() = form == "single" || form == "optional"
        val isRequired: Boolean get() = (form == "single" || form == "rest") && fallback == null
    }

    /** A key with its literal text, any text (`null`), or the position of a parameter, perhaps with the rest of the link. */
    class _Item(val key: String, val value: Any?, val isRest: Boolean = false)

    /**
     * A pattern of links, with segments of literal texts and positions of parameters.
     *
     * The [route] is `null` for a pattern that leads to another route, nowhere, or to the link in the link. The fragment is
     * the position of a parameter, or a list of items. By the positions of parameters, [constants] has the texts that the
     * file supplies, and [keys] the keys of a payload.
     */
    class _Pattern(
        val route: String?,
        val parameters: List<_Parameter>,
        val path: List<List<Any>>,
        val query: List<_Item> = emptyList(),
        val fragment: Int? = null,
        val fragmentItems: List<_Item> = emptyList(),
        val isEnvelope: Boolean = false,
        val constants: Map<Int, String> = emptyMap(),
        val keys: Map<Int, String>? = null,
    )

    /** The schemes and hosts on which a route has links. */
    class _Origin(
        val appScheme: String?,
        val webScheme: String,
        val webHost: String?,
        val isOfBlock: Boolean,
        val acceptsHost: (String) -> Boolean,
        val nowhere: (String) -> String,
    )

    /** Tells whether a link, or a payload with keys, opens the route with the same values. */
    interface _Verification {
        fun opens(printed: _Printed, scheme: String?, host: String, keys: Map<String, String>?): Boolean
    }

    /** A route with its origin, and what tells whether a link opens it again, if other patterns may match. */
    class _Route(val pattern: _Pattern, val origin: _Origin, val verification: _Verification? = null)

    /** An item of the query; with a name, it may be a key of a payload instead. */
    class _PrintedItem(val text: String, val name: String? = null, val value: String = "")

    /** A route with the texts of its parameters, of which lists and dictionaries have any number. */
    class _Printed(
        val route: _Route,
        val texts: List<List<String>>,
        val path: String,
        val items: List<_PrintedItem>,
        val fragment: String,
    )

    const val _OTHER_ROUTE: String = "the link would open another route, or none"

    /** Returns the links of a route, or throws an error if one of its values has no text. */
    fun _link(route: _Route, vararg values: Any?): AppRoutes.AppLink =
        _Links(_print(route, route.pattern.parameters.mapIndexed { index, parameter -> _textsOf(parameter, values[index]) }))

    /** The texts of a value; keys and values in turn for a dictionary. */
    fun _textsOf(parameter: _Parameter, value: Any?): List<String> {
        val name = parameter.name
        if (value == null) {
            if (parameter.fallback != null) return listOf(parameter.fallback)
            return emptyList()
        }
        if (parameter.isSingle) return listOf(_textOf(parameter, value))
        if (!parameter.isDictionary) {
            val texts = (value as List<*>).map { _textOf(parameter, it) }
            if (texts.isEmpty() && parameter.form == "rest") throw AppRoutes.UnprintableLink("the list is empty", name)
            return texts
        }
        val entries = (value as Map<*, *>).entries.map { (key, one) -> key.toString() to one }
        for ((key, _) in entries) {
            if (!_isWritable(key, false)) {
                throw AppRoutes.UnprintableLink("a key has a character that no link can have", name)
            }
        }
        if (entries.distinctBy { _normalized(it.first) }.size < entries.size) {
            throw AppRoutes.UnprintableLink("two keys are the same text", name)
        }
        return entries.sortedWith { one, other -> _compare(one.first, other.first) }.flatMap { (key, one) ->
            val values = if (parameter.form == "dictionary") listOf(one) else one as List<*>
            if (values.isEmpty()) throw AppRoutes.UnprintableLink("the list of '$key' is empty", name)
            values.flatMap { listOf(key, _textOf(parameter, it)) }
        }
    }

    fun _textOf(parameter: _Parameter, value: Any?): String {
        val text = value?.let(parameter.type.print)
        if (text != null && _isWritable(text, parameter.type.isMultiline)) return text
        throw AppRoutes.UnprintableLink("the value is not ${parameter.type.words}", parameter.name)
    }

    /** The canonical composition of a text, in which equal texts have the same characters. */
    fun _normalized(text: String): String = Normalizer.normalize(text, Normalizer.Form.NFC)

    /** Compares texts by their code points. */
    fun _compare(one: String, other: String): Int {
        val index = one.zip(other).indexOfFirst { (left, right) -> left != right }
        if (index < 0) return one.length.compareTo(other.length)
        // Surrogates are less than the last characters of the basic plane, but their code points are greater.
        val (left, right) = one[index] to other[index]
        if (left.isSurrogate() != right.isSurrogate()) return if (left.isSurrogate()) 1 else -1
        return left.compareTo(right)
    }

    /** Whether a link can have the text: it has no control characters and no half of a surrogate pair. */
    fun _isWritable(text: String, isMultiline: Boolean): Boolean {
        val isPaired = text.indices.all { index ->
            val character = text[index]
            when {
                character.isHighSurrogate() -> index + 1 < text.length && text[index + 1].isLowSurrogate()
                character.isLowSurrogate() -> index > 0 && text[index - 1].isHighSurrogate()
                else -> true
            }
        }
        return isPaired && text.none { it.isISOControl() && !(isMultiline && it in "\t\n\r") }
    }

    /** Percent-encodes a text; other ASCII characters than letters and digits stay if [allowed] has them. */
    fun _encode(text: String, allowed: String): String {
        val encoded = StringBuilder()
        for (byte in text.toByteArray(Charsets.UTF_8)) {
            val code = byte.toInt() and 0xFF
            val character = code.toChar()
            if (_isLetterOrDigit(character) || (code < 0x80 && character in allowed)) {
                encoded.append(character)
            } else {
                encoded.append('%').append("0123456789ABCDEF"[code shr 4]).append("0123456789ABCDEF"[code and 15])
            }
        }
        return encoded.toString()
    }

    fun _encodeSegment(text: String): String = _encode(text, "-_.!~*'()$&+,:;=@")

    fun _encodeItem(text: String): String = _encode(text, "-_.!~*'()$,/:;?@")

    fun _encodeFragment(text: String): String = _encode(text, "-_.!~*'()$&+,:;=@/?")

    /** A link at the end of a link: as it is, or encoded so that it does not begin like a link. */
    fun _encodeInnerLink(text: String): String = if (_needsEscapes(text)) _encode(text, "-_.!~*'()$,/;?@") else text

    /** Whether a text has characters that a link contains only escaped. */
    fun _needsEscapes(text: String): Boolean = text.any { _isOnlyEscaped(it) }

    fun _isOnlyEscaped(character: Char): Boolean = character.code > 0x7F || character in "\"<>[\\]^`{|}"

    fun _isDigit(character: Char): Boolean = character in '0'..'9'

    fun _isHexDigit(character: Char): Boolean = _isDigit(character) || character in 'A'..'F' || character in 'a'..'f'

    fun _isLetterOrDigit(character: Char): Boolean =
        _isDigit(character) || character in 'A'..'Z' || character in 'a'..'z'

    /** Decodes a text whose escapes are complete; bytes that are not UTF-8 become U+FFFD. */
    fun _decode(text: String): String {
        if ('%' !in text) return text
        val bytes = ByteArrayOutputStream()
        var index = 0
        while (index < text.length) {
            if (text[index] == '%') {
                bytes.write(text.substring(index + 1, index + 3).toInt(16))
                index += 3
            } else {
                val end = text.indexOf('%', index).let { if (it < 0) text.length else it }
                bytes.write(text.substring(index, end).toByteArray(Charsets.UTF_8))
                index = end
            }
        }
        return bytes.toByteArray().toString(Charsets.UTF_8)
    }

    /** Prints the pattern of a route. */
    fun _print(route: _Route, texts: List<List<String>>): _Printed {
        val pattern = route.pattern
        // A default is only written in the path.
        val written = texts.mapIndexed { index, own ->
            if (own.size == 1 && own[0] == pattern.parameters[index].fallback) emptyList() else own
        }
        val fragment = if (pattern.fragment != null) {
            written[pattern.fragment].take(1).joinToString("") { "#" + _encodeFragment(it) }
        } else {
            val items = pattern.fragmentItems.flatMap { _items(it, pattern, written) }
            if (items.isEmpty()) "" else "#" + items.joinToString("&") { it.text }
        }
        val printed = _Printed(
            route,
            texts,
            path = pattern.path.joinToString("") { _segment(it, pattern, texts) }.ifEmpty { "/" },
            items = pattern.query.flatMap { _items(it, pattern, written) },
            // Browsers remove `:~:` and everything behind it.
            fragment.replace(":~", ":%7E"),
        )
        // With any scheme and host, the link has 16 KiB at most. It is ASCII, so that characters are bytes.
        if (_pathText(printed).length > 15872) throw AppRoutes.UnprintableLink("the link would be longer than 16 KiB")
        if (printed.path.count { it == '/' } > 256 || printed.items.size > 256) {
            throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
        }
        return printed
    }

    /** A segment with the slash before it, or all segments of the rest of a path. */
    fun _segment(segment: List<Any>, pattern: _Pattern, texts: List<List<String>>): String {
        var values = emptyList<String>()
        val whole = StringBuilder()
        for (piece in segment) {
            if (piece is Int) {
                values = texts[piece]
                val parameter = pattern.parameters[piece]
                val isEmpty = parameter.form == "single" && values[0] == ""
                // Of literal text and values in one segment, the whole is checked.
                if (isEmpty || (segment.size == 1 && values.any { _hasDots(it) })) {
                    val reason = "a path segment is empty, or has '.' or '..' as a part"
                    throw AppRoutes.UnprintableLink(reason, parameter.name)
                }
            } else {
                values = listOf(piece.toString())
            }
            values.forEach { whole.append(it) }
        }
        if (segment.size > 1) {
            if (_hasDots(whole.toString())) throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
            return "/" + _encodeSegment(whole.toString())
        }
        // A slash at the end of a path does not count, so an empty last segment needs another one.
        val end = if (values.lastOrNull() == "") "/" else ""
        return values.joinToString("") { "/" + _encodeSegment(it) } + end
    }

    /** Whether a text is '.' or '..', or has it between slashes. */
    fun _hasDots(text: String): Boolean = text.split('/').any { it == "." || it == ".." }

    /** What is printed for an item of a pattern. */
    fun _items(item: _Item, pattern: _Pattern, written: List<List<String>>): List<_PrintedItem> {
        val key = _encodeItem(item.key)
        val slot = item.value as? Int
        if (slot == null) {
            val text = item.value as String? ?: return emptyList()
            return listOf(_PrintedItem(if (text.isEmpty()) key else "$key=${_encodeItem(text)}"))
        }
        val parameter = pattern.parameters[slot]
        val texts = written[slot]
        return when {
            parameter.isDictionary ->
                texts.chunked(2).map { (name, value) -> _PrintedItem("${_encodeItem(name)}=${_encodeItem(value)}") }
            item.isRest -> texts.map { _PrintedItem("$key=${_encodeInnerLink(it)}") }
            parameter.form == "list" -> texts.map { _PrintedItem("$key=${_encodeItem(it)}") }
            else -> texts.map { _PrintedItem("$key=${_encodeItem(it)}", parameter.name, it) }
        }
    }

    /** The path with the query and the fragment. */
    fun _pathText(printed: _Printed): String {
        val query = printed.items.joinToString("&") { it.text }
        return printed.path + (if (printed.items.isEmpty()) "" else "?$query") + printed.fragment
    }

    /** The first segment of a path, as it is written. */
    fun _firstSegment(path: String): String = path.substring(1).takeWhile { it !in "/?#" }

    /** Whether a segment, as it is written, is the same segment in the position of the host. */
    fun _isAuthority(segment: String): Boolean {
        val name = segment.substringBefore(':')
        return _isName(name) && name != "." && name != ".." && _DECLARED_HOSTS.none { _covers(it, name) } &&
            (name == segment || _isPort(segment.substringAfter(':')))
    }

    /** Whether a text has only characters that the name of a host may have, and at least one. */
    fun _isName(text: String): Boolean =
        text.isNotEmpty() && text.all { _isLetterOrDigit(it) || it in "_-.~!$&'()*+,;=" }

    /** Whether a text is the number of a port, without zeros before it. */
    fun _isPort(text: String): Boolean =
        text.length in 1..5 && text.all { _isDigit(it) } && text.toInt() < 65536 && (text == "0" || text[0] != '0')

    /** Whether a declared host, `example.com` or `*.example.com`, accepts the host of a link. */
    fun _covers(declared: String, host: String): Boolean {
        val lower = _fold(host, true)
        if (!declared.startsWith("*.")) return declared == lower
        return lower.endsWith(declared.substring(1)) && "" !in lower.split('.')
    }

    /** Returns the link, or throws an error if it would open another route. */
    fun _checked(printed: _Printed, link: String, scheme: String?, host: String): String {
        val verification = printed.route.verification
        if (verification == null || verification.opens(printed, scheme, host, null)) return link
        throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
    }

    /** The payload of a route, by the first rule of the file that names a route by its path or link. */
    fun _payload(printed: _Printed, link: () -> String): Map<String, String> {
        val rule = _PAYLOAD_RULE ?: throw AppRoutes.UnprintableLink("no payload can name a route")
        if (printed.route.origin.isOfBlock || printed.path.startsWith("//")) return mapOf(rule.key to link())
        val (keys, items) = printed.items.partition { item ->
            rule.isPath && item.name != null && item.value.isNotEmpty() && item.name !in rule.reserved
        }
        val rest = _Printed(printed.route, printed.texts, printed.path, items, printed.fragment)
        val path = _pathText(rest)
        val first = _firstSegment(path)
        // The first slash is left out, unless it is necessary to read the path.
        val named = if (first.isEmpty() || ':' in first) path else path.substring(1)
        val payload = keys.associate { it.name.orEmpty() to it.value } + (rule.key to named)
        val verification = printed.route.verification
        val opens = verification == null || verification.opens(rest, null, "", payload)
        if (opens && !_isOfEarlierRule(rule, payload)) return payload
        throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
    }

    /** Whether a rule before the one for paths and links reads a payload. */
    fun _isOfEarlierRule(rule: _PayloadRule, keys: Map<String, String>): Boolean =
        rule.earlier.any { (key, text) ->
            val value = keys[key].orEmpty()
            value.isNotEmpty() && (text == null || _fold(value, _IS_CASELESS) == _fold(text, _IS_CASELESS))
        }

    fun _text(): _Type = _Type("a text", { it.toString() }, { _, _ -> true }, isText = true)

    fun _multilineText(): _Type =
        _Type("a text of one or more lines", { it.toString() }, { _, _ -> true }, isText = true, isMultiline = true)

    fun _bool(): _Type =
        _Type("true or false", { it.toString() }, { text, isInPath ->
            text == "true" || text == "false" || (!isInPath && (text == "0" || text == "1" || text == ""))
        })

    fun _uuid(): _Type =
        _Type("a UUID", { it.toString().uppercase() }, { text, _ ->
            val groups = text.split('-')
            groups.map { it.length } == listOf(8, 4, 4, 4, 12) && groups.all { group -> group.all { _isHexDigit(it) } }
        })

    /** Whole numbers in a range, perhaps with a number of digits. */
    fun _integer(words: String, low: String, high: String, digits: Int = 0): _Type {
        val range = BigInteger(low)..BigInteger(high)
        return _Type(
            words,
            { value -> value.toString().takeIf { BigInteger(it) in range }?.padStart(digits, '0') },
            { text, _ ->
                val bare = text.removePrefix("-")
                val isWhole = bare.length in 1..20 && bare.all { _isDigit(it) }
                val hasForm = if (digits > 0) text.length == digits && bare == text else text == "0" || !bare.startsWith('0')
                isWhole && hasForm && BigInteger(text) in range
            },
        )
    }

    /** Numbers in a range. */
    fun _double(words: String, low: Double, high: Double): _Type {
        fun isValue(number: Double): Boolean = number in low..high && !(number == 0.0 && 1 / number < 0)
        return _Type(
            words,
            { value -> (value as Double).takeIf { isValue(it) }?.let { _decimal(it) } },
            { text, _ -> _isDecimal(text) && isValue(text.toDouble()) },
        )
    }

    /** Whether a text is a number without an exponent. */
    fun _isDecimal(text: String): Boolean {
        val whole = text.removePrefix("-").substringBefore('.')
        val fraction = if ('.' in text) text.substringAfter('.') else "0"
        return whole.isNotEmpty() && (whole == "0" || whole[0] != '0') && fraction.isNotEmpty() &&
            (whole + fraction).all { _isDigit(it) }
    }

    /** The shortest digits that are exactly this number, without an exponent; `Double.toString` has more in old systems. */
    fun _decimal(number: Double): String {
        if (number == 0.0) return "0"
        val exact = BigDecimal(number)
        val isNormal = kotlin.math.abs(number) >= 2.2250738585072014E-308
        for (digits in (if (isNormal) 15 else 1)..17) {
            val rounded = listOf(RoundingMode.FLOOR, RoundingMode.CEILING).map { exact.round(MathContext(digits, it)) }
            val equal = rounded.filter { it.toDouble() == number }.minByOrNull { (it - exact).abs() } ?: continue
            return equal.stripTrailingZeros().toPlainString()
        }
        return exact.toPlainString()
    }

    fun _date(): _Type =
        _Type("a time with a zone", { _textOfInstant(it as Instant) }, { text, _ -> _isInstant(text) })

    /**
     * The text of an instant, with as many digits of a fraction as the `Date` of the app needs; `null` before the year 0 and
     * after 9999.
     */
    fun _textOfInstant(instant: Instant): String? {
        if (instant.epochSecond !in -62167219200..253402300799) return null
        val value = _dateOfApp(instant.epochSecond, instant.nano)
        val second = kotlin.math.floor(value)
        for ((digits, scale) in listOf(0 to 1, 3 to 1_000, 6 to 1_000_000, 9 to 1_000_000_000)) {
            val units = Math.rint((value - second) * scale).toInt()
            val seconds = second.toLong() + 978307200
            if (units >= scale || _dateOfApp(seconds, units * (1_000_000_000 / scale)) != value) continue
            if (seconds > 253402300799) return null
            val fraction = if (digits == 0) "" else "." + units.toString().padStart(digits, '0')
            return Instant.ofEpochSecond(seconds).toString().removeSuffix("Z") + fraction + "Z"
        }
        return null
    }

    /** The seconds since 2001 that the app has for an instant. */
    fun _dateOfApp(epochSecond: Long, nanoseconds: Int): Double {
        val seconds = epochSecond - 978307200
        // Below 2^53 nanoseconds there is a single rounding.
        if (kotlin.math.abs(seconds) < 9_000_000) return (seconds * 1_000_000_000 + nanoseconds) / 1e9
        return seconds + nanoseconds / 1e9
    }

    /** Whether a text is an instant: `2026-11-24T09:30:00.5+01:00`. */
    fun _isInstant(text: String): Boolean {
        val form = "0000-00-00T00:00:00"
        val time = text.take(form.length)
        val hasForm = time.length == form.length &&
            time.indices.all { if (form[it] == '0') _isDigit(time[it]) else time[it] == form[it] }
        if (!hasForm) return false
        val rest = text.substring(form.length)
        val fraction = if (rest.startsWith('.')) rest.substring(1).takeWhile { _isDigit(it) } else ""
        if (rest.startsWith('.') && fraction.length !in 1..9) return false
        val zone = rest.substring(if (fraction.isEmpty()) 0 else fraction.length + 1)
        val east = _secondsEast(zone) ?: return false
        val local = try {
            LocalDateTime.parse(time).toEpochSecond(ZoneOffset.UTC)
        } catch (error: DateTimeException) {
            return false
        }
        // The app rounds a fraction, so the last nanoseconds of the year 9999 are those of the next.
        return local - east >= -62167219200 && local - east + "0.${fraction}0".toDouble() < 253402300800
    }

    /** The seconds of `Z`, `+01:00` or `-01:00`; `null` for another text. */
    fun _secondsEast(zone: String): Int? {
        if (zone == "Z") return 0
        val numbers = zone.drop(1).split(':')
        val hasForm = zone.length == 6 && zone[0] in "+ -" && numbers.size == 2 &&
            numbers.all { number -> number.length == 2 && number.all { _isDigit(it) } }
        if (!hasForm || numbers[0].toInt() > 23 || numbers[1].toInt() > 59) return null
        return (numbers[0].toInt() * 60 + numbers[1].toInt()) * (if (zone[0] == '-') -60 else 60)
    }

    /** The texts of an enum. */
    fun _oneOf(texts: List<String>, isCaseless: Boolean = false): _Type {
        val folded = texts.map { _fold(it, isCaseless) }
        return _Type(
            "one of " + texts.joinToString(", ") { it.ifEmpty { "an empty text" } },
            { value -> value.toString().takeIf { it in texts } },
            { text, _ -> _fold(text, isCaseless) in folded },
        )
    }

    /** Texts, of which some are those of an open enum. */
    fun _openEnum(texts: List<String>, isCaseless: Boolean = false): _Type =
        _Type(
            "a text",
            { value -> texts.find { _fold(it, isCaseless) == _fold(value.toString(), isCaseless) } ?: value.toString() },
            { _, _ -> true },
            isText = true,
        )

    /** The texts of a type of the app, of which only the beginning is known. */
    fun _declared(words: String, beginning: String): _Type =
        _Type(words, { value -> value.toString().takeIf { it.startsWith(beginning) } }, { text, _ -> text.startsWith(beginning) })

    /** Web links, perhaps on some hosts only. */
    fun _webLink(words: String, hosts: List<String>? = null): _Type {
        fun isLink(text: String): Boolean {
            val host = _hostOfWebLink(text)
            return host != null && (hosts == null || hosts.any { _covers(it, host) })
        }
        return _Type(words, { value -> value.toString().takeIf { isLink(it) }?.let { _escaped(it) } }, { text, _ -> isLink(text) })
    }

    /** A web link as a `URL` has it: with escapes for the characters that need them, and then without an empty port. */
    fun _escaped(link: String): String {
        val start = link.indexOf("//") + 2
        val end = link.indexOfAny(charArrayOf('/', '?', '#'), start).let { if (it < 0) link.length else it }
        val rest = link.substring(end)
        val mark = rest.indexOf('#')
        val escaped = StringBuilder()
        var index = 0
        while (index < rest.length) {
            val length = if (rest[index].isHighSurrogate()) 2 else 1
            val character = rest.substring(index, index + length)
            val isEscaped = _isOnlyEscaped(character[0]) || (character == "#" && index != mark)
            escaped.append(if (isEscaped) _encode(character, "") else character)
            index += length
        }
        return if (escaped.toString() == rest) link else link.substring(0, end).removeSuffix(":") + escaped
    }

    /** The text in the letters in which texts are compared. */
    fun _fold(text: String, isCaseless: Boolean): String {
        if (!isCaseless || text.none { it in 'A'..'Z' }) return text
        return text.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")
    }

    /** The host of a web link, with a port that is not that of the scheme; `null` if parsers disagree on it. */
    fun _hostOfWebLink(text: String): String? {
        val scheme = _fold(text.substringBefore("://", ""), true)
        val isBlank = text.any { it == ' ' || it == '\\' }
        if (scheme !in listOf("http", "https") || isBlank || !_isDecodable(text)) return null
        if (text.toByteArray(Charsets.UTF_8).size > 16384) return null
        val rest = text.substring(scheme.length + 3)
        val authority = rest.takeWhile { it !in "/?#" }
        val written = rest.substring(authority.length)
        val path = written.takeWhile { it !in "?#" }
        val query = written.substring(path.length).substringBefore('#').removePrefix("?")
        val fragment = written.substringAfter('#', "")

        val host = if (authority.startsWith('[')) authority.substringBefore(']') + "]" else authority.substringBefore(':')
        val port = authority.removePrefix(host)
        val digits = port.removePrefix(":")
        if (!_isWebHost(host) || (port.isNotEmpty() && port[0] != ':') || !digits.all { _isDigit(it) }) return null
        val significant = digits.trimStart('0')
        val number = if (significant.length < 6) significant.ifEmpty { "0" }.toInt() else 65536
        val whole = path + query + fragment
        val isMixed = '%' in whole && (_needsEscapes(whole) || '#' in whole)
        val segments = path.removePrefix("/").removeSuffix("/").split('/')
        val limits = path.removeSuffix("/").count { it == '/' } <= 256 && query.count { it == '&' } < 256
        if (number > 65535 || isMixed || !limits || segments.any { _hasDots(_decode(it)) }) return null
        val isDefault = digits.isEmpty() || number == (if (scheme == "https") 443 else 80)
        return if (isDefault) host else "$host:$number"
    }

    /** Whether browsers read the host as it is: no number in another notation, and no dots alone. */
    fun _isWebHost(host: String): Boolean {
        if (!host.startsWith('[')) {
            return _isName(host) && host != "." && host != ".." && (!_endsInNumber(host) || _isIPv4(host))
        }
        if (!host.endsWith(']')) return false
        val address = host.substring(1, host.length - 1)
        val last = address.substringAfterLast(':')
        val halves = (if (_isIPv4(last)) address.removeSuffix(last) + "0:0" else address).split("::")
        val groups = halves.filter { it.isNotEmpty() }.flatMap { it.split(':') }
        return ':' in address && groups.all { group -> group.length in 1..4 && group.all { _isHexDigit(it) } } &&
            (if (halves.size == 1) groups.size == 8 else halves.size == 2 && groups.size < 8)
    }

    /** Whether the last label of a host is a number, also in hexadecimal notation. */
    fun _endsInNumber(host: String): Boolean {
        val label = host.removeSuffix(".").substringAfterLast('.')
        val isHexadecimal = label.length > 1 && label[0] == '0' && label[1] in "xX"
        return if (isHexadecimal) label.drop(2).all { _isHexDigit(it) } else label.isNotEmpty() && label.all { _isDigit(it) }
    }

    fun _isIPv4(address: String): Boolean {
        val numbers = address.split('.')
        return numbers.size == 4 && numbers.all { _isPort(it) && it.toInt() < 256 }
    }

    /** Whether the escapes of a text are UTF-8, and there is no control character. */
    fun _isDecodable(text: String): Boolean {
        val isComplete = text.indices.all { index ->
            text[index] != '%' || (index + 2 < text.length && _isHexDigit(text[index + 1]) && _isHexDigit(text[index + 2]))
        }
        if (!isComplete || !_isWritable(text, false)) return false
        val decoded = _decode(text)
        // An escape that is not UTF-8 becomes U+FFFD.
        val isUTF8 = decoded.count { it == '\uFFFD' } == text.count { it == '\uFFFD' } + text.split("%EF%BF%BD", ignoreCase = true).size - 1
        return isUTF8 && _isWritable(decoded, false)
    }

    /**
     * The schemes and hosts of a route in a block: `host example.com`, `scheme app`; those of the file for none.
     *
     * [hasOthers] tells whether the file has patterns of the route for others, which are never printed.
     */
    fun _origin(
        own: List<String>,
        hasOthers: Boolean = false,
        acceptsAny: (String) -> Boolean = { false },
    ): _Origin {
        val schemes = own.filter { it.startsWith("scheme ") }.map { it.substring(7) }
        val names = own.filter { it.startsWith("host ") }.map { it.substring(5) }
        val isWide = own.isEmpty() || "*" in names || "*:*" in names || "https" in schemes || "http" in schemes
        val hosts = names.filter { it != "*" && it != "*:*" } + (if (isWide) _HOSTS else emptyList())
        val appSchemes = if (own.isEmpty()) _SCHEMES else schemes.filter { it != "https" && it != "http" }
        return _Origin(
            appScheme = appSchemes.firstOrNull(),
            webScheme = if ("http" in schemes && "https" !in schemes) "http" else "https",
            webHost = hosts.firstOrNull { !it.startsWith('*') },
            isOfBlock = own.isNotEmpty(),
            acceptsHost = { host ->
                acceptsAny(host) || (host.length < 254 && _isName(host) && hosts.any { _covers(it, host) })
            },
            nowhere = { lack ->
                when {
                    own.isEmpty() -> "the file declares $lack"
                    hasOthers -> "the route's own pattern exists on ${own.joinToString()} only, and an 'also' is never printed"
                    else -> "the route exists on ${own.joinToString()} only"
                }
            },
        )
    }

    /** Whether a link may have the host, if the route accepts any. */
    fun _acceptsAnyHost(host: String): Boolean = host.length < 254 && _isWebHost(host)

    /** The same for a host with or without a port. */
    fun _acceptsAnyPort(host: String): Boolean {
        val name = if (host.startsWith('[')) host.substringBefore(']') + "]" else host.substringBefore(':')
        val port = host.removePrefix(name)
        return _acceptsAnyHost(name) && (port.isEmpty() || (port[0] == ':' && _isPort(port.substring(1))))
    }

    /** The paths of a block of the file, or of what is outside of blocks, each with its patterns in match order. */
    class _Scope(val accepts: (String?, String) -> Boolean, val groups: () -> List<List<_Pattern>>)

    /** A printed link, taken apart; [written] is the query and the fragment as they are written. */
    class _Parts(
        val path: List<String>,
        val query: List<Pair<String, String>>,
        val fragmentItems: List<Pair<String, String>>,
        val fragment: String?,
        val keys: Map<String, String>,
        val written: String,
    )

    /** Reads links back with the patterns that may match them. */
    class _ReadBack(private val scopes: List<_Scope>, private val payloadScopes: List<_Scope>? = null) : _Verification {
        override fun opens(printed: _Printed, scheme: String?, host: String, keys: Map<String, String>?): Boolean {
            // The value of an item that is the rest of the link may have a fragment.
            val items = printed.items.joinToString("&") { it.text }
            val query = items.substringBefore('#')
            val own = if (printed.fragment.isEmpty()) null else printed.fragment.substring(1)
            val whole = if ('#' in items) items.substringAfter('#') else own
            val fragment = if (whole != null && ":~:" in whole) whole.substringBefore(":~:").ifEmpty { null } else whole
            val parts = _Parts(
                path = _segments(printed.path),
                query = _itemsOf(query),
                fragmentItems = _itemsOf(fragment.orEmpty()),
                fragment = fragment?.let { _decode(it) },
                keys = keys.orEmpty().filterKeys { it != _PAYLOAD_RULE?.key },
                written = if (whole == null) query else "$query#$whole",
            )
            for (scope in (if (keys == null) scopes else payloadScopes ?: scopes)) {
                if (!scope.accepts(scheme, host)) continue
                for (group in scope.groups()) _matchGroup(group, parts, printed)?.let { return it }
            }
            return false
        }
    }

    /** The segments of a path, decoded; one slash at its start and one at its end do not count. */
    fun _segments(path: String): List<String> {
        val segments = path.substring(1).split('/')
        return (if (segments.last().isEmpty()) segments.dropLast(1) else segments).map { _decode(it) }
    }

    /** The items of a query, or of a fragment that is written like one. */
    fun _itemsOf(text: String): List<Pair<String, String>> =
        text.split('&').filter { it.isNotEmpty() }.map { item ->
            val spaced = if (_PLUS_IS_LITERAL) item else item.replace('+', ' ')
            _decode(spaced.substringBefore('=')) to _decode(spaced.substringAfter('=', ""))
        }

    /** Whether one of the patterns matches, and then opens the route with the same values; otherwise `null`. */
    fun _matchGroup(group: List<_Pattern>, parts: _Parts, printed: _Printed): Boolean? {
        val captured = _capture(group[0], parts.path) ?: return null
        if (group.any { _repeatsKey(it, parts) }) return false
        val own = printed.route.pattern
        for (allowsEmpty in listOf(false, true)) {
            for (pattern in group) {
                val texts = _valuesOf(pattern, captured, parts, allowsEmpty) ?: continue
                if (pattern.route != own.route) return false
                val read = own.parameters.mapIndexed { slot, parameter ->
                    if (texts[slot].isEmpty() && parameter.fallback != null) listOf(parameter.fallback) else texts[slot]
                }
                return read == printed.texts
            }
        }
        return null
    }

    /** The texts of the parameters in the path, by their positions; `null` if it is another path. */
    fun _capture(pattern: _Pattern, segments: List<String>): Map<Int, List<String>>? {
        val captured = HashMap<Int, List<String>>()
        val path = if (pattern.keys == null) pattern.path else pattern.path.filter { it.size == 1 && it[0] is String }
        for ((index, pieces) in path.withIndex()) {
            if (index >= segments.size) return null
            val first = pieces[0]
            if (pieces.size == 1 && first is Int && pattern.parameters[first].isRest) {
                captured[first] = segments.drop(index)
                return captured
            }
            if (segments[index].isEmpty()) return null
            for ((slot, text) in _split(pieces, segments[index]) ?: return null) {
                if (!pattern.parameters[slot].type.reads(text, true)) return null
                captured[slot] = listOf(text)
            }
        }
        return if (path.size == segments.size) captured else null
    }

    /**
     * The texts of the parameters of a segment, which has literal texts and values in turn.
     *
     * A value has a character or more, and ends where the literal text after it can first begin; the last literal text must
     * be at the end.
     */
    fun _split(pieces: List<Any>, text: String): List<Pair<Int, String>>? {
        val folded = _fold(text, _IS_CASELESS)
        val found = ArrayList<Pair<Int, String>>()
        var rest = 0
        var slot: Int? = null
        for ((index, piece) in pieces.withIndex()) {
            if (piece is Int) {
                slot = piece
                continue
            }
            val literal = _fold(piece.toString(), _IS_CASELESS)
            val first = if (slot == null) rest else rest + 1
            val start = when {
                index == pieces.size - 1 -> text.length - literal.length
                slot == null -> rest
                else -> folded.indexOf(literal, first)
            }
            if (start < first || (slot == null && start != rest) || !folded.startsWith(literal, start)) return null
            if (slot != null) found.add(slot to text.substring(rest, start))
            rest = start + literal.length
            slot = null
        }
        if (slot == null) return if (rest == text.length) found else null
        return if (rest < text.length) found + (slot to text.substring(rest)) else null
    }

    /** The texts of all parameters of a pattern, in their order; `null` if the link does not match it. */
    fun _valuesOf(
        pattern: _Pattern,
        captured: Map<Int, List<String>>,
        whole: _Parts,
        allowsEmpty: Boolean,
    ): List<List<String>>? {
        val parts = _cut(pattern, whole)
        val found = HashMap(captured)
        for (item in pattern.query) {
            val texts = _valuesOfKey(item.key, parts.query)
            val slot = item.value as? Int
            if (slot == null) {
                if (!_hasLiteral(item.value as String?, texts)) return null
                continue
            }
            val parameter = pattern.parameters[slot]
            val rest = if (item.isRest) _restOfLink(pattern, whole) else null
            found[slot] = when {
                parameter.isDictionary -> {
                    val items = _otherItems(pattern, parts)
                    // The same item may be there again.
                    (if (parameter.form == "dictionary") items.distinct() else items)
                        .flatMap { (key, value) -> listOf(key, value) }
                }
                rest != null -> listOf(rest)
                texts.isEmpty() && parameter.form != "list" -> _textsOfKey(parameter.name, parts)
                else -> texts
            }
        }
        if (pattern.fragment != null) {
            if (parts.fragment != null) found[pattern.fragment] = listOf(parts.fragment)
        }
        for (item in pattern.fragmentItems) {
            val texts = _valuesOfKey(item.key, parts.fragmentItems)
            val slot = item.value as? Int
            if (slot != null) {
                found[slot] = texts
            } else if (!_hasLiteral(item.value as String?, texts)) {
                return null
            }
        }
        for ((slot, text) in pattern.constants) found[slot] = listOf(text)
        for ((slot, key) in pattern.keys.orEmpty()) found[slot] = _textsOfKey(key, parts)

        return pattern.parameters.mapIndexed { slot, parameter ->
            val isInPath = slot in captured
            val all = found[slot].orEmpty()
            // An empty text that is no value of the type counts as absent, where a value may be absent.
            val skipsEmpty = !parameter.isRequired && !isInPath && !parameter.type.reads("", false)
            val texts = (if (parameter.isSingle) all.take(1) else all).filter { !skipsEmpty || it.isNotEmpty() }
            val read = if (parameter.isDictionary) texts.filterIndexed { index, _ -> index % 2 == 1 } else texts
            if (!isInPath && !read.all { parameter.type.reads(it, false) }) return null
            val isEmpty = texts == listOf("") && parameter.type.isText && parameter.isSingle &&
                !(allowsEmpty && !pattern.isEnvelope)
            if (parameter.isRequired && !isInPath && (texts.isEmpty() || isEmpty)) return null
            texts
        }
    }

    fun _hasLiteral(literal: String?, texts: List<String>): Boolean =
        if (literal == null) texts.isNotEmpty() else texts.any { _fold(it, _IS_CASELESS) == _fold(literal, _IS_CASELESS) }

    fun _valuesOfKey(key: String, items: List<Pair<String, String>>): List<String> {
        val folded = _fold(key, _IS_CASELESS)
        return items.filter { _fold(it.first, _IS_CASELESS) == folded }.map { it.second }
    }

    /** The text that a payload has under a key. */
    fun _textsOfKey(key: String, parts: _Parts): List<String> =
        listOf(parts.keys[key].orEmpty()).filter { it.isNotEmpty() }

    /** The items that a pattern does not name, without that of the expiry date. */
    fun _otherItems(pattern: _Pattern, parts: _Parts): List<Pair<String, String>> {
        val named = pattern.query.filter { item ->
            val slot = item.value as? Int
            slot == null || !pattern.parameters[slot].isDictionary
        }
        val folded = (named.map { it.key } + listOfNotNull(_EXPIRY_KEY)).map { _fold(it, _IS_CASELESS) }
        return parts.query.filter { _fold(it.first, _IS_CASELESS) !in folded }
    }

    /** The value of an item that is the rest of the link, if it is a web link that is not encoded. */
    fun _restOfLink(pattern: _Pattern, parts: _Parts): String? {
        val key = pattern.query.find { it.isRest }?.key ?: return null
        var start = 0
        for (item in parts.written.substringBefore('#').split('&')) {
            if (_valuesOfKey(key, _itemsOf(item)).isNotEmpty()) {
                val value = parts.written.substring(minOf(start + item.substringBefore('=').length + 1, parts.written.length))
                return value.takeIf { _fold(it.substringBefore("://", ""), true) in listOf("http", "https") }
            }
            start += item.length + 1
        }
        return null
    }

    /** The link as a pattern sees it: it ends before an item that is the rest of the link. */
    fun _cut(pattern: _Pattern, parts: _Parts): _Parts {
        if (_restOfLink(pattern, parts) == null) return parts
        val key = _fold(pattern.query.first { it.isRest }.key, _IS_CASELESS)
        val query = parts.query.takeWhile { _fold(it.first, _IS_CASELESS) != key }
        return _Parts(parts.path, query, emptyList(), null, parts.keys, parts.written)
    }

    /** Whether a link has a key with different values that a pattern names and allows only once. */
    fun _repeatsKey(pattern: _Pattern, whole: _Parts): Boolean {
        if (pattern.keys != null) return false
        val parts = _cut(pattern, whole)
        fun isRepeated(item: _Item, items: List<Pair<String, String>>): Boolean {
            val slot = item.value as? Int
            return when (if (slot == null) "single" else pattern.parameters[slot].form) {
                "list", "listDictionary" -> false
                "dictionary" -> {
                    val keys = _otherItems(pattern, parts).distinct().map { _normalized(_fold(it.first, _IS_CASELESS)) }
                    keys.distinct().size < keys.size
                }
                else -> _valuesOfKey(item.key, items).distinct().size > 1
            }
        }
        return pattern.query.any { isRepeated(it, parts.query) } ||
            pattern.fragmentItems.any { isRepeated(it, parts.fragmentItems) }
    }

    /** Whether the patterns of a block are tried for a link; without an origin, those outside of blocks. */
    fun _accepts(origin: String? = null, name: String = ""): (String?, String) -> Boolean = { scheme, authority ->
        val isWeb = scheme == "https" || scheme == "http"
        // The default port does not count.
        val host = authority.removeSuffix(if (scheme == "https") ":443" else ":80")
        val isKnown = if (isWeb) scheme == "https" || _ACCEPTS_HTTP else scheme in _SCHEMES
        val isDeclared = !isWeb || _HOSTS.any { _covers(it, host) }
        when {
            scheme == null -> origin == null
            origin == "host" -> isKnown && _covers(name, host)
            origin == "anyHost" -> isKnown && isWeb && (host.endsWith(']') || ':' !in host)
            origin == "anyHostAndPort" -> isKnown && isWeb
            origin == "scheme" -> name == scheme && isDeclared
            else -> isKnown && isDeclared
        }
    }

    /** A list in parts, each of which is a method of its own. */
    fun <Item> _joined(vararg parts: () -> List<Item>): List<Item> = parts.flatMap { it() }

    """##
}
