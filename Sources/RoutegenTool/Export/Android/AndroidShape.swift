import RoutegenCompiler

/// The texts that a part of a path segment may have, in terms that Android's patterns can express.
enum AndroidShape: Hashable {
  /// One text, decoded.
  case text(String)

  /// One of several texts.
  case list([String], List)

  /// Any text that is not empty.
  case any

  /// A whole number.
  case integer(isSigned: Bool)

  /// A number that may have a fraction.
  case decimal

  /// So many digits.
  case digits(Int)
  case uuid

  /// A date with a time and a zone.
  case date

  /// A text that begins with another, and then is as a rule says.
  case texts(String, TextRule)

  /// A web link, which has slashes.
  case url

  enum List {
    /// The texts of an enum.
    case values

    /// The texts of a `Bool`, which links must have as they are even if the route set is `caseless`.
    case flags

    /// The whole numbers of a short range.
    case numbers
  }

  /// The texts, if they are listed.
  var texts: [String]? {
    if case .text(let text) = self { return [text] }
    if case .list(let texts, _) = self { return texts }
    return nil
  }

  /// The shape with those of its listed texts that satisfy a condition.
  func filter(_ isIncluded: (String) -> Bool) -> AndroidShape {
    if case .list(let texts, let kind) = self {
      .list(texts.filter(isIncluded), kind)
    } else {
      self
    }
  }

  /// Whether it is one of several texts.
  var isList: Bool { if case .list = self { true } else { false } }
}

/// A path segment: the shape of a literal or a placeholder, or those of several in a row.
typealias AndroidSegment = [AndroidShape]
