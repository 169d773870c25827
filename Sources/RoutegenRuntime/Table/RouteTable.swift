/// The patterns of a route set as read-only data in one string literal.
///
/// Generated code contains the table as `_table`. It needs no setup at launch; its first use decodes
/// the header.
///
/// Numbers are little-endian digits of 7 bits, one per byte, so that the literal is valid text.
/// Texts are UTF-8. Every offset is checked when it is read, so a damaged table can cause wrong
/// answers but never a trap. `RoutegenCompiler/Swift/Table/MatchTable.swift` writes the table in this layout:
///
///     table         header displacements symbolSlot… … nodes
///     header        seed:4 bucketBits:1 slotBits:1 flags:1 hasBases:1 root:index captures:2 slots:2 choices:2
///                   expiry:text schemes:address hosts:address payloads:address routes:address
///                   tree:address scopes:address triggers:address webOrigin:text appOrigin:text
///                   nodes:address fragmentMark:3 origins:address, filled up to 80
///     displacements a digit for each bucket of the symbols' hash
///     symbolSlot    first:8 last:8 tag:1 symbol:3 text:address
///     nodes         node…, to the end of the table
///     address       4 digits: an offset from the start of the table
///     index         3 digits 0: the index of a node
///     text          address length:3
///     list of X     count:3 X…
///     node          check:3 base:3 candidateCount:1 0 alternatives:address candidates:address
///                   (candidates: a candidate, or a list)
///     candidates    list(candidate:address)
///     alternatives  kindAndReader:1 child:3 argument:address …
///                   (argument: a type, the pieces of a mixed segment, or 0 for the rest of a path)
///     pieces        list(isParameter:1 (text, or type:address 0:3))
///     type          kind:1 kindOfBounds:1 argument:address name:text (low:10 high:10, or hosts:address,
///                   or prefix:text, or separator:text)
///     enumeration   list(symbol:3)
///     candidate     route:3 kindAndFlags:1 literals:2 fragmentLiterals:2 parameters:2
///                   literal… slot…
///     literal       key:text isAny:1 value:text
///     slot          sourceAndForm:1 reader:1 symbolOrOrder:3 parameter:address
///     parameter     type:address name:text text:text
///     schemes       list(text), and with bases list(origin base:text), the first that covers a host being its own
///     hosts         list(origin), of hosts
///     payloads      list(kind:1 key:text candidate:address)
///                   (candidate: for a rule with a value, the address of value:text candidate:address)
///     origin        kind:1 text
///     scopes        list(origin root:index)
///     triggers      list(kind:1 type:text candidate:address)
///     routes        list(pattern:text node:address printing:1 origins:address name:text
///                   otherTexts:address)
///     otherTexts    list(segment:1 text), in the order of the segments
///     origins       list(origin beginning:text)
///     tree node     parent:address name:text segment:text documentation:text
///                   requirements:list(text) isDestination:1
///                   parameters:list(name:text type:text) children:list(node:address)
public struct RouteTable: Sendable {
  let bytes: StaticString
  let start: TableStart

  /// Creates the table that the literal contains.
  public init(_ bytes: StaticString) {
    self.bytes = bytes
    start = TableStart(ByteView(bytes))
  }

  /// Returns the text with its ASCII letters in lower case, which is how a `caseless` route set
  /// compares texts.
  public static func _foldedASCII(_ text: String) -> String {
    String(decoding: text.utf8.map { foldedASCII($0) }, as: UTF8.self)
  }
}
