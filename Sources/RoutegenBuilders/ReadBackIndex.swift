import RoutegenModel

/// The patterns of a route set, prepared for finding those that may match what a route prints.
struct ReadBackIndex {
  let model: RouteModel

  /// The blocks in the order in which they are tried, then the patterns outside of blocks.
  let scopes: [Scope]
  let payloadScope: Scope

  init(_ model: RouteModel) {
    self.model = model
    let matcher = ExplainingMatcher(model)
    scopes = matcher.scopes.map { Scope($0, model) }
    payloadScope = Scope(matcher.payloadScope, model)
  }

  /// The patterns of one block, or those outside of blocks.
  struct Scope {
    let origin: OriginConstraint?

    /// The patterns of each path, in match order.
    let paths: [[Candidate]]

    /// The positions of the paths with which the links of a route are printed, by the index of the route.
    private(set) var ownPaths: [Int: [Int]] = [:]

    /// The positions of the paths that begin with a literal segment, by its folded text, and of all others.
    private var literalPaths: [String: [Int]] = [:]
    private var otherPaths: [Int] = []

    init(_ scope: ExplainingMatcher.Scope, _ model: RouteModel) {
      origin = scope.origin
      paths = scope.candidatesOfPaths
      for (number, path) in paths.enumerated() {
        for candidate in path where candidate.isPrinted {
          if let route = candidate.route { ownPaths[route, default: []].append(number) }
        }
        if case .literal(let text)? = path.first?.pattern.segments.first {
          literalPaths[model.folded(text), default: []].append(number)
        } else {
          otherPaths.append(number)
        }
      }
    }

    /// Returns the positions of the paths that may have the first segment of a printed pattern, in match order.
    func pathNumbers(of printed: Pattern, _ model: RouteModel) -> [Int] {
      guard case .literal(let text)? = printed.segments.first else { return Array(paths.indices) }
      return ((literalPaths[model.folded(text)] ?? []) + otherPaths).sorted()
    }
  }
}

extension Candidate {
  /// Whether links match the pattern, and those of its route are printed with it.
  var isPrinted: Bool { route != nil && !isForPayloads && pattern.isPrinted }
}
