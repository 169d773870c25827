import { asRead, cut, missingLiteral, repeatedKey, textsOf } from '../../JavaScript/matcher.mjs';
import { capture, typeOf } from '../../JavaScript/patterns.mjs';
import { answerToLink, errorOf, newReport, withHost } from '../../JavaScript/reader.mjs';
import { Refusal, attempt, fold } from '../../JavaScript/text.mjs';
import { isRest, uint, wordsFor } from '../../JavaScript/values.mjs';

/**
 * Returns what a link or a path is, and how it compares with every pattern of a `RouteDocument`: the `answer`;
 * `expiries`, with `key`, `value` and `isPast`; `readings`, the links that were read, the outermost first; and
 * `nearest`, the patterns that agree with most segments of the last one, if it is no route.
 */
export function explain(routes, text) {
  const { set, table } = routes;
  const readings = [];
  let last;
  const note = (text, link, pattern) => {
    last = link ?? last;
    readings.push(link ? comparison(table, link, pattern) : { link: text, scheme: null, host: null, scopes: [] });
  };
  const report = { ...newReport(routes.now), note };
  const answer = routes.shown(answerToLink(table, text, report));
  const hasRoute = answer.kind === 'route' || answer.kind === 'expired';
  const expiries = report.expiries.map((expiry) => ({ key: set.expires, ...expiry }));
  return { answer, expiries, readings, nearest: hasRoute || !last ? [] : nearest(set, last) };
}

/**
 * How a link compares with every pattern, of which `chosen` decided. A scope has the `patterns` if
 * the link belongs to it (`isEntered`); a pattern that does not match has a `problem`.
 */
function comparison({ set, scopes }, link, chosen) {
  const shown = scopes.map((scope) => {
    const origin = scope.origin ?? null;
    const isEntered = link.scopes.includes(scope);
    // A line with several keys of an item is several patterns, of which the one that was taken is shown, or that matches.
    const lines = new Map();
    for (const pattern of (isEntered ? scope.paths.flat() : []).filter(isListed)) {
      const { text, target, route } = pattern;
      const isTaken = pattern === chosen;
      const problem = problemOf(set, pattern, link, isTaken);
      const row = { text, target, route: route?.name ?? null, isTaken, ...problem && { problem } };
      const known = lines.get(text);
      if (!known || isTaken || (!known.isTaken && (known.problem || !problem))) lines.set(text, row);
    }
    const patterns = [...lines.values()];
    return { origin, isEntered, isTaken: patterns.some(({ isTaken }) => isTaken), patterns };
  });
  const host = link.hostIsSegment ? null : link.host || null;
  return { link: link.text, scheme: link.scheme, host, scopes: shown };
}

/** Whether a pattern is shown: not that of a route that the page leaves out, which has no name. */
const isListed = ({ route }) => route?.name !== '';

/** The reason why a link does not match a pattern; `null` if it does. */
function problemOf(set, pattern, whole, isTaken) {
  const link = asRead(whole, pattern);
  if (!link) return 'the link has no path in its fragment';
  for (const [index, segment] of pattern.path.entries()) {
    if (index >= link.segments.length) return `the path ends before '/${shownSegment(segment, pattern)}'`;
    const problem = segmentProblem(set, segment, pattern, link.segments[index]);
    if (problem) return problem;
  }
  const captured = capture(set, pattern, link.segments);
  if (!captured) return `the path goes on with '/${link.segments[pattern.path.length]}'`;
  const repeated = repeatedKey(set, [pattern], link);
  if (repeated !== undefined) return `it has the key '${repeated}' more than once`;
  const literal = missingLiteral(set, pattern, cut(set, link, pattern));
  if (literal) {
    const [key] = literal;
    const text = literal[1] ?? '…';
    return `it needs '${text === '' ? key : `${key}=${text}`}'`;
  }
  const texts = (allowsEmpty) => attempt(() =>
    withHost({ pattern, texts: textsOf(set, pattern, captured, link, allowsEmpty) }));
  const refused = texts(true);
  if (refused instanceof Refusal) return errorOf(refused).message;
  // It is tried after others that need no empty text as a value.
  const first = isTaken ? null : texts(false);
  return first instanceof Refusal ? `'${first.parameter}' is empty` : null;
}

const isLiteral = (segment) => typeof segment === 'string';

/** Whether a segment is the rest of the path. */
const isRestOfPath = (segment, { route }) =>
  segment === null || (typeof segment === 'number' && isRest(route?.parameters[segment] ?? {}));

/** A segment in messages: `v{major}`. */
const shownSegment = (segment, { route }) => [segment].flat().map((piece) =>
  (piece === '\0' ? '#' : isLiteral(piece) ? piece
    : `{${typeof piece === 'number' ? route?.parameters[piece].name : '_'}}`)).join('');

/** The reason why one segment of a link does not match that of a pattern; `null` if it does. */
function segmentProblem(set, segment, pattern, text) {
  if (isRestOfPath(segment, pattern)) return null;
  if (text === '') return 'the segment is empty';
  const captured = capture(set, { route: pattern.route, path: [segment] }, [text]);
  if (!captured) return `'${text}' is not '${shownSegment(segment, pattern)}'`;
  const { texts, unreadable } = captured;
  if (unreadable < 0) return null;
  const types = [segment].flat().map((piece) => typeOf(piece, pattern.route?.parameters ?? []))
    .filter((type) => !isLiteral(type));
  const type = types[unreadable];
  const { begins, shortest } = type;
  const beginning = shortest !== undefined ? `, which is ${wordsFor(type)}` : begins ? `, which begins with '${begins}'` : '';
  return `'${texts[unreadable][0]}' cannot be read as ${typeText(types[unreadable])}${beginning}`;
}

/** The type as a file has it, such as `Int in 1...50`. */
function typeText({ kind, typeName, hosts, low, high, isFilled, separator }) {
  const bounds = hosts ? ` in ${hosts.join(', ')}`
    : low || high ? ` in ${low || (kind === uint ? 0 : '')}...${high || ''}` : '';
  const plain = typeName + (isFilled ? '+' : '');
  return separator === undefined ? plain + bounds
    : `[${plain}]${bounds} by "${separator.replace(/["\\]/g, '\\$&')}"`;
}

/** Up to three patterns of routes that agree with the most segments of a link. */
function nearest(set, whole) {
  const near = [];
  for (const pattern of whole.scopes.flatMap(({ paths }) => paths.flat()).filter(isListed)) {
    const { path, route, text } = pattern;
    const problem = route && problemOf(set, pattern, whole, false);
    const link = asRead(whole, pattern);
    if (!problem || !link) continue;
    let matchedSegments = 0;
    let likeness = 0;
    for (const [index, written] of link.segments.entries()) {
      // The rest of a path has the last place and all that follow.
      const segment = index < path.length ? path[index]
        : path.slice(-1).find((last) => isRestOfPath(last, pattern));
      if (segment === undefined) continue;
      const isMatch = !segmentProblem(set, segment, pattern, written);
      if (isMatch) matchedSegments += 1;
      likeness += likenessOf(set, segment, written, isMatch);
    }
    const missed = Math.max(path.length, link.segments.length) - matchedSegments;
    const rank = likeness - missed / 1000;
    const isNear = matchedSegments > 0 || missed === 0 || likeness > 0.5;
    if (isNear) near.push({ rank, shown: { route: route.name, text, problem, matchedSegments } });
  }
  return near.sort((left, right) => right.rank - left.rank).slice(0, 3).map(({ shown }) => shown);
}

/** How much a segment of a link is like that of a pattern: from 0 to 1. */
function likenessOf({ isCaseless }, segment, written, isMatch) {
  // Any text is like a placeholder, so this says less than a literal text.
  if (!isLiteral(segment)) return isMatch ? 0.5 : 0.25;
  const [first, second] = [fold(segment, isCaseless), fold(written, isCaseless)];
  let count = 0;
  while (count < first.length && first[count] === second[count]) count += 1;
  return count / Math.max(first.length, second.length);
}
