extension Route {
  /// The key under which the `userInfo` of a shortcut or an activity has a parameter.
  ///
  /// It is the parameter's name. The items of an `@unlinked` route are those of `userInfo`, so their
  /// keys count.
  package func userInfoKey(of slot: Int) -> String {
    let item = isUnlinked ? items.first { $0.slot == slot } : nil
    return item?.key ?? parameters[slot].name
  }

  private var items: [QueryItem] { pattern.query + (pattern.fragment?.items ?? []) }
}
