import RoutegenSource

/// The groups and the block around a declaration while it is resolved.
struct EnclosingScope {
  /// The hosts or schemes of the block.
  var origins: [OriginConstraint] = []

  /// Whether a group is `@internal`.
  var isInternal = false

  /// Whether a group is `@unlinked`.
  var isUnlinked = false
  var groupNames: [String] = []
  var segments: [Segment] = []
  var segmentSpans: [Span] = []
  var parameters: [Parameter] = []

  /// The query items of the groups, which every pattern of a route has after its own.
  var items: [GroupItem] = []

  /// What is printed at the groups' placeholders without a name.
  var unnamedTexts = UnnamedTexts()

  /// The patterns of the groups as text: `/users/{id: Int}`.
  var patternText = ""

  /// The names of the groups' parameters whose declarations have a mistake.
  var brokenParameters: Set<String> = []

  /// Whether the head of a group or block has a mistake; its contents are checked and left out.
  var isBroken = false

  /// The part of the scope that the model keeps.
  var enclosure: Enclosure {
    Enclosure(
      origins: origins, groupNames: groupNames, parameterCount: parameters.count,
      segmentCount: segments.count)
  }

  /// The memory that each pattern in the scope needs because of it, in bytes, roughly.
  var size: Int {
    patternText.utf8.count + 64 * segments.count + 128 * (parameters.count + items.count)
  }

  /// Returns the text of the whole pattern whose own text is `own`.
  ///
  /// `/users` and the pattern `/` or `/?q` have no slash between them.
  func text(followedBy own: String, with items: [GroupItem]) -> String {
    let text = (patternText + own).adding(items.map(\.text))
    return text.hasPrefix("/") ? text : "/" + text
  }
}
