/// Hosts that are the value of a parameter.
extension PatternResolver {
  /// Returns the parameter, and its hosts: those of a text, or one for each value of an enum, in its order.
  func hostValue(
    _ syntax: HostValueSyntax, into bag: inout DiagnosticBag
  ) -> Resolved<(parameter: Parameter, origins: [OriginConstraint])> {
    let written = syntax.parameter
    if written.isUnnamed { return bag.fail(.unnamedHost(syntax)) }
    if let suffix = syntax.suffix, !suffix.text.hasPrefix(".") || suffix.pattern == nil {
      return bag.fail(.invalidHostAfterValue(suffix, of: syntax))
    }
    if written.type?.isList ?? false { return bag.fail(.hostOfOtherType(syntax)) }
    guard let parameter = parameter(written, at: .segment, into: &bag).value else { return .failed }
    guard parameter.form == .single, parameter.defaultValue == nil else {
      return bag.fail(.hostOfOtherType(syntax))
    }
    if parameter.type.kind == .string { return .value((parameter, [syntax.anyOrigin])) }
    guard case .enumeration(let index) = parameter.type.kind else {
      return bag.fail(.hostOfOtherType(syntax))
    }
    let enumeration = model.enumerations[index]
    let hosts = syntax.hosts(enumeration)
    for (value, host) in zip(enumeration.values, hosts) where host == nil {
      return bag.fail(.valueOfNoHost(value.text, of: enumeration, syntax))
    }
    guard hosts.count <= largestBlock else {
      return bag.fail(.tooManyHosts(hosts.count, syntax))
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
    enumeration.values.map { value in
      let host = HostPattern(value.text + (suffix?.text ?? ""))
      let isLabel = suffix == nil || !value.text.contains(".")
      return host.flatMap {
        !$0.isWildcard && isLabel && $0.domain.hasPrefix(value.text) ? $0 : nil
      }
    }
  }

  /// The hosts of a text: any, or those with one label before the text after the value.
  fileprivate var anyOrigin: OriginConstraint {
    guard let domain = suffix?.pattern?.domain else { return .anyHost }
    return .host(HostPattern(domain: domain, isWildcard: true, isLabel: true))
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

extension NameSyntax {
  /// The host after the dot.
  fileprivate var pattern: HostPattern? {
    HostPattern(text.dropFirst()).flatMap { $0.isWildcard ? nil : $0 }
  }
}

extension Diagnostic {
  fileprivate static func unnamedHost(_ syntax: HostValueSyntax) -> Diagnostic {
    Diagnostic(
      .invalidHost, "the value of a host is a parameter, so it has a name",
      at: syntax.parameter.span
    )
    .propose(
      "change it to '\(syntax.anyHost)'", replace: syntax.span, with: syntax.anyHost)
  }

  fileprivate static func invalidHostAfterValue(
    _ suffix: NameSyntax, of syntax: HostValueSyntax
  ) -> Diagnostic {
    Diagnostic(
      .invalidHost, "the value is the first label of a host, or all of it", at: suffix.span,
      note: "write '{name}.example.com', without a port or a path, or '{name}'")
  }

  fileprivate static func hostOfOtherType(_ syntax: HostValueSyntax) -> Diagnostic {
    Diagnostic(
      .invalidHost,
      "the value of a host is a 'String', or one of an enum that is declared without 'open'",
      at: syntax.parameter.span,
      note:
        "write '{name}', or '{name: Type}' with such an enum; it is not optional and has no default"
    )
    .note("'host \(syntax.anyHost) { … }' matches any, and 'Link.host' is the host of a link")
    .propose(
      "change it to '\(syntax.required)'", replace: syntax.span, with: syntax.required
    )
    .propose("change it to '\(syntax.anyHost)'", replace: syntax.span, with: syntax.anyHost)
  }

  fileprivate static func valueOfNoHost(
    _ text: String, of enumeration: Enumeration, _ syntax: HostValueSyntax
  ) -> Diagnostic {
    let part = syntax.suffix == nil ? "a host" : "a label of a host"
    return Diagnostic(
      .invalidHost, "'\(text)' of '\(enumeration.name)' is not \(part) in lower case",
      at: syntax.parameter.span
    )
    .also(enumeration.nameSpan, "the enum is declared here")
    .note("each value of the enum has its host; a label has letters, digits and '-'")
  }

  fileprivate static func tooManyHosts(_ count: Int, _ syntax: HostValueSyntax) -> Diagnostic {
    Diagnostic(
      .invalidHost, "a block names at most \(largestBlock) hosts, and the enum has \(count) values",
      at: syntax.parameter.span)
  }

  /// A line of the top level whose host has a placeholder.
  static func hostValueWithoutBlock(_ name: NameSyntax) -> Diagnostic {
    let suffix = name.text.drop { $0 != "}" }.dropFirst()
    let problem = Diagnostic(
      .invalidHost, "a host that is the value of a parameter is for a block", at: name.span,
      note: "write 'host {name}.example.com { … }' with routes in it, which have the parameter"
    )
    .note("'Link.host' is the host of any link")
    guard let host = HostPattern("*\(suffix)") else { return problem }
    return problem.propose(
      "change it to '\(host.description)'", replace: name.span, with: host.description)
  }
}
