import RoutegenCompiler

/// The texts that a part of a path segment may have, in terms that Android's patterns can express.
enum AndroidShape: Hashable {
  /// One text, decoded.
  case text(String)

  /// The texts of an enum.
  case oneOf([String])

  /// The texts of a `Bool`, which links must have as they are even if the route set is `caseless`.
  case flag([String])

  /// The whole numbers of a short range.
  case numbers([String])

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

  /// The texts, if they are listed.
  var texts: [String]? {
    switch self {
    case .text(let text): [text]
    case .oneOf(let texts), .flag(let texts), .numbers(let texts): texts
    case .any, .integer, .decimal, .digits, .uuid, .date, .texts, .url: nil
    }
  }

  /// The shape with those of its listed texts that satisfy a condition.
  func filter(_ isIncluded: (String) -> Bool) -> AndroidShape {
    switch self {
    case .oneOf(let texts): .oneOf(texts.filter(isIncluded))
    case .flag(let texts): .flag(texts.filter(isIncluded))
    case .numbers(let texts): .numbers(texts.filter(isIncluded))
    case .text, .any, .integer, .decimal, .digits, .uuid, .date, .texts, .url: self
    }
  }

  /// Whether it is one of several texts.
  var isList: Bool {
    switch self {
    case .oneOf, .flag, .numbers: true
    case .text, .any, .integer, .decimal, .digits, .uuid, .date, .texts, .url: false
    }
  }
}

/// A path segment: the shape of a literal or a placeholder, or those of several in a row.
typealias AndroidSegment = [AndroidShape]
