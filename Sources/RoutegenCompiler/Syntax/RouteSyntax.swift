/// A route or, with a block, a group.
package struct RouteSyntax: Sendable {
  package let documentation: [String]

  /// The lines above the pattern that begin with `@`.
  package let attributes: [AttributeSyntax]
  package let pattern: PatternSyntax

  /// The name after `as`.
  package let name: NameSyntax?

  /// Those of a group are the first lines of its block.
  package internal(set) var aliases: [AliasSyntax]
  package internal(set) var examples: [ExampleSyntax]

  /// The declarations between the braces; `nil` for a route, which has no braces.
  package internal(set) var block: [DeclarationSyntax]?

  /// The brace that closes the block; `nil` for a route, and for a block that is not closed.
  package let closingBrace: Span?

  /// The name after `mount`, of the route set that continues the pattern.
  package let mount: NameSyntax?
}

/// `@name`, or `@name(argument, …) with parameter = value, …`, above a route or group.
package struct AttributeSyntax: Sendable {
  /// Without the `@`.
  package let name: NameSyntax
  package let arguments: [NameSyntax]

  /// The arguments with a label, as in `@deprecated("use /new", until: 2027-01-31)`.
  package let labeledArguments: [ArgumentSyntax]

  /// The values after `with`.
  package let values: [AssignmentSyntax]

  /// The name and the arguments.
  package let span: Span
}

/// An argument of an attribute.
package struct ArgumentSyntax: Sendable {
  package let label: NameSyntax?
  package let value: NameSyntax
}

/// `except PATTERN`: a pattern whose links lead nowhere; without a path, links of any path.
package struct ExceptionSyntax: Sendable {
  package let pattern: PatternSyntax
}

/// `unwrap PATTERN?key`, `unwrap PATTERN?key...` or `unwrap PATTERN#`: a pattern of links that contain the link to
/// open, as the value of the key, as the rest of the link or as the fragment.
package struct EnvelopeSyntax: Sendable {
  /// Without the key or the `#`.
  package let pattern: PatternSyntax

  /// `nil` if the fragment is the link to open.
  package let key: NameSyntax?

  /// Whether `...` follows the key: the link to open may extend to the end.
  package let isRest: Bool
}

/// `also PATTERN with parameter = value, …`, `also ORIGIN PATTERN` without white space between them, or one of
/// the origins of `also ORIGIN, ORIGIN PATTERN`.
package struct AliasSyntax: Sendable {
  /// `nil` if the pattern begins with its path.
  package internal(set) var origin: AliasOriginSyntax?
  package let pattern: PatternSyntax
  package let values: [AssignmentSyntax]
}

/// The scheme, and for web links the host, with which the pattern of an `also` begins.
package struct AliasOriginSyntax: Sendable {
  package internal(set) var scheme: NameSyntax

  /// The host of a web link; `nil` for any other scheme.
  package internal(set) var host: NameSyntax?

  /// Whether the first segment follows the `//` of a custom scheme, where links have their authority.
  package internal(set) var hasAuthority = false

  /// Whether links of the scheme are web links.
  package var isWeb: Bool { ["https", "http"].contains(scheme.text.lowercased()) }
}

/// `example LINK`, `example LINK -> name(parameter: value)` or `nomatch LINK`.
package struct ExampleSyntax: Sendable {
  /// Whether the link must open the route; otherwise it must not.
  package let opens: Bool
  package let link: NameSyntax

  /// The text after `->`: the expected route with its values.
  package let expected: NameSyntax?
}

/// `parameter = value` after `with`.
package struct AssignmentSyntax: Sendable {
  package let name: NameSyntax
  package let value: NameSyntax
}

/// A pattern: `/users/{id: Int}?{page: Int = 1}#{section}`.
package struct PatternSyntax: Sendable {
  /// The path segments between the slashes; empty for the pattern `/`.
  package var segments: [SegmentSyntax]
  package let query: [ItemSyntax]
  package let fragment: FragmentSyntax?
  package let span: Span

  /// Whether the pattern has a path, which only that of an `except` may lack.
  package let hasPath: Bool

  package init(
    segments: [SegmentSyntax], query: [ItemSyntax], fragment: FragmentSyntax?, span: Span,
    hasPath: Bool = true
  ) {
    self.segments = segments
    self.query = query
    self.fragment = fragment
    self.span = span
    self.hasPath = hasPath
  }
}

extension PatternSyntax {
  /// The items of the query and of the fragment.
  package var items: [ItemSyntax] {
    if case .items(let others)? = fragment { query + others } else { query }
  }

  /// The placeholders in the order of the text.
  package var parameters: [ParameterSyntax] {
    pathPlaceholders + items.flatMap(\.parameters) + (fragment?.placeholders ?? [])
  }

  /// The placeholders of the path.
  package var pathPlaceholders: [ParameterSyntax] {
    segments.flatMap(\.pieces).compactMap(\.parameter)
  }
}

extension FragmentSyntax {
  /// The placeholders of a fragment that is one text.
  package var placeholders: [ParameterSyntax] {
    switch self {
    case .whole(let parameter): [parameter]
    case .mixed(let pieces): pieces.compactMap(\.parameter)
    case .items: []
    }
  }
}

/// One path segment: literal text, placeholders, or both.
package struct SegmentSyntax: Sendable {
  package let pieces: [PieceSyntax]
  package let span: Span

  /// The text in place of the `#` of a fragment that is written like a path, as no file can write it.
  ///
  /// - Parameter isBare: Whether no slash follows the `#`.
  package static func fragmentMark(isBare: Bool) -> String { isBare ? "\0" : "\0/" }

  /// This text, if the segment is in place of such a `#`.
  package var fragmentMark: String? {
    if case .literal(let text) = pieces[0], text.text.utf8.first == 0 { text.text } else { nil }
  }
}

/// A part of a path segment.
///
/// Literal text is percent-decoded.
package enum PieceSyntax: Sendable {
  case literal(NameSyntax)
  case parameter(ParameterSyntax)

  package var parameter: ParameterSyntax? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }
}

/// One item of a query, or of a fragment that is written like a query.
package struct ItemSyntax: Sendable {
  /// The key before `=`, percent-decoded; `nil` for `{name}`, whose key is the parameter's name.
  package let key: NameSyntax?
  package let value: ItemValueSyntax
  package let span: Span
}

extension ItemSyntax {
  /// The placeholder that is the value of the item; `nil` if the value is text.
  package var parameter: ParameterSyntax? {
    if case .parameter(let parameter) = value { parameter } else { nil }
  }
}

extension ItemSyntax {
  /// The placeholders in the value of the item.
  package var parameters: [ParameterSyntax] {
    switch value {
    case .literal: []
    case .parameter(let parameter): [parameter]
    case .mixed(let pieces): pieces.compactMap(\.parameter)
    }
  }
}

/// The value of an item.
package enum ItemValueSyntax: Sendable {
  /// The text of `key=text`, percent-decoded; empty for `key` alone.
  case literal(NameSyntax)
  case parameter(ParameterSyntax)

  /// Literal text around or between placeholders.
  case mixed([PieceSyntax])
}

/// The part of a pattern after `#`.
package enum FragmentSyntax: Sendable {
  case whole(ParameterSyntax)

  /// Literal text around or between placeholders.
  case mixed([PieceSyntax])
  case items([ItemSyntax])
}

/// A placeholder: `{name: Type in 1...50 by "," also key = 20}`.
package struct ParameterSyntax: Sendable {
  /// `_` if the value is discarded.
  package let name: NameSyntax
  package let type: TypeSyntax?

  /// Whether `...` follows the name or the type: the value is the rest of the path or of the link.
  package let isRest: Bool

  /// The `?` after `...`: the path may end before the rest.
  package let restMark: Span?
  package let range: RangeSyntax?

  /// The hosts after `in` that a URL may have.
  package let hosts: [NameSyntax]

  /// The text after `by`, between the elements of a list that is one text.
  package let separator: NameSyntax?

  /// The keys after `also`, percent-decoded: other names of the item.
  package let otherKeys: [NameSyntax]

  /// `else` in place of the `=` before the default: a value that cannot be read is the default.
  package let elseWord: Span?

  /// The text after `=` or `else`, without its quotation marks.
  package let defaultValue: NameSyntax?
  package let span: Span

  /// ` = 20` or ` else 20`; empty without a default.
  package var defaultText: String {
    defaultValue.map { " \(elseWord == nil ? "=" : "else") \($0.text)" } ?? ""
  }

  /// Whether the placeholder is written `{_}`: its value is discarded.
  package var isUnnamed: Bool { name.text == "_" }
}

/// `Int`, `Country?`, `String+`, `[String]`, `[String]+`, `[String: String]`, `[String: [String]]`.
package struct TypeSyntax: Sendable {
  /// The type of a single value; for a dictionary, the type of the keys.
  package let name: NameSyntax

  /// The `+` after the name: the text is not empty.
  package let filledMark: Span?

  /// The type of a dictionary's values; `nil` for any other type.
  package let dictionaryValue: NameSyntax?

  /// Whether the dictionary has a list of these values for each key.
  package let hasListValues: Bool
  package let isOptional: Bool
  package let isList: Bool

  /// The `+` after the brackets: the list is not empty.
  package let filledListMark: Span?
  package let span: Span

  /// `String` or `String+`.
  package var valueText: String { name.text + (filledMark == nil ? "" : "+") }
}

/// `1...50`; either bound may be omitted.
package struct RangeSyntax: Sendable {
  package let lower: NameSyntax?
  package let upper: NameSyntax?
  package let span: Span
}
