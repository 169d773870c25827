/// An `assetlinks.json` file: the Android apps that may open the links of a host.
///
/// The format is that of Google's Digital Asset Links.
package struct AssetLinksFile {
  private let statements: [JSONValue]

  /// An app, and the certificates with which it may be signed.
  package struct App: Hashable, Sendable {
    package let package: String

    /// SHA-256 fingerprints, in upper-case hexadecimal pairs with colons.
    package let fingerprints: [String]

    package init(package: String, fingerprints: [String]) {
      (self.package, self.fingerprints) = (package, fingerprints)
    }
  }

  static let relation = "delegate_permission/common.handle_all_urls"

  /// - Parameter old: A file whose other statements stay.
  package init(_ apps: [App], merging old: JSONValue? = nil) throws(MergeMistake) {
    guard var statements = (old ?? .array([])).items else {
      throw MergeMistake(message: "the file is \(old?.kind ?? ""), but must be a list")
    }
    for app in apps {
      let places = statements.indices.filter {
        statements[$0].handlesLinks(of: app.package, Self.relation)
      }
      let place = places.first ?? statements.count
      let old = places.first.flatMap { statements[$0].members } ?? [:]
      // An old certificate in a later statement would stay valid.
      for other in places.dropFirst().reversed() { statements.remove(at: other) }
      statements[place..<min(place + 1, statements.count)] = [Self.statement(app, old)]
    }
    self.statements = statements
  }

  package func exported(isMinified: Bool) -> ExportedFile {
    ExportedFile(jsonText(statements, isMinified: isMinified))
  }

  /// - Parameter old: The members of the statement that is replaced.
  private static func statement(_ app: App, _ old: [String: JSONValue]) -> JSONValue {
    var members = old
    members["relation"] = old["relation"] ?? .array([.string(relation)])
    var target = old["target"]?.members ?? [:]
    target["namespace"] = .string("android_app")
    target["package_name"] = .string(app.package)
    target["sha256_cert_fingerprints"] = .array(app.fingerprints.map(JSONValue.string))
    members["target"] = .object(target)
    return .object(members)
  }
}

extension JSONValue {
  fileprivate var relations: [String] { members?["relation"]?.items?.compactMap(\.text) ?? [] }

  /// Whether the value is the statement that an app opens links.
  func handlesLinks(of package: String, _ relation: String) -> Bool {
    let target = members?["target"]?.members
    return target?["namespace"]?.text == "android_app"
      && target?["package_name"]?.text == package && relations.contains(relation)
  }
}
