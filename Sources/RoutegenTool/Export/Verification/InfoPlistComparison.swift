package import RoutegenCompiler

/// Compares an `Info.plist` with the schemes, activities and quick actions of an app's routes.
package struct InfoPlistComparison {
  package private(set) var findings: [Diagnostic] = []

  private var list: DeployedPropertyList

  package init(_ file: SourceFile, _ model: RouteModel) {
    list = DeployedPropertyList(file)
    let isList = list.problems.isEmpty
    let needed = InfoPlist(model)
    let schemes = list.texts(InfoPlist.typesKey, InfoPlist.schemesKey)
    let activities = list.texts(InfoPlist.activitiesKey)
    let shortcuts = list.texts(InfoPlist.shortcutsKey, InfoPlist.shortcutTypeKey)
    if isList {
      compareSchemes(schemes, needed.schemes)
      compare(activities, needed.activities, called: "activity", in: InfoPlist.activitiesKey)
      compare(
        shortcuts, needed.shortcuts.map(\.type), called: "quick action", in: InfoPlist.shortcutsKey)
    }
    findings = list.problems + findings
  }

  /// Schemes are compared without case, as RFC 3986 has it.
  private mutating func compareSchemes(_ list: [DeployedPropertyList.Text], _ needed: [String]) {
    let known = list.filter { text in
      guard ["https", "http"].contains(text.text.lowercased()) else { return true }
      findings.append(
        Diagnostic(
          .ignoredEntry, "an app cannot have the scheme '\(text.text)'", at: text.span,
          note: "links of websites open the app by the associated domains of its entitlements"))
      return false
    }
    for scheme in needed where !known.contains(where: { $0.text.lowercased() == scheme }) {
      missing("the scheme '\(scheme)'", in: InfoPlist.typesKey, known)
    }
    for text in known where !text.hasBuildSetting && !needed.contains(text.text.lowercased()) {
      findings.append(.unneededEntry("the routes have no scheme '\(text.text)'", at: text.span))
    }
  }

  /// - Parameter needed: Types, in which `*.` is the bundle's identifier and a dot.
  private mutating func compare(
    _ list: [DeployedPropertyList.Text], _ needed: [String], called noun: String, in key: String
  ) {
    let others = list.filter { text in !needed.contains { Self.isSame(text.text, $0) } }
    for type in needed where !list.contains(where: { Self.isSame($0.text, type) }) {
      missing("the \(noun) '\(type)'", in: key, others)
    }
    // SiriKit's intents are in the list of activities, too.
    for text in others where !text.hasBuildSetting && !text.text.hasSuffix("Intent") {
      findings.append(.unneededEntry("the routes have no \(noun) '\(text.text)'", at: text.span))
    }
  }

  private static func isSame(_ text: String, _ type: String) -> Bool {
    type.hasPrefix("*.") ? text.hasSuffix(type.dropFirst()) : text == type
  }

  private mutating func missing(
    _ entry: String, in key: String, _ others: [DeployedPropertyList.Text]
  ) {
    let problem = Diagnostic.missingEntry(
      "'\(key)' lacks \(entry)", at: others.last?.span ?? list.span)
    if let other = others.first(where: \.hasBuildSetting) {
      findings.append(problem.note("the build may replace '\(other.text)' with it").with(.warning))
    } else if key == InfoPlist.shortcutsKey {
      findings.append(problem.note("the app may also add it while it runs").with(.warning))
    } else {
      findings.append(problem)
    }
  }
}
