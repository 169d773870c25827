/// A key with characters that senders often leave unescaped, although a URI contains them only escaped.
///
/// A link with such a character and with an escape is malformed, because `URL` of Foundation would escape
/// the escape.
///
///     /list?filter[name]={name}    // RG428
struct UnescapedKeys: Lint {
  static let code = DiagnosticCode("RG428", "unescaped-key", .warning)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    var reported: Set<String> = []
    for member in model.declared where member.hasLinks {
      for (item, span) in member.itemsOfPatterns {
        for key in item.keys
        where key.utf8.contains(where: { $0 < 0x80 && LinkParts.isToEscape($0) })
          && reported.insert(key).inserted
        {
          let escaped = LinkParts.escaped("a://a/" + key).dropFirst(6)
          bag.report(
            Self.code, "a link with '\(key)' is malformed if anything else in it is escaped",
            at: span, note: "senders have to write '\(escaped)'")
        }
      }
    }
  }
}

extension Member {
  /// The items that each of the member's patterns declares, with the place of the pattern.
  fileprivate var itemsOfPatterns: [(item: QueryItem, span: Span)] {
    let own = ownItems.map { ($0, nameSpan) }
    guard case .route(let route) = self else { return own }
    return own
      + route.ownAliases.flatMap { alias in
        route.ownItems(of: alias.pattern).map { ($0, alias.pattern.span) }
      }
  }
}
