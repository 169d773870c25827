/// A route of a draft.
struct DraftRoute {
  /// The links from which the route was made, in order; none for a route of another file.
  var links: [ListedLink] = []
  var items: [DraftItem] = []
  var fragment = DraftFragment.none

  /// What readers of the file should know.
  var remarks: [String] = []

  /// Whether the last segment of the path may be missing.
  var mayEndEarlier = false
}

/// An item of a query or a fragment.
struct DraftItem {
  let key: String
  var value: Value
  var isRequired: Bool

  /// The number of links that have the item; `nil` for an item of another file.
  var linkCount: Int?

  enum Value {
    /// A text that links must have; empty for a key alone.
    case literal(String)
    case parameter(DraftValue)
    case list(DraftValue)
  }
}

/// The fragment of a route.
enum DraftFragment {
  case none
  case whole(DraftValue)
  case items([DraftItem])
}

/// The value of a parameter.
struct DraftValue {
  var type: DraftType

  /// A name for the parameter, if a file has one.
  var name: String?

  /// The first texts of the value, and the number of all different ones.
  var examples: [String] = []
  var textCount = 0

  /// What readers of the file should know about the type.
  var remark: String?
}

/// The type of a parameter.
enum DraftType: Hashable {
  case string, text, int, digit, double, bool, uuid, date, url

  /// One of these texts, or with `isOpen` also others.
  case listed([String], isOpen: Bool)

  /// The texts of a closed list.
  fileprivate(set) var values: [String]? {
    get { if case .listed(let values, isOpen: false) = self { values } else { nil } }
    set { self = newValue.map { .listed($0, isOpen: false) } ?? .string }
  }
}

extension DraftRoute {
  /// Adds the items of another pattern with the same path: only items of both are required.
  mutating func merge(_ others: [DraftItem]) {
    for index in items.indices {
      let other = others.first { $0.key == items[index].key }
      if other == nil { items[index].isRequired = false }
      if case .literal(let text) = items[index].value {
        if case .literal(text)? = other?.value { continue }
        items[index].value = .parameter(
          DraftValue(type: .string, remark: "'\(ValueText.shown(text, 40))' in one entry"))
      }
    }
    for other in others where !items.contains(where: { $0.key == other.key }) {
      var item = other
      item.isRequired = false
      if case .literal(let text) = item.value {
        item.value = .parameter(
          DraftValue(type: .string, remark: "'\(ValueText.shown(text, 40))' in one entry"))
      }
      items.append(item)
    }
  }
}
