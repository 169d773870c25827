import RoutegenCompiler

/// Makes a route of the links that have its path: decides which items are required, and their types.
struct RouteBuilder {
  private let links: [ListedLink]

  /// The greatest number of items of a route.
  private static let mostItems = 20

  init(_ links: [ListedLink]) { self.links = links }

  var route: DraftRoute {
    var route = DraftRoute()
    route.links = links
    let counts = Counts(links.flatMap { link in Counts(link.items.map(\.key)).texts })
    let campaign = counts.texts.filter(\.isCampaignKey)
    let all = counts.texts.filter { !$0.isCampaignKey && !$0.isEmpty }
    var keys = all.withoutRepetitions
    if keys.count < all.count {
      route.remarks.append("Keys that differ only in the form of their accents are one key here.")
    }
    if keys.count > Self.mostItems {
      let frequent = keys.enumerated().sorted {
        (-counts.number(of: $0.element), $0.offset) < (-counts.number(of: $1.element), $1.offset)
      }
      let rest = frequent.dropFirst(Self.mostItems)
      keys = frequent.prefix(Self.mostItems).sorted { $0.offset < $1.offset }.map(\.element)
      route.remarks.append(
        "The links have \(rest.count) more keys, such as \(ValueText.quoted(rest.first?.element ?? ""))."
      )
    }
    route.items = keys.map { item($0, in: \.items) }
    route.fragment = fragment
    if !campaign.isEmpty {
      let names = campaign.prefix(3).map(ValueText.quoted).joined(separator: ", ")
      route.remarks.append(
        "Keys of campaigns are extras: \(names)\(campaign.count > 3 ? ", …" : "").")
    }
    return route
  }

  // MARK: Items

  private func item(
    _ key: String, in items: KeyPath<ListedLink, [ListedLink.Item]>, mayRepeat: Bool = true
  ) -> DraftItem {
    var texts = Counts([])
    var (having, repeating, assigned) = (0, 0, 0)
    for link in links {
      let values = link[keyPath: items].filter { $0.key.utf8.elementsEqual(key.utf8) }
      if values.isEmpty { continue }
      having += 1
      if values.count > 1 { repeating += 1 }
      for value in values { texts.add(value.value) }
      if link.text.contains("\(key)=") { assigned += 1 }
    }
    let isList = mayRepeat && (repeating == having || repeating > 1 && repeating * 10 >= having)
    var value = ValueText.value(of: texts.texts, inPath: false)
    // `?k=` is a text that nobody has filled in, and `?k` says that something is so.
    let isUnfilled = texts.texts == [""] && assigned > 0
    if isList && value.type == .bool || isUnfilled { value.type = .string }
    if !isList, repeating > 0 {
      value.remark = "repeated in \(LinkImporter.links(repeating)), as a list may be"
    }
    if value.type == .string, let list = Self.list(texts.texts, having) { value.type = list }
    return DraftItem(
      key: key, value: isList ? .list(value) : .parameter(value),
      isRequired: !isList && !isUnfilled && value.type != .bool && having == links.count,
      linkCount: having)
  }

  /// The texts as the values of an open enum, if they are few words that repeat.
  private static func list(_ texts: [String], _ count: Int) -> DraftType? {
    guard (2...8).contains(texts.count), count >= 3 * texts.count,
      texts.allSatisfy(\.isListedWord)
    else { return nil }
    let names = Set(texts.compactMap { Names.caseName(of: [$0]) })
    guard names.count == texts.count, names.isDisjoint(with: Names.reservedCases),
      names.isDisjoint(with: ["other", "allCases"])
    else { return nil }
    return .listed(texts, isOpen: true)
  }

  // MARK: The fragment

  private var fragment: DraftFragment {
    let written = links.filter { $0.fragment?.isEmpty == false }
    guard !written.isEmpty else { return .none }
    let haveItems = written.allSatisfy { link in
      let keys = link.fragmentItems.map(\.key)
      return link.fragment?.itemKey != nil && keys.allSatisfy { !$0.isEmpty }
        && Counts(keys).texts.count == keys.count
    }
    if haveItems {
      let keys = Counts(written.flatMap { $0.fragmentItems.map(\.key) }).texts.withoutRepetitions
      return .items(keys.map { item($0, in: \.fragmentItems, mayRepeat: false) })
    }
    let texts = Counts(written.compactMap(\.fragment)).texts
    var value = DraftValue(type: texts.contains(where: \.hasLineBreak) ? .text : .string)
    value.examples = Array(texts.prefix(ValueText.mostExamples))
    value.textCount = texts.count
    return .whole(value)
  }
}

extension String {
  /// Whether the text may be the name of an enum's value as it is.
  fileprivate var isListedWord: Bool {
    guard utf8.count <= 30, let first = utf8.first, first.isLetter else {
      return false
    }
    return utf8.allSatisfy {
      $0.isLetterOrDigit || "-_".utf8.contains($0)
    }
  }
}

/// A line of a list of files, whose folders and names are the routes of a website or an app: `/(tabs)/users/[id].tsx`.
struct FileRoute {
  /// The path of its links.
  let path: String

  /// The reason why the file is no page; `nil` if it is one.
  let problem: String?

  private static let extensions = ["tsx", "ts", "jsx", "js", "mdx", "vue", "svelte", "astro"]

  /// The names of files that are the page of their folder.
  private static let pages = ["page", "+page", "route", "_index"]

  /// Whether some segment of the lines is that of such a file: `[id]` or `(tabs)`.
  static func areIn(_ bytes: [UInt8]) -> Bool {
    zip(zip(bytes, bytes.dropFirst()), bytes.dropFirst(2)).contains { start, next in
      start.0 == UInt8(ascii: "/")
        && (start.1 == UInt8(ascii: "[") || start.1 == UInt8(ascii: "(") && next.isLetter)
    }
  }

  init(_ text: String) {
    var segments = text.split(separator: "/", omittingEmptySubsequences: true)
    if let last = segments.last, let dot = last.lastIndex(of: "."),
      Self.extensions.contains(String(last[dot...].dropFirst()))
    {
      segments[segments.count - 1] = last[..<dot]
      if Self.pages.contains(String(last[..<dot])) { segments.removeLast() }
    }
    if segments.last == "index" { segments.removeLast() }
    // A group of files is no part of the path.
    segments.removeAll { $0.wholeMatch(of: /\([A-Za-z0-9_\-]+\)/) != nil }
    path = "/" + segments.joined(separator: "/")
    problem = segments.first { segment in
      ["_", "+", "@", "(."].contains(where: segment.hasPrefix)
    }.map { "\(ValueText.quoted(String($0))) is a mark of another tool, which is not read" }
  }
}
