package import RoutegenCompiler

/// A deployed `apple-app-site-association` file, as Apple's systems read it for one app or all of its apps.
package struct DeployedAssociation {
  package var problems: [Diagnostic] { json.problems }

  /// The components for the app, in order.
  package private(set) var components: [AppleComponent] = []

  /// The place of each component.
  package private(set) var places: [Span] = []
  package private(set) var variables: [String: [String]] = [:]

  /// Whether an entry of the file names the app.
  private(set) var namesApp = false

  private var json: DeployedJSON

  /// The app whose entries are read; `nil` for those of all apps.
  private let appID: String?

  /// The App Clips that the file should name.
  private let clipIDs: [String]
  private var reach = ComponentReach()

  /// The app IDs that the file names, in order.
  package private(set) var namedApps: [String] = []

  package init(_ file: SourceFile, appID: String?, clipIDs: [String] = []) {
    (json, self.appID, self.clipIDs) = (DeployedJSON(file), appID, clipIDs)
    read()
  }

  private mutating func read() {
    let size = AppleAssociationFile.greatestSize
    guard let value = json.read(upTo: size, by: "Apple's systems read") else { return }
    guard let members = members(value, [], "the file") else { return }
    readClips(members["appclips"])
    guard let applinks = members["applinks"] else {
      report("the file has no 'applinks', so no link opens an app", [])
      return
    }
    guard let applinks = self.members(applinks, [.key("applinks")], "'applinks'") else { return }
    readVariables(applinks["substitutionVariables"])
    readDetails(applinks)
    let isRead = !problems.contains { $0.code == .invalidDeployedFile }
    if !namesApp, isRead, let appID { json.add(missing(appID)) }
  }

  private mutating func readClips(_ value: JSONValue?) {
    let named = value?.members?["apps"]?.items?.compactMap(\.text) ?? []
    let path: [JSONPathPart] = value == nil ? [] : [.key("appclips")]
    for id in clipIDs where !named.contains(id) {
      json.add(
        Diagnostic(
          .missingApp, "'appclips' of the file does not name the App Clip '\(id)'", at: span(path)))
    }
  }

  // MARK: Entries

  private mutating func readDetails(_ applinks: [String: JSONValue]) {
    let path: [JSONPathPart] = [.key("applinks"), .key("details")]
    let defaults = applinks["defaults"]?.members ?? [:]
    switch applinks["details"] {
    case .array(let entries)?:
      for (index, entry) in entries.enumerated() {
        readEntry(entry, path + [.index(index)], apps: nil, defaults)
      }
    case .object(let entries)?:
      // The format before iOS 13.
      for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
        readEntry(entry, path + [.key(id)], apps: [id], defaults)
      }
    case let other?: report("'details' is \(other.kind), but must be a list", path)
    case nil: report("'applinks' has no 'details', so no link opens an app", Array(path.dropLast()))
    }
  }

  /// - Parameter apps: The apps of the entry; `nil` if the entry names them.
  private mutating func readEntry(
    _ entry: JSONValue, _ path: [JSONPathPart], apps: [String]?, _ defaults: [String: JSONValue]
  ) {
    guard let members = members(entry, path, "an entry of 'details'") else { return }
    let ids = apps ?? Self.appIDs(of: members)
    namedApps += ids
    guard appID.map(ids.contains) ?? true else { return }
    namesApp = true
    if appID == nil { reach = ComponentReach() }
    if apps == nil, members["appID"] != nil, members["appIDs"] != nil {
      ignore(
        "systems from iOS 13 on read 'appIDs', and older ones 'appID'; name the apps once", path)
    }
    let defaults = defaults.merging(members["defaults"]?.members ?? [:]) { $1 }
    if let list = members["components"] {
      if members["paths"] != nil {
        ignore(
          "systems from iOS 13 on ignore 'paths' beside 'components'", path + [.key("paths")])
      }
      readComponents(list, path + [.key("components")], defaults)
    } else if let list = members["paths"] {
      if members["exclude"] != nil {
        ignore("'exclude' has no meaning beside 'paths'", path + [.key("exclude")])
      }
      readPaths(list, path + [.key("paths")])
    } else {
      report("the entry has neither 'components' nor 'paths', so it opens no link", path)
    }
  }

  private static func appIDs(of entry: [String: JSONValue]) -> [String] {
    (entry["appIDs"]?.items?.compactMap(\.text) ?? []) + (entry["appID"]?.text.map { [$0] } ?? [])
  }

  // MARK: Components

  private static let keys = [
    "/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded",
  ]

  private mutating func readComponents(
    _ list: JSONValue, _ path: [JSONPathPart], _ defaults: [String: JSONValue]
  ) {
    guard let items = list.items else {
      report("'components' is \(list.kind), but must be a list", path)
      return
    }
    for (index, item) in items.enumerated() {
      readComponent(item, path + [.index(index)], defaults)
    }
  }

  private mutating func readComponent(
    _ item: JSONValue, _ path: [JSONPathPart], _ defaults: [String: JSONValue]
  ) {
    guard let members = members(item, path, "a component") else { return }
    for key in members.keys.sorted() where !Self.keys.contains(key) {
      ignore("a component has no '\(key)'", path + [.key(key)])
    }
    // The defaults may have all members that a component has.
    let values = defaults.merging(members) { $1 }
    var component = AppleComponent(path: text("/", of: values, path) ?? "*")
    component.fragment = text("#", of: values, path)
    component.query = query(values["?"], path + [.key("?")])
    component.excludes = bool("exclude", of: values, path) ?? false
    _ = text("comment", of: members, path)
    component.isCaseSensitive = bool("caseSensitive", of: values, path) ?? true
    component.isPercentEncoded = bool("percentEncoded", of: values, path) ?? true
    add(component, at: path)
  }

  /// The text of a member; `nil` if it is missing, or no string.
  private mutating func text(
    _ key: String, of members: [String: JSONValue], _ path: [JSONPathPart]
  ) -> String? {
    guard let value = members[key] else { return nil }
    if value.text == nil {
      ignore("'\(key)' is \(value.kind), but must be a string", path + [.key(key)])
    }
    return value.text
  }

  private mutating func bool(
    _ key: String, of members: [String: JSONValue], _ path: [JSONPathPart]
  ) -> Bool? {
    switch members[key] {
    case nil: return nil
    case .bool(let bool)?: return bool
    case let value?:
      ignore("'\(key)' is \(value.kind), but must be 'true' or 'false'", path + [.key(key)])
      return nil
    }
  }

  private mutating func query(
    _ value: JSONValue?, _ path: [JSONPathPart]
  ) -> AppleComponent.Query {
    switch value {
    case nil: return .any
    case .string(let text)?: return .whole(text)
    case .object(let items)?:
      let texts = items.compactMapValues(\.text)
      if texts.count == items.count { return .items(texts) }
      ignore("a pattern of an item is no string, so systems ignore all of them", path)
      return .any
    case let other?:
      ignore("'?' is \(other.kind), but must be a string or an object", path)
      return .any
    }
  }

  /// The list of the format before iOS 13: paths, some of which begin with `NOT `.
  private mutating func readPaths(_ list: JSONValue, _ path: [JSONPathPart]) {
    guard let items = list.items else {
      report("'paths' is \(list.kind), but must be a list", path)
      return
    }
    for (index, item) in items.enumerated() {
      guard let text = item.text else {
        ignore("a path is \(item.kind), but must be a string", path + [.index(index)])
        continue
      }
      let excludes = text.hasPrefix("NOT ")
      var component = AppleComponent(path: excludes ? String(text.dropFirst(4)) : text)
      component.excludes = excludes
      add(component, at: path + [.index(index)])
    }
  }

  private mutating func add(_ component: AppleComponent, at path: [JSONPathPart]) {
    if let name = component.patterns.lazy.compactMap(unknownVariable).first {
      ignore("there is no variable '\(name)', so the component matches nothing", path)
    }
    if let earlier = reach.cover(of: component) {
      let line = json.file.location(of: places[earlier].start).line
      ignore("no link reaches this component, because the one in line \(line) matches first", path)
    }
    reach.add(component, number: components.count)
    components.append(component)
    places.append(span(path))
  }

  // MARK: Variables

  private mutating func readVariables(_ value: JSONValue?) {
    let path: [JSONPathPart] = [.key("applinks"), .key("substitutionVariables")]
    guard let value, let members = members(value, path, "'substitutionVariables'") else { return }
    for (name, texts) in members.sorted(by: { $0.key < $1.key }) {
      guard let items = texts.items, !items.isEmpty, items.allSatisfy({ $0.text != nil }) else {
        ignore("the variable '\(name)' is not a list of texts", path + [.key(name)])
        continue
      }
      variables[name] = items.compactMap(\.text)
    }
  }

  /// The first variable of a pattern that the file does not declare, if any.
  private func unknownVariable(in pattern: String) -> String? {
    ApplePattern.variableNames(in: pattern)
      .first { variables[$0] == nil && !ApplePattern.reservedNames.contains($0) }
  }

  // MARK: Problems

  /// The place of a value.
  func span(_ path: [JSONPathPart]) -> Span { json.span(path) }

  private mutating func members(
    _ value: JSONValue, _ path: [JSONPathPart], _ name: String
  ) -> [String: JSONValue]? {
    if value.members == nil { report("\(name) is \(value.kind), but must be an object", path) }
    return value.members
  }

  private mutating func report(_ message: String, _ path: [JSONPathPart]) {
    json.report(message, path)
  }

  private mutating func ignore(_ message: String, _ path: [JSONPathPart]) {
    json.ignore(message, path)
  }

  private func missing(_ appID: String) -> Diagnostic {
    let path: [JSONPathPart] = [.key("applinks"), .key("details")]
    let problem = Diagnostic(
      .missingApp, "the file does not name the app '\(appID)'",
      at: span(path))
    let named = Set(namedApps).sorted()
    return named.isEmpty ? problem : problem.note("it names '\(named.joined(separator: "', '"))'")
  }
}
