extension Candidate {
  /// The name of the candidate in messages: `'home'`, `an exception`.
  func name(in model: RouteModel) -> String {
    switch target {
    case .route(let index): "'\(model.routes[index].qualifiedName)'"
    case .exception: "an exception"
    case .envelope: "an envelope"
    }
  }
}

extension Candidate {
  /// Why a route has the pattern without a segment, and how to have it not; `nil` if the pattern has all segments.
  func noteOnSegments(in model: RouteModel) -> String? {
    guard pattern.isPrinted, let route = route.map({ model.routes[$0] }),
      let name = omittedNames(in: route).first
    else { return nil }
    return "'\(name)' may be missing, so '\(route.pattern.text)' also matches '\(pattern.text)'; "
      + "if it is required, it does not"
  }
}

extension RouteModel {
  /// The mounted route set that a pattern belongs to; `nil` for a pattern of the file itself.
  func mount(of candidate: Candidate) -> RouteModel? {
    mounts.map(\.model).first { $0.nameSpan.file == candidate.pattern.span.file }
  }

  /// The place at which to report a conflict of patterns.
  ///
  /// It is the first of the patterns that is in this file or, if all of them are mounted, the group
  /// that mounts them.
  func place(of candidates: Candidate...) -> Span {
    let own = candidates.first { $0.pattern.span.file == nameSpan.file }
    if let own { return own.pattern.span }
    let route = candidates.lazy.compactMap(\.route).first
    let group = route.flatMap { mountingGroup(of: $0) }
    return group?.nameSpan ?? nameSpan
  }

  /// The group of this file that mounts the route set of a route.
  private func mountingGroup(of route: Int) -> Group? {
    let index = mountIndex(of: route)
    return allGroups.first { $0.mount == index && $0.nameSpan.file == nameSpan.file }
  }

  private var allGroups: [Group] {
    func collect(_ members: [Member]) -> [Group] {
      members.flatMap { member -> [Group] in
        if case .group(let group) = member { [group] + collect(group.members) } else { [] }
      }
    }
    return collect(members)
  }
}
