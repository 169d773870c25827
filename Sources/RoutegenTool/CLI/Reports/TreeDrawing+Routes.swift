import RoutegenCompiler

extension TreeDrawing {
  /// Draws a route set: the patterns outside blocks, then each block.
  ///
  /// In each of them, exceptions and envelopes follow the routes.
  init(_ model: RouteModel) {
    var line = StyledLine(model.name, .strong)
    let origins =
      model.schemes.map(model.beginning) + model.hosts.map { "https://\(model.text(of: $0))" }
    if !origins.isEmpty { line.append("  " + origins.joined(separator: " "), .faint) }
    self.init(line: line)
    for origins in model.blocks {
      let part = RoutesDrawer(model, origins: origins)
      if origins.isEmpty {
        self.line.append(part.root)
        self.line.append(part.documentation, .faint)
        children += part.drawings
      } else {
        var line = StyledLine(origins.shownTexts.joined(separator: ", "), .note)
        line.append(part.root)
        children.append(TreeDrawing(line: line, children: part.drawings))
      }
    }
  }
}

extension RouteModel {
  /// The origin constraints of each block in the order of the file; first the empty list, for the
  /// patterns outside blocks.
  fileprivate var blocks: [[OriginConstraint]] {
    ([[]] + routes.map(\.origins) + exceptions.map(\.origins) + envelopes.map(\.origins))
      .withoutRepetitions
  }
}

/// Draws the patterns of one block, or those outside blocks.
private struct RoutesDrawer {
  private let model: RouteModel
  private let origins: [OriginConstraint]
  private let tree: RouteTree

  init(_ model: RouteModel, origins: [OriginConstraint]) {
    self.model = model
    self.origins = origins
    var part = model
    part.members = model.members.compactMap { $0.part(in: origins) }
    tree = RouteTree(part)
  }

  /// The routes and groups at the root, which follow the name of the set or block.
  var root: StyledLine { facts(of: tree.nodes[0]) }

  /// The first line of the root's documentation.
  var documentation: String { tree.nodes[0].documentation.first.map { "  \($0)" } ?? "" }

  var drawings: [TreeDrawing] {
    drawings(of: tree.nodes[0].children)
      + model.exceptions.filter { $0.origins == origins }.map {
        drawing("except", $0.pattern.text, .warning)
      }
      + model.envelopes.filter { $0.origins == origins }.map {
        drawing("unwrap", $0.writtenText, .note)
      }
  }

  private func drawing(_ keyword: String, _ pattern: String, _ role: Style.Role) -> TreeDrawing {
    var line = StyledLine(keyword, role)
    line.append(" " + pattern)
    return TreeDrawing(line: line)
  }

  private func drawings(of nodes: [Int]) -> [TreeDrawing] {
    nodes.map { index in
      let node = tree.nodes[index]
      var line = StyledLine(node.segment.withSlash)
      line.append(facts(of: node))
      if let documentation = node.documentation.first { line.append("  " + documentation, .faint) }
      return TreeDrawing(line: line, children: drawings(of: node.children))
    }
  }

  /// Returns the routes that end at a node, and the attributes of these routes and of its groups.
  private func facts(of node: RouteTree.Node) -> StyledLine {
    var line = StyledLine()
    for (place, index) in node.routes.enumerated() {
      let route = model.routes[index]
      line.append(place == 0 ? " → " : ", ")
      line.append(route.qualifiedName, .strong)
      line.append(values(of: route))
      append(route.attributes, of: route.parameters, to: &line)
    }
    for group in node.groups {
      if group.mount != nil { line.append("  mounts \(group.typeName)", .note) }
      append(group.attributes, of: group.allParameters, to: &line)
    }
    return line
  }

  private func values(of route: Route) -> String {
    let values = route.parameters.map { parameter in
      "\(parameter.name): \(model.typeText(of: parameter))" + parameter.defaultText
    }
    return values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
  }

  private func append(
    _ attributes: Attributes, of parameters: [Parameter], to line: inout StyledLine
  ) {
    for (kind, text) in attributes.lines(in: parameters) {
      let role: Style.Role =
        kind == .deprecated ? .warning : kind == .requires ? .note : .faint
      line.append("  " + text, role)
    }
  }
}

extension Member {
  /// Returns the part of the member in the block of these origin constraints; `nil` if there is none.
  fileprivate func part(in origins: [OriginConstraint]) -> Member? {
    switch self {
    case .route(let route): return route.origins == origins ? self : nil
    case .group(let group):
      let members = group.members.compactMap { $0.part(in: origins) }
      return members.isEmpty ? nil : .group(group.with(members))
    }
  }
}
