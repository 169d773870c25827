/// A way to write a fragment: all of it, or its beginning with items to follow.
///
/// A fragment is one text and items at once, so what it is as the one decides what it is as the
/// other.
struct FragmentShape {
  /// As it is to be written; `nil` if there is no fragment.
  private let raw: String?

  /// The one text, decoded.
  ///
  /// Of one with items to follow it is the beginning, which reads as the same
  /// types as the whole: as `URL` or not, and as nothing else but `String`.
  let whole: String?

  /// The items, if none are to follow.
  let items: [ItemKey: [String]]?

  /// A fragment to which nothing is added.
  init(raw: String?, _ model: RouteModel) {
    let parts = try? LinkParts("/#" + (raw ?? ""), isPath: true)
    self.raw = raw
    whole = raw.flatMap { _ in parts?.fragment.map { String(decoding: $0, as: UTF8.self) } }
    items = (parts?.fragmentItems ?? []).reduce(into: [:]) { items, item in
      let key = Array(model.folded(String(decoding: item.key, as: UTF8.self)).utf8)
      items[ItemKey(isInFragment: true, key: key), default: []]
        .append(String(decoding: item.value, as: UTF8.self))
    }
  }

  /// One that goes on with items.
  init(beginning: String?) {
    (raw, whole, items) = (beginning, beginning, nil)
  }

  /// What stands behind the path, with these values of keys.
  func items(_ values: [ItemKey: [String]], _ model: RouteModel) -> WitnessLink.Items {
    var result = WitnessLink.Items()
    var parts = raw.map { [$0] } ?? []
    for (place, texts) in values.sorted(by: { $0.key < $1.key }) {
      let key = String(decoding: place.key, as: UTF8.self)
      for text in texts {
        if !place.isInFragment {
          result.query.append((key, text))
        } else if items == nil {
          parts.append(key.percentEncoded + (text.isEmpty ? "" : "=" + text.percentEncoded))
        }
      }
    }
    result.fragment = parts.isEmpty ? nil : parts.joined(separator: "&")
    return result
  }
}
