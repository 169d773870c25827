/// Finds the paths for which two association files decide differently about links without a query and a
/// fragment.
///
/// The paths that the first of several patterns matches are a regular language, so a search through the
/// states of an automaton for both files finds a path for each difference, if there is one.
struct PathDifferences {
  /// Paths for which the files differ, the shortest ones first.
  private(set) var paths: [String] = []

  /// Whether the search ended before it had seen every state.
  private(set) var isCut = false

  private let files: [AppleMatcher]
  private var automaton = PatternAutomaton()

  /// How many paths there are for each pair of components that decide.
  private var counts: [[Int?]: Int] = [:]

  /// The maximum numbers of states, and of paths for each pair of components.
  private static let (mostStates, mostPaths) = (50_000, 16)

  /// The work so far, and the maximum: bytes of paths, and places in patterns for each byte.
  ///
  /// Of a pattern with thousands of wildcards, each state has thousands of places.
  private var work = 0
  private static let mostWork = 1_000_000

  init(_ first: AppleMatcher, _ second: AppleMatcher) {
    files = [first, second]
    for (file, matcher) in files.enumerated() {
      for (index, component) in matcher.components.enumerated() {
        guard let component, component.matchesLinksWithoutQuery else { continue }
        for pattern in component.paths { automaton.add(pattern, file: file, component: index) }
      }
    }
    search()
  }

  private mutating func search() {
    var seen: Set<Step> = []
    var queue: [(path: [UInt8], state: PatternAutomaton.State)] = []
    var next = 0
    add([], automaton.successors(of: automaton.start, by: [Self.slash]), &queue, &seen)
    while next < queue.count, !isCut {
      let (path, state) = queue[next]
      next += 1
      work += path.count + state.count
      // A slash at the end is ignored, so the state is that of another path.
      if path.count == 1 || path.last != Self.slash { compare(path, state) }
      if automaton.isSettled(state, excludes: excludes) { continue }
      add(path, automaton.successors(of: state, by: Self.bytes), &queue, &seen)
    }
  }

  /// A state, and whether the path before it ends with a slash.
  private struct Step: Hashable {
    let state: PatternAutomaton.State
    let isAfterSlash: Bool
  }

  private mutating func add(
    _ path: [UInt8], _ successors: [(byte: UInt8, state: PatternAutomaton.State)],
    _ queue: inout [(path: [UInt8], state: PatternAutomaton.State)], _ seen: inout Set<Step>
  ) {
    for (byte, state) in successors
    where seen.insert(Step(state: state, isAfterSlash: byte == Self.slash)).inserted {
      queue.append((path + [byte], state))
    }
    isCut = seen.count > Self.mostStates || work > Self.mostWork
  }

  private static let slash = UInt8(ascii: "/")

  /// The bytes that a path may have, the usual ones first.
  private static let bytes = Array(
    "xabcdefghijklmnopqrstuvwyz1234567890-_~/ABCDEFGHIJKLMNOPQRSTUVWXYZ.,:;@=+!$&'()*%".utf8)

  private mutating func compare(_ path: [UInt8], _ state: PatternAutomaton.State) {
    let deciding = [0, 1].map { automaton.component(of: $0, in: state) }
    let opens = [0, 1].map { file in deciding[file].map { !excludes(file, $0) } ?? false }
    guard opens[0] != opens[1], Self.isUsual(path) else { return }
    counts[deciding, default: 0] += 1
    guard counts[deciding, default: 0] <= Self.mostPaths else { return }
    paths.append(String(decoding: path, as: UTF8.self))
  }

  private func excludes(_ file: Int, _ component: Int) -> Bool {
    files[file].components[component]?.excludes ?? true
  }

  /// Whether the path has no segment that systems remove, and no escape that no printer writes.
  private static func isUsual(_ path: [UInt8]) -> Bool {
    let segments = path.split(separator: UInt8(ascii: "/"))
    return !segments.contains { [".", ".."].contains(String(decoding: $0, as: UTF8.self)) }
      && path.indices.allSatisfy { index in
        path[index] != UInt8(ascii: "%")
          || path[(index + 1)...].prefix(2).count(where: "0123456789ABCDEF".utf8.contains) == 2
      }
  }
}

extension AppleMatcher.Component {
  /// The patterns, one of which matches the path.
  fileprivate var paths: [ApplePattern] { [path] + (parent.map { [$0] } ?? []) }

  /// Whether the component matches links that have neither a query nor a fragment.
  fileprivate var matchesLinksWithoutQuery: Bool {
    let isQueryMatched =
      switch query {
      case .any: true
      case .whole(let pattern): pattern.matches("")
      case .items(let items): items.values.allSatisfy { $0.matches("") }
      }
    return isQueryMatched && fragment?.matches("") != false
  }
}
