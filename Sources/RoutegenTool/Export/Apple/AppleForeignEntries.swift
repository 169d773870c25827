/// What an association file has for other apps and services.
struct AppleForeignEntries {
  /// The members of the file except `applinks`: `webcredentials`, `appclips` and others.
  let members: [String: JSONValue]

  /// The members of `applinks` except `details` and `substitutionVariables`.
  let applinks: [String: JSONValue]

  /// The entries of other apps before the place of our entry, and after it.
  let before: [JSONValue]
  let after: [JSONValue]

  /// The exclusions across all paths in the entries that are replaced.
  let replacedExclusions: [Exclusion]

  /// A component that closes links of any path.
  struct Exclusion {
    /// As the file has it.
    let text: String
    let component: AppleComponent
  }

  /// The substitution variables that the entries of other apps name.
  let variables: [String: JSONValue]

  /// - Parameter appIDs: The apps whose entries are to be replaced.
  init(of file: JSONValue, besideAppIDs appIDs: [String]) throws(MergeMistake) {
    var members = try file.members(of: "the file")
    var applinks = try (members.removeValue(forKey: "applinks") ?? .object([:]))
      .members(of: "'applinks'")
    let variables = try (applinks.removeValue(forKey: "substitutionVariables") ?? .object([:]))
      .members(of: "'substitutionVariables'")
    let details = try Self.entries(of: applinks.removeValue(forKey: "details") ?? .array([]))
    // The list of Apple's first format, which is always empty.
    if applinks["apps"] == .array([]) { applinks["apps"] = nil }
    let place = details.firstIndex { $0.names(anyOf: appIDs) } ?? details.count
    before = details[..<place].map(JSONValue.object)
    after = details[place...].compactMap { $0.without(appIDs) }.map(JSONValue.object)
    replacedExclusions = details.filter { $0.names(anyOf: appIDs) }
      .flatMap { $0["components"]?.items ?? [] }.compactMap(\.exclusionAcrossPaths)
    let named = Set((before + after).flatMap(\.texts).flatMap(ApplePattern.variableNames))
    self.variables = variables.filter { named.contains($0.key) }
    self.members = members
    self.applinks = applinks
  }

  /// The entries; an object of the format before iOS 13 has them by their app IDs.
  private static func entries(
    of details: JSONValue
  ) throws(MergeMistake) -> [[String: JSONValue]] {
    if case .object(let entries) = details {
      return try entries.sorted { $0.key < $1.key }.map { id, entry throws(MergeMistake) in
        var members = try entry.members(of: "an entry of 'details'")
        members["appID"] = .string(id)
        return members
      }
    }
    guard let items = details.items else {
      throw MergeMistake(message: "'details' is \(details.kind), but must be a list")
    }
    return try items.map { item throws(MergeMistake) in
      try item.members(of: "an entry of 'details'")
    }
  }

  /// The settings that hold for the components of all entries.
  var defaults: [String: JSONValue] { applinks["defaults"]?.members ?? [:] }

  /// The texts of ``variables``.
  var variableTexts: [String: [String]] {
    variables.mapValues { $0.items?.compactMap(\.text) ?? [] }
  }
}

extension JSONValue {
  /// All strings in the value.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let items): items.flatMap(\.texts)
    case .object(let members): members.values.flatMap(\.texts)
    case .number, .bool, .null: []
    }
  }

  /// The component, if it closes links of any path.
  fileprivate var exclusionAcrossPaths: AppleForeignEntries.Exclusion? {
    guard let members, members["exclude"] == .bool(true) else { return nil }
    var component = AppleComponent(path: members["/"]?.text ?? "*")
    component.excludes = true
    component.fragment = members["#"]?.text
    switch members["?"] {
    case .string(let text)?: component.query = .whole(text)
    case .object(let items)?: component.query = .items(items.compactMapValues(\.text))
    case _: break
    }
    guard component.excludesAcrossPaths else { return nil }
    let text = String(jsonText(self, isMinified: true).dropLast())
    return AppleForeignEntries.Exclusion(text: text, component: component)
  }

  func members(of name: String) throws(MergeMistake) -> [String: JSONValue] {
    guard let members else {
      throw MergeMistake(message: "\(name) is \(kind), but must be an object")
    }
    return members
  }
}

extension [String: JSONValue] {
  private var appIDs: [String] {
    (self["appID"]?.text.map { [$0] } ?? []) + (self["appIDs"]?.items?.compactMap(\.text) ?? [])
  }

  fileprivate func names(anyOf appIDs: [String]) -> Bool {
    self.appIDs.contains { appIDs.contains($0) }
  }

  /// The entry for its other apps; `nil` if it has no others.
  fileprivate func without(_ appIDs: [String]) -> Self? {
    guard names(anyOf: appIDs) else { return self }
    var entry = self
    if let id = entry["appID"]?.text, appIDs.contains(id) { entry["appID"] = nil }
    if let ids = entry["appIDs"]?.items {
      let others = ids.filter { id in id.text.map { !appIDs.contains($0) } ?? true }
      entry["appIDs"] = others.isEmpty ? nil : .array(others)
    }
    return entry.appIDs.isEmpty ? nil : entry
  }
}
