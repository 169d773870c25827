import RoutegenSource

/// The groups and the block around a declaration while it is resolved.
struct EnclosingScope {
  /// The hosts or schemes of the block.
  var origins: [OriginConstraint] = []

  /// The parameter whose value is the host, and the text after the value; `nil` outside of a block of such hosts.
  ///
  /// Each route or group of the block has the parameter.
  var hostValue: (parameter: Parameter, suffix: String)?

  /// Whether a group is `@internal`.
  var isInternal = false

  /// Whether a group is `@unlinked`.
  var isUnlinked = false
  var groupNames: [String] = []
  var parameters: [Parameter] = []

  /// The patterns of the groups.
  var prefix = PatternPrefix()

  /// Those in place of them, after `also`.
  var others: [PatternPrefix] = []

  /// What is printed at the groups' placeholders without a name.
  var unnamedTexts = UnnamedTexts()

  /// The names of the groups' parameters whose declarations have a mistake.
  var brokenParameters: Set<String> = []

  /// Whether the head of a group or block has a mistake; its contents are checked and left out.
  var isBroken = false

  /// Whether the declaration is in a block: of a group, of hosts or of schemes.
  var isBlock: Bool { isBroken || !origins.isEmpty || !groupNames.isEmpty }

  /// The parameter of the host, if what is in the scope declares it: a route or group directly in the block.
  var ownHostParameter: Parameter? { groupNames.isEmpty ? hostValue?.parameter : nil }

  /// The part of the scope that the model keeps.
  var enclosure: Enclosure {
    Enclosure(
      origins: origins, groupNames: groupNames, parameterCount: parameters.count,
      segmentCount: prefix.segments.count,
      // A block is at the top level, so no parameter is before its own.
      hostValue: hostValue.map { HostValue(slot: 0, suffix: $0.suffix) })
  }

  /// The memory that each pattern in the scope needs because of it, in bytes, roughly.
  var size: Int {
    others.reduce(prefix.size) { $0 + $1.size } + 128 * parameters.count
  }

  /// The scope of patterns whose placeholders have no slots.
  var withoutSlots: EnclosingScope {
    var scope = self
    scope.prefix = prefix.withoutSlots
    scope.others = others.map(\.withoutSlots)
    return scope
  }

  /// Returns the origins of a pattern in the scope: its own, or else those of the block.
  func origins(of alias: Alias) -> [OriginConstraint] { alias.origin.map { [$0] } ?? origins }

  /// Returns the patterns that the `also` of groups make of one in the scope.
  ///
  /// - Parameters:
  ///   - own: The text of the pattern without that of the groups.
  ///   - ownInAlias: The same for a pattern that has each of its segments.
  func others(of alias: Alias, own: String, inAlias ownInAlias: String? = nil) -> [Alias] {
    others.map {
      $0.replacing(prefix, in: alias, own: $0.isPrinted ? own : ownInAlias ?? own)
    }
  }
}
