import RoutegenCompiler

/// A link of which some parts are not known, taken apart as far as they are.
///
/// A placeholder is any text without `?`, `#` and `&` that does not end inside of an escape. At the end of a link, it is any text at all, unless
/// it is the value of a query item. So `app://users/{{id}}/edit` has three segments or more, the last of which is
/// `edit`, and `app://users/{{id}}` may have any number, and a query.
struct LinkTemplate {
  /// The byte of a part that is not known, and that of any text at the end of a link.
  static let unknown: UInt8 = 1
  private static let tail: UInt8 = 2

  /// An item of the query.
  struct Item {
    let key: PartialText
    fileprivate let value, plain: PartialText

    /// The value as a parameter of the type reads it, for which a `+` may be a plus sign.
    func value(for type: ValueType) -> PartialText { type.plusIsLiteral ? plain : value }
  }

  let scheme: String

  /// The authority as it is written; `nil` if it is not known.
  let authority: String?

  /// The path with the authority as its first segment, and the path alone.
  let wholePath: [PartialText]
  let path: [PartialText]

  /// Whether the path may go on, with a query and a fragment.
  let isPathOpen: Bool

  /// The known items of the query.
  private(set) var items: [Item] = []

  /// Whether there may be other items.
  private(set) var mayHaveMoreItems = false

  /// Whether there may be a fragment.
  let mayHaveFragment: Bool

  /// - Parameter readsFragment: Whether the fragment, which must exist, is read as a part of the path.
  init?(_ link: FoundLink, plusIsSpace: Bool, readsFragment: Bool = false) {
    var bytes = Self.bytes(of: link)
    _ = LinkParts.cutDirective(&bytes)
    var rest = bytes[...]
    scheme = LinkParts.cutScheme(&rest) ?? ""
    let fragment = LinkParts.cutTail(&rest, from: "#")
    var query = LinkParts.cutTail(&rest, from: "?")
    rest = rest.dropFirst(2)
    if query == nil { rest = Self.withoutItems(rest) }
    var end = rest
    if readsFragment {
      guard let fragment else { return nil }
      end = fragment
      query = LinkParts.cutTail(&end, from: "?")
    }
    let isOpen = end.last == Self.tail
    let isQueryOpen = query?.last == Self.tail
    isPathOpen = isOpen
    mayHaveFragment = fragment != nil || isOpen || isQueryOpen
    var segments = Self.segments(rest)
    if readsFragment {
      let inner = Self.segments(end.first == UInt8(ascii: "/") ? end.dropFirst() : end)
      segments += [LinkParts.fragmentMark[...]] + (inner == [[]] ? [] : inner)
    }
    wholePath = segments.filter { !$0.isEmpty }.isEmpty ? [] : Self.texts(segments)
    path = Self.texts(segments.dropFirst())
    let first = segments.first ?? []
    authority =
      first.contains(Self.unknown) || first.contains(Self.tail)
      ? nil : String(decoding: first, as: UTF8.self)
    readItems(query ?? [], plusIsSpace)
    mayHaveMoreItems = mayHaveMoreItems || isOpen || isQueryOpen
  }

  /// The bytes of the link, with ``unknown`` for each placeholder and ``tail`` at an open end.
  private static func bytes(of link: FoundLink) -> [UInt8] {
    var bytes = Array(link.parts.map { Array($0.utf8) }.joined(separator: [unknown]))
    if link.isOpen {
      bytes.append(tail)
    } else if bytes.last == unknown, bytes.dropLast().last != UInt8(ascii: "=") {
      bytes[bytes.count - 1] = tail
    }
    return bytes
  }

  /// The path before a placeholder that contains the query: `app://users{{query}}&page=2`.
  private static func withoutItems(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let item = path.firstIndex(where: { "&=".utf8.contains($0) }),
      let place = path[..<item].lastIndex(of: unknown)
    else { return path }
    return path[..<place] + [tail]
  }

  /// The authority and the segments after it; a slash at the end does not count.
  private static func segments(_ rest: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var segments = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if segments.count > 1, let last = segments.last, last.isEmpty || last.elementsEqual([tail]) {
      segments.removeLast()
    }
    return segments
  }

  private static func texts(_ segments: some Sequence<ArraySlice<UInt8>>) -> [PartialText] {
    segments.map { segment in
      let bytes = segment.map { $0 == tail ? unknown : $0 }
      return PartialText(bytes[...], plusIsSpace: false)
    }
  }

  private mutating func readItems(_ query: ArraySlice<UInt8>, _ plusIsSpace: Bool) {
    for item in query.split(separator: UInt8(ascii: "&")) {
      let item = item.map { $0 == Self.tail ? Self.unknown : $0 }
      let keyEnd = item.firstIndex(of: UInt8(ascii: "="))
      let key = item[..<(keyEnd ?? item.count)]
      if key.contains(Self.unknown) {
        mayHaveMoreItems = true
      } else {
        let value = item[(keyEnd ?? item.count)...].dropFirst()
        items.append(
          Item(
            key: PartialText(key, plusIsSpace: plusIsSpace),
            value: PartialText(value, plusIsSpace: plusIsSpace),
            plain: PartialText(value, plusIsSpace: false)))
      }
    }
  }
}
