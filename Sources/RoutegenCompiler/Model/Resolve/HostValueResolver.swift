/// Hosts that are the value of a parameter.
extension PatternResolver {
  /// Returns the parameter, and its hosts: those of a text, or one for each value of an enum, in its order.
  func hostValue(
    _ syntax: HostValueSyntax
  ) -> Resolved<(parameter: Parameter, origins: [OriginConstraint])> {
    let written = syntax.parameter
    if written.isUnnamed {
      return bag.fail(
        Diagnostic(
          .invalidHost, "the value of a host is a parameter, so it has a name",
          at: syntax.parameter.span
        )
        .change(syntax.span, to: syntax.anyHost))
    }
    if let problem = syntax.problemOfOthers { return bag.fail(problem) }
    let suffixes = [syntax.suffix] + syntax.others.map(\.suffix)
    for case let suffix? in suffixes where !suffix.text.hasPrefix(".") || suffix.pattern == nil {
      return bag.fail(
        .invalidHost, "the value is the first label of a host, or all of it", at: suffix.span,
        note:
          "write '{name}.example.com', without a port or a path, or '{name}', and begin the routes with "
          + "the path")
    }
    if written.type?.isList ?? false { return bag.fail(.hostOfOtherType(syntax)) }
    guard let parameter = parameter(written, at: .segment).value else { return .failed }
    guard parameter.form == .single, parameter.defaultValue == nil else {
      return bag.fail(.hostOfOtherType(syntax))
    }
    if parameter.type.kind == .string { return .value((parameter, syntax.anyOrigins)) }
    guard case .enumeration(let index) = parameter.type.kind else {
      return bag.fail(.hostOfOtherType(syntax))
    }
    let enumeration = model.enumerations[index]
    let hosts = syntax.hosts(enumeration)
    let values = suffixes.flatMap { _ in enumeration.values }
    for (value, host) in zip(values, hosts) where host == nil {
      let part = syntax.suffix == nil ? "a host" : "a label of a host"
      return bag.fail(
        Diagnostic(
          .invalidHost, "'\(value.text)' of '\(enumeration.name)' is not \(part) in lower case",
          at: syntax.parameter.span
        )
        .also(enumeration.nameSpan, "the enum is declared here")
        .note("each value of the enum has its host; a label has letters, digits and '-'"))
    }
    guard hosts.count <= largestBlock else {
      return bag.fail(
        .invalidHost,
        "a block names at most \(largestBlock) hosts, and the values of the enum have \(hosts.count)",
        at: syntax.parameter.span)
    }
    return .value((parameter, hosts.compactMap { $0.map(OriginConstraint.host) }))
  }
}

extension Declarations {
  /// The hosts of a block, if its host is the value of a parameter.
  func hosts(of declaration: DeclarationSyntax) -> [HostPattern] {
    guard case .origins(let block) = declaration, let value = block.value,
      let type = value.parameter.type, case .enumeration(let index)? = types[type.name.text]?.kind
    else { return [] }
    return value.hosts(model.enumerations[index]).compactMap { $0 }
  }
}

extension HostValueSyntax {
  /// The host of each value; `nil` for a value that no host has.
  fileprivate func hosts(_ enumeration: Enumeration) -> [HostPattern?] {
    ([suffix] + others.map(\.suffix)).flatMap { suffix in
      enumeration.values.map { value in
        let host = HostPattern(value.text + (suffix?.text ?? ""))
        let isLabel = suffix == nil || !value.text.contains(".")
        return host.flatMap {
          !$0.isWildcard && isLabel && $0.domain.hasPrefix(value.text) ? $0 : nil
        }
      }
    }
  }

  /// What is wrong with the hosts after the first one.
  fileprivate var problemOfOthers: Diagnostic? {
    let name = parameter.name.text
    var seen = [suffix?.text.lowercased()]
    for other in others {
      let isSame =
        other.parameter.map { $0.name.text == name && $0.withoutMarks(but: parameter.type) }
        ?? false
      guard isSame, suffix != nil, let end = other.suffix else {
        return Diagnostic(
          .invalidHost, "the hosts of this block have one value, '{\(name)}', as their first label",
          at: other.span,
          note: "write '{\(name)}' and a dot before each of them, and a block of its own for others"
        )
      }
      guard !seen.contains(end.text.lowercased()) else {
        return Diagnostic(
          .duplicateDeclaration, "the block already has the host '{\(name)}\(end.text)'",
          at: other.span)
      }
      seen.append(end.text.lowercased())
    }
    return nil
  }

  /// The hosts of a text: any, or those with one label before the text after the value.
  fileprivate var anyOrigins: [OriginConstraint] {
    ([suffix] + others.map(\.suffix)).map { suffix in
      guard let domain = suffix?.pattern?.domain else { return .anyHost }
      return .host(HostPattern(domain: domain, isWildcard: true, isLabel: true))
    }
  }

  /// What the file can have instead, if the value is not needed.
  fileprivate var anyHost: String { "*" + (suffix?.text ?? "") }

  /// The host with a value that is not optional and has no default.
  fileprivate var required: String {
    let type = parameter.type.map { ": \($0.name.text)" } ?? ""
    return "{\(parameter.name.text)\(type)}\(suffix?.text ?? "")"
  }

  fileprivate var span: Span {
    suffix.map { parameter.span.union($0.span) } ?? parameter.span
  }
}

extension ParameterSyntax {
  /// Whether the placeholder is a name alone, or a name with the same type.
  fileprivate func withoutMarks(but type: TypeSyntax?) -> Bool {
    (self.type == nil || self.type?.name.text == type?.name.text && self.type?.isList == false)
      && !isRest && range == nil && defaultValue == nil && separator == nil
  }
}

extension NameSyntax {
  /// The host after the dot.
  fileprivate var pattern: HostPattern? {
    HostPattern(text.dropFirst()).flatMap { $0.isWildcard ? nil : $0 }
  }
}

extension Diagnostic {
  fileprivate static func hostOfOtherType(_ syntax: HostValueSyntax) -> Diagnostic {
    Diagnostic(
      .invalidHost,
      "the value of a host is a 'String', or one of an enum that is declared without 'open'",
      at: syntax.parameter.span,
      note:
        "write '{name}', or '{name: Type}' with such an enum; it is not optional and has no default"
    )
    .note("'host \(syntax.anyHost) { … }' matches any, and 'Link.host' is the host of a link")
    .change(syntax.span, to: syntax.required)
    .change(syntax.span, to: syntax.anyHost)
  }

  /// A line of the top level whose host has a placeholder.
  static func hostValueWithoutBlock(_ name: NameSyntax) -> Diagnostic {
    let suffix = name.text.drop { $0 != "}" }.dropFirst()
    return Diagnostic(
      .invalidHost, "a host that is the value of a parameter is for a block", at: name.span,
      note: "write 'host {name}.example.com { … }' with routes in it, which have the parameter"
    )
    .note("'Link.host' is the host of any link")
    .change(name.span, to: HostPattern("*\(suffix)")?.description)
  }
}
