import RoutegenCompiler

extension FileSyntax {
  /// What the parser understood, a declaration a line, texts in quotation marks.
  var dump: String { declarations.map { $0.dump(depth: 0) }.joined() }
}

extension DeclarationSyntax {
  fileprivate func dump(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    switch self {
    case .routes(let routes):
      return dump(routes.documentation, indent) + indent + "routes \(routes.name.text)\n"
    case .access(let level): return indent + "access \(level.text)\n"
    case .handlers(let choice): return indent + "handlers \(choice.text)\n"
    case .importModule(let name): return indent + "import \(name.text)\n"
    case .schemes(let names): return indent + "scheme \(names.map(\.text))\n"
    case .hosts(let names): return indent + "host \(names.map(\.text))\n"
    case .variant(let variant):
      return indent + "variant \(variant.name.text)\n"
        + variant.entries.map { indent + "  \($0.dump)\n" }.joined()
    case .payload(let payload):
      return payload.entries.map { indent + "payload \($0.dump)\n" }.joined()
    case .expires(let key): return indent + "expires \(key.text)\n"
    case .caseless: return indent + "caseless\n"
    case .enumeration(let syntax):
      return dump(syntax.documentation, indent) + indent
        + "\(syntax.isOpen ? "open " : "")enum \(syntax.name.text) \(syntax.values.map(\.dump))\n"
    case .type(let type):
      let prefix = type.prefix.map { " begins \"\($0.text)\"" } ?? ""
      let plus = type.isPlusLiteral ? " plus literal" : ""
      return indent + "type \(type.name.text)\(prefix)\(plus)\n"
    case .origins(let block):
      let keyword = block.kind == .hosts ? "hosts" : "schemes"
      return indent + "\(keyword) \(block.names.map(\.text))\n"
        + block.block.map { $0.dump(depth: depth + 1) }.joined()
    case .requirements(let names): return indent + "require \(names.map(\.text))\n"
    case .plusLiteral: return indent + "plus literal\n"
    case .exception(let syntax): return indent + "except \(syntax.pattern.dump)\n"
    case .envelope(let syntax):
      return indent + "unwrap \(syntax.pattern.dump) \(syntax.key?.text ?? "#")\n"
    case .route(let route): return dump(route.documentation, indent) + route.dump(depth: depth)
    }
  }

  private func dump(_ documentation: [String], _ indent: String) -> String {
    documentation.map { indent + "///\($0)\n" }.joined()
  }
}

extension EnumValueSyntax {
  fileprivate var dump: String { name.text + (text.map { " = \($0.text)" } ?? "") }
}

extension VariantEntrySyntax {
  fileprivate var dump: String {
    switch self {
    case .schemes(let names): "scheme \(names.map(\.text))"
    case .hosts(let names): "host \(names.map(\.text))"
    case .replacement(let kind, let old, let new):
      "\(kind == .hosts ? "host" : "scheme") \(old.text) = \(new.text)"
    }
  }
}

extension PayloadEntrySyntax {
  fileprivate var dump: String {
    switch self {
    case .type(let key): "type \(key.text)"
    case .link(let key): "link \(key.text)"
    case .when(let key, let value, let pattern):
      "when \(key.text)\(value.map { " = \"\($0.text)\"" } ?? "") \(pattern.dump)"
    case .otherwise(let pattern): "else \(pattern.dump)"
    }
  }
}

extension RouteSyntax {
  fileprivate func dump(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = attributes.map { attribute in
      indent + "@\(attribute.name.text) \(attribute.arguments.map(\.text))"
        + attribute.labeledArguments.map { " \($0.label?.text ?? ""): \($0.value.text)" }.joined()
        + "\n"
    }.joined()
    text += indent + (block == nil ? "route " : "group ") + pattern.dump
    if let name { text += " as \(name.text)" }
    if let mount { text += " mount \(mount.text)" }
    text += "\n"
    for alias in aliases {
      text += indent + "  also \(alias.origin?.dump ?? "")\(alias.pattern.dump)"
      text += alias.values.map { " \($0.name.text)=\($0.value.text)" }.joined() + "\n"
    }
    for example in examples {
      text += indent + "  \(example.opens ? "example" : "nomatch") \(example.link.text)"
      text += (example.expected.map { " -> \($0.text)" } ?? "") + "\n"
    }
    return text + (block ?? []).map { $0.dump(depth: depth + 1) }.joined()
  }
}

extension AliasOriginSyntax {
  fileprivate var dump: String {
    "\(scheme.text)://\(host?.text ?? "")\(hasAuthority ? " authority" : "") "
  }
}

extension PatternSyntax {
  var dump: String {
    var text = segments.isEmpty ? "/" : segments.map { "/" + $0.dump }.joined()
    if !query.isEmpty { text += "?" + query.map(\.dump).joined(separator: "&") }
    switch fragment {
    case .whole(let placeholder): text += "#" + placeholder.dump
    case .mixed(let pieces): text += "#" + pieces.map(\.dump).joined()
    case .items(let items): text += "#&" + items.map(\.dump).joined(separator: "&")
    case nil: break
    }
    return text
  }
}

extension SegmentSyntax {
  fileprivate var dump: String {
    pieces.map(\.dump).joined()
  }
}

extension PieceSyntax {
  fileprivate var dump: String {
    switch self {
    case .literal(let literal): "\"\(literal.text)\""
    case .parameter(let placeholder): placeholder.dump
    }
  }
}

extension ItemSyntax {
  fileprivate var dump: String {
    let key = key.map { "\"\($0.text)\"=" } ?? ""
    switch value {
    case .literal(let text): return key + "\"\(text.text)\""
    case .parameter(let placeholder): return key + placeholder.dump
    case .mixed(let pieces): return key + pieces.map(\.dump).joined()
    }
  }
}

extension ParameterSyntax {
  fileprivate var dump: String {
    var text = name.text
    if let type {
      let value =
        type.dictionaryValue.map { type.hasListValues ? ": [\($0.text)]" : ": \($0.text)" } ?? ""
      let isBracketed = type.isList || type.dictionaryValue != nil
      text += ": " + (isBracketed ? "[\(type.valueText)\(value)]" : type.valueText)
      if type.filledListMark != nil { text += "+" }
      if type.isOptional { text += "?" }
    }
    if isRest { text += restMark == nil ? "..." : "...?" }
    if let range { text += " in \(range.lower?.text ?? "")...\(range.upper?.text ?? "")" }
    if !hosts.isEmpty { text += " in \(hosts.map(\.text))" }
    if let separator { text += " by \"\(separator.text)\"" }
    if !otherKeys.isEmpty { text += " also \(otherKeys.map(\.text))" }
    if let defaultValue { text += " \(elseWord == nil ? "=" : "else") \"\(defaultValue.text)\"" }
    return "{\(text)}"
  }
}
