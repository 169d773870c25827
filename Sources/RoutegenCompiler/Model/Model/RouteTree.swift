/// The routes as a tree with a node for each path segment, without aliases.
package struct RouteTree: Sendable {
  /// The first is the root.
  package private(set) var nodes: [Node]

  /// The node in which each route ends, by the route's index.
  package private(set) var nodeOfRoute: [Int] = []

  package struct Node: Sendable {
    /// The segment as the file has it first: `entire-ranking`, `{id: Int}`; empty for the root.
    package let segment: String

    /// The segment in a path that has it.
    fileprivate let key: String.UTF8Key

    /// The name of the first route or group that ends here, or else the segment.
    package fileprivate(set) var name: String
    package fileprivate(set) var documentation: [String] = []
    package fileprivate(set) var parameters: [(name: String, type: String)] = []

    /// The requirements of the routes and groups that end here.
    package fileprivate(set) var requirements: [String] = []

    /// The routes that end here.
    package fileprivate(set) var routes: [Int] = []

    /// The groups that end here.
    package fileprivate(set) var groups: [Group] = []
    package let parent: Int?
    package fileprivate(set) var children: [Int] = []
    fileprivate var isNamed = false
  }

  package init(_ model: RouteModel) {
    nodes = [Node(segment: "", key: "".utf8Key, name: model.name, parent: nil)]
    nodes[0].documentation = model.documentation
    nodes[0].isNamed = true
    nodeOfRoute = [Int](repeating: 0, count: model.routes.count)
    insert(model.members, below: 0, model)
  }

  private mutating func insert(
    _ members: [Member], below node: Int, _ model: RouteModel
  ) {
    for member in members {
      switch member {
      case .route(let route): insert(route, below: node, model)
      case .group(let group):
        let end = descend(group.segments, from: node, group.allParameters, model)
        name(end, group.caseName, group.documentation)
        require(group.attributes.requirements, at: end)
        nodes[end].groups.append(group)
        for slot in group.items.compactMap(\.slot) {
          add(group.allParameters[slot], to: end, model)
        }
        insert(group.members, below: end, model)
      }
    }
  }

  private mutating func insert(_ route: Route, below node: Int, _ model: RouteModel) {
    let end = descend(Array(route.ownSegments), from: node, route.parameters, model)
    if !route.isIndex || !nodes[end].isNamed { name(end, route.caseName, route.documentation) }
    if nodes[end].documentation.isEmpty { nodes[end].documentation = route.documentation }
    require(route.attributes.requirements, at: end)
    nodes[end].routes.append(route.index)
    nodeOfRoute[route.index] = end
    let inPath = route.pattern.segments.flatMap(\.slots)
    for slot in route.parameters.indices.dropFirst(route.groupParameterCount)
    where !inPath.contains(slot) {
      add(route.parameters[slot], to: end, model)
    }
  }

  private mutating func descend(
    _ segments: [Segment], from start: Int, _ parameters: [Parameter], _ model: RouteModel
  ) -> Int {
    var node = start
    for segment in segments {
      // `{id: Int?}` and `{id: Int}` are one segment. By bytes: to the matcher, `é` and `e` followed by a
      // combining accent are two literals.
      let key = model.text(of: segment, in: parameters.map(\.present)).utf8Key
      if let known = nodes[node].children.first(where: { nodes[$0].key == key }) {
        node = known
        continue
      }
      let text = model.text(of: segment, in: parameters)
      nodes.append(Node(segment: text, key: key, name: text, parent: node))
      nodes[node].children.append(nodes.count - 1)
      node = nodes.count - 1
      for slot in segment.slots { add(parameters[slot], to: node, model) }
    }
    return node
  }

  private mutating func name(_ node: Int, _ name: String, _ documentation: [String]) {
    guard !nodes[node].isNamed else { return }
    nodes[node].isNamed = true
    nodes[node].name = name
    nodes[node].documentation = documentation
  }

  private mutating func require(_ requirements: [String], at node: Int) {
    nodes[node].requirements += requirements.filter { !nodes[node].requirements.contains($0) }
  }

  private mutating func add(_ parameter: Parameter, to node: Int, _ model: RouteModel) {
    guard !nodes[node].parameters.contains(where: { $0.name == parameter.name }) else { return }
    nodes[node].parameters.append((parameter.name, model.typeText(of: parameter)))
  }
}
