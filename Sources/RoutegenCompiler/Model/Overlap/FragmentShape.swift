/// A way to write a fragment: the whole of it, or its beginning, to which items are added.
///
/// A fragment is one text and a list of items at once, so one reading determines the other.
struct FragmentShape {
  /// The fragment as it is written; `nil` for a link without one.
  private let raw: String?

  /// The fragment as one text, decoded; `nil` for a link without one.
  ///
  /// For a beginning it is that beginning. It parses as the same types as the whole: a web link as
  /// `URL`, any other text as nothing but `String`.
  let whole: String?

  /// The items of the fragment; `nil` if items are to be added.
  let items: [ItemKey: [String]]?

  /// A fragment to which nothing is added.
  init(raw: String?, _ model: RouteModel) {
    let parts = try? LinkParts("/#" + (raw ?? ""), isPath: true)
    self.raw = raw
    whole = raw.flatMap { _ in parts?.fragment.map { String(decoding: $0, as: UTF8.self) } }
    items = (parts?.fragmentItems ?? []).reduce(into: [:]) { items, item in
      let key = ItemKey(String(decoding: item.key, as: UTF8.self), isInFragment: true, model)
      items[key, default: []].append(String(decoding: item.valueWithPlus, as: UTF8.self))
    }
  }

  /// A beginning to which items are added.
  init(beginning: String?) {
    (raw, whole, items) = (beginning, beginning, nil)
  }

  /// The query and the fragment with these values of keys.
  func items(_ values: [ItemKey: [String]]) -> WitnessLink.Items {
    var result = WitnessLink.Items()
    var parts = raw.map { [$0] } ?? []
    for (key, texts) in values.sorted(by: { $0.key < $1.key }) {
      for text in texts {
        if !key.isInFragment {
          result.query.append((key.text, text))
        } else if items == nil {
          parts.append(
            key.text.percentEncoded + (text.isEmpty ? "" : "=" + text.itemEncoded))
        }
      }
    }
    result.fragment = parts.isEmpty ? nil : parts.joined(separator: "&")
    return result
  }
}
