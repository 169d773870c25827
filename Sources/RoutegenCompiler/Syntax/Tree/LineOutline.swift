/// The lines of a file, and the blocks in which they are.
///
/// Lines and braces show the shape of a file, whatever the lines say. So a line with a mistake takes nothing
/// with it.
package struct LineOutline: Sendable {
  package internal(set) var entries: [Entry] = []

  /// All declarations in the order of the text, those in blocks included.
  package var allEntries: [Entry] { entries.flatMap(\.withNested) }

  /// What is wrong with the braces.
  var problems: [Diagnostic] = []

  /// A declaration: its lines and its block, as ranges of tokens.
  package struct Entry: Sendable {
    var documentation: [Span] = []
    package internal(set) var attributes: [Range<Int>] = []

    /// The first line without the brace of a block; lines that begin with `?`, `&`, `#` or `as` belong to it.
    package internal(set) var line: Range<Int>

    /// The lines below that begin with `also`, `example` or `nomatch`.
    package internal(set) var continuations: [Range<Int>] = []
    package internal(set) var block: Block?

    /// The index of the first token.
    var start: Int { attributes.first?.lowerBound ?? line.lowerBound }

    /// Whether the line is a `}` that closes nothing.
    var isStrayBrace = false

    fileprivate var withNested: [Entry] { [self] + (block?.entries ?? []).flatMap(\.withNested) }
  }

  package struct Block: Sendable {
    package let kind: Kind

    /// The index of the `{`.
    package let open: Int

    /// The index of the `}`; `nil` if it is missing.
    package internal(set) var close: Int?

    /// The first lines of a block of routes, which begin with `also`.
    package internal(set) var aliases: [Range<Int>] = []
    package internal(set) var entries: [Entry] = []

    /// The tokens of the values of an enum.
    package internal(set) var values: Range<Int>?

    /// Whether a mistake in its braces is reported.
    var isBroken = false

    package enum Kind: Sendable {
      case declarations, values, payload, variant
    }
  }
}
