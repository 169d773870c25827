/// The links of a route set as read-only data: one string literal, nothing to set up at launch.
///
/// Numbers are little-endian digits of 7 bits, one a byte, so that the literal is text. Texts are
/// UTF-8. `RoutegenSwift/MatchTable.swift` writes what is read here; every offset is checked when it
/// is followed, so a damaged table gives wrong answers but never a trap.
///
///     table         header steps slots … row
///     header        seed:4 bucketBits:1 slotBits:1 flags:1 0 root:place captures:2 slots:2 choices:2
///                   expiry:text schemes:address hosts:address payloads:address routes:address
///                   tree:address scopes:address triggers:address row:address, filled up to 64
///     steps         a digit for each bucket of symbols
///     slot          first:8 last:8 tag:1 symbol:3 text:address
///     row           node…, to the end of the table
///     address       4 digits
///     place         3 digits 0: the number of a node in the row
///     text          address length:3
///     list of X     count:3 X…
///     node          parent:3 children:3 0 0 alternatives:address candidates:address
///     candidates    list(candidate:address)
///     alternatives  kind:1 hasNext:1 child:3 argument:address …
///                   (argument: a type, the pieces of a segment, or 0 for the rest of a path)
///     pieces        list(isParameter:1 (text, or type:address 0:3))
///     type          kind:1 kindOfBounds:1 argument:address name:text (low:10 high:10, or hosts:address)
///     enumeration   list(symbol:3)
///     candidate     route:3 kindAndFlags:1 literals:2 fragmentLiterals:2 parameters:2
///                   literal… parameter:address…
///     literal       key:text isAny:1 value:text
///     parameter     source:1 form:1 symbolOrOrder:3 type:address name:text text:text
///     schemes       list(text)
///     hosts         list(isWildcard:1 text)
///     payloads      list(kind:1 key:text candidate:address)
///     origin        kind:1 text
///     scopes        list(origin root:place)
///     triggers      list(kind:1 type:text candidate:address)
///     routes        list(pattern:text node:address needsReadBack:1 origins:address)
///     origins       list(origin)
///     tree node     name:text segment:text documentation:text requirements:list(text)
///                   isDestination:1 parent:address
///                   parameters:list(name:text type:text) children:list(node:address)
public struct RouteTable: Sendable {
  let bytes: StaticString

  /// The table that the literal holds.
  public init(_ bytes: StaticString) {
    self.bytes = bytes
  }

  /// Returns the text with the capital letters of ASCII in lower case, as a `caseless` route set compares
  /// texts.
  public static func _foldedASCII(_ text: String) -> String {
    String(decoding: text.utf8.map { foldedASCII($0) }, as: UTF8.self)
  }
}
