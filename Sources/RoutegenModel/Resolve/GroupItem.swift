import RoutegenSource

/// A query item of a group: every route of the group has it.
struct GroupItem {
  let item: QueryItem
  let span: Span

  /// As people write it: `{ref: String?}`.
  let text: String
}
