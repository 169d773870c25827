/// What a link has that is not part of its route; nothing for a route without a link.
struct LinkSurroundings: Hashable {
  var text: String?
  var scheme: String?
  var host: String?
  var extras: [LinkExtra] = []
  var fragment: String?
}

extension RouteValues {
  /// The scheme, host, extra items and unread fragment of the link, with its text.
  func surroundings(of text: String?) -> LinkSurroundings {
    let bytes = source.link.view
    let link = try? LinkText(source.link, asPath: true, allowsLineBreaks: true)
    let host = link.flatMap { $0.isWeb ? $0.host : nil }
    return LinkSurroundings(
      text: text, scheme: link?.scheme.map { bytes.string($0).lowercased() },
      host: host.map { bytes.string($0).lowercased() }, extras: extras, fragment: unreadFragment)
  }

  /// The query items and the texts of the payload that the route does not name, and those of the
  /// envelopes or the payload around the link.
  var extras: [LinkExtra] {
    itemExtras + payloadExtras + (rare?.outerExtras ?? [])
  }

  private var payloadExtras: [LinkExtra] {
    rare.map { $0.extras($0, candidate) } ?? []
  }

  /// The part of the fragment that the candidate does not read.
  private var unreadFragment: String? {
    guard rare?.cut == nil, let fragment = source.link.fragment(after: pathEnd),
      let unread = source.unreadParts(of: fragment, candidate)
    else { return nil }
    var text = ""
    for part in unread {
      text += text.isEmpty ? "" : "&"
      text += decoded(source.link.view, part, plusIsSpace: false)
    }
    return text.isEmpty ? nil : text
  }

  private var itemExtras: [LinkExtra] {
    source.extraItems(besides: candidate, query).map { item in
      let (key, value) = source.texts(of: item, plusIsSpace: source.plusIsSpace)
      return LinkExtra(key: key, value: value)
    }
  }
}
