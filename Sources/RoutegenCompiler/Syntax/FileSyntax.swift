/// A `.routes` file as it was written.
///
/// Nothing is looked up or normalised: names may be unknown, and numbers may be any text.
/// `RoutegenModel` determines what the file means.
package struct FileSyntax: Sendable {
  package let file: SourceFile
  package var declarations: [DeclarationSyntax] = []

  /// Every comment of the file in order, documentation included, for the formatter.
  package var comments: [Span] = []

  /// Whether the text could be parsed at all: it is UTF-8, has no conflict markers, and is not
  /// another kind of file.
  package var isReadable = true

  package init(file: SourceFile) {
    self.file = file
  }
}

/// One declaration of a file or of a block.
package indirect enum DeclarationSyntax: Sendable {
  case routes(RoutesSyntax)
  case access(NameSyntax)
  case handlers(NameSyntax)
  case importModule(NameSyntax)
  case schemes([NameSyntax])
  case hosts([NameSyntax])
  case origins(OriginsSyntax)
  case variant(VariantSyntax)
  case requirements([NameSyntax])
  case plusLiteral(Span)
  case payload(PayloadSyntax)
  case expires(NameSyntax)
  case caseless(Span)
  case enumeration(EnumSyntax)
  case type(DeclaredTypeSyntax)
  case route(RouteSyntax)
  case exception(ExceptionSyntax)
  case envelope(EnvelopeSyntax)
}

/// A name or another text, and its span.
package struct NameSyntax: Hashable, Sendable {
  package let text: String
  package let span: Span

  package init(text: String, span: Span) {
    self.text = text
    self.span = span
  }
}

/// `routes Name`, the first declaration of a file.
package struct RoutesSyntax: Sendable {
  package let documentation: [String]
  package let name: NameSyntax
}

/// `host a, *.b { … }` or `scheme a { … }`: a block that accepts only these hosts or schemes.
package struct OriginsSyntax: Sendable {
  package let kind: Kind
  package internal(set) var names: [NameSyntax]

  /// The placeholder with which the only host begins; `nil` for hosts without one.
  package let value: HostValueSyntax?
  package internal(set) var block: [DeclarationSyntax]

  /// The brace that closes the block; `nil` if it is missing.
  package let closingBrace: Span?

  package enum Kind: Sendable {
    case hosts, schemes
  }
}

/// `{lang: Language}.example.com`: a host, or its first label, that is the value of a parameter.
package struct HostValueSyntax: Sendable {
  package let parameter: ParameterSyntax

  /// The text after the placeholder, with its dot; `nil` if the value is the whole host.
  package let suffix: NameSyntax?

  /// The other hosts of the block, which have the same value.
  package internal(set) var others: [Other] = []

  /// `{lang}.m.example.com` after a comma; without a placeholder, there is a mistake.
  package struct Other: Sendable {
    package let parameter: ParameterSyntax?
    package let suffix: NameSyntax?
    package let span: Span
  }
}

/// `variant NAME { … }`, with one entry a line.
package struct VariantSyntax: Sendable {
  /// The compilation condition.
  package let name: NameSyntax
  package let entries: [VariantEntrySyntax]

  /// Whether a line of the variant is left out because of a mistake.
  package let hasMistakes: Bool

  /// The places of the schemes and hosts that the variant has.
  package var spans: Set<Span> {
    Set(
      entries.flatMap { entry in
        switch entry {
        case .schemes(let names), .hosts(let names): names.map(\.span)
        case .replacement(_, _, let new): [new.span]
        }
      })
  }
}

/// A line of a variant, which replaces schemes or hosts of the file.
package enum VariantEntrySyntax: Sendable {
  case schemes([NameSyntax])
  case hosts([NameSyntax])

  /// `host old = new` or `scheme old = new`, wherever the file names it.
  case replacement(OriginsSyntax.Kind, old: NameSyntax, new: NameSyntax)
}

/// `enum Name { first, second = "text" }`.
package struct EnumSyntax: Sendable {
  package let documentation: [String]
  package let name: NameSyntax
  package let values: [EnumValueSyntax]

  /// Whether the enum is written `open enum`: it accepts other texts, too.
  package let isOpen: Bool

  /// Whether the enum is written `caseless enum` or `caseless open enum`.
  package let isCaseless: Bool
}

/// One value of an enum: its name, and its text in links if that differs.
package struct EnumValueSyntax: Sendable {
  package let name: NameSyntax
  package let text: NameSyntax?
}

/// `type Name begins "@" plus literal`, or a part of it.
package struct DeclaredTypeSyntax: Sendable {
  package let name: NameSyntax

  /// The text with which each value begins; `nil` if there is none.
  package var prefix: NameSyntax?

  /// Whether a `+` in a query is a plus sign of a value, and not a space.
  package var isPlusLiteral = false

  /// What a line with `=` says of the texts of its values; `nil` for a Swift type of the app.
  package var texts: TextTypeSyntax?

  /// Whether something is wrong with the text after `begins`.
  package var hasBrokenPrefix = false
}

/// What follows the `=` of a declared type: `String of a-z 0-9, length 1...40`.
package struct TextTypeSyntax: Sendable {
  package let documentation: [String]

  /// Characters and ranges of them, as they are written: `a-z`, `_`.
  package var characters: [NameSyntax] = []

  package var length: RangeSyntax?
}

/// `payload key`, or `payload { … }` with one entry a line.
package struct PayloadSyntax: Sendable {
  package let entries: [PayloadEntrySyntax]
  package let span: Span
}

/// One rule by which a payload names a route.
package enum PayloadEntrySyntax: Sendable {
  case type(key: NameSyntax)
  case link(key: NameSyntax)

  /// The value is the text that the key must have; `nil` for any text.
  case when(key: NameSyntax, value: NameSyntax?, pattern: PatternSyntax)
  case otherwise(pattern: PatternSyntax)
}

extension [DeclarationSyntax] {
  /// All routes and groups, those in blocks included, in the order of the text.
  package var allRoutes: [RouteSyntax] {
    flatMap { declaration -> [RouteSyntax] in
      switch declaration {
      case .route(let route): [route] + (route.block ?? []).allRoutes
      case .origins(let block): block.block.allRoutes
      case _:
        []
      }
    }
  }
}
