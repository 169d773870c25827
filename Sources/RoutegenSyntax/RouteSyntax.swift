package import RoutegenSource

/// A route, or, with a block, a group of routes.
package struct RouteSyntax: Sendable {
  package let documentation: [String]

  /// What stands on the lines above it and begins with `@`.
  package let attributes: [AttributeSyntax]
  package let pattern: PatternSyntax

  /// The name after `as`.
  package let name: NameSyntax?
  package let aliases: [AliasSyntax]
  package let examples: [ExampleSyntax]

  /// The declarations between the braces; `nil` if there are none, and this is a leaf.
  package let block: [DeclarationSyntax]?

  /// The route set after `mount`, to which everything below the pattern belongs.
  package let mount: NameSyntax?
}

/// `@name` or `@name(argument, …)` above a route or group.
package struct AttributeSyntax: Sendable {
  /// Without the `@`.
  package let name: NameSyntax
  package let arguments: [NameSyntax]
  package let span: Span
}

/// `except PATTERN`: links that lead nowhere.
package struct ExceptionSyntax: Sendable {
  package let pattern: PatternSyntax
}

/// `unwrap PATTERN?key` or `unwrap PATTERN#`: links whose value of the key, or whose fragment, is
/// the link to open.
package struct EnvelopeSyntax: Sendable {
  /// Without the key or the `#`.
  package let pattern: PatternSyntax

  /// `nil` for the fragment.
  package let key: NameSyntax?
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

/// A pattern with placeholders: `/users/{id: Int}?{page: Int = 1}#{section}`.
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

/// A placeholder: `{name: Type in 1...50 = 20}`.
package struct ParameterSyntax: Sendable {
  /// `_` if the value is not kept.
  package let name: NameSyntax
  package let type: TypeSyntax?

  /// Whether `...` follows the name or the type: it takes the rest of the path, or of the link.
  package let isRest: Bool
  package let range: RangeSyntax?

  /// The hosts after `in`, which a URL may have.
  package let hosts: [NameSyntax]

  /// The text after `=`, without its quotation marks.
  package let defaultValue: NameSyntax?
  package let span: Span

  /// Whether this is `{_}`: the value is not kept.
  package var isUnnamed: Bool { name.text == "_" }
}

/// `Int`, `Country?`, `[String]`, `[String: String]`.
package struct TypeSyntax: Sendable {
  /// The type of one value; of a dictionary that of the keys.
  package let name: NameSyntax

  /// The type of a dictionary's values; `nil` for anything else.
  package let dictionaryValue: NameSyntax?
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
