package import RoutegenSource

/// A `.routes` file as it was written.
///
/// Nothing is looked up and nothing is normalised here: names may be unknown, numbers may be text.
/// What it means is the business of `RoutegenModel`.
package struct FileSyntax: Sendable {
  package let file: SourceFile
  package var declarations: [DeclarationSyntax] = []

  /// Every comment of the file in order, documentation included, for the formatter.
  package var comments: [Span] = []

  package init(file: SourceFile) {
    self.file = file
  }
}

/// One declaration of a file or of a group's block.
package indirect enum DeclarationSyntax: Sendable {
  case routes(RoutesSyntax)
  case access(NameSyntax)
  case handlers(NameSyntax)
  case importModule(NameSyntax)
  case schemes([NameSyntax])
  case hosts([NameSyntax])
  case origins(OriginsSyntax)
  case requirements([NameSyntax])
  case plusLiteral(Span)
  case payload(PayloadSyntax)
  case expires(NameSyntax)
  case caseless(Span)
  case enumeration(EnumSyntax)
  case type(NameSyntax)
  case route(RouteSyntax)
  case exception(ExceptionSyntax)
  case envelope(EnvelopeSyntax)
}

/// A piece of text that names something, and where it stands.
package struct NameSyntax: Hashable, Sendable {
  package let text: String
  package let span: Span

  package init(text: String, span: Span) {
    self.text = text
    self.span = span
  }
}

/// `routes Name`, the line that a file begins with.
package struct RoutesSyntax: Sendable {
  package let documentation: [String]
  package let name: NameSyntax
}

/// `host a, *.b { … }` or `scheme a { … }`: routes on these hosts or schemes only.
package struct OriginsSyntax: Sendable {
  package let kind: Kind
  package let names: [NameSyntax]
  package let block: [DeclarationSyntax]

  package enum Kind: Sendable {
    case hosts, schemes
  }
}

/// `enum Name { first, second = "text" }`.
package struct EnumSyntax: Sendable {
  package let documentation: [String]
  package let name: NameSyntax
  package let values: [EnumValueSyntax]

  /// Whether `open` stands before it: other texts are values as well.
  package let isOpen: Bool
}

/// One value of an enum: how it is written, and the text that stands for it if that is another.
package struct EnumValueSyntax: Sendable {
  package let name: NameSyntax
  package let text: NameSyntax?
}

/// `payload key`, or `payload { … }` with one entry a line.
package struct PayloadSyntax: Sendable {
  package let entries: [PayloadEntrySyntax]
  package let span: Span
}

/// One way in which a payload names a route.
package enum PayloadEntrySyntax: Sendable {
  case type(key: NameSyntax)
  case link(key: NameSyntax)
  case when(key: NameSyntax, pattern: PatternSyntax)
  case otherwise(pattern: PatternSyntax)
}
