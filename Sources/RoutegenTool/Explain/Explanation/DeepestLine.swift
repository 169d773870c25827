package import RoutegenCompiler

extension MatchExplanation {
  /// The answer in words, or for a link that no route has, the deepest line of the tree that says why.
  package func headline(in model: RouteModel) -> String {
    let text = answer.text(in: model)
    switch answer {
    case .notFound: return deepestLine.flatMap(\.text) ?? text
    case .invalidValue(let parameter, _) where isOtherValue:
      return "the value of '\(parameter)' is not a text"
    case .invalidValue:
      // Another pattern may have more of the path than the one whose value is wrong.
      guard let line = deepestLine, line.isNear else { return text }
      return line.text ?? text
    case .wrongHost(let host): return Self.port(of: host, in: model) ?? text
    case .route, .malformed, .wrongScheme, .missing, .excluded: return text
    }
  }

  private var deepestLine: DeepestLine? {
    guard let reading = readings.last else { return nil }
    var lines = DeepestLine(reading)
    for scope in reading.scopes where scope.isEntered {
      lines.read(scope.children, scope.ends, depth: 0, path: [])
    }
    return lines
  }

  private static func port(of host: String, in model: RouteModel) -> String? {
    let parts = host.split(separator: ":").map(String.init)
    guard parts.count == 2, model.mayOpen(host: parts[0]) else { return nil }
    return
      "the link has the port \(parts[1]), which neither a 'host' has nor a block 'host *' accepts"
  }
}

/// What the deepest lines of a match tree say: those with most segments in common with the link, apart from those of
/// exceptions, which no link is meant for.
private struct DeepestLine {
  private let segments: [String]
  private var depth = 0

  /// The segments of patterns that the link has.
  private var path: [String] = []

  /// What patterns that have the whole path lack.
  private var lacks: [String] = []

  /// The items that these patterns need.
  private var neededItems: [String] = []

  /// The segments that the link does not have, with the reason; a literal one may be meant.
  private var others: [(branch: MatchExplanation.Branch, problem: String)] = []
  private var near: (distance: Int, problem: String)?

  init(_ reading: MatchExplanation.Reading) { segments = reading.segments }

  mutating func read(
    _ branches: [MatchExplanation.Branch], _ ends: [MatchExplanation.Attempt], depth: Int,
    path: [String]
  ) {
    for branch in branches where branch.problem == nil && !branch.leadsNowhere {
      let next = branch.isEnd ? segments.count : depth + 1
      read(branch.children, branch.ends, depth: next, path: path + [branch.segment])
    }
    guard depth >= self.depth else { return }
    if depth > self.depth || self.path.isEmpty {
      (self.depth, self.path) = (depth, path)
      (lacks, neededItems, others, near) = ([], [], [], nil)
    }
    if depth == segments.count {
      let ends = ends.filter { $0.target != .exception }
      lacks += ends.compactMap(\.problem)
      neededItems = (neededItems + ends.compactMap(\.neededItem)).withoutRepetitions
    }
    for branch in branches {
      guard let problem = branch.problem else { continue }
      others.append((branch, problem))
      guard branch.isLiteral, depth < segments.count,
        let distance = segments[depth].distance(to: branch.segment)
      else { continue }
      if near.map({ distance < $0.distance }) ?? true { near = (distance, problem) }
    }
  }

  /// Whether a literal segment is similar to that of the link.
  var isNear: Bool { near != nil && lacks.isEmpty }

  /// The line; `nil` if nothing of the path is that of a route.
  var text: String? {
    if neededItems.count > 1 { return "it needs \(Self.listed(neededItems))" }
    if let lack = lacks.first { return lack }
    if let near { return near.problem }
    if depth < segments.count, segments[depth].isEmpty {
      return "the path has an empty segment, '//'"
    }
    let before = path.map(\.withSlash).joined()
    if segments.isEmpty { return nil }
    guard depth < segments.count else {
      let others = others.filter { !$0.branch.leadsNowhere }
      let next = Self.listed(others.map(\.branch.segment.withSlash))
      return others.isEmpty ? nil : "no route ends with this path; it goes on with \(next)"
    }
    return depth == 0 ? nil : "no route has '\(segments[depth].withSlash)' after '\(before)'"
  }

  /// The first texts, with `…` for more.
  private static func listed(_ texts: [String]) -> String {
    texts.prefix(3).map { "'\($0)'" }.joined(separator: " or ") + (texts.count > 3 ? " …" : "")
  }
}
