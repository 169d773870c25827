package import RoutegenModel
package import RoutegenSource

/// The `assetlinks.json` file of a host: the Android apps that may open its links.
///
/// The format is that of Google's Digital Asset Links.
package struct AssetLinksFile {
  private let statements: [JSONValue]
  private let findings: [Diagnostic]

  /// An app, and the certificates with which it may be signed.
  package struct App: Hashable, Sendable {
    package let package: String

    /// SHA-256 fingerprints, in upper-case hexadecimal pairs with colons.
    package let fingerprints: [String]

    package init(package: String, fingerprints: [String]) {
      (self.package, self.fingerprints) = (package, fingerprints)
    }
  }

  private static let relation = "delegate_permission/common.handle_all_urls"

  /// Which links of a host the apps open; the manifests may claim more.
  package struct DynamicRules {
    fileprivate let rules: AndroidRules
    fileprivate let findings: [Diagnostic]

    package init(_ matcher: ExplainingMatcher, host: String) {
      rules = AndroidRules(Claims(matcher, host: host))
      findings = AndroidFindings.all(of: rules, matcher, host: host)
    }
  }

  /// - Parameters:
  ///   - rules: The rules of the host, which systems since Android 15 know; `nil` for none.
  ///   - old: A file whose other statements stay.
  package init(
    _ apps: [App], _ rules: DynamicRules? = nil, merging old: JSONValue? = nil
  ) throws(MergeMistake) {
    findings = rules?.findings ?? []
    guard var statements = (old ?? .array([])).items else {
      throw MergeMistake(message: "the file is \(old?.kind ?? ""), but must be a list")
    }
    for app in apps {
      let place = statements.firstIndex { $0.handlesLinks(of: app.package, Self.relation) }
      let relations = place.map { statements[$0].relations } ?? [Self.relation]
      let statement = Self.statement(app, relations, rules?.rules.rules)
      if let place { statements[place] = statement } else { statements.append(statement) }
    }
    self.statements = statements
  }

  package func exported(isMinified: Bool) -> ExportedFile {
    var file = ExportedFile(jsonText(statements, isMinified: isMinified))
    file.findings = findings
    return file
  }

  private static func statement(
    _ app: App, _ relations: [String], _ rules: [AndroidRule]?
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "relation": .array(relations.map(JSONValue.string)),
      "target": .object([
        "namespace": .string("android_app"), "package_name": .string(app.package),
        "sha256_cert_fingerprints": .array(app.fingerprints.map(JSONValue.string)),
      ]),
    ]
    if let rules {
      members["relation_extensions"] = .object([
        relation: .object(["dynamic_app_link_components": .array(rules.map(\.json))])
      ])
    }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate var relations: [String] { members?["relation"]?.items?.compactMap(\.text) ?? [] }

  /// Whether the value is the statement that an app opens links.
  fileprivate func handlesLinks(of package: String, _ relation: String) -> Bool {
    let target = members?["target"]?.members
    return target?["namespace"]?.text == "android_app"
      && target?["package_name"]?.text == package && relations.contains(relation)
  }
}

extension AndroidRule {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = ["/": .string(path)]
    if !items.isEmpty { members["?"] = .object(items.mapValues(JSONValue.string)) }
    members["#"] = fragment.map(JSONValue.string)
    if excludes { members["exclude"] = .bool(true) }
    return .object(members)
  }
}
