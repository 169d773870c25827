import RoutegenExport
package import RoutegenModel
import RoutegenSource

/// What the functions for the routes of a set have to say, for every language.
struct BuilderPlan {
  let model: RouteModel
  let options: BuilderOptions
  private(set) var routes: [BuilderRoute] = []

  /// The patterns with which links are read back, except those that are a route's own.
  private(set) var otherPatterns: [BuilderPattern] = []
  private(set) var findings: [Diagnostic] = []

  private var numbers: [ObjectIdentifier: PatternName] = [:]

  /// A pattern that a file contains once.
  enum PatternName: Hashable {
    /// The pattern of a route, by the position in `routes`.
    case route(Int)

    /// One of `otherPatterns`, by its position.
    case other(Int)
  }

  init(_ model: RouteModel, _ language: any BuilderLanguage.Type, _ options: BuilderOptions) {
    self.model = model
    self.options = options
    let index = ReadBackIndex(model)
    let chosen = RouteList(model).routes.filter { listed in
      !listed.route.isUnlinked && (options.withInternal || !listed.route.attributes.isInternal)
        && options.includes(listed.route.qualifiedName)
    }
    for listed in chosen {
      routes.append(
        BuilderRoute(listed, BuilderPattern(printing: listed.route, model), language))
    }
    positions = Dictionary(
      uniqueKeysWithValues: routes.enumerated().map { ($1.route.index, $0) })
    checkNames()
    for position in routes.indices { addReadBack(to: position, index) }
  }

  // MARK: Reading back

  private mutating func addReadBack(to position: Int, _ index: ReadBackIndex) {
    let route = routes[position].route
    var undecided: [Candidate] = []
    let readBack = ReadBackFinder(route, index).readBack(undecided: &undecided)
    if let first = undecided.first {
      routes[position].undecided = first.pattern.text
      findings.append(.undecided(route, first, model))
    }
    guard let readBack else { return }
    let scopes = readBack.scopes.map { scope($0) }
    let payloadScope = scope(readBack.payloadScope)
    routes[position].readBack = BuilderReadBack(
      scopes: scopes, payloadPaths: model.hasTypeRule ? payloadScope.paths : nil)
  }

  private mutating func scope(_ scope: ReadBack.Scope) -> BuilderReadBack.Scope {
    BuilderReadBack.Scope(
      origin: scope.origin, paths: scope.paths.map { $0.map { name(of: $0) } })
  }

  /// The name of a pattern, which is added if the file does not have it yet.
  private mutating func name(of candidate: Candidate) -> PatternName {
    let identifier = ObjectIdentifier(candidate)
    if let known = numbers[identifier] { return known }
    kept.append(candidate)
    if let own = candidate.route.flatMap({ positions[$0] }), routes[own].isMatched(by: candidate) {
      numbers[identifier] = .route(own)
      return .route(own)
    }
    otherPatterns.append(BuilderPattern(candidate, model))
    let name = PatternName.other(otherPatterns.count - 1)
    numbers[identifier] = name
    return name
  }

  /// The positions in `routes` by the indices of the routes.
  private var positions: [Int: Int] = [:]

  /// The candidates whose identifiers are keys.
  private var kept: [Candidate] = []

  /// Whether there is a function for the route with this index.
  func hasFunction(forRoute index: Int) -> Bool { positions[index] != nil }

  // MARK: Names

  /// Reports routes whose functions have one name.
  private mutating func checkNames() {
    var first: [String: Route] = [:]
    for route in routes {
      if let other = first[route.functionName] {
        findings.append(.sameFunction(route.route, other, name: route.functionName))
      } else {
        first[route.functionName] = route.route
      }
    }
  }
}

/// A route for which there is a function.
struct BuilderRoute {
  let route: Route
  let pattern: BuilderPattern
  let functionName: String

  /// The reason of the deprecation; `nil` if the route is not deprecated.
  let deprecation: String?
  let requirements: [String]
  var readBack: BuilderReadBack?

  /// The pattern of another route which only the app can tell from this one.
  var undecided: String?

  init(
    _ listed: ListedRoute, _ pattern: BuilderPattern, _ language: any BuilderLanguage.Type
  ) {
    route = listed.route
    self.pattern = pattern
    deprecation = listed.deprecation
    requirements = listed.requirements
    functionName = language.functionName(route.groupNames + [route.caseName])
  }
}

extension BuilderRoute {
  /// Whether a pattern matches the links of the route in the form in which they are printed.
  fileprivate func isMatched(by candidate: Candidate) -> Bool {
    candidate.route == route.index && !candidate.isForPayloads
      && candidate.pattern.text == route.pattern.text && route.unnamedTexts.isEmpty
      && !route.parameters.contains { $0.form == .optionalRest }
  }
}

/// The patterns with which the links of a route are read back.
struct BuilderReadBack {
  let scopes: [Scope]

  /// The paths of the patterns for a payload; `nil` if no payload names a route by its path.
  let payloadPaths: [[BuilderPlan.PatternName]]?

  struct Scope {
    let origin: OriginConstraint?
    let paths: [[BuilderPlan.PatternName]]
  }
}

extension BuilderOptions {
  fileprivate func includes(_ name: String) -> Bool {
    only.isEmpty
      || only.contains { pattern in
        pattern == name || pattern.hasSuffix("*") && name.hasPrefix(pattern.dropLast())
      }
  }

  /// The names of `only` that name no route.
  package func unknownNames(in model: RouteModel) -> [String] {
    only.filter { pattern in
      var options = BuilderOptions()
      options.only = [pattern]
      return !model.routes.contains { options.includes($0.qualifiedName) }
    }
  }
}

extension Diagnostic {
  fileprivate static func sameFunction(_ route: Route, _ other: Route, name: String) -> Diagnostic {
    Diagnostic(
      .sameFunctionName,
      "'\(route.qualifiedName)' and '\(other.qualifiedName)' would both be the function '\(name)'",
      at: route.nameSpan
    )
    .also(other.nameSpan, "the other one is here")
    .note("another name after 'as', or '--only' with one of the two, keeps them apart")
  }

  fileprivate static func undecided(
    _ route: Route, _ candidate: Candidate, _ model: RouteModel
  ) -> Diagnostic {
    Diagnostic(
      .uncheckedLinks,
      "only the app can tell which links of '\(route.qualifiedName)' are those of "
        + "'\(candidate.pattern.text)'", at: route.nameSpan
    )
    .also(candidate.pattern.span, "it has a declared Swift type, of whose values nothing is known")
  }
}
