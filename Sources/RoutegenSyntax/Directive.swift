import RoutegenSource

/// The words with which declarations begin.
package let declarationWords = Directive.words

/// A word with which a declaration begins, in the order of a typical file.
enum Directive: String, CaseIterable {
  case routes, access, handlers, `import`, scheme, host, payload, expires, caseless, plus, require
  case `enum`, open, type, except, unwrap

  static let words = allCases.map(\.rawValue)

  /// The directive that `word` is, or most likely a misspelling of.
  init?(closestTo word: String) {
    guard
      let known = Self(rawValue: word)
        ?? closest(to: word, among: Self.words).flatMap(Self.init(rawValue:))
    else { return nil }
    self = known
  }

  /// Whether blocks may contain it: it has a pattern.
  var isAllowedInBlocks: Bool { self == .except || self == .unwrap }

  /// Whether a name, and not a pattern or a word of the language, follows it.
  var hasName: Bool {
    switch self {
    case .routes, .access, .handlers, .import, .scheme, .host, .payload, .expires, .require, .enum,
      .type, .except, .unwrap:
      true
    case .caseless, .plus, .open: false
    }
  }

  /// Whether documentation before it is copied to the generated code.
  var isDocumented: Bool { self == .routes || self == .enum || self == .open }

  /// Whether it declares a type that parameters may have.
  var declaresType: Bool { self == .enum || self == .open || self == .type }
}
