import RoutegenSource

/// RG450, RG451: comments that silence lints.
extension DiagnosticCode.Explanation {
  static let suppressions: [DiagnosticCode: Self] = [
    .invalidSuppression: invalidSuppression,
    .unusedSuppression: unusedSuppression,
  ]

  static let invalidSuppression = Self(
    "a comment that silences what cannot be silenced",
    """
    A comment that begins with `routegen:` silences warnings:

    - `// routegen:disable-next-line NAMES` silences those of the next line.
    - `// routegen:disable-line NAMES`, at the end of a line, silences those of that
      line.
    - `// routegen:disable NAMES`, before the first route, silences those of the
      file.

    The names are those of rules, by name or code, separated by commas. The text
    after `--` is the reason. Here, the word after `routegen:` is unknown, the names
    are missing, or one of them is not that of a rule, or is that of an error or of
    RG450 or RG451, which comments cannot silence. The comment silences less than
    its author intended.
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
    or the comment is in the wrong place. If it stays, it will hide the next such
    warning before anybody has seen it.

    In a file with errors, unused comments are not reported, because it is not known
    which of them are needed. `routegen check --fix` removes an unused comment. If
    the comment is in the wrong place, the message says where it belongs.
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
