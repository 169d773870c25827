/// The largest numbers of captures and choices that the runtime keeps while it walks a match tree.
struct MatchTreeSpace {
  /// The texts of a path that are values of parameters.
  let captures: Int

  /// The nodes of a path at which more than one child may match.
  let choices: Int

  init(_ tree: MatchTree) {
    // A child comes after its parent in the list of nodes, so the children of a node are known
    // first.
    var captures = [Int](repeating: 0, count: tree.nodes.count)
    var choices = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      let ways =
        node.literals.map { (child: $0.child, parameters: 0) }
        + node.mixedSegments.map { (child: $0.child, parameters: $0.pieces.count) }
        + node.parameters.map { (child: $0.child, parameters: 1) }
        + (node.rest.map { [(child: $0, parameters: 1)] } ?? [])
      captures[index] = ways.map { captures[$0.child] + $0.parameters }.max() ?? 0
      choices[index] = 1 + (ways.map { choices[$0.child] }.max() ?? 0)
    }
    self.captures = captures.max() ?? 0
    self.choices = choices.max() ?? 0
  }
}
