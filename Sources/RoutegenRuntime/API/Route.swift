/// A link of an app as a typed value.
///
/// `routegen` makes the conforming enum from a `.routes` file; nothing conforms by hand. What you
/// use is in the extensions: initialisers that read a link, a path or a payload, and methods that
/// print them.
///
/// ```swift
/// let route = try BestRecipes("https://bestrecipes.com/recipe?id=1234")
/// try route.link()    // "bestrecipes://recipe?id=1234"
/// ```
public protocol Route: RouteGroup {
  /// Everything about the links of this route set, as data.
  static var _table: RouteTable { get }

  /// The route of this number with the values that a link gave.
  static func _make(_ index: Int, _ values: borrowing RouteValues) throws(LinkError) -> Self

  /// Whether the text is a value of a type that only generated code can name.
  static func _reads(_ type: Int, _ text: String) -> Bool
}

/// A route set, or a group in one.
public protocol RouteGroup: Hashable, Sendable {
  /// Writes the link's part that this level and those below it stand for.
  func _write(to writer: inout LinkWriter)
}

/// A type that the parameters of links may have.
///
/// Conform a type of your own to it and declare it in the `.routes` file with `type Name`:
///
/// ```swift
/// extension Temperature: RouteValue {
///   public init?(routeValue text: String) { … }
///   public var routeValue: String { … }
/// }
/// ```
///
/// An enum with `String` raw values needs no more than the name of the protocol.
///
/// Reading what was written has to give the same value. Where it does not, printing throws
/// ``LinkError/unprintable(parameter:)`` rather than making a link that opens something else.
public protocol RouteValue: Hashable, Sendable {
  /// The value that the text, already percent-decoded, stands for; `nil` if it is none.
  init?(routeValue text: String)

  /// The text that stands for the value, not yet percent-encoded.
  var routeValue: String { get }
}

extension RouteValue where Self: RawRepresentable, RawValue == String {
  /// The value whose raw value is the text.
  public init?(routeValue text: String) {
    self.init(rawValue: text)
  }

  /// The raw value.
  public var routeValue: String { rawValue }
}

/// The version of the agreement between generated code and this library.
///
/// Generated files mention this name. When a change to the library would make old generated code
/// wrong, it is renamed: old files then stop compiling, which beats misbehaving.
public enum GeneratedCodeVersion1 {}
