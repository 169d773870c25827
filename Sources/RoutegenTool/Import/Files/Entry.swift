import RoutegenCompiler

/// An entry of a file that opens links, or keeps them from opening.
struct Entry {
  let place: String
  var excludes = false
  var remarks: [String] = []
  private(set) var items: [DraftItem] = []

  /// What a link must be like that no pattern says.
  private(set) var conditions: [String] = []
  private var hasFragment = false

  /// The segments of a fragment that is written like a path, after one for the `#`.
  private var fragmentPath: [DraftSegment] = []

  init(place: String, excludes: Bool = false, remarks: [String] = []) {
    (self.place, self.excludes, self.remarks) = (place, excludes, remarks)
  }

  mutating func addQuery(_ query: AppleComponent.Query, _ variables: [String: [String]]) {
    switch query {
    case .any: break
    case .items(let patterns):
      for (key, text) in patterns.sorted(by: { $0.key < $1.key }) { add(key, text, variables) }
    case .whole(let pattern):
      let parts = pattern.split(separator: "&", omittingEmptySubsequences: false)
        .map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      guard parts.allSatisfy({ $0.count == 2 && !$0[0].utf8.contains(where: "*?$".utf8.contains) })
      else {
        if pattern != "*" {
          require("the query must be like '\(ValueText.shown(pattern, 60))'")
        }
        return
      }
      for part in parts { add(part[0], part[1], variables) }
    }
  }

  private mutating func add(_ key: String, _ text: String, _ variables: [String: [String]]) {
    let key = key.removingEscapes
    guard !key.isEmpty, !items.contains(where: { $0.key == key }) else { return }
    let pattern = FilePattern(association: text)
    let path = pattern.path(variables, isDecoded: false)
    var value = DraftItem.Value.parameter(
      DraftValue(type: .string, remark: "like '\(ValueText.shown(text, 40))'"))
    var isRequired = true
    if pattern.tokens == [.wildcard] {
      isRequired = text != "*"
      value = .parameter(DraftValue(type: .string, remark: FilePattern.unknown))
    } else if !path.isEverything, path.segments.count == 1, !path.isOpen {
      switch path.segments[0] {
      case .literal(let literal): value = .literal(literal)
      case .placeholder(let listed): value = .parameter(listed)
      case .mixed, .rest: break
      }
    }
    items.append(DraftItem(key: key, value: value, isRequired: isRequired))
  }

  mutating func addFragment(_ pattern: String?, _ variables: [String: [String]]) {
    guard let pattern, pattern != "" else { return }
    let written = FilePattern(association: pattern.hasPrefix("/") ? pattern : "/" + pattern)
    let path = written.path(variables, isDecoded: false)
    if pattern.contains("/"), !excludes, items.isEmpty, !path.isEverything, !path.hasEmptySegment {
      fragmentPath = [.literal(.fragmentMark)] + path.segments
      if path.isOpen { require("the fragment may have more segments") }
      return
    }
    hasFragment = true
    if pattern != "*" {
      require("the fragment must be like '\(ValueText.shown(pattern, 60))'")
    }
  }

  private mutating func require(_ condition: String) {
    remarks.append(condition)
    conditions.append(condition)
  }

  /// Adds the route of the entry, or its items to a route that has the path already.
  func add(to draft: inout Draft, _ path: FilePattern.Path, _ written: String) {
    var remark = place
    if path.isOpen {
      remark += ", where '\(ValueText.shown(written, 60))' also opens longer paths"
    }
    remark = ([remark] + remarks).joined(separator: "; ")
    var route = DraftRoute(items: items, remarks: [remark])
    if hasFragment { route.fragment = .whole(DraftValue(type: .string)) }
    draft.add(route, at: path.segments + fragmentPath)
  }
}
