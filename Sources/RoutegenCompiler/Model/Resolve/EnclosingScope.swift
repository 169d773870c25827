/// The groups and the block around a declaration while it is resolved.
struct EnclosingScope {
  /// The hosts or schemes of the block.
  var origins: [OriginConstraint] = []

  /// The parameter whose value is the host, and the text after the value; `nil` outside of a block of such hosts.
  ///
  /// Each route or group of the block has the parameter.
  var hostValue: (parameter: Parameter, suffix: String)?

  /// The attributes that the groups give to their routes.
  var attributes = Attributes()
  var groupNames: [String] = []
  var parameters: [Parameter] = []

  /// The beginnings of patterns in the groups: their own one, and then those in place of it.
  var prefixes: [Alias] = [.root]

  /// The query items of the groups.
  var items: [GroupItem] = []

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

  var prefix: Alias { prefixes[0] }
  var others: ArraySlice<Alias> { prefixes.dropFirst() }

  /// The part of the scope that the model keeps.
  var enclosure: Enclosure {
    Enclosure(
      origins: origins, groupNames: groupNames, parameterCount: parameters.count,
      segmentCount: prefix.pattern.segments.count,
      // A block is at the top level, so no parameter is before its own.
      hostValue: hostValue.map { HostValue(slot: 0, suffix: $0.suffix) })
  }

  /// The memory that each pattern in the scope needs because of it, in bytes, roughly.
  var size: Int {
    prefixes.reduce(128 * parameters.count) { $0 + $1.size }
  }

  /// The scope of patterns whose placeholders have no slots.
  var withoutSlots: EnclosingScope {
    var scope = self
    scope.prefixes = prefixes.map(\.withoutSlots)
    scope.items = []
    return scope
  }

  /// Returns the origins of a pattern in the scope: its own, or else those of the block.
  func origins(of alias: Alias) -> [OriginConstraint] { alias.origin.map { [$0] } ?? origins }

  /// Returns whole patterns: those in the scope with the groups' own beginning, then with each in place of it.
  ///
  /// - Parameter isMount: Whether a pattern with an origin continues that of the mount; elsewhere, it is complete.
  func patterns(_ parts: [Alias], isMount: Bool = false) -> [Alias] {
    func isComplete(_ part: Alias) -> Bool { part.origin != nil && !isMount }
    return parts.map { isComplete($0) ? $0 : prefix.followed(by: $0) }
      + parts.flatMap { part in
        isComplete(part) ? [] : others.map { $0.followed(by: part) }
      }
  }

  /// The same for the beginnings of patterns in a group.
  func prefixes(ofGroup heads: [Alias]) -> [Alias] {
    heads.map { $0.origin == nil ? prefix.followed(by: $0, isGroup: true) : $0 }
      + others.flatMap { other in
        heads.filter { $0.origin == nil }.map { other.followed(by: $0, isGroup: true) }
      }
  }
}
