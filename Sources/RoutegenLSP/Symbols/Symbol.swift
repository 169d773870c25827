import RoutegenSource

/// A name of a `.routes` file that can be declared in one place and used in others.
enum Symbol: Hashable {
  /// The name after `routes`, which other files mount.
  case routeSet(String)

  /// An enum or a declared type.
  case type(String)
  case value(String, type: String)
  case requirement(String)

  /// A route or group, by the offset of its name or, without a name after `as`, of its pattern.
  case route(Int)

  /// A parameter, by the offset of the name in the placeholder that declares it.
  case parameter(String, declaredAt: Int)
}

/// A place at which a symbol is declared or used.
struct Occurrence {
  let symbol: Symbol
  let span: Span
  let isDeclaration: Bool

  /// Whether the text is the name; otherwise it is the pattern of a route.
  var isName = true
}
