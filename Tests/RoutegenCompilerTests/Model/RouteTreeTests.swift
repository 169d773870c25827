import RoutegenCompiler
import Testing

/// The routes as people think of them.
@Suite struct RouteTreeTests {
  private let resolved = Resolved(
    """
    /// The root.
    /
    /// Home.
    /home {
        /// What home shows.
        /
        /detail/{id: Int}?{tab: String?}
            also /d/{id}
    }
    /users/{id: Int} as user
    /users/{id: Int}/posts
    /users/me
    /files/{path...}
    /a%20b
    """)

  private var tree: RouteTree { RouteTree(resolved.model) }

  @Test func hasOneNodeASegment() {
    #expect(resolved.messages == [])
    #expect(
      tree.nodes.map(\.segment) == [
        "", "home", "detail", "{id: Int}", "users", "{id: Int}", "posts", "me", "files",
        "{path...}", "a%20b",
      ])
  }

  @Test func parentsAndChildrenAgree() {
    for (index, node) in tree.nodes.enumerated() {
      for child in node.children { #expect(tree.nodes[child].parent == index) }
      if let parent = node.parent { #expect(tree.nodes[parent].children.contains(index)) }
    }
    #expect(tree.nodes.filter { $0.parent == nil }.map(\.segment) == [""])
  }

  @Test func routesEndInTheirNodes() {
    for route in resolved.model.routes {
      #expect(tree.nodes[tree.nodeOfRoute[route.index]].routes.contains(route.index))
    }
    #expect(tree.nodes[0].routes == [0])
    #expect(tree.nodes[4].routes.isEmpty)
  }

  /// A node is named by the first route or group that ends there, and else by its segment.
  @Test func nodesAreNamed() {
    #expect(
      tree.nodes.map(\.name) == [
        "Test", "home", "detail", "detail", "users", "user", "usersPosts", "usersMe", "files",
        "files", "aB",
      ])
  }

  @Test func documentationIsTheGroupsOrElseItsRoutes() {
    #expect(tree.nodes[0].documentation == ["The root."])
    #expect(tree.nodes[1].documentation == ["Home."])
  }

  @Test func parametersStandWhereTheyAreRead() {
    #expect(tree.nodes[3].parameters.map(\.name) == ["id", "tab"])
    #expect(tree.nodes[3].parameters.map(\.type) == ["Int", "String?"])
    #expect(tree.nodes[9].parameters.map(\.type) == ["[String]"])
  }
}
