/// Words of other tools.
enum Vocabulary {
  /// Words for declarations of this language.
  static let synonyms: [String: String] = [
    "domain": "host", "hostname": "host", "website": "host", "module": "routes", "router": "routes",
    "package": "routes", "ignore": "except", "exclude": "except", "not": "except",
    "requirement": "require", "visibility": "access", "case-insensitive": "caseless",
    "caseinsensitive": "caseless", "push": "payload", "notification": "payload",
    "expiry": "expires", "flavor": "variant", "environment": "variant", "configuration": "variant",
    "buildtype": "variant",
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

  static let builtInTypes: Set<String> = [
    "String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "URL",
  ]

  /// The words that fit in a hole with the name of the list.
  static let lists: [String: [String]] = [
    "synonym": synonyms.keys.sorted { ($0.count, $1) > ($1.count, $0) },
    "method": ["get", "post", "put", "delete", "patch", "head", "any"],
    "httpmethod": ["get", "post", "put", "delete", "patch", "head"],
    "routeword": [
      "route", "path", "url", "link", "page", "screen", "group", "section", "scope", "namespace",
      "resources", "resource",
    ],
    "declaration": ["case", "static let", "static var", "let", "var", "static", "func"],
    "beforename": [
      "case ", "static let ", "static var ", "let ", "var ", "static ", "$", "",
    ],
    "namesign": ["=", ": "],
    "quote": ["\"", "'", "`", ""],
    "namekeyword": ["case", "let", "func", "static"],
    "commentmark": ["--", ";", "rem", "%", "'"],
    "modifier": modifiers,
    "typeword": ["enum", "open", "type"],
    "swifttype": ["struct", "class", "protocol", "actor"],
    "extend": ["extend", "extension"],
    "include": ["include", "#include", "require_relative"],
    "arrow": ["-->", "->", "=>"],
    "also": ["alias", "or", "aka", "alternative", "synonym"],
    "needs": ["requires", "require", "auth", "needs"],
    "and": ["and", "or", "und", "&&", "&", "||", "|", "+", ";"],
    "touching": ["except", "unwrap", "also", "example", "nomatch"],
    "importkind": ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"],
    "attribute": ["deprecated", "internal", "shortcut", "activity"],
    "keyword": [
      "routes", "access", "handlers", "import", "scheme", "host", "variant", "payload", "expires",
      "require", "enum", "type", "except", "unwrap", "also", "example", "nomatch", "link", "when",
      "else",
      "as",
    ],
    "nameword": [
      "routes", "access", "handlers", "import", "scheme", "host", "variant", "require", "enum",
      "type",
    ],
    "listword": ["scheme", "host", "require"],
    "elseword": ["default", "otherwise", "fallback"],
    "whenword": ["case", "if"],
    "exampleword": ["example", "nomatch"],
    "beginword": ["begins", "beginning", "begin", "starts", "start"],
    "beginsword": ["beginning", "begin", "starts", "start", "beigns", "begns"],
    "colon": [":", "="],
    "opencolon": [":", ""],
    "comma": [",", ";"],
    "maybecomma": [",", ""],
    "wildcard": ["????", "???", "??"],
    "itemmark": ["?", "&"],
    "noword": ["no", "not"],
    "elsecondition": ["if", "when"],
    "enumword": ["open enum", "enum"],
    "pathkey": ["path", "key"],
    "linkword": ["url", "deeplink"],
    "ext": ["js", "jsx", "ts", "tsx", "vue"],
    "unequal": ["!=", "<>", "~=", "!"],
    "equalword": ["is", "equals", "eq"],
    "ownword": [
      "routes", "access", "handlers", "import", "payload", "expires", "require", "enum", "open",
      "type", "except", "unwrap",
    ],
    "httpword": ["https", "http"],
    "exceptword": ["except", "unwrap"],
    "anyname": ["...", "**", "*"],
    "insteadword": ["==", "->", "=>", "to", "becomes", "with"],
  ]
}
