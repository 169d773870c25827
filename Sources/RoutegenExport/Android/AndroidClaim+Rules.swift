extension AndroidClaim {
  /// The claim in terms of dynamic rules; `nil` if no rule can express it.
  ///
  /// Android decodes a path before it looks for slashes, and a query before it looks for items.
  var asRule: AndroidClaim? {
    var claim = withSegmentsOfURL
    var path: [AndroidSegment] = []
    for segment in claim.path {
      guard let segment = Self.ruleSegment(segment) else { return nil }
      if segment.count < claim.path[path.count].count { claim.isLooseInPath = true }
      path.append(segment)
    }
    guard let items = Self.ruleItems(items) else { return nil }
    (claim.path, claim.items) = (path, items)
    if case .items(let items) = fragment {
      let texts = items.map { AndroidShape.text($0.key) } + items.map(\.shape)
      guard texts.allSatisfy(Self.isItemText) else { return nil }
    }
    return claim.limited()
  }

  /// The claim with a web link at the end of the path as several segments, because its slashes are decoded.
  private var withSegmentsOfURL: AndroidClaim {
    guard !hasRest, var last = path.last, last.last == .url else { return self }
    last[last.count - 1] = .prefixed("http")
    var claim = self
    claim.path[path.count - 1] = last
    claim.hasRest = true
    return claim
  }

  // MARK: Segments

  private static func ruleSegment(_ segment: AndroidSegment) -> AndroidSegment? {
    var shapes: AndroidSegment = []
    for shape in segment {
      switch shape {
      case .text(let text), .prefixed(let text):
        guard !text.hasSlash else { return nil }
        // A '?' after a '*' has no meaning in Android's patterns.
        if segment.count > 1, AndroidRuleText.hasWildcard(text) { return [.any] }
        shapes.append(shape)
      case .oneOf(let texts):
        let written = texts.filter { !$0.hasSlash }
        guard !written.isEmpty else { return nil }
        shapes.append(.oneOf(written))
      case .url: return nil
      case .flag, .numbers, .any, .anyOrEmpty, .integer, .decimal, .digits, .uuid, .date:
        shapes.append(shape)
      }
    }
    return shapes
  }

  // MARK: Items

  private static func ruleItems(_ items: [AndroidItem]) -> [AndroidItem]? {
    var written: [AndroidItem] = []
    for item in items {
      guard isItemText(item.key), !item.key.utf8.contains(UInt8(ascii: "=")) else { return nil }
      switch item.shape {
      case .text(let text), .prefixed(let text):
        guard !text.isEmpty, isItemText(text) else { return nil }
        written.append(item)
      case .oneOf(let texts):
        let texts = texts.filter(isItemText)
        guard !texts.isEmpty else { return nil }
        written.append(AndroidItem(key: item.key, shape: .oneOf(texts)))
      case .flag, .numbers, .any, .anyOrEmpty, .integer, .decimal, .digits, .uuid, .date, .url:
        written.append(item)
      }
    }
    return written
  }

  private static func isItemText(_ text: String) -> Bool {
    !text.utf8.contains(where: "&;".utf8.contains)
  }

  private static func isItemText(_ shape: AndroidShape) -> Bool {
    switch shape {
    case .text(let text), .prefixed(let text): isItemText(text)
    case .oneOf(let texts): texts.allSatisfy(isItemText)
    case .flag, .numbers, .any, .anyOrEmpty, .integer, .decimal, .digits, .uuid, .date, .url: true
    }
  }

  // MARK: Layers

  /// The claim for paths of this depth; `nil` if it has no such paths.
  func at(depth: Int) -> AndroidClaim? {
    guard hasRest else { return path.count == depth ? self : nil }
    guard path.count < depth else { return nil }
    var claim = self
    claim.path += [AndroidSegment](repeating: [.anyOrEmpty], count: depth - path.count - 1)
    claim.path.append([.any])
    claim.hasRest = false
    return claim
  }

  /// The claim with any text where its rules match more than the type.
  var asWritten: AndroidClaim {
    mapShapes { shape in
      switch shape {
      case .integer, .decimal, .digits, .uuid, .date, .url: .any
      case .text, .oneOf, .flag, .numbers, .any, .anyOrEmpty, .prefixed: shape
      }
    }
  }

  /// Whether no wildcard of the segments matches a slash: each `*` is followed by one, and no `?` by text of
  /// its segment, after which it would match the slash behind an empty value.
  var keepsToSegments: Bool {
    path.allSatisfy { segment in
      (segment.count == 1 ? [] : segment).allSatisfy { shape in
        switch shape {
        case .any, .anyOrEmpty, .integer, .decimal, .date, .prefixed, .url: false
        case .text, .oneOf, .flag, .numbers, .digits, .uuid: true
        }
      }
    }
  }
}
