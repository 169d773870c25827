package import RoutegenCompiler

/// What `routegen export` writes.
package enum ExportKind: String, CaseIterable, Sendable {
  case markdown, json, aasa, assetlinks
  case androidManifest = "android-manifest"
  case infoPlist = "info-plist"
  case entitlements, html, links

  package init(named name: String) throws(UsageError) {
    try self.init(named: name, "kind of export", "the kinds")
  }

  /// What counts when the file is compared with another one.
  package var format: ExportedFormat {
    switch self {
    case .json, .aasa, .assetlinks: .json
    case .markdown, .androidManifest, .infoPlist, .entitlements, .html, .links: .text
    }
  }

  /// The options that only some kinds have.
  package var options: Set<ExportOption> {
    switch self {
    case .html: [.title, .internal]
    case .markdown, .json: []
    case .aasa: [.host, .appID, .clipID, .merge, .comments, .minify]
    case .assetlinks: [.host, .package, .fingerprint, .merge, .minify]
    case .androidManifest: [.activity]
    case .infoPlist: [.merge]
    case .entitlements: [.clipID, .merge]
    case .links: [.internal]
    }
  }
}

/// An option of `routegen export` that only some kinds have.
package enum ExportOption: String, CaseIterable, Sendable {
  case host = "--host"
  case appID = "--app-id"
  case clipID = "--clip-id"
  case package = "--package"
  case fingerprint = "--fingerprint"
  case activity = "--activity"
  case merge = "--merge"
  case comments = "--comments"
  case minify = "--minify"
  case title = "--title"
  case `internal` = "--internal"

  /// The option's key in an item of `exports`.
  var key: String { String(rawValue.dropFirst(2)) }

  /// The kinds that have the option.
  package var kinds: [ExportKind] { ExportKind.allCases.filter { $0.options.contains(self) } }
}

/// What counts when an exported file is compared with another one.
package enum ExportedFormat {
  case json, text

  /// Whether a file has the contents of a text: other programs lay JSON out anew, and git may write CR LF.
  package func isSame(_ text: String, _ bytes: [UInt8]) -> Bool {
    if text.hasLines(of: bytes) { return true }
    switch self {
    case .json:
      guard let old = try? JSONValue(SourceFile(path: "", bytes: bytes)) else { return false }
      let new = try? JSONValue(SourceFile(path: "", text: text))
      return new?.isSame(as: old) == true
    case .text: return false
    }
  }
}

extension JSONValue {
  /// Whether two values are equal; canonically equivalent texts are different.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let members), .object(let others)):
      members.count == others.count
        && members.allSatisfy { key, value in
          others.contains { $0.utf8.elementsEqual(key.utf8) && $1.isSame(as: value) }
        }
    case (.array(let items), .array(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
    case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
    case (.number, .number), (.bool, .bool), (.null, .null): self == other
    case (.object, _), (.array, _), (.string, _), (.number, _), (.bool, _), (.null, _): false
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case that a user named.
  ///
  /// - Parameter noun: What the cases are.
  init(
    named name: String, _ noun: String, _ plural: String, among known: [Self] = Array(allCases)
  ) throws(UsageError) {
    guard let found = known.first(where: { $0.rawValue == name }) else {
      let names = known.map(\.rawValue)
      throw UsageError("there is no \(noun) '\(name)'" + nearest(to: name, among: names, plural))
    }
    self = found
  }
}
