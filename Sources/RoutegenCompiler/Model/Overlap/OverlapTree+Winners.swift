extension OverlapTree {
  /// Whether a cheap look shows that a pattern of the same path wins every link that two patterns match.
  ///
  /// It does for most of the pairs of a route set with hundreds of patterns of one path.
  func haveWinner(
    _ first: Int, _ second: Int, at node: Int
  ) throws(SearchBudget.Exceeded) -> Bool {
    let terminals = nodes[node].terminals
    let pair = (terminals.constraints[first], terminals.constraints[second])
    let keys = pair.0.keys.union(pair.1.keys)
    let better = terminals.firstOfRank[first]
    try budget.spend(better / 16 + 1)
    for index in 0..<better where keys.mayInclude(terminals.keys[index]) {
      let winner = terminals.constraints[index]
      try budget.spend(winner.items.count / 4 + 1)
      if winner.isSatisfied(by: pair.0, pair.1) { return true }
    }
    return false
  }
}

extension ItemConstraints {
  /// Whether the pattern obviously accepts all items that two others accept, empty texts aside.
  fileprivate func isSatisfied(by first: ItemConstraints, _ second: ItemConstraints) -> Bool {
    if fragment != nil || hasDictionary { return false }
    return items.allSatisfy { key, constraint in
      [first, second].contains { other in
        other.constraint(at: key).map { isImplied(constraint, by: $0) } ?? false
      }
    }
  }

  private func isImplied(_ constraint: ItemConstraint, by other: ItemConstraint) -> Bool {
    switch (constraint, other) {
    case (.literal(let text), .literal(let otherText)): part.model.isSame(text, otherText)
    case (.single(let type, let isRequired), .single(let otherType, let isOtherRequired)),
      (.list(let type, let isRequired), .list(let otherType, let isOtherRequired)):
      type == otherType && (isOtherRequired || !isRequired)
    case (.literal, _), (.single, _), (.list, _), (.any, _), (.link, _): false
    }
  }
}
