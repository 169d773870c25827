/// What a line that begins with a word declares; the rest of it may be in a block.
enum DirectiveLine {
  case complete(DeclarationSyntax)
  case origins(OriginsSyntax.Kind, [NameSyntax], HostValueSyntax? = nil)
  case enumeration([String], NameSyntax, isOpen: Bool, isCaseless: Bool)
  case payload(Span)
  case variant(NameSyntax)
}
