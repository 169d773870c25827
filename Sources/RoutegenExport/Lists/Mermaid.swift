package import RoutegenModel

/// Returns the tree of groups and routes as a flowchart of Mermaid.
///
/// A group whose members would make more nodes than a reader can follow is one node with their number.
///
/// - Parameter withInternal: Whether routes and groups with `@internal` are part of it.
package func exportMermaid(_ model: RouteModel, withInternal: Bool) -> String {
  var chart = MermaidChart(model, withInternal: withInternal)
  return chart.text()
}

private struct MermaidChart {
  private let model: RouteModel
  private let withInternal: Bool
  private var nodes: [Node] = []

  /// The greatest number of nodes; Mermaid itself refuses more than 500 edges.
  private static let mostNodes = 200

  private struct Node {
    let shape: (open: String, close: String)
    var lines: [String]

    /// The index of the node from which an edge leads here; `nil` for the root.
    let parent: Int?
  }

  /// A group whose members are to be added below its node.
  private struct Group {
    let node: Int
    let path: String
    let members: [Member]
  }

  init(_ model: RouteModel, withInternal: Bool) {
    self.model = model
    self.withInternal = withInternal
  }

  mutating func text() -> String {
    add([model.name], shape: ("([", "])"), below: nil)
    var level = [Group(node: 0, path: "", members: visible(model.members))]
    // Level by level, so that a large group does not take the room of its neighbors.
    while !level.isEmpty {
      var next: [Group] = []
      for group in level { expand(group, &next) }
      level = next
    }
    var lines = ["flowchart LR"]
    for (index, node) in nodes.enumerated() {
      let label = node.lines.filter { !$0.isEmpty }.map(Self.escaped).joined(separator: "<br>")
      lines.append("  n\(index)\(node.shape.open)\"\(label)\"\(node.shape.close)")
      if let parent = node.parent { lines.append("  n\(parent) --> n\(index)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Adds the members of a group, and those groups among them to `next`.
  ///
  /// A group whose members do not all fit has their number in its label.
  private mutating func expand(_ group: Group, _ next: inout [Group]) {
    var members = group.members
    var omitted = 0
    if nodes.count + members.count > Self.mostNodes {
      // At the top level, those that fit are better than a number.
      members = group.node == 0 ? Array(members.prefix(Self.mostNodes - 1)) : []
      omitted = group.members.dropFirst(members.count).map(routeCount).reduce(0, +)
    }
    if omitted > 0 {
      nodes[group.node].lines.append("\(omitted) \(members.isEmpty ? "routes" : "more routes")")
    }
    for member in members {
      switch member {
      case .route(let route):
        let path =
          route.isUnlinked ? "@unlinked" : route.pattern.text.withoutPrefix(group.path)
        let origins = route.origins.map(\.text).joined(separator: ", ")
        add([route.caseName, path, origins], shape: ("[", "]"), below: group.node)
      case .group(let inner):
        let mount = inner.mount.map { "mount " + model.mounts[$0].model.name } ?? ""
        let path = inner.patternText.withoutPrefix(group.path)
        let node = add([inner.caseName, path, mount], shape: ("(", ")"), below: group.node)
        next.append(
          Group(node: node, path: inner.patternText, members: visible(inner.members)))
      }
    }
  }

  private func visible(_ members: [Member]) -> [Member] {
    members.filter { member in
      let attributes =
        switch member {
        case .route(let route): route.attributes
        case .group(let group): group.attributes
        }
      return withInternal || !attributes.isInternal
    }
  }

  private func routeCount(_ member: Member) -> Int {
    switch member {
    case .route: 1
    case .group(let group): visible(group.members).map(routeCount).reduce(0, +)
    }
  }

  /// Adds a node and returns its index.
  @discardableResult
  private mutating func add(
    _ lines: [String], shape: (open: String, close: String), below parent: Int?
  ) -> Int {
    nodes.append(Node(shape: shape, lines: lines, parent: parent))
    return nodes.count - 1
  }

  /// The text with the characters that have a meaning to Mermaid, Markdown or HTML as codes.
  private static func escaped(_ line: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\"", "#", "%", "<", ">", "&", "`", "\\", ";", "*", "_", "~": text += "#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension String {
  /// The text after a prefix that it may have.
  fileprivate func withoutPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
