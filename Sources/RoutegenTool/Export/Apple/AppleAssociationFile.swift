package import RoutegenCompiler

/// The `apple-app-site-association` file of a host.
///
/// The format is that of Apple's documentation "Supporting associated domains".
package struct AppleAssociationFile {
  private let matcher: ExplainingMatcher
  private let host: String
  private let appIDs: [String]
  private let clipIDs: [String]
  private let layout: Layout
  private let foreign: AppleForeignEntries
  private let claims: Claims
  private let association: AppleAssociation

  /// How the file is written.
  package struct Layout: Hashable, Sendable {
    package var isMinified: Bool
    package var hasComments: Bool

    package init(isMinified: Bool = false, hasComments: Bool = false) {
      (self.isMinified, self.hasComments) = (isMinified, hasComments)
    }
  }

  /// - Parameters:
  ///   - host: A host whose links the app opens.
  ///   - appIDs: The identifiers of the apps: `ABCDE12345.com.example.app`.
  ///   - clipIDs: The identifiers of App Clips.
  ///   - old: A file whose entries for other apps and services stay.
  package init(
    _ matcher: ExplainingMatcher, host: String, appIDs: [String], clipIDs: [String] = [],
    _ layout: Layout = Layout(), merging old: JSONValue? = nil
  ) throws(MergeMistake) {
    (self.matcher, self.host, self.appIDs, self.layout) = (matcher, host, appIDs, layout)
    self.clipIDs = clipIDs
    foreign = try AppleForeignEntries(of: old ?? .object([:]), besideAppIDs: appIDs)
    claims = Claims(matcher, host: host)
    association = AppleAssociation(claims, besideVariables: foreign.variableTexts)
  }

  package var exported: ExportedFile {
    let text = jsonText(value, isMinified: layout.isMinified)
    var file = ExportedFile(text)
    file.findings = AppleFindings(association, claims, matcher).all
    file.findings += foreign.replacedExclusions.compactMap(replaced)
    if let problem = sizeProblem(of: text) { file.findings.append(problem) }
    return file
  }

  /// What is to be said of an exclusion across all paths; `nil` if the routes have it, too.
  private func replaced(_ exclusion: AppleForeignEntries.Exclusion) -> Diagnostic? {
    let component = exclusion.component
    let exceptions = matcher.model.exceptions.filter { $0.origins == [.everywhere] }
    let isKept =
      exceptions.contains { $0.pattern.text == component.exception }
      || association.components.contains {
        $0.excludesAcrossPaths && $0.query == component.query && $0.fragment == component.fragment
      }
    if isKept { return nil }
    return Diagnostic(
      .exclusionLost,
      "the file had \(exclusion.text) for links of all paths, which the new one has not",
      at: matcher.model.nameSpan,
      note: AppleComponent.remedy(component.exception))
  }

  /// The whole file.
  package var value: JSONValue {
    var applinks = foreign.applinks
    let own = association.components.isEmpty ? [] : [entry]
    applinks["details"] = .array(foreign.before + own + foreign.after)
    let variables = association.variables.mapValues { JSONValue.array($0.map(JSONValue.string)) }
      .merging(foreign.variables) { own, _ in own }
    if !variables.isEmpty { applinks["substitutionVariables"] = .object(variables) }
    var members = foreign.members
    members["applinks"] = .object(applinks)
    if !clipIDs.isEmpty {
      var clips = members["appclips"]?.members ?? [:]
      let old = clips["apps"]?.items ?? []
      clips["apps"] = .array(old + clipIDs.map(JSONValue.string).filter { !old.contains($0) })
      members["appclips"] = .object(clips)
    }
    return .object(members)
  }

  /// The entry of the apps.
  private var entry: JSONValue {
    var entry: [String: JSONValue] = [
      "appIDs": .array(appIDs.map(JSONValue.string)), "components": .array(components),
    ]
    if !defaults.isEmpty { entry["defaults"] = .object(defaults) }
    return .object(entry)
  }

  /// The defaults of the entry, where they differ from those that hold for all entries.
  private var defaults: [String: JSONValue] {
    var defaults: [String: JSONValue] = [:]
    for (key, value) in ["caseSensitive": association.isCaseSensitive, "percentEncoded": true]
    where (foreign.defaults[key] ?? .bool(true)) != .bool(value) {
      defaults[key] = .bool(value)
    }
    // What our components leave out must not be what the file has for all.
    let absent: [String: JSONValue] = [
      "?": .string("*"), "#": .string("*"), "exclude": .bool(false),
    ]
    for (key, value) in absent where foreign.defaults[key] != nil { defaults[key] = value }
    return defaults
  }

  private var components: [JSONValue] {
    association.components.indices.map { index in
      let component = association.components[index]
      let comment = layout.hasComments ? association.comment(on: index) : nil
      return component.json(comment: comment)
    }
  }

  // MARK: Size

  /// The greatest size that Apple's systems read, in bytes.
  package static let greatestSize = 131_072

  /// The size from which a warning says that the file may soon be too large, in bytes.
  private static let largeSize = 102_400

  private func sizeProblem(of text: String) -> Diagnostic? {
    let size = text.utf8.count
    guard size > Self.largeSize else { return nil }
    let problem = Diagnostic(
      .associationTooLarge,
      "the association file of '\(host)' has \(size) bytes; "
        + "Apple's systems read at most \(Self.greatestSize)", at: matcher.model.nameSpan)
    guard size > Self.greatestSize else { return problem.with(.warning) }
    return layout.isMinified ? problem : problem.note("'--minify' leaves out the white space")
  }
}

extension AppleAssociation {
  /// What a component is for: its pattern, or the links that a guard closes.
  fileprivate func comment(on index: Int) -> String {
    guard let claim = claims[index] else { return "all other links of at least this depth" }
    let text = claim.candidate.writtenText
    return components[index].excludes && claim.opens ? "\(text): texts that are no numbers" : text
  }
}

extension AppleComponent {
  fileprivate func json(comment: String?) -> JSONValue {
    var members: [String: JSONValue] = ["/": .string(path)]
    switch query {
    case .any: break
    case .whole(let text): members["?"] = .string(text)
    case .items(let items): members["?"] = .object(items.mapValues(JSONValue.string))
    }
    members["#"] = fragment.map(JSONValue.string)
    if excludes { members["exclude"] = .bool(true) }
    members["comment"] = comment.map(JSONValue.string)
    return .object(members)
  }
}
