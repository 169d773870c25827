/// Words of other tools.
enum Vocabulary {
  /// Words for declarations of this language.
  static let synonyms: [String: String] = [
    "domain": "host", "hostname": "host", "website": "host", "module": "routes", "router": "routes",
    "package": "routes", "ignore": "except", "exclude": "except", "not": "except",
    "requirement": "require", "visibility": "access", "case-insensitive": "caseless",
    "caseinsensitive": "caseless", "push": "payload", "notification": "payload",
    "expiry": "expires", "flavor": "variant", "environment": "variant", "configuration": "variant",
    "buildtype": "variant", "applinks": "host", "disallow": "except", "deny": "except",
    "!": "except", "redirect": "also", "301": "also", "302": "also",
    "307": "also", "308": "also", "alias": "also", "aka": "also", "or": "also", "|": "also",
    "->": "also",
  ]

  static let modifiers = [
    "public", "private", "internal", "fileprivate", "package", "final", "indirect",
  ]

  /// The words before the name of a type, here and in Swift.
  static let wordsOfTypes = [
    "enum", "open", "caseless", "type", "struct", "class", "protocol", "typealias", "actor",
    "extension",
    "extend",
  ]

  /// Those of them that define a Swift type, or name it.
  static let wordsOfSwiftTypes: Set<String> = [
    "type", "struct", "class", "typealias", "actor", "newtype",
  ]

  static let builtInTypes: Set<String> = [
    "String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "URL",
  ]

  /// The words of each hole that is called as the list is.
  static let lists: [String: [String]] = [
    "routeword": wordsOfRoutes.sorted(),
    "declaration": ["case", "static let", "static var", "let", "var", "static", "func"],
    "commentmark": ["--", ";", "rem", "%", "'", "##", "#"],
    "endmark": ["--", ";", "#"],
    "listmark": [",", ";"],
    "modifier": modifiers,
    "declarationword": ["routes", "enum", "open", "type"],
    "originword": ["scheme", "host"],
    "importkind": ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"],
    "wildcard": ["????", "???", "??"],
    "ext": ["js", "jsx", "ts", "tsx", "vue"],
    "unequal": ["!=", "<>", "~=", "!"],
    "anyname": ["...", "**", "*"],
  ]
}

/// Words that forms know.
extension Vocabulary {
  /// What to write in place of a declaration of another language.
  static let notes: [String: String] = {
    let redirect = "write another pattern of a route below it: 'also /old' on the line below '/new'"
    let include = "'/shop mount Shop' continues a pattern with the route set 'Shop' of another file"
    let type =
      "a list of values is 'enum Sort { first, second }', and texts are 'type PostID = String of a-z 0-9'; 'type Color' names a Swift type"
    return [
      "redirect": redirect, "rewrite": redirect, "include": include, "require_relative": include,
      "#include": include, "mount": include, "typealias": type, "struct": type, "class": type,
      "protocol": type, "actor": type, "extension": type, "extend": type,
      "begins": "'begins' follows the name of a type: 'type UserID begins \"@\"'",
      "with": "'with' gives values to the parameters of an 'also': 'also /news with tab = news'",
    ]
  }()

  /// Words between others that say no more than their order.
  static let noise: Set<String> = [
    "at", "to", "in", "the", "for", "is", "of", "on", "from", "by", "as", "with", "and",
    "or", "equals", "becomes", "named", "called", "do", "begin", "then", "end", "link", "match",
    "true", "yes",
  ]

  /// Words before and after a pattern that only say that it is one.
  static let wordsOfRoutes: Set<String> = [
    "get", "post", "put", "delete", "patch", "head", "any", "route", "path", "url", "link", "page",
    "screen", "group", "section", "scope", "namespace", "resources", "resource",
  ]

  /// Words before a name that only say that it is one.
  static let wordsOfNames: Set<String> = ["case", "let", "var", "static", "func", "name"]

  static func synonyms(in form: LineForm) -> [String: String] {
    switch form {
    case .declaration: synonyms
    case .continuation: LineParser.continuationsOfOthers
    case .payload: wordsOfPayloads
    case .attribute, .values, .variant: [:]
    }
  }

  private static let wordsOfPayloads = [
    "default": "else", "otherwise": "else", "fallback": "else", "case": "when", "if": "when",
    "path": "type", "key": "type", "url": "link", "deeplink": "link",
  ]
}
