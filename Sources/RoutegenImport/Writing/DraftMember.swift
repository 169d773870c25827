import RoutegenModel

/// A route or a group of a scope, before it has a name.
struct DraftMember {
  let node: DraftNode

  /// The pattern, without the items of a route.
  let pattern: PatternWriter
  let isGroup: Bool

  /// The literal texts from which its name is made.
  var literals: [String] { pattern.literals }

  /// The order in which members choose their names.
  var rank: Int { (pattern.endsWithParameter ? 2 : 0) + (isGroup ? 0 : 1) }

  /// The names that the member may have, the best first.
  var candidates: [String] {
    if pattern.text.isEmpty { return ["index", "root"] }
    let parameter = pattern.lastParameter.map { $0 == "id" ? "item" : $0 }
    guard let name = DraftNames.route(literals) else {
      return [parameter.flatMap { DraftNames.route([$0]) } ?? "page"]
    }
    guard pattern.endsWithParameter, let parameter = pattern.lastParameter else { return [name] }
    let single = literals.last.map { Array(literals.dropLast()) + [DraftNames.singular($0)] }
    let one = single.flatMap { DraftNames.route($0) } ?? name
    return [
      name, one, "single" + Names.typeName(of: one), name + "By" + Names.typeName(of: parameter),
    ]
  }
}
