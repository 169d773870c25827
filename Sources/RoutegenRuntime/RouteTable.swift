/// The links of a route set as read-only data: one string literal, nothing to set up at launch.
///
/// Numbers are little-endian digits of 7 bits, one a byte, so that the literal is text. Texts are
/// UTF-8. `RoutegenSwift/MatchTable.swift` writes what is read here; every offset is checked when it
/// is followed, so a damaged table gives wrong answers but never a trap.
///
///     table       root:address flags:1 expiry:text schemes:address hosts:address
///                 payloads:address routes:address tree:address scopes:address
///                 triggers:address
///     address     4 digits
///     text        address length:3
///     list of X   count:3 X…
///     node        literals:list(text child:address) affixes:list(child:address list(piece))
///                 parameters:list(type:address child:address) rest:address
///                 candidates:list(candidate:address)
///     piece       isParameter:1 (text, or type:address 0:3)
///     type        kind:1 argument:address name:text bounds:1 (low:10 high:10, or hosts:address)
///     enumeration list(text)
///     candidate   route:3 kind:1 literals:list(literal) fragmentLiterals:list(literal)
///                 parameters:list(parameter)
///     literal     key:text isAny:1 value:text
///     parameter   source:1 argument:text type:address form:1 name:text
///     schemes     list(text)
///     hosts       list(isWildcard:1 text)
///     payloads    list(kind:1 key:text candidate:address)
///     origin      kind:1 text
///     scopes      list(origin root:address)
///     triggers    list(kind:1 type:text candidate:address)
///     routes      list(pattern:text node:address isVerified:1 origins:address)
///     origins     list(origin)
///     tree node   name:text segment:text documentation:text requirements:list(text)
///                 isDestination:1 parent:address
///                 parameters:list(name:text type:text) children:list(node:address)
public struct RouteTable: Sendable {
  let bytes: StaticString

  /// The table that the literal holds.
  public init(_ bytes: StaticString) {
    self.bytes = bytes
  }
}
