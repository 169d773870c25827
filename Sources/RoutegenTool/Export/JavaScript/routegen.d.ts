// The types of routegen.js. Written by routegen. Do not edit.

// What an app has to do with.

/** Why a route has no link with its values; thrown by the functions for routes and by the links. */
export class UnprintableLink extends Error {
  constructor(reason: string, parameter?: string);

  readonly name: string;

  /** The name of the parameter whose value no link can have, if it is because of one. */
  readonly parameter: string | undefined;
}

/** The links of a route with its values. Each of them throws `UnprintableLink` if there is none. */
export class AppLink {
  /** Only generated functions make links. */
  constructor(printed: Printed);

  /** The link with the custom scheme of the app. */
  get app(): string;

  /** The web link; on the first host that the file declares, if none is given. */
  web(host?: string): string;

  /** The path with its query and fragment, for a page of the same site. */
  get path(): string;

  /** The keys and texts of a push payload that opens the route. */
  payload(): { [key: string]: string };

  /** The link with the custom scheme of the app, or the web link if the app has no such scheme. */
  toString(): string;
}

/** What a link or a payload is: a route with its values, or the reason why it opens none. */
export type Reading<Route> =
  | (Route & { readonly kind: "opened"; readonly extras: readonly LinkExtra[] })
  | { readonly kind: "refused"; readonly error: LinkError };

/** An item of a link, or a text of a payload, that the route does not read. */
export interface LinkExtra {
  readonly key: string;
  readonly value: string;
}

/** Why a link or a payload opens no route. */
export interface LinkError {
  /** With `leftOut`, a route opens the link that was left out when the code was generated. */
  readonly kind:
    | "malformed" | "wrongScheme" | "wrongHost" | "notFound" | "missing" | "invalidValue"
    | "expired" | "excluded" | "leftOut";

  /** The reason in words, for developers. */
  readonly message: string;

  /** The parameter whose value is missing or invalid, or the key of the time. */
  readonly parameter?: string | undefined;

  /** The scheme, the host, the invalid value or the time, decoded. */
  readonly text?: string | undefined;
}

// What generated code calls.

/** Returns the table of a document. A file of another version does not find the name. */
export function version1(document: object): Table;

/** Returns the links of a route, or throws if one of its values has no text. */
export function print(table: Table, route: string, values: object): AppLink;

/** Reads a link or a path. */
export function read<Route>(table: Table, link: string): Reading<Route>;

/** Reads the keys of a push or of another payload, or the JSON text of one. */
export function readPayload<Route>(table: Table, payload: object | string): Reading<Route>;

// The table.

/** A kind of values. */
export interface Kind {
  /** The values in words. */
  words(type: ValueType): string;

  /** The text of a value; `undefined` if it has none. */
  print(value: unknown, type: ValueType): string | undefined;

  /** Whether a text of a link is a value. */
  reads(text: string, type: ValueType, isInPath: boolean): boolean;

  /** The value of a text that is one. */
  value(text: string, type: ValueType): unknown;

  /** Whether any text is a value. */
  readonly isText?: boolean;
  readonly isMultiline?: boolean;

  /** Whether it is a number, a Boolean value, a UUID or an enum. */
  readonly isClosed?: boolean;

  /** The least and the greatest number. */
  readonly low?: string;
  readonly high?: string;
}

/** A kind of values with its bounds. */
export interface ValueType {
  readonly kind: Kind;
  readonly low?: string | undefined;
  readonly high?: string | undefined;

  /** The number of digits of each text. */
  readonly digits?: number | undefined;

  /** The texts of an enum. */
  readonly texts?: readonly string[] | undefined;
  readonly isCaseless?: boolean | undefined;

  /** The hosts of a web link. */
  readonly hosts?: readonly string[] | undefined;

  /** The name of a declared type, and the text with which each of its values begins. */
  readonly typeName?: string | undefined;
  readonly begins?: string | undefined;

  /** What follows the beginning in a type of texts: ranges of characters such as `az`, how many, and both in words. */
  readonly characters?: readonly string[] | undefined;
  readonly shortest?: number | undefined;
  readonly longest?: number | undefined;
  readonly rule?: string | undefined;

  /** The text between the elements of a list that is one text. */
  readonly separator?: string | undefined;

  /** Whether no text is empty. */
  readonly isFilled?: boolean | undefined;
}

/** How often a link has a value; the default is `single`. */
export type ParameterForm =
  | "single" | "optional" | "list" | "filledList" | "rest" | "optionalRest" | "dictionary"
  | "listDictionary";

export interface Parameter extends ValueType {
  readonly name: string;
  readonly form?: ParameterForm | undefined;

  /** The text of the default. */
  readonly fallback?: string | undefined;

  /** Whether a text that is no value counts as absent. */
  readonly ignoresUnreadable?: boolean | undefined;
}

/** Literal text, the position of a parameter, or a value without a name. */
export type Piece = string | number | ValueType;

/** A piece, several of them, or the rest of the path without a name. */
export type Segment = Piece | readonly Piece[] | null;

/**
 * The key of an item, or `null` for all other items; and its text, any text (`null`), a parameter, or pieces, which
 * without a key are the whole fragment. A value may be the `rest` of the link, or have a plus sign.
 */
export type Item = readonly [
  key: string | null, value: string | number | readonly Piece[] | null,
  flags?: "rest" | "plus" | "rest plus",
];

/** The texts for parameters, by their positions. */
export interface Slots {
  readonly [slot: number]: string;
}

/** The form of links. U+0000 is the segment before a fragment that is written like a path. */
export interface LinkForm {
  readonly path: readonly Segment[];
  readonly query?: readonly Item[];
  readonly fragment?: number | readonly Item[];

  /** The parameter that is the rest of the link, in place of a last segment `null`. */
  readonly restOfLink?: number | undefined;
}

/** A route, with the form in which its links are printed. One without a name is left out. */
export interface Route extends LinkForm {
  readonly name: string;
  readonly parameters: readonly Parameter[];

  /** The schemes and hosts of its block, and whether another pattern of it has others. */
  readonly origins?: readonly string[];
  readonly hasOtherOrigins?: boolean;

  /** The parameter whose value is the host, and the text after the value. */
  readonly hostValue?: readonly [slot: number, suffix: string] | undefined;

  /** Whether a link may have a host that no file declares. */
  readonly acceptsHost?: ((host: string) => boolean) | undefined;

  /** Whether a link, or a payload, opens the route again. */
  readonly opens: (
    link: Printed, printed: string | { readonly [key: string]: string },
  ) => boolean;

  /** The pattern as the file has it, and whether no link opens the route. */
  readonly pattern?: string;
  readonly unlinked?: boolean;
}

/** Another pattern of a route, or one whose links lead nowhere or to the link inside. */
export interface Pattern extends LinkForm {
  readonly route?: Route | undefined;
  readonly text?: string;
  readonly target?: "route" | "except" | "unwrap";

  /** The link inside. */
  readonly inner?: Parameter | undefined;

  /** The texts of the file, the ends of hosts and the keys of a payload that supply parameters. */
  readonly constants?: Slots;
  readonly hosts?: Slots;
  readonly keys?: Slots | undefined;

  /** The parameters that the pattern requires, and those whose text is not empty. */
  readonly required?: readonly number[];
  readonly filled?: readonly number[];
}

/** The patterns of a block, or those outside of blocks, by their paths, in match order. */
export interface Scope {
  readonly origin?: string | undefined;
  readonly paths: readonly (readonly (Route | Pattern)[])[];
}

/** What the routes of a file have in common. */
export interface RouteSet {
  readonly schemes?: readonly string[];
  readonly hosts?: readonly string[];

  /** The beginnings of links that are printed without `//`, by their schemes. */
  readonly beginnings?: { readonly [scheme: string]: string };

  /** The bases of hosts and schemes, exact hosts first; the text is that of printed links, with the scheme. */
  readonly bases?: readonly {
    readonly kind: string, readonly name: string, readonly segments: readonly string[], readonly text: string,
  }[] | undefined;

  /** The hosts and schemes of blocks, such as `host example.com`, in match order. */
  readonly blocks?: readonly string[];
  readonly acceptsHTTP?: boolean;
  readonly isCaseless?: boolean;
  readonly plusIsLiteral?: boolean;

  /** Whether a value may have line breaks. */
  readonly allowsLineBreaks?: boolean;

  /** Whether a pattern has a fragment that is written like a path. */
  readonly hasFragmentPaths?: boolean;

  /** The key of the time at which links end. */
  readonly expires?: string | undefined;

  /** The first payload rule for paths or links, and its key. */
  readonly payload?: readonly [kind: "type" | "link", key: string] | undefined;
}

/** A rule by which a payload names a route. */
export interface PayloadRule {
  readonly kind: "type" | "link" | "when" | "else";
  readonly key: string;
  readonly text?: string | undefined;
  readonly target?: Pattern | undefined;
}

/** All patterns of a file. */
export interface Table {
  readonly set: RouteSet;
  readonly routes: ReadonlyMap<string, Route>;
  readonly types: readonly ValueType[];

  /** The patterns outside of blocks are the last. */
  readonly scopes: readonly Scope[];

  /** The patterns for the path in a payload, which has keys. */
  readonly payloadScope?: Scope | undefined;
  readonly rules: readonly PayloadRule[];
}

/** The parts of a printed link. */
export interface Printed {
  readonly set: RouteSet;
  readonly route: Route;

  /** The texts of the parameters, of which lists and dictionaries have any number. */
  readonly texts: readonly (readonly string[])[];
  readonly path: string;
  readonly items: readonly { text: string; name?: string; value?: string }[];
  readonly fragment: string;
}
