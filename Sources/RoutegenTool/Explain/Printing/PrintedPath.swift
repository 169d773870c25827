import RoutegenCompiler

/// Path, query and fragment of a route's link.
struct PrintedPath {
  private let path: String
  private let isInFragment: Bool
  private var items: [Item] = []
  private var fragment: String?

  /// An item of the query.
  private struct Item {
    /// The key and the value, encoded.
    let text: String

    /// The parameter and the text of its value, if it may be a key of a payload instead.
    var single: (name: String, text: String)?
  }

  var text: String {
    let text =
      (path.isEmpty ? "/" : path) + (items.isEmpty ? "" : "?")
      + items.map(\.text).joined(separator: "&")
    if let fragment { return text + "#" + fragment.withoutDirective }
    guard isInFragment, let hash = text.firstIndex(of: "#") else { return text }
    return text[..<hash] + String(text[hash...]).withoutDirective
  }

  init(
    _ route: Route, _ values: [[String]], _ model: RouteModel
  ) throws(RoutePrinter.Obstacle) {
    let values = try PrintedValues(route, values, model)
    let pattern = route.printedPattern
    var isInFragment = false
    let path = try pattern.segments.separated().map {
      (separator, segment) throws(RoutePrinter.Obstacle) in
      if separator.contains("#") { isInFragment = true }
      let text = try Self.text(of: segment, values, isInFragment: isInFragment)
      return separator.hasSuffix("/")
        ? separator.dropLast() + text : separator + text.dropFirst()
    }.joined()
    // Segments before a fragment that is written like a path may be missing.
    self.path = path.hasPrefix("#") ? "/" + path : path
    self.isInFragment = isInFragment
    for item in pattern.query { items += Self.items(item, values, isInFragment: isInFragment) }
    switch pattern.fragment {
    case .whole(let slot)?:
      fragment = values.written(slot).first?.percentEncoded(keeping: Self.fragmentMarks)
    case .mixed(let pieces)?:
      fragment = try Self.text(of: pieces, values, keeping: Self.fragmentMarks)
    case .items(let items)?:
      let texts = items.flatMap { Self.items($0, values).map(\.text) }
      fragment = texts.isEmpty ? nil : texts.joined(separator: "&")
    case nil: break
    }
    // What could be read as a path is one segment.
    if model.hasFragmentPaths {
      fragment = fragment?.replacing("/", with: "%2F").replacing("?", with: "%3F")
    }
    if text.utf8.count > LinkSizeLimits.printedPathByteCount { throw .tooLong }
  }

  /// Removes the items that may be keys of a payload, and returns their texts.
  mutating func moveItems(except reserved: Set<String>) -> [String: String] {
    var moved: [String: String] = [:]
    items.removeAll { item in
      guard let (name, text) = item.single, !text.isEmpty, !reserved.contains(name) else {
        return false
      }
      moved[name] = text
      return true
    }
    return moved
  }

  // MARK: Segments

  private static func text(
    of segment: Segment, _ values: PrintedValues, isInFragment: Bool
  ) throws(RoutePrinter.Obstacle) -> String {
    switch segment {
    case .parameter(let slot?, _):
      return try values.segment(slot, keeping: segmentMarks, isInFragment: isInFragment)
    case .rest(let slot?, .link):
      let text = values.written(slot).first ?? ""
      return isReadable(text, isInFragment)
        ? "/" + text : try values.segment(slot, keeping: segmentMarks, isInFragment: isInFragment)
    case .rest(let slot?, let rest):
      let texts = try values.rest(
        slot, mayBeEmpty: rest == .segmentsOrNone, isInFragment: isInFragment)
      // A slash at the end of a path does not count, so an empty last segment needs another one.
      return texts.map { "/" + $0.percentEncoded(keeping: segmentMarks) }.joined()
        + (texts.last == "" ? "/" : "")
    case .literal, .mixed:
      return "/" + (try text(of: segment.pieces, values, keeping: segmentMarks))
    case .parameter, .rest: throw .otherRoute
    }
  }

  private static func text(
    of pieces: [Piece], _ values: PrintedValues, keeping marks: String
  ) throws(RoutePrinter.Obstacle) -> String {
    try pieces.map { (piece) throws(RoutePrinter.Obstacle) in
      switch piece {
      case .literal(let text): return text.percentEncoded(keeping: marks)
      // The whole segment is checked when the link is read back.
      case .parameter(let slot?, _): return values.piece(slot, keeping: marks)
      case .parameter: throw .otherRoute
      }
    }.joined()
  }

  // MARK: Items

  private static func items(
    _ item: QueryItem, _ values: PrintedValues, isInFragment: Bool = false
  ) -> [Item] {
    let key = item.key.percentEncoded(keeping: queryMarks)
    switch item.value {
    case .literal(""): return [Item(text: key)]
    case .literal(let text): return [Item(text: "\(key)=\(encoded(text))")]
    case .any: return []
    case .mixed(let pieces):
      let text = try? text(of: pieces, values, keeping: queryMarks)
      return text.map { [Item(text: "\(key)=\($0)")] } ?? []
    case .restOfLink(let slot):
      return values.written(slot).map { Item(text: "\(key)=\(restOfLink($0, isInFragment))") }
    case .parameter(let slot):
      let parameter = values.parameters[slot]
      let texts = values.written(slot)
      if parameter.form.isDictionary { return dictionary(texts) }
      return texts.map { text in
        let single = parameter.form == .list ? nil : (parameter.name, text)
        return Item(text: "\(key)=\(encoded(text))", single: single)
      }
    }
  }

  /// The items of keys and values in turn.
  private static func dictionary(_ texts: [String]) -> [Item] {
    stride(from: 0, to: texts.count - 1, by: 2)
      .map { Item(text: "\(encoded(texts[$0]))=\(encoded(texts[$0 + 1]))") }
  }

  /// A link at the end of a link: as it is, or encoded so that it does not begin like a link.
  private static func restOfLink(_ text: String, _ isInFragment: Bool) -> String {
    isReadable(text, isInFragment)
      ? text : text.percentEncoded(keeping: queryMarks.filter { $0 != ":" })
  }

  /// Whether no parser would escape or remove a part of a link at the end of a link.
  private static func isReadable(_ text: String, _ isInFragment: Bool) -> Bool {
    let fragment = isInFragment ? text : String(text.drop { $0 != "#" })
    let isCut = fragment.contains(":~:") || isInFragment && text.contains("#")
    return !isCut && !text.utf8.contains(where: LinkParts.isToEscape)
  }

  private static func encoded(_ text: String) -> String {
    text.percentEncoded(keeping: queryMarks)
  }

  private static let segmentMarks = LinkMarks.segment
  private static let queryMarks = LinkMarks.item
  private static let fragmentMarks = LinkMarks.fragment
}
