extension RouteModel {
  /// The types of placeholders without a name, such as `{_: Date}`, in the order of the file.
  ///
  /// A pattern in a group has the placeholders of the group, too.
  package var unnamedKinds: [ValueType.Kind] {
    let patterns =
      routes.flatMap { [$0.pattern] + $0.aliases.map(\.pattern) } + exceptions.map(\.pattern)
      + envelopes.map(\.pattern)
    var kinds: [ValueType.Kind] = []
    for kind in patterns.lazy.flatMap(\.segments).flatMap(\.unnamedKinds)
    where !kinds.contains(kind) {
      kinds.append(kind)
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
