package import RoutegenSource

/// A route, or, with a block, a group of routes.
package struct RouteSyntax: Sendable {
  package let documentation: [String]
  package let pattern: PatternSyntax

  /// The name after `as`.
  package let name: NameSyntax?
  package let aliases: [AliasSyntax]
  package let examples: [ExampleSyntax]

  /// The declarations between the braces; `nil` if there are none, and this is a leaf.
  package let block: [DeclarationSyntax]?
}

/// `also PATTERN with parameter = value, …`.
package struct AliasSyntax: Sendable {
  package let pattern: PatternSyntax
  package let values: [AssignmentSyntax]
}

/// `example LINK`, `example LINK -> name(parameter: value)` or `nomatch LINK`.
package struct ExampleSyntax: Sendable {
  /// Whether the link has to open the route, or must not.
  package let opens: Bool
  package let link: NameSyntax

  /// The route and its values as the text after `->` has them.
  package let expected: NameSyntax?
}

/// `parameter = value` after `with`.
package struct AssignmentSyntax: Sendable {
  package let name: NameSyntax
  package let value: NameSyntax
}

/// A link with holes: `/users/{id: Int}?{page: Int = 1}#{section}`.
package struct PatternSyntax: Sendable {
  /// The segments between the slashes; none for the pattern `/`.
  package let segments: [SegmentSyntax]
  package let query: [ItemSyntax]
  package let fragment: FragmentSyntax?
  package let span: Span

  package init(
    segments: [SegmentSyntax], query: [ItemSyntax], fragment: FragmentSyntax?, span: Span
  ) {
    self.segments = segments
    self.query = query
    self.fragment = fragment
    self.span = span
  }
}

/// One path segment: literal text, parameters, or both.
package struct SegmentSyntax: Sendable {
  package let pieces: [PieceSyntax]
  package let span: Span
}

/// A part of a path segment.
///
/// Literal text is percent-decoded: what it stands for, not how it is written.
package enum PieceSyntax: Sendable {
  case literal(NameSyntax)
  case parameter(ParameterSyntax)
}

/// One item of a query, or of a fragment that is written like a query.
package struct ItemSyntax: Sendable {
  /// The key before `=`, percent-decoded; `nil` for `{name}`, whose key is the parameter's name.
  package let key: NameSyntax?
  package let value: ItemValueSyntax
  package let span: Span
}

/// What stands at the value's place of an item.
package enum ItemValueSyntax: Sendable {
  /// `key=text`, or `key` alone with an empty text; percent-decoded.
  case literal(NameSyntax)
  case parameter(ParameterSyntax)
}

/// What stands after `#`.
package enum FragmentSyntax: Sendable {
  case whole(ParameterSyntax)
  case items([ItemSyntax])
}

/// A hole: `{name: Type in 1...50 = 20}`.
package struct ParameterSyntax: Sendable {
  package let name: NameSyntax
  package let type: TypeSyntax?

  /// Whether `...` follows the name or the type: it takes the rest of the path.
  package let isRest: Bool
  package let range: RangeSyntax?

  /// The text after `=`, without its quotation marks.
  package let defaultValue: NameSyntax?
  package let span: Span
}

/// `Int`, `Country?`, `[String]`.
package struct TypeSyntax: Sendable {
  package let name: NameSyntax
  package let isOptional: Bool
  package let isList: Bool
  package let span: Span
}

/// `1...50`; either bound may be left out.
package struct RangeSyntax: Sendable {
  package let lower: NameSyntax?
  package let upper: NameSyntax?
  package let span: Span
}
