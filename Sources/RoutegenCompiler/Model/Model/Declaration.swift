/// What a route and a group have in common.
///
/// A class for the same reason as ``Route``.
package final class Declaration: Sendable {
  package let name: CaseName
  package let documentation: [String]
  package let attributes: Attributes
  package let enclosure: Enclosure

  /// Every parameter in order: those of the enclosing groups, then its own.
  ///
  /// A `slot` is an index in this array.
  package let parameters: [Parameter]

  /// What is printed at placeholders without a name: those of the enclosing groups, then its own.
  package let unnamedTexts: UnnamedTexts

  init(
    name: CaseName, documentation: [String], attributes: Attributes, enclosure: Enclosure,
    parameters: [Parameter], unnamedTexts: UnnamedTexts
  ) {
    self.name = name
    self.documentation = documentation
    self.attributes = attributes
    self.enclosure = enclosure
    self.parameters = parameters
    self.unnamedTexts = unnamedTexts
  }
}

/// The name of a case, and the text that it comes from.
package struct CaseName: Sendable {
  package let text: String

  /// The name after `as`, or else the pattern from which the name is made.
  package let span: Span

  /// Whether the file has a name after `as`.
  package let isWritten: Bool
}

/// The groups and the block of hosts or schemes around a declaration.
package struct Enclosure: Sendable {
  /// The hosts or schemes of the block; empty outside of blocks.
  package let origins: [OriginConstraint]

  /// The names of the groups, from the outermost.
  package let groupNames: [String]

  /// The number of parameters that the groups declare.
  package let parameterCount: Int

  /// The number of path segments in the patterns of the groups.
  package let segmentCount: Int

  /// The parameter whose value is the host; `nil` outside of a block of such hosts.
  package let hostValue: HostValue?
}

/// A parameter whose value is the host, or its first label: `host {lang: Language}.example.com { … }`.
package struct HostValue: Sendable {
  package let slot: Int

  /// The text after the value, with its dot; empty if the value is the whole host.
  package let suffix: String
}

/// A route, a group, or a member that is one of the two.
package protocol Declared: Sendable {
  var declaration: Declaration { get }
}

extension Declared {
  package var caseName: String { declaration.name.text }

  /// The name after `as`, or else the pattern from which the name is made.
  package var nameSpan: Span { declaration.name.span }

  /// Whether the file has a name after `as`.
  package var hasWrittenName: Bool { declaration.name.isWritten }
  package var documentation: [String] { declaration.documentation }
  package var attributes: Attributes { declaration.attributes }

  /// The hosts or schemes of the enclosing block; empty outside of blocks.
  package var origins: [OriginConstraint] { declaration.enclosure.origins }

  /// The parameter whose value is the host; `nil` outside of a block of such hosts.
  package var hostValue: HostValue? { declaration.enclosure.hostValue }

  /// The names of the enclosing groups, from the outermost.
  package var groupNames: [String] { declaration.enclosure.groupNames }
}
