/// What the grammar expects at the token at which it stops.
package enum Expected: Hashable, Sendable {
  case token(Token.Kind)
  case word(String)
  case declaration, endOfLine, endOfPattern
  case routesName, accessLevel, handlers, module, scheme, host, payloadKey, expiryKey, requirement
  case endOfType, endOfTextType, characters, enumName, enumBraces, value, textOfValue(of: String),
    separatorOfValues, typeName,
    prefix
  case pattern(after: String), envelopeKey
  case segment, item, placeholder, routeName, mountedName, aliasedHost, aliasedOrigin, pathOfOrigins
  case assigned, assignedValue, link(String), expectedRoute
  case attribute, argument
  case parameterName, type, innerType, hostOfURL, range, separator, number, defaultValue, otherKey
  case payloadEntry, key, textOfKey(String)
  case variantName, variantBraces, variantEntry

  /// How a message calls it.
  var noun: String {
    switch self {
    case .token(let kind): kind.name
    case .word(let word): "'\(word)'"
    case .declaration: "a declaration"
    case .endOfLine: "the end of the line"
    case .endOfPattern: "the end of the pattern"
    case .routesName: "the name of the routes"
    case .accessLevel, .handlers:
      "\(words.dropLast().map { "'\($0)'" }.joined(separator: ", ")) or '\(words.last ?? "")'"
    case .module: "the name of a module"
    case .scheme: "a scheme"
    case .host, .aliasedHost, .hostOfURL: "a host"
    case .payloadKey: "a key or '{'"
    case .expiryKey: "the key of the expiry date"
    case .requirement: "a requirement"
    case .enumName: "the name of the enum"
    case .enumBraces: "'{'"
    case .value: "a value of the enum"
    case .textOfValue: "the text of the value"
    case .separatorOfValues: "',' or '}'"
    case .typeName: "the name of a type"
    case .endOfType: "'begins', 'plus', '=' or the end of the line"
    case .endOfTextType: "'begins', 'of', 'length', 'plus' or the end of the line"
    case .characters: "a range of characters"
    case .prefix: "a text in quotation marks"
    case .pattern: "a pattern"
    case .envelopeKey: "the key of the link to open"
    case .aliasedOrigin: "an origin"
    case .pathOfOrigins: "white space before the path"
    case .segment: "a segment"
    case .item: "an item"
    case .placeholder: "a placeholder"
    case .routeName: "a name"
    case .mountedName: "the name of a route set"
    case .assigned, .parameterName: "the name of a parameter"
    case .assignedValue: "a value"
    case .link: "a link"
    case .expectedRoute: "a route"
    case .attribute: "an attribute"
    case .argument: "a word or quoted text"
    case .type, .innerType: "a type"
    case .range: "a range"
    case .separator: "a text in quotation marks"
    case .number: "a number"
    case .defaultValue: "a default value"
    case .payloadEntry: "'type', 'link', 'when' or 'else'"
    case .variantName: "a compilation condition"
    case .variantBraces: "'{'"
    case .variantEntry: "'scheme' or 'host'"
    case .key, .otherKey: "a key"
    case .textOfKey(let key): "the text of '\(key)'"
    }
  }

  /// The words of which it is one; empty if it is no choice of words.
  package var words: [String] {
    switch self {
    case .word(let word): [word]
    case .accessLevel: ["public", "package", "internal"]
    case .handlers: ["optional", "none"]
    case _: []
    }
  }

  /// The code of a line without it.
  var code: DiagnosticCode {
    [.item, .segment, .endOfPattern, .envelopeKey].contains(self)
      ? .invalidPattern : .unexpectedToken
  }

  /// Whether it is a part of a pattern.
  var isOfPattern: Bool {
    switch self {
    case .endOfPattern, .segment, .item, .placeholder, .parameterName, .type, .innerType, .range,
      .separator, .number, .defaultValue, .otherKey, .token(.rightBrace), .aliasedHost:
      true
    case _: false
    }
  }

  /// Whether it follows the token before it without white space; `nil` if it may or may not.
  var touches: Bool? {
    switch self {
    case .segment, .item, .placeholder, .endOfPattern, .aliasedHost, .word("+"): true
    case .word, .declaration, .payloadEntry, .variantEntry, .pattern: false
    case _: nil
    }
  }

  /// An example, or how the part is written; `nil` if the form of the line says enough.
  var note: String? {
    switch self {
    case .token(.rightBrace): "a placeholder is written '{name: Type in 1...50 = 20}'"
    case .token(.equals): "write 'with tab = news'"
    case .word("literal"): "with 'plus literal', a '+' in a query is a plus and not a space"
    case .endOfLine:
      "white space ends a pattern; behind it are 'as NAME', 'mount NAME' or a comment, '// TEXT'"
    case .endOfPattern:
      "a pattern is written '/users/{id: Int}?{page: Int = 1}&kind={kind}#{section}'"
    case .declaration:
      "a route begins with '/', and other lines with a word such as 'host', 'enum' or 'except'"
    case .segment: "a segment is a text or a placeholder: '/users/{id: Int}'"
    case .placeholder, .parameterName: "a placeholder is written '{id}' or '{id: Int}'"
    case .value:
      "values are written 'newest, oldest = \"old\"'; an 'open enum' also accepts others"
    case .textOfValue(let name): "write '\(name) = \"text\"', or remove the '='"
    case .word("String"), .word("= String"), .endOfTextType, .characters:
      "a type of texts is written 'type PostID = String begins \"p\" of a-z 0-9, length 1...26'"
    case .prefix, .endOfType:
      "a type may have a text with which all of its values begin: 'type UserID begins \"@\"'"
    case .pattern(let word): Self.examples[word].map { "write '\($0)'" }
    case .envelopeKey:
      "write 'unwrap /click?url' for the value of 'url', or 'unwrap /click#' for the fragment"
    case .item: "an item is '{name}', 'key={name}' or 'key=text'"
    case .routeName: "write 'as home', or remove 'as'"
    case .mountedName: "write 'mount Shop' for a file that begins with 'routes Shop'"
    case .aliasedHost: "write 'https://example.com/…', or 'https://*/…' for any host"
    case .aliasedOrigin, .pathOfOrigins:
      "write 'also https://a.example, https://b.example /path' for one path, or a line 'also' for each"
    case .assigned, .assignedValue: "write 'with tab = news'"
    case .link(let word): "write '\(word) /home\(word == "example" ? "" : "/x")'"
    case .expectedRoute: "write '-> home', or remove '->'"
    case .type: "write '{id: Int}', or '{id}' for a 'String'"
    case .range, .number: "a range is written '1...50', '1...' or '...50'"
    case .separator: "write '{ids: [Int] by \",\"}' for 'ids=1,2,3'"
    case .defaultValue: "write '{page: Int = 1}'"
    case .otherKey: "write '{id: Int also recipe_id}'"
    case .payloadEntry:
      "a payload is declared by its keys: 'payload type' if the key 'type' has the path"
    case .variantName, .variantBraces: "write 'variant BETA {', and the hosts of the beta below it"
    case .variantEntry: "a variant has lines 'scheme myapp-beta' and 'host beta.example.com'"
    case .textOfKey(let key):
      "write 'when \(key) = TEXT PATTERN', or several texts with commas between them"
    case .key: "write 'when chat /chats/{chat}'"
    case _:
      nil
    }
  }

  /// A line with each word that precedes a pattern.
  private static let examples = [
    "also": "also /start", "except": "except /about", "unwrap": "unwrap /click?url",
    "when": "when chat /chats/{chat}", "else": "else /home",
  ]
}
