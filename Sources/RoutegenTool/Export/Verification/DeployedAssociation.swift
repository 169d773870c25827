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
    guard let file = json.read(upTo: size, by: "Apple's systems read"),
      isObject(file, called: "the file")
    else { return }
    readClips(file)
    guard let applinks = file["applinks"] else {
      return json.report("the file has no 'applinks', so no link opens an app")
    }
    guard isObject(applinks, called: "'applinks'") else { return }
    readVariables(applinks["substitutionVariables"])
    readDetails(applinks)
    let isRead = !problems.contains { $0.code == .invalidDeployedFile }
    if !namesApp, isRead, let appID {
      json.addMissing(appID, among: Set(namedApps), at: applinks["details"])
    }
  }

  private mutating func readClips(_ file: DeployedValue) {
    let named = file["appclips"]?["apps"]?.items?.compactMap(\.text) ?? []
    for id in clipIDs where !named.contains(id) {
      json.add(
        Diagnostic(
          .missingApp, "'appclips' of the file does not name the App Clip '\(id)'",
          at: json.span(file["appclips"] ?? file)))
    }
  }

  // MARK: Entries

  private mutating func readDetails(_ applinks: DeployedValue) {
    guard let details = applinks["details"] else {
      return json.report("'applinks' has no 'details', so no link opens an app", applinks)
    }
    let defaults = applinks["defaults"]?.value.members ?? [:]
    if let entries = details.items {
      for entry in entries { readEntry(entry, apps: nil, defaults) }
    } else if let entries = details.value.members {
      // The format before iOS 13.
      for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
        readEntry(details.at(id, entry), apps: [id], defaults)
      }
    } else {
      json.report(details.isNot("a list", called: "'details'"), details)
    }
  }

  /// - Parameter apps: The apps of the entry; `nil` if the entry names them.
  private mutating func readEntry(
    _ entry: DeployedValue, apps: [String]?, _ defaults: [String: JSONValue]
  ) {
    guard isObject(entry, called: "an entry of 'details'") else { return }
    let ids = apps ?? Self.appIDs(of: entry)
    namedApps += ids
    guard appID.map(ids.contains) ?? true else { return }
    namesApp = true
    if appID == nil { reach = ComponentReach() }
    if apps == nil, entry["appID"] != nil, entry["appIDs"] != nil {
      json.ignore(
        "systems from iOS 13 on read 'appIDs', and older ones 'appID'; name the apps once", entry)
    }
    let defaults = defaults.merging(entry["defaults"]?.value.members ?? [:]) { $1 }
    if let list = entry["components"] {
      if let paths = entry["paths"] {
        json.ignore("systems from iOS 13 on ignore 'paths' beside 'components'", paths)
      }
      for item in items(of: list, called: "'components'") { readComponent(item, defaults) }
    } else if let list = entry["paths"] {
      if let exclude = entry["exclude"] {
        json.ignore("'exclude' has no meaning beside 'paths'", exclude)
      }
      for item in items(of: list, called: "'paths'") { readPath(item) }
    } else {
      json.report("the entry has neither 'components' nor 'paths', so it opens no link", entry)
    }
  }

  private static func appIDs(of entry: DeployedValue) -> [String] {
    (entry["appIDs"]?.items?.compactMap(\.text) ?? []) + (entry["appID"]?.text.map { [$0] } ?? [])
  }

  // MARK: Components

  private static let keys = [
    "/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded",
  ]

  private mutating func readComponent(_ item: DeployedValue, _ defaults: [String: JSONValue]) {
    guard isObject(item, called: "a component"), let members = item.value.members else { return }
    for key in members.keys.sorted() where !Self.keys.contains(key) {
      json.ignore("a component has no '\(key)'", item[key])
    }
    // The defaults may have all members that a component has.
    let values = DeployedValue(value: .object(defaults.merging(members) { $1 }), path: item.path)
    var component = AppleComponent(path: text("/", of: values) ?? "*")
    component.fragment = text("#", of: values)
    component.query = query(values["?"])
    component.excludes = bool("exclude", of: values) ?? false
    _ = text("comment", of: item)
    component.isCaseSensitive = bool("caseSensitive", of: values) ?? true
    component.isPercentEncoded = bool("percentEncoded", of: values) ?? true
    add(component, at: item)
  }

  /// The text of a member; `nil` if it is missing, or no string.
  private mutating func text(_ key: String, of object: DeployedValue) -> String? {
    guard let value = object[key] else { return nil }
    if value.text == nil { json.ignore(value.isNot("a string", called: "'\(key)'"), value) }
    return value.text
  }

  private mutating func bool(_ key: String, of object: DeployedValue) -> Bool? {
    guard let value = object[key] else { return nil }
    if case .bool(let bool) = value.value { return bool }
    json.ignore(value.isNot("'true' or 'false'", called: "'\(key)'"), value)
    return nil
  }

  private mutating func query(_ value: DeployedValue?) -> AppleComponent.Query {
    guard let value else { return .any }
    if let text = value.text { return .whole(text) }
    let items = value.value.members
    let texts = items?.compactMapValues(\.text)
    if let texts, texts.count == items?.count { return .items(texts) }
    json.ignore(
      items == nil
        ? value.isNot("a string or an object", called: "'?'")
        : "a pattern of an item is no string, so systems ignore all of them", value)
    return .any
  }

  /// A path of the format before iOS 13, which may begin with `NOT `.
  private mutating func readPath(_ item: DeployedValue) {
    guard let text = item.text else {
      return json.ignore(item.isNot("a string", called: "a path"), item)
    }
    let excludes = text.hasPrefix("NOT ")
    var component = AppleComponent(path: excludes ? String(text.dropFirst(4)) : text)
    component.excludes = excludes
    add(component, at: item)
  }

  private mutating func add(_ component: AppleComponent, at item: DeployedValue) {
    if let name = component.patterns.lazy.compactMap(unknownVariable).first {
      json.ignore("there is no variable '\(name)', so the component matches nothing", item)
    }
    if let earlier = reach.cover(of: component) {
      let line = json.file.location(of: places[earlier].start).line
      json.ignore(
        "no link reaches this component, because the one in line \(line) matches first", item)
    }
    reach.add(component, number: components.count)
    components.append(component)
    places.append(json.span(item))
  }

  // MARK: Variables

  private mutating func readVariables(_ value: DeployedValue?) {
    guard let value, isObject(value, called: "'substitutionVariables'") else { return }
    for (name, texts) in (value.value.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let items = texts.items, !items.isEmpty, items.allSatisfy({ $0.text != nil }) else {
        json.ignore("the variable '\(name)' is not a list of texts", value[name])
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

  /// The place of the whole file.
  var span: Span { json.span(nil) }

  private mutating func isObject(_ value: DeployedValue, called name: String) -> Bool {
    if !value.isObject { json.report(value.isNot("an object", called: name), value) }
    return value.isObject
  }

  private mutating func items(of value: DeployedValue, called name: String) -> [DeployedValue] {
    if value.items == nil { json.report(value.isNot("a list", called: name), value) }
    return value.items ?? []
  }
}
