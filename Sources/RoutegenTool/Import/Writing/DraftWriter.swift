import RoutegenCompiler

/// Writes a draft as the text of a route file, which is not formatted yet.
struct DraftWriter {
  private let draft: Draft
  private let header: [String]
  private let name: String

  /// The names of the lists of links.
  let lists: [String]
  private let enums: EnumBook

  /// Whether routes with a common beginning become groups.
  private let hasGroups: Bool
  var lines: [String] = []

  init(
    _ draft: Draft, named name: String, header: [String], lists: [String], hasGroups: Bool
  ) {
    (self.draft, self.name, self.header) = (draft, name, header)
    (self.lists, self.hasGroups) = (lists, hasGroups)
    enums = EnumBook(draft, names: [name])
  }

  mutating func text(problems: [LinkProblem]) -> String {
    lines = header.map { "// \($0)" }
    lines += draft.remarks.map { "// \($0)" }
    lines += ["routes \(name)", ""]
    lines += draft.schemes.map { "scheme \($0.name)\($0.marks)  // \($0.remark)" }
    lines += draft.hosts.map { "host \($0.name)  // \($0.remark)" }
    if draft.isCaseless { lines.append("caseless") }
    lines.append("")
    lines += enums.lines + [""]
    var names = NameBook()
    var taken = Set(enums.enums.map(\.name) + [name])
    writeMembers(of: draft.root, PatternWriter(enums), &names, &taken)
    for block in draft.blocks { write(block, &names, &taken) }
    for exception in draft.exceptions { write(exception) }
    write(problems)
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(
    _ block: DraftBlock, _ names: inout NameBook, _ types: inout Set<String>
  ) {
    lines += ["", "\(block.keyword) \(block.names.joined(separator: ", ")) {  // \(block.remark)"]
    writeMembers(of: block.root, PatternWriter(enums), &names, &types)
    lines += ["}", ""]
  }

  // MARK: Routes and groups

  /// Writes a route that ends at a node, and everything below, as members of one scope.
  private mutating func writeMembers(
    of node: DraftNode, _ pattern: PatternWriter, _ names: inout NameBook,
    _ types: inout Set<String>
  ) {
    var members: [DraftMember] = []
    collect(node, pattern, isTop: true, &members)
    let given = Self.names(of: members, &names, types)
    for (member, name) in zip(members, given) {
      if member.isGroup {
        writeGroup(member, name)
      } else {
        write(member, name)
      }
    }
  }

  private func collect(
    _ node: DraftNode, _ pattern: PatternWriter, isTop: Bool, _ members: inout [DraftMember]
  ) {
    if !isTop, hasGroups, node.beginsGroup, !node.isFragmentMark {
      members.append(DraftMember(node: node, pattern: pattern, isGroup: true))
      return
    }
    if node.route != nil {
      members.append(DraftMember(node: node, pattern: pattern, isGroup: false))
    }
    for child in node.children {
      var inner = pattern
      inner.add(child.segment, mayBeMissing: child === node.optionalEnd)
      collect(child, inner, isTop: false, &members)
    }
  }

  private mutating func writeGroup(_ group: DraftMember, _ name: String) {
    lines.append("")
    lines += group.pattern.remarks.map { "// \($0)" }
    lines.append(
      (group.pattern.text.hasPrefix("/") ? "" : "/") + group.pattern.text
        + Self.suffix(name, group.literals) + " {")
    var names = NameBook()
    var types: Set<String> = [Names.typeName(of: name)]
    writeMembers(of: group.node, group.pattern.inGroup(), &names, &types)
    lines += ["}", ""]
  }

  private mutating func write(_ member: DraftMember, _ name: String) {
    guard let route = member.node.route else { return }
    var pattern = member.pattern
    pattern.add(route)
    let links = route.links
    let remarks = pattern.remarks + route.remarks.map { "  \($0)" }
    if !remarks.isEmpty, !links.isEmpty {
      lines += ["", "// \(LinkImporter.links(links.count))"]
    }
    lines += remarks.map { "// \(links.isEmpty ? String($0.dropFirst(2)) : $0)" }
    let path =
      pattern.text.isEmpty || !pattern.text.hasPrefix("/") ? "/" + pattern.text : pattern.text
    lines.append(
      path
        + Self.suffix(
          name, member.literals, isRoot: path.first == "/" && member.pattern.text.isEmpty))
    if !remarks.isEmpty, let link = links.first(where: \.isGoodExample) {
      lines.append("    example \(link.text)")
    }
    if !remarks.isEmpty { lines.append("") }
  }

  // MARK: Names

  /// Names the members: first those whose path ends with literal text, in order.
  private static func names(
    of members: [DraftMember], _ book: inout NameBook, _ types: Set<String>
  ) -> [String] {
    var names = [String](repeating: "", count: members.count)
    let order = members.indices.sorted {
      (members[$0].rank, $0) < (members[$1].rank, $1)
    }
    for index in order {
      let candidates = members[index].candidates.filter {
        !members[index].isGroup
          || !types.contains(Names.typeName(of: $0))
            && !Names.reservedTypes.contains(Names.typeName(of: $0))
            && Names.typeName(of: $0) != $0
      }
      names[index] = book.name(
        candidates.isEmpty ? members[index].candidates.map(nameOfGroup) : candidates)
    }
    return names
  }

  /// Another name for a group, which differs from that of the group's type: `日本` has no capital.
  private static func nameOfGroup(_ name: String) -> String {
    Names.typeName(of: name) == name ? "group\(name)" : "\(name)Group"
  }

  /// The name after `as`, if the pattern has another name by itself.
  static func suffix(_ name: String, _ literals: [String], isRoot: Bool = false) -> String {
    if isRoot { return name == "index" ? "" : " as \(name)" }
    return DraftNames.isDefault(name, of: literals) ? "" : " as \(name)"
  }
}

extension ListedLink {
  /// Whether the link may stand after `example`: it is short, and has no unusual character.
  fileprivate var isGoodExample: Bool {
    isPlain && text.utf8.count <= 120 && (fragment ?? "").isEmpty
  }
}

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
