import RoutegenModel
import RoutegenSource

/// `routegen tree FILE`: the routes as a tree, with their types.
struct TreeCommand: Command {
  static let name = "tree"
  static let usage = "tree FILE"
  static let summary =
    "Shows the routes of a file as a tree, with names, parameters and documentation."

  private let path: String

  init(_ words: [String]) throws(UsageError) {
    path = try Arguments(words).file(of: Self.name)
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let compilation = try compile(path, in: &environment) else { return .problemsFound }
    let tree = RouteTree(compilation.model)
    environment.print(compilation.model.name + arrow(tree.nodes[0], compilation.model) + "\n")
    print(tree.nodes[0].children, of: tree, compilation.model, indent: "", in: &environment)
    return .success
  }

  private func print(
    _ nodes: [Int], of tree: RouteTree, _ model: RouteModel, indent: String,
    in environment: inout some Environment
  ) {
    for (place, index) in nodes.enumerated() {
      let node = tree.nodes[index]
      let isLast = place == nodes.count - 1
      environment.print(indent + (isLast ? "└── " : "├── ") + line(node, model) + "\n")
      let below = indent + (isLast ? "    " : "│   ")
      print(node.children, of: tree, model, indent: below, in: &environment)
    }
  }

  /// The segment, the routes that end there, and the first line of what the file says of it.
  private func line(_ node: RouteTree.Node, _ model: RouteModel) -> String {
    "/" + node.segment + arrow(node, model) + (node.documentation.first.map { "  \($0)" } ?? "")
  }

  private func arrow(_ node: RouteTree.Node, _ model: RouteModel) -> String {
    let routes = node.routes.map { index in
      let route = model.routes[index]
      let values = route.parameters.map { "\($0.name): \(model.typeText(of: $0))" }
      return route.qualifiedName + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    return routes.isEmpty ? "" : " → " + routes.joined(separator: ", ")
  }
}

extension Arguments {
  /// The one file that a command takes.
  func file(of command: String) throws(UsageError) -> String {
    guard operands.count == 1 else {
      throw UsageError("'\(command)' takes one file, and there are \(operands.count)")
    }
    return operands[0]
  }
}

extension Command {
  /// The compiled file; `nil` if it has errors, which are then shown.
  func compile(
    _ path: String, in environment: inout some Environment
  ) throws(UsageError) -> Compilation? {
    guard environment.kind(of: path) != .folder else {
      throw UsageError("'\(path)' is a folder; name a .routes file")
    }
    let compilation = Compilation(try sourceFiles(at: [path], in: environment)[0])
    guard compilation.hasErrors else { return compilation }
    let renderer = SnippetRenderer(file: compilation.file)
    var found = ShownDiagnostics()
    found.add(compilation.diagnostics, omittedErrors: compilation.omittedErrors)
    for diagnostic in found.list { environment.printError(renderer.render(diagnostic) + "\n") }
    environment.printError(found.note)
    return nil
  }
}
