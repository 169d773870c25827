/// The position of a placeholder in its pattern, which limits what the parameter can be.
enum PlaceholderPosition {
  /// A whole path segment.
  case segment

  /// A part of a path segment, next to literal text.
  case mixed

  /// A part of the text of an item or a fragment, which is read as in a path.
  case part
  case query
  case fragment

  var isInPath: Bool {
    switch self {
    case .segment, .mixed, .part: true
    case .query, .fragment: false
    }
  }
}

/// The parameters to which the placeholders of a pattern are bound.
struct ParameterBinder {
  let purpose: Purpose
  private(set) var parameters: [Parameter]

  /// The slots that have a value in this pattern.
  private(set) var used: Set<Int>

  /// The number of parameters that the groups around the pattern have.
  private let outerCount: Int

  /// What this pattern says of parameters, by slot, although the route does not.
  private(set) var changes: [Int: Parameter.Change] = [:]

  /// The names of parameters whose declarations have a mistake.
  private(set) var broken: Set<String>

  /// What is printed at the placeholders of a route that have no name.
  private(set) var unnamedTexts = UnnamedTexts()

  /// The relation of a pattern's placeholders to the parameters of a route.
  enum Purpose {
    /// A placeholder declares a parameter, as in a route.
    case declares

    /// A placeholder refers to a parameter of the route, as in `also`.
    case refers

    /// The text of a placeholder is matched and not kept, as in `except`.
    case discards
  }

  private init(_ purpose: Purpose, in scope: EnclosingScope) {
    self.purpose = purpose
    parameters = scope.parameters
    (used, outerCount) = (Set(scope.parameters.indices), scope.parameters.count)
    broken = scope.brokenParameters
  }

  /// The names of the parameters that have no value in this pattern.
  var unusedNames: [String] {
    parameters.indices.filter { !used.contains($0) }.map { parameters[$0].name }
      .filter { !written.contains($0) }
  }

  /// The names of all placeholders of another pattern of a route, of which the rest is bound later.
  var written: [String] = []

  /// Whether the pattern of a group has the parameter.
  func isOfGroup(_ slot: Int) -> Bool { slot < outerCount }

  /// Binds the placeholders of a route or group, which declare parameters.
  static func declaring(in scope: EnclosingScope) -> ParameterBinder {
    var binder = ParameterBinder(.declares, in: scope)
    binder.unnamedTexts = scope.unnamedTexts
    if let parameter = scope.ownHostParameter { _ = binder.declare(parameter) }
    return binder
  }

  /// Binds the placeholders of another pattern of a route.
  static func referring(to route: ParameterBinder, in scope: EnclosingScope) -> ParameterBinder {
    var binder = ParameterBinder(.refers, in: scope)
    binder.parameters = route.parameters
    binder.broken = route.broken
    if scope.ownHostParameter != nil { binder.used.insert(0) }
    return binder
  }

  /// Binds the placeholders of a pattern without a route.
  static var discarding: ParameterBinder {
    ParameterBinder(.discards, in: EnclosingScope())
  }

  func slot(of name: String) -> Int? { parameters.firstIndex { $0.name == name } }

  /// Adds a parameter; returns its slot.
  mutating func declare(_ parameter: Parameter) -> Int {
    parameters.append(parameter)
    used.insert(parameters.count - 1)
    return parameters.count - 1
  }

  /// Remembers the name of a parameter whose declaration has a mistake.
  mutating func declareBroken(_ name: String) { broken.insert(name) }

  /// Uses a slot; returns `false` if it already has a value.
  mutating func use(_ slot: Int) -> Bool { used.insert(slot).inserted }

  /// Makes this pattern say something of a parameter.
  mutating func change(_ slot: Int, _ change: Parameter.Change) {
    changes[slot, default: []].insert(change)
  }

  /// Remembers what is printed at a placeholder of the path; no text for one that is never printed.
  mutating func addPrinted(_ text: String?) {
    if let text { unnamedTexts.path.append(text) }
  }

  /// Remembers what is printed as the value of an item; no text for one that is never printed.
  mutating func addPrinted(_ text: String?, asValueOf key: String, at position: PlaceholderPosition)
  {
    guard let text else { return }
    if position == .query {
      unnamedTexts.query[key] = text
    } else {
      unnamedTexts.fragment[key] = text
    }
  }

  /// The required parameters that have no value in this pattern.
  var missing: [Parameter] {
    parameters.enumerated().filter { !used.contains($0.offset) && !$0.element.mayBeAbsent }
      .map(\.element)
  }
}
