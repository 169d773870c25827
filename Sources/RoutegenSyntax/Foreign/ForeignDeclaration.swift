/// Words with which lines begin in other tools.
enum ForeignDeclaration {
  /// The word precedes a pattern, which needs none; `isSame` if it says nothing else.
  case prefix(isSame: Bool)

  /// `case home = /home`, `name home = /home`.
  case named

  /// `mount Shop /shop`.
  case mount

  /// `redirect /old /new`.
  case redirect

  /// `include "Shop.routes"`.
  case include

  /// A declaration of a Swift type: the words to write instead.
  case type(String)

  /// Another word for a declaration of this language.
  case synonym(Directive)

  /// `or /start` below a route.
  case alias

  /// `-- comment`, `; comment`.
  case comment

  /// The name of an attribute without its `@`.
  case attribute

  private static let words: [String: ForeignDeclaration] = [
    "get": .prefix(isSame: false), "post": .prefix(isSame: false), "put": .prefix(isSame: false),
    "delete": .prefix(isSame: false), "patch": .prefix(isSame: false),
    "head": .prefix(isSame: false), "any": .prefix(isSame: false),
    "route": .prefix(isSame: true), "path": .prefix(isSame: true), "url": .prefix(isSame: true),
    "link": .prefix(isSame: true), "page": .prefix(isSame: true), "screen": .prefix(isSame: true),
    "group": .prefix(isSame: true), "section": .prefix(isSame: true),
    "scope": .prefix(isSame: true), "namespace": .prefix(isSame: true),
    "resource": .prefix(isSame: true), "-": .prefix(isSame: false), "*": .prefix(isSame: false),
    "+": .prefix(isSame: false), "•": .prefix(isSame: false),
    "case": .named, "let": .named, "var": .named, "static": .named,
    "mount": .mount, "redirect": .redirect, "rewrite": .redirect,
    "alias": .alias, "or": .alias, "aka": .alias, "alternative": .alias, "synonym": .alias,
    "--": .comment, ";": .comment, "'": .comment, "rem": .comment, "%": .comment,
    "|": .prefix(isSame: false), "resources": .prefix(isSame: false),
    "deprecated": .attribute, "internal": .attribute, "shortcut": .attribute,
    "activity": .attribute,
    "domain": .synonym(.host), "hostname": .synonym(.host), "website": .synonym(.host),
    "module": .synonym(.routes), "router": .synonym(.routes), "package": .synonym(.routes),
    "ignore": .synonym(.except), "exclude": .synonym(.except), "not": .synonym(.except),
    "requirement": .synonym(.require), "visibility": .synonym(.access),
    "case-insensitive": .synonym(.caseless), "caseinsensitive": .synonym(.caseless),
    "push": .synonym(.payload), "notification": .synonym(.payload), "expiry": .synonym(.expires),
    "include": .include, "#include": .include, "require_relative": .include,
    "struct": .type("enum"), "class": .type("enum"), "typealias": .type("type"),
    "protocol": .type("type"), "actor": .type("type"), "extend": .type("enum"),
    "extension": .type("enum"),
  ]

  init?(_ word: String) {
    if let known = Self.words[word.lowercased()] {
      self = known
    } else if let last = word.last, ".)".contains(last), Int(word.dropLast()) != nil {
      self = .prefix(isSame: false)
    } else {
      return nil
    }
  }
}
