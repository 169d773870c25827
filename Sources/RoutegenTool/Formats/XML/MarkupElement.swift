package import RoutegenCompiler

/// An element of an XML document.
package struct MarkupElement: Sendable {
  package let name: String
  package let attributes: [Attribute]

  /// The elements directly in this one.
  package internal(set) var children: [MarkupElement] = []

  /// The character data directly in this element.
  package internal(set) var text = ""

  /// The start tag.
  package let span: Span

  /// The place of the content, between the tags.
  package internal(set) var contentSpan: Span

  /// An attribute of an element.
  package struct Attribute: Sendable {
    package let name: String
    package let value: String

    /// The place of the value, without quotes.
    package let span: Span
  }

  package subscript(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
