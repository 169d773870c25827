import RoutegenCompiler

/// A link as its route prints it, with the items and the fragment that the route does not read.
package struct CanonicalLink: Sendable {
  package let text: String

  /// Whether the link that was read is written in this way.
  package let isWritten: Bool

  /// - Parameters:
  ///   - link: A link that opens a route by itself, and not by an envelope.
  ///   - explanation: What the link is.
  /// - Returns: `nil` if the route has no link of this form.
  package init?(of link: String, _ explanation: MatchExplanation, _ printer: RoutePrinter) {
    guard case .route(let index, let values) = explanation.answer else { return nil }
    let parts = ComparedLink(link)
    // What the route does not read is in the fragment.
    let hasFragmentPath = printer.model.routes[index].printedPattern.hasFragmentPath
    if hasFragmentPath, !explanation.extras.isEmpty { return nil }
    let form: RoutePrinter.Form = parts.isWeb ? .web : .app
    guard let printed = try? printer.link(of: printer.model.routes[index], values, as: form)
    else { return nil }
    let plusIsSpace = !printer.model.plusIsLiteral
    var own = parts
    var whole = ComparedLink(printed)
    // A route may read the key of the expiry date.
    let ownKeys = Set(whole.items.map { ComparedLink.key(of: $0, plusIsSpace) })
    let extraKeys = Set(explanation.extras.map { Array($0.key.utf8) }).subtracting(ownKeys)
    // Another key of an item would give it a second value.
    let fold = { (key: [UInt8]) in printer.model.foldedBytes(String(decoding: key, as: UTF8.self)) }
    let otherKeys = printer.model.routes[index].pattern.query.flatMap(\.otherKeys)
    if !otherKeys.allSatisfy({ !extraKeys.map(fold).contains(printer.model.foldedBytes($0)) }) {
      return nil
    }
    // A value that continues to the end of the link leaves no place for them.
    let pattern = printer.model.routes[index].pattern
    let readsRest =
      pattern.endsWithLink
      || pattern.query.contains { if case .restOfLink = $0.value { true } else { false } }
    if readsRest, !extraKeys.isEmpty || parts.fragment != nil { return nil }
    let isExtra = { extraKeys.contains(ComparedLink.key(of: $0, plusIsSpace)) }
    own.items.removeAll(where: isExtra)
    whole.items += parts.items.filter(isExtra)
    if whole.fragment == nil { (whole.fragment, own.fragment) = (parts.fragment, nil) }
    // Beside an escape, what the items and the fragment have unescaped would make the link malformed.
    text = whole.text.utf8.contains(UInt8(ascii: "%")) ? LinkParts.escaped(whole.text) : whole.text
    isWritten = own.text.utf8.elementsEqual(printed.utf8)
  }
}

/// The written parts of a link.
private struct ComparedLink {
  let beginning: ArraySlice<UInt8>
  var items: [ArraySlice<UInt8>]
  var fragment: ArraySlice<UInt8>?

  init(_ link: String) {
    var rest = Array(link.utf8)[...]
    fragment = LinkParts.cutTail(&rest, from: "#")
    items = LinkParts.cutTail(&rest, from: "?")?.split(separator: UInt8(ascii: "&")) ?? []
    beginning = rest
  }

  var isWeb: Bool {
    var rest = beginning
    return LinkParts.cutScheme(&rest)?.isWebScheme == true
  }

  /// The key of an item, decoded.
  static func key(of item: ArraySlice<UInt8>, _ plusIsSpace: Bool) -> [UInt8] {
    LinkParts.decoded(item.prefix { $0 != UInt8(ascii: "=") }, plusIsSpace: plusIsSpace)
  }

  var text: String {
    let query = items.isEmpty ? [] : Array("?".utf8) + items.joined(separator: Array("&".utf8))
    let end = fragment.map { Array("#".utf8) + $0 } ?? []
    return String(decoding: beginning + query + end, as: UTF8.self)
  }
}
