import RoutegenModel
import RoutegenSource
import RoutegenSyntax
import RoutegenWorkspace

extension Server {
  /// Returns hints in a range: the case of a pattern without a name after `as`, and the values that an `also`
  /// leaves to defaults.
  mutating func inlayHints(_ parameters: LSP.RangeParams) throws(ResponseError) -> [LSP.InlayHint] {
    let document = try document(parameters.textDocument)
    let checked = try checkedDocument(document.uri)
    guard let file = checked.files.first else { return [] }
    let start = document.text.offset(of: parameters.range.start, in: client.encoding)
    let end = document.text.offset(of: parameters.range.end, in: client.encoding)
    let text = HoverText(checked, file)
    let declared = checked.model.declared(in: file.file.id)
    var hints: [LSP.InlayHint] = []
    func add(_ label: String, after span: Span, _ identity: Int) {
      guard start <= span.end, span.end <= end else { return }
      hints.append(
        LSP.InlayHint(
          position: document.text.position(of: span.end, in: client.encoding), label: label,
          tooltip: text.markdown(ofRouteAt: identity).map { LSP.MarkupContent(value: $0) }))
    }
    for route in file.syntax.declarations.allRoutes {
      guard let member = declared[route.identity] else { continue }
      if route.name == nil { add(member.caseText, after: route.pattern.span, route.identity) }
      guard case .route(let resolved) = member, resolved.ownAliases.count == route.aliases.count
      else {
        continue
      }
      for (syntax, alias) in zip(route.aliases, resolved.ownAliases) {
        let values = resolved.defaults(leftBy: alias)
        let last = syntax.values.last?.value.span ?? syntax.pattern.span
        if !values.isEmpty { add(values.joined(separator: ", "), after: last, route.identity) }
      }
    }
    return hints
  }

  /// Returns links to the pages of hosts, and to the files of mounted route sets.
  mutating func documentLinks(
    _ parameters: LSP.TextDocumentParams
  ) throws(ResponseError) -> [LSP.DocumentLink] {
    let document = try document(parameters.textDocument)
    let checked = try checkedDocument(document.uri)
    guard let file = checked.files.first else { return [] }
    var locations = SpanLocations(checked, openURIs, client.encoding)
    let hosts = file.syntax.declarations.flatMap(\.hosts).filter { !$0.text.contains("*") }.map {
      host in
      LSP.DocumentLink(
        range: locations.range(of: host.span), target: "https://\(host.text)/")
    }
    let mounts = file.syntax.declarations.allRoutes.compactMap { route -> LSP.DocumentLink? in
      guard let name = route.mount, let span = checked.declaration(ofMounted: name.text) else {
        return nil
      }
      return LSP.DocumentLink(
        range: locations.range(of: name.span), target: locations.uri(of: span.file))
    }
    return hosts + mounts
  }
}

extension RouteModel {
  /// The routes and groups of a file by the offset of their name or pattern.
  fileprivate func declared(in file: FileID) -> [Int: Member] {
    var found: [Int: Member] = [:]
    func add(_ members: [Member]) {
      for member in members {
        if member.nameSpan.file == file { found[member.nameSpan.start] = member }
        if case .group(let group) = member { add(group.members) }
      }
    }
    add(members)
    return found
  }
}

extension Member {
  /// The case as Swift code has it, such as `.users(id:)`.
  fileprivate var caseText: String {
    let labels: [String] =
      switch self {
      case .route(let route): route.ownParameters.map { "\($0.name):" }
      case .group(let group): group.parameters.map { "\($0.name):" } + [group.typeName]
      }
    let separator = if case .group = self { ", " } else { "" }
    return ".\(caseName)" + (labels.isEmpty ? "" : "(\(labels.joined(separator: separator)))")
  }
}

extension Route {
  /// Returns the parameters for which a pattern has no value, with their defaults.
  fileprivate func defaults(leftBy alias: Alias) -> [String] {
    let supplied = alias.pattern.slots
    return parameters.indices.compactMap { slot in
      guard alias.constants[slot] == nil, !supplied.contains(slot),
        let value = parameters[slot].defaultValue
      else { return nil }
      return "\(parameters[slot].name) = \(value)"
    }
  }
}

extension Pattern {
  /// The slots of the parameters that have a placeholder in the pattern.
  fileprivate var slots: Set<Int> {
    let items =
      switch fragment {
      case .items(let items)?: query + items
      case .whole?, nil: query
      }
    let ofItems = items.compactMap(\.slot)
    let whole = if case .whole(let slot)? = fragment { [slot] } else { [Int]() }
    return Set(segments.flatMap(\.slots) + ofItems + whole)
  }
}
