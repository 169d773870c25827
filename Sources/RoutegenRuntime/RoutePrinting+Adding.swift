extension Route {
  /// Returns the link with more query items, such as those of a campaign.
  ///
  /// ```swift
  /// try route.link(.web, adding: ["utm_source": "mail"])
  /// // "https://bestrecipes.com/recipe?id=1234&utm_source=mail"
  /// ```
  ///
  /// The items are written in this order, after those of the route, and a key may occur several
  /// times. Reading the link returns an equal route, with the items as ``Link/extras``.
  ///
  /// - Parameters:
  ///   - form: The form; `nil` for the canonical link.
  ///   - items: The keys and values, not percent-encoded.
  /// - Throws: ``LinkError/unprintable(_:)``, as ``link(_:)``, and with
  ///   ``Unprintable/addedItem(key:)`` for a key that the route set reads itself.
  @_alwaysEmitIntoClient
  public func link(
    _ form: LinkForm? = nil, adding items: KeyValuePairs<String, String>
  ) throws(LinkError) -> String {
    try link(form, adding: items.map { LinkExtra(key: $0.key, value: $0.value) })
  }

  /// Returns the link with more query items, such as the ``Link/extras`` of another link.
  ///
  /// - Parameters:
  ///   - form: The form; `nil` for the canonical link.
  ///   - items: The items, in the order of the link.
  /// - Throws: ``LinkError/unprintable(_:)``, as ``link(_:)``, and with
  ///   ``Unprintable/addedItem(key:)`` for a key that the route set reads itself.
  @_alwaysEmitIntoClient
  public func link(
    _ form: LinkForm? = nil, adding items: [LinkExtra]
  ) throws(LinkError) -> String {
    let link = try text(form, items)
    if reads(link, items) { return link }
    // The reason can be the route's own, or an item, or only all of them together.
    _ = try text(form, [])
    for item in items {
      let same = items.filter { $0.key == item.key }
      if try !reads(text(form, same), same) { throw .unprintable(.addedItem(key: item.key)) }
    }
    throw .unprintable(.tooManyItems)
  }

  @_alwaysEmitIntoClient
  func text(_ form: LinkForm?, _ items: [LinkExtra]) throws(LinkError) -> String {
    if items.isEmpty, let form { return try link(form) }
    if items.isEmpty { return try link() }
    return try LinkPrinter(Self._table).link(form?.kind) {
      _write(to: &$0)
      $0.add(items)
    }.text
  }

  /// Whether the text is a link of this route in which no parameter reads the items.
  @_alwaysEmitIntoClient
  func reads(_ text: String, _ items: [LinkExtra]) -> Bool {
    guard !LinkPrinter(Self._table).readsExpiry(from: items),
      let link = try? Link<Self>(text)
    else { return false }
    return link.route == self && link.extras == items
  }
}
