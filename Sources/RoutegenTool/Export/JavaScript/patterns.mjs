import { fragmentMark } from './link.mjs';
import { byteCount, fold } from './text.mjs';
import { isList, isRest, reads } from './values.mjs';

/** @import { Item, Parameter, Pattern, Piece, Route, RouteSet, ValueType } from './routegen.d.ts' */

/**
 * What the placeholders of a path capture, and the first of them that is no value, or -1.
 *
 * @typedef {{ texts: string[][], unreadable: number }} Captured
 */

/** The route of a pattern, if it has one. @param {Route | Pattern} pattern @returns {Route | undefined} */
export const routeOf = (pattern) => ('parameters' in pattern ? pattern : pattern.route);

/** What a pattern has beside the form of a route. @param {Route | Pattern} pattern @returns {Partial<Pattern>} */
export const ownOf = (pattern) => ('parameters' in pattern ? {} : pattern);

/** Whether keys of a payload supply the parameters of the path. @param {Route | Pattern} pattern */
export const isForPayloads = (pattern) => ownOf(pattern).keys !== undefined;

/** Whether the link is inside of the links of a pattern. @param {Route | Pattern} pattern */
export const isEnvelope = (pattern) => ownOf(pattern).inner !== undefined;

/** @param {Route | Pattern} pattern */
export const readsFragmentAsPath = ({ path }) => path.includes(fragmentMark);

/**
 * The parameters of a pattern, which may require more than the route.
 * @param {Route | Pattern} pattern @returns {readonly Parameter[]}
 */
export function parametersOf(pattern) {
  const { inner, required = [], filled = [] } = ownOf(pattern);
  if (inner) return [inner];
  return (routeOf(pattern)?.parameters ?? []).map((own, slot) => {
    /** @type {Parameter} */
    const parameter = filled.includes(slot) ? { ...own, isFilled: true } : own;
    if (!required.includes(slot)) return parameter;
    const form = isList(own) ? 'filledList' : 'single';
    return { ...parameter, form, fallback: undefined, ignoresUnreadable: false };
  });
}

/** The key of an item, folded; `null` for all items that nothing else names. @param {RouteSet} set @param {Item} item */
export const keyOf = ({ isCaseless }, [key]) => key === null ? null : fold(key, isCaseless);

/** Whether a value may extend to the end of the link. @param {Item} item */
export const isRestOfLink = ([, , flags]) => flags?.startsWith('rest') === true;

/** The pieces of a value with text and parameters. @param {Item} item */
export const piecesOf = ([, value]) => (Array.isArray(value) ? /** @type {readonly Piece[]} */ (value) : undefined);

/** The keys of the query that a pattern names, folded. @param {RouteSet} set @param {Route | Pattern} pattern */
export const namedKeys = (set, { query = [] }) => new Set(query.map((item) => keyOf(set, item)));

// MARK: Paths

/**
 * What the placeholders of a pattern's segments capture of a path, from the left; `null` if the path is another one.
 * @param {RouteSet} set @param {Route | Pattern} pattern @param {readonly string[]} path @returns {Captured | null}
 */
export function capture({ isCaseless }, pattern, path) {
  const segments = pattern.path;
  const parameters = routeOf(pattern)?.parameters ?? [];
  /** @type {string[][]} */
  const texts = [];
  let unreadable = -1;
  for (const [index, segment] of segments.entries()) {
    const text = path[index];
    const type = typeof segment === 'number' ? parameters[segment] : segment;
    const restOfPath = segment === null || (typeof segment === 'number' && isRest(parameters[segment] ?? {}));
    if (restOfPath && text !== undefined) {
      return { texts: [...texts, path.slice(index)], unreadable };
    }
    if (!text || !type) return null;
    if (typeof type === 'string') {
      if (fold(text, isCaseless) !== fold(type, isCaseless)) return null;
      continue;
    }
    const captured = 'kind' in type ? [{ type, text }]
      : split(text, type.map((piece) => typeOf(piece, parameters)), isCaseless);
    if (!captured) return null;
    for (const piece of captured) {
      if (unreadable < 0 && !reads(piece.type, piece.text, true)) unreadable = texts.length;
      texts.push([piece.text]);
    }
  }
  return segments.length === path.length ? { texts, unreadable } : null;
}

/** @param {Piece} piece @param {readonly Parameter[]} parameters @returns {string | ValueType} */
export function typeOf(piece, parameters) {
  const type = typeof piece === 'number' ? parameters[piece] : piece;
  if (type === undefined) throw new RangeError(`there is no parameter ${piece}`);
  return type;
}

/**
 * What the placeholders of a mixed segment capture; `null` if the literal texts are not there. A
 * placeholder has a character or more, and ends where the literal text after it can first begin, and
 * before the late split where the rest can first be read; the last literal text must be at the end.
 * @param {string} text @param {readonly (string | ValueType)[]} pieces @param {boolean} [isCaseless]
 */
export function split(text, pieces, isCaseless, late = lateSplit(pieces)) {
  const folded = fold(text, isCaseless);
  /** @type {{ type: ValueType, text: string }[]} */
  const captured = [];
  let rest = 0;
  /** @type {ValueType | undefined} */
  let open;
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece !== 'string') {
      open = piece;
      continue;
    }
    const literal = fold(piece, isCaseless);
    const first = open ? rest + 1 : rest;
    const start = index === pieces.length - 1 ? text.length - literal.length
      : index === late ? latePlace(text, rest, literal, pieces.slice(index + 1), isCaseless)
      : open ? folded.indexOf(literal, first) : rest;
    const isThere = start >= first && (open || start === rest);
    if (!isThere || !folded.startsWith(literal, start)) return null;
    if (open) captured.push({ type: open, text: text.slice(rest, start) });
    rest = start + literal.length;
    open = undefined;
  }
  if (!open) return rest === text.length ? captured : null;
  return rest === text.length ? null : [...captured, { type: open, text: text.slice(rest) }];
}

/**
 * The index of the literal text after the last text or list, if nothing but numbers, `Bool`, `UUID`, enums and types
 * of texts follows; -1 if there is none.
 * @param {readonly (string | ValueType)[]} pieces
 */
function lateSplit(pieces) {
  const types = pieces.map((piece) => (typeof piece === 'string' ? undefined : piece));
  const last = types.map((type) => type !== undefined && (!type.kind.isClosed || type.separator !== undefined))
    .lastIndexOf(true);
  const kind = types[last]?.kind;
  return (kind?.isText || kind?.isClosed) && types.slice(last + 1).some(Boolean) ? last + 1 : -1;
}

/**
 * The first place of a literal text from which the rest can be read, or else the last one from which the rest has
 * its literal texts; -1 if there is none.
 * @param {string} text @param {number} from @param {string} literal @param {readonly (string | ValueType)[]} pieces
 * @param {boolean} [isCaseless]
 */
function latePlace(text, from, literal, pieces, isCaseless) {
  const folded = fold(text, isCaseless);
  let last = -1;
  for (let start = folded.indexOf(literal, from + 1); start >= 0;
    start = folded.indexOf(literal, start + 1)) {
    const rest = text.slice(start + literal.length);
    /** @type {ReturnType<typeof split>} */
    const captured = byteCount(rest) <= 1024 ? split(rest, pieces, isCaseless, -1) : null;
    if (captured) last = start;
    if (captured?.every(({ type, text }) => reads(type, text, true))) break;
  }
  return last;
}

