import RoutegenExplain
package import RoutegenModel

/// Links that open the routes of a set, in the order of the file: the examples of a route, or else links with
/// sample values.
///
/// Routes with `@unlinked` have none, and those with `@internal` are omitted unless they are asked for.
package struct LinkList {
  /// A route with its links.
  struct Entry {
    let route: Route

    /// Whether the links are those of the file, and not made with sample values.
    let areExamples: Bool
    let links: [String]

    /// The requirements for opening the route, and its deprecation, for people.
    let remarks: [String]
  }

  let name: String
  private(set) var entries: [Entry] = []

  /// What the list lacks, for the user.
  private var notes: [String] = []

  package init(_ matcher: ExplainingMatcher, withInternal: Bool) {
    let samples = SampleLinks(matcher)
    let model = matcher.model
    name = model.name
    for listed in RouteList(model).routes {
      let route = listed.route
      if route.isUnlinked || route.attributes.isInternal && !withInternal { continue }
      let examples = samples.examples(of: route)
      let links = examples.isEmpty ? samples.samples(of: route) : examples
      if links.isEmpty {
        notes.append("'\(route.qualifiedName)' has no sample link; add an 'example' to it")
      }
      entries.append(
        Entry(
          route: route, areExamples: !examples.isEmpty, links: links, remarks: listed.remarks))
    }
    if model.schemes.isEmpty, model.hosts.isEmpty, entries.allSatisfy(\.links.isEmpty) {
      notes = [
        "'\(name)' declares neither a scheme nor a host, so it has no links; export the set that mounts it"
      ]
    }
  }

  /// Returns a file with the notes of this list.
  private func file(_ lines: [String]) -> ExportedFile {
    var file = ExportedFile(lines.joined(separator: "\n") + "\n")
    file.notes = notes
    return file
  }
}

extension ListedRoute {
  fileprivate var remarks: [String] {
    (requirements.isEmpty ? [] : ["requires " + requirements.joined(separator: ", ")])
      + (deprecation.map { $0.isEmpty ? ["deprecated"] : ["deprecated: " + $0] } ?? [])
  }
}

// MARK: Formats

extension LinkList {
  /// A line for each link: the route, the link, and whether it is an `example` or a `sample`, separated by
  /// tabs.
  package var table: ExportedFile {
    file(
      ["route\tlink\tkind"]
        + entries.flatMap { entry in
          entry.links.map {
            "\(entry.route.qualifiedName)\t\($0)\t\(entry.areExamples ? "example" : "sample")"
          }
        })
  }

  /// The lines before the links of a route.
  private func comments(of entry: Entry) -> [String] {
    let name = entry.route.qualifiedName
    let lines = [name + (entry.links.isEmpty ? ": no sample link" : "")] + entry.remarks
    return [""] + lines.flatMap { $0.split(whereSeparator: \.isNewline) }.map { "# \($0)" }
  }

  /// A flow of Maestro that opens each link.
  package var maestroFlow: ExportedFile {
    file(
      [
        "# Opens each link of \(name).",
        "# usage: maestro test -e APP_ID=com.example.app FILE",
        "# Made by: routegen export maestro",
        "appId: ${APP_ID}",
        "---",
      ]
        + entries.flatMap { entry in
          comments(of: entry) + entry.links.map { "- openLink: \(Self.quoted($0))" }
        })
  }

  /// The text as a YAML scalar in double quotes.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
