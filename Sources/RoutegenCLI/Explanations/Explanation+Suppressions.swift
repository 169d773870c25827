import RoutegenModel
import RoutegenSource

/// RG450, RG451: comments that silence lints.
extension DiagnosticCode.Explanation {
  static let suppressions: [DiagnosticCode: Self] = [
    .invalidSuppression: invalidSuppression,
    .unusedSuppression: unusedSuppression,
  ]

  static let invalidSuppression = Self(
    "a comment that tries to silence what cannot be silenced",
    """
    A comment that begins with `routegen:` silences warnings:

    - `// routegen:disable-next-line NAMES` silences those of the next line.
    - `// routegen:disable-line NAMES`, at the end of a line, silences those of that
      line.
    - `// routegen:disable NAMES`, before the first route, silences those of the
      file.

    NAMES are rules, by name or code, separated by commas. The text after `--` is
    the reason. Here, the word after `routegen:` is unknown, no names follow it, or
    a name is not a rule that a comment can silence: errors, RG450 and RG451 cannot
    be silenced. The comment silences less than its author intended.
    """,
    wrong: """
      routes App

      // routegen:disable-next-line unknown-type
      /home
      """,
    right: """
      routes App

      // routegen:disable-next-line uppercase-segment -- printed on posters
      /Home
      """)

  static let unusedSuppression = Self(
    "a comment that silences nothing",
    """
    A comment silences a warning that does not occur. Perhaps the problem was fixed,
    or the comment is in the wrong place. Left in place, it would hide the next
    warning of this kind from everybody.

    In a file with errors, unused comments are not reported, because errors may hide
    the warnings that they are for. `routegen check --fix` removes an unused
    comment. If the comment is in the wrong place, the message says where it
    belongs.
    """,
    wrong: """
      routes App

      // routegen:disable-next-line uppercase-segment
      /settings
      """,
    right: """
      routes App

      /settings
      """)
}
