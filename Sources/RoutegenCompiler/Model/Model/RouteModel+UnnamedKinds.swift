extension RouteModel {
  /// The types of placeholders without a name, such as `{_: Date}`, in the order of the file.
  ///
  /// A pattern in a group has the placeholders of the group, too.
  package var unnamedKinds: [ValueType.Kind] {
    var kinds: [ValueType.Kind] = []
    let unrouted = exceptions.map(\.pattern) + envelopes.map(\.pattern)
    for pattern in routes.flatMap(\.patterns) + unrouted {
      for case .parameter(slot: nil, let type) in pattern.segments.flatMap(\.pieces)
      where !kinds.contains(type.kind) {
        kinds.append(type.kind)
      }
    }
    return kinds
  }
}
