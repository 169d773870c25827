// Public members whose names begin with an underscore are for generated code alone; see "Generated
// code" in Documentation/Internals/Architecture.md.

/// A destination in an app, with the links that lead to it.
///
/// `routegen` generates the conforming enum from a `.routes` file; do not conform types by hand.
/// The extensions of this protocol read a link, a path or a payload, and print them:
///
/// ```swift
/// let route = try BestRecipes("https://bestrecipes.com/recipe?id=1234")
/// try route.link()    // "bestrecipes://recipe?id=1234"
/// ```
public protocol Route: RouteGroup, Identifiable
where _RouteSet == Self, ID == Self {
  /// The patterns of the route set, as data.
  static var _table: RouteTable { get }

  /// Makes the route with this number from the values of a link.
  static func _make(_ index: Int, _ values: borrowing RouteValues) throws(LinkError) -> Self

  /// Returns whether the text is a value of a type that only generated code knows, by its number.
  static func _reads(_ type: Int, _ text: String) -> Bool

  /// The names of the requirements of the route, the outermost first; `nil` for a callback, which opens at once.
  var _requirements: [String]? { get }

  /// The parts of the runtime that the table needs.
  static var _features: RouteFeatures { get }
}

extension Route {
  /// The route itself, for a sheet or an item of a list.
  @_alwaysEmitIntoClient
  public var id: Self { self }

  /// No requirements, for a route set in which no route has any and none is a callback.
  public var _requirements: [String]? { [] }

  /// All parts, for a table that no generator wrote.
  public static var _features: RouteFeatures { .all }
}

/// A route set, or a group of a route set.
public protocol RouteGroup: Hashable, Sendable {
  /// The route set, of which this is a level.
  associatedtype _RouteSet: Route

  /// The number of the route in its route set, counted from 0.
  var _number: Int { get }

  /// Writes the part of the link that belongs to this level and the levels below it.
  func _write(to writer: inout LinkWriter)
}

/// A type of parameters.
///
/// To use a type of your own, conform it to this protocol and declare it in the `.routes` file with
/// `type Name`:
///
/// ```swift
/// extension Temperature: RouteValue {
///   public init?(routeValue text: String) { … }
///   public var routeValue: String { … }
/// }
/// ```
///
/// For an enum with `String` raw values, declaring the conformance is enough.
///
/// A value must be equal to the value that ``init(routeValue:)`` creates from its ``routeValue``.
/// If it is not, printing throws ``LinkError/unprintable(_:)``.
public protocol RouteValue: Hashable, Sendable {
  /// Creates the value with a text, which is already percent-decoded; `nil` if the text is not a
  /// value of this type.
  init?(routeValue text: String)

  /// The text of the value, not yet percent-encoded.
  var routeValue: String { get }

  /// The value of a type that the runtime writes without the text; `nil` for all other types.
  var _written: WrittenValue? { get }
}

extension RouteValue {
  /// No value: other types are written as their texts.
  @inlinable
  public var _written: WrittenValue? { nil }
}

extension RouteValue where Self: RawRepresentable, RawValue == String {
  /// Creates the value whose raw value is the text.
  public init?(routeValue text: String) {
    self.init(rawValue: text)
  }

  /// The raw value.
  public var routeValue: String { rawValue }
}
