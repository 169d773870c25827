import RoutegenCompiler

/// Association files.
extension FileImporter {
  mutating func addAssociation(to draft: inout Draft) {
    let association = DeployedAssociation(file, appID: nil)
    problems += association.problems
    let apps = Set(association.namedApps).sorted()
    if apps.count > 1 {
      let names = apps.map { "'\(printable($0))'" }.joined(separator: ", ")
      draft.remarks.append(
        "\(printable(file.path)) is for \(apps.count) apps, and the routes are those of all: \(names)."
      )
    }
    let components = Array(zip(association.components, association.places))
    if !components.isEmpty, components.allSatisfy({ $0.0.isCaseSensitive == false }) {
      draft.isCaseless = true
    }
    let matcher =
      apps.count < 2 ? AppleMatcher(association.components, variables: association.variables) : nil
    for (index, (component, span)) in components.enumerated() {
      if let first = matcher?.decidingComponent(of: component.sampleLink(association.variables)),
        first < index, !component.excludes, components[first].0.excludes
      {
        draft.remarks.append(
          "\(place(span)): the entry in line \(file.location(of: components[first].1.start).line) excludes these links."
        )
        continue
      }
      // After a component that opens links, an exclusion does not close these.
      if let exception = component.exception, components[..<index].allSatisfy(\.0.excludes) {
        draft.exceptions.append(
          DraftException(path: [], items: [], patternWithoutPath: exception, remark: place(span)))
        continue
      }
      var entry = Entry(place: place(span), excludes: component.excludes)
      if component.isCaseSensitive == false, !draft.isCaseless {
        entry.remarks.append("the file ignores case here; 'caseless' does so in a whole route file")
      }
      entry.addQuery(component.query, association.variables)
      entry.addFragment(component.fragment, association.variables)
      let pattern = FilePattern(association: component.path)
      add(
        entry, pattern.path(association.variables, isDecoded: false), component.path, to: &draft)
    }
  }
}

extension AppleComponent {
  /// A link that the component matches, unless its patterns are unusual.
  fileprivate func sampleLink(_ variables: [String: [String]]) -> String {
    func sample(_ pattern: String) -> String {
      FilePattern(association: pattern).tokens.map { token in
        switch token {
        case .text(let scalar): String(scalar)
        case .wildcard, .segmentText: "x"
        case .digits, .variable("digit"): "7"
        case .variable(let name): variables[name]?.first ?? "x"
        }
      }.joined()
    }
    let query: String
    switch self.query {
    case .any: query = ""
    case .whole(let text): query = "?" + sample(text)
    case .items(let items):
      query =
        "?"
        + items.sorted { $0.key < $1.key }.map { "\($0.key)=\(sample($0.value))" }
        .joined(separator: "&")
    }
    let path = path.hasPrefix("/") ? path : "/\(path)"
    return "https://example.com" + sample(path) + query + (fragment.map { "#" + sample($0) } ?? "")
  }
}
