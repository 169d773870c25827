extension RouteModel {
  /// The types of placeholders without a name, such as `{_: Date}`, in the order of the file.
  ///
  /// A pattern in a group has the placeholders of the group, too.
  package var unnamedKinds: [ValueType.Kind] {
    var kinds: [ValueType.Kind] = []
    let unrouted = exceptions.map(\.pattern) + envelopes.map(\.pattern)
    for pattern in routes.flatMap(\.patterns) + unrouted {
      for segment in pattern.segments {
        for kind in segment.unnamedKinds where !kinds.contains(kind) { kinds.append(kind) }
      }
    }
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
