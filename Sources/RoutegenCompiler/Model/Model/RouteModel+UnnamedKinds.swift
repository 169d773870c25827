extension RouteModel {
  /// The types of placeholders without a name, such as `{_: Date}`, in the order of the file.
  ///
  /// A pattern in a group has the placeholders of the group, too.
  package var unnamedKinds: [ValueType.Kind] {
    var kinds: [ValueType.Kind] = []
    func add(_ pattern: Pattern) {
      for segment in pattern.segments {
        for kind in segment.unnamedKinds where !kinds.contains(kind) { kinds.append(kind) }
      }
    }
    for route in routes {
      add(route.pattern)
      for alias in route.aliases { add(alias.pattern) }
    }
    for exception in exceptions { add(exception.pattern) }
    for envelope in envelopes { add(envelope.pattern) }
    return kinds
  }
}

extension Segment {
  fileprivate var unnamedKinds: [ValueType.Kind] {
    switch self {
    case .parameter(slot: nil, let type): [type.kind]
    case .mixed(let pieces):
      pieces.compactMap { piece in
        if case .parameter(slot: nil, let type) = piece { type.kind } else { nil }
      }
    case .literal, .parameter, .rest: []
    }
  }
}
