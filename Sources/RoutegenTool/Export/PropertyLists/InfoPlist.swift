package import RoutegenCompiler

/// The keys of an `Info.plist` that the links of an app need.
///
/// The keys are those of Apple's "Information Property List".
package struct InfoPlist {
  let schemes: [String]

  /// The types of user activities, in which `*.` is the bundle's identifier and a dot.
  let activities: [String]
  let shortcuts: [Shortcut]

  struct Shortcut {
    /// The type, in which `*.` is the bundle's identifier and a dot.
    let type: String
    let title: String
  }

  /// - Parameter model: The route set whose schemes, activities and quick actions the app declares.
  package init(_ model: RouteModel) {
    schemes = model.customSchemes
    activities = model.routes.flatMap(\.attributes.activities).map(\.type)
    shortcuts = model.routes.flatMap { route in
      route.attributes.shortcuts.filter { $0.isComplete(for: route) }.map {
        Shortcut(type: $0.type, title: route.title)
      }
    }
  }

  /// - Parameter old: A property list whose other keys and values stay.
  package func exported(
    merging old: PropertyList? = nil
  ) throws(MergeMistake) -> ExportedFile {
    var list = old ?? PropertyList()
    try addSchemes(to: &list)
    try list.add(activities.map(\.forBundle), to: Self.activitiesKey)
    try addShortcuts(to: &list)
    var file = ExportedFile(list.text)
    let count = (list.members[Self.shortcutsKey] as? [Any])?.count ?? 0
    if count > Self.shownShortcuts {
      file.notes.append(
        "there are \(count) quick actions; the system shows the first \(Self.shownShortcuts)")
    }
    return file
  }

  static let (typesKey, schemesKey) = ("CFBundleURLTypes", "CFBundleURLSchemes")
  static let activitiesKey = "NSUserActivityTypes"
  static let (shortcutsKey, shortcutTypeKey) = (
    "UIApplicationShortcutItems", "UIApplicationShortcutItemType"
  )

  /// The number of quick actions that the system shows.
  private static let shownShortcuts = 4

  /// Adds the schemes that no dictionary of `CFBundleURLTypes` has yet.
  private func addSchemes(to list: inout PropertyList) throws(MergeMistake) {
    var types: [[String: Any]] = try list.items(Self.typesKey, "dictionaries")
    let known = types.flatMap { $0[Self.schemesKey] as? [String] ?? [] }
    let new = schemes.filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    let name = "$(PRODUCT_BUNDLE_IDENTIFIER)"
    if let index = types.firstIndex(where: { $0["CFBundleURLName"] as? String == name }) {
      types[index][Self.schemesKey] = (types[index][Self.schemesKey] as? [Any] ?? []) + new
    } else {
      types.append([
        "CFBundleTypeRole": "Viewer", "CFBundleURLName": name, Self.schemesKey: new,
      ])
    }
    list.members[Self.typesKey] = types
  }

  /// Adds the quick actions that the list does not have yet; titles in it stay.
  private func addShortcuts(to list: inout PropertyList) throws(MergeMistake) {
    var items: [[String: Any]] = try list.items(Self.shortcutsKey, "dictionaries")
    for shortcut in shortcuts {
      let type = shortcut.type.forBundle
      guard !items.contains(where: { $0[Self.shortcutTypeKey] as? String == type }) else {
        continue
      }
      items.append([
        Self.shortcutTypeKey: type, "UIApplicationShortcutItemTitle": shortcut.title,
      ])
    }
    if !items.isEmpty { list.members[Self.shortcutsKey] = items }
  }
}

extension TriggerAttribute {
  /// Whether the quick action opens the route without values that the app would supply.
  fileprivate func isComplete(for route: Route) -> Bool {
    route.parameters.indices.allSatisfy {
      route.parameters[$0].mayBeAbsent || constants[$0] != nil
    }
  }
}

extension String {
  /// The type of a quick action or an activity, in which `*` is the bundle's identifier.
  fileprivate var forBundle: String {
    hasPrefix("*.") ? "$(PRODUCT_BUNDLE_IDENTIFIER)" + dropFirst() : self
  }
}

extension Route {
  /// The first sentence of the documentation without its full stop, or else the name.
  fileprivate var title: String {
    guard let line = documentation.first, !line.isEmpty else { return caseName }
    let sentence = line.firstRange(of: ". ").map { String(line[..<$0.lowerBound]) } ?? line
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
