import RoutegenModel

/// The routes of a table with which links are read, and their patterns.
///
/// Beside the routes with a function or a class, these are others that take links from them.
struct TableRoutes {
  let index: ReadBackIndex

  /// The routes without a function.
  private(set) var others: [Route] = []

  /// The positions in the table by the indices of the routes: those with functions first.
  private(set) var positions: [Int: Int] = [:]

  /// What reads the links of the routes with functions back.
  private(set) var readBacks: [ReadBack?] = []

  /// The patterns of routes without a function that are in the table.
  private var needed = Set<ObjectIdentifier>()
  private let plan: BuilderPlan

  init(_ plan: BuilderPlan) {
    self.plan = plan
    index = ReadBackIndex(plan.model)
    var undecided: [Candidate] = []
    for (position, route) in plan.routes.enumerated() {
      positions[route.route.index] = position
      let readBack = ReadBackFinder(route.route, index).readBack(undecided: &undecided)
      readBacks.append(readBack)
      let scopes = (readBack?.scopes ?? []) + (readBack?.payloadScopes ?? [])
      needed.formUnion(scopes.flatMap(\.paths).joined().map(ObjectIdentifier.init))
    }
    let patterns = (index.scopes + [index.payloadScope]).flatMap(\.paths).joined()
    let kept = patterns.filter(isKept).compactMap(\.route)
    for route in kept + plan.model.payloads.compactMap(\.target?.route)
    where positions[route] == nil {
      positions[route] = plan.routes.count + others.count
      others.append(plan.model.routes[route])
    }
  }

  private func isKept(_ candidate: Candidate) -> Bool {
    candidate.route.map { plan.hasFunction(forRoute: $0) } ?? true
      || needed.contains(ObjectIdentifier(candidate))
  }

  /// The patterns of a scope by their paths, in match order.
  func paths(of scope: ReadBackIndex.Scope) -> [[Candidate]] {
    scope.paths.map { $0.filter(isKept) }.filter { !$0.isEmpty }
  }
}

extension Candidate {
  /// The parameters that the pattern requires although its route does not, by their positions.
  func required(beside route: Route) -> [Int] {
    route.parameters.indices.filter {
      route.parameters[$0].mayBeAbsent && !parameters[$0].mayBeAbsent
    }
  }

  /// The parameters whose text is not empty in the pattern, although the route does not say so.
  func filled(beside route: Route) -> [Int] {
    route.parameters.indices.filter {
      parameters[$0].type.bounds == .filled && route.parameters[$0].type.bounds != .filled
    }
  }
}

extension BuilderPattern {
  /// The segments of links that are read: keys of a payload supply the parameters of the path, and a reader finds a
  /// late split by itself.
  var readPath: [[Piece]] {
    let path = path.filter { pieces in
      guard keys != nil else { return true }
      guard case .text = pieces[0] else { return false }
      return pieces.count == 1
    }
    return path.map { pieces in
      pieces.count == 1
        ? pieces : pieces.filter { if case .text("") = $0 { false } else { true } }
    }
  }
}

extension PayloadRule {
  /// The route that the rule names.
  var target: PayloadTarget? {
    switch self {
    case .type, .link: nil
    case .when(_, _, let target), .otherwise(let target): target
    }
  }
}
