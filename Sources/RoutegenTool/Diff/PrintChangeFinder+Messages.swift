import RoutegenCompiler

extension RouteSetChange {
  /// - Parameter reversed: The versions in the other direction.
  static func oldAppLost(
    _ reading: LinkReading, _ old: Route, _ new: Route, _ sets: ComparedSets,
    _ reversed: ComparedSets
  ) -> RouteSetChange {
    let links = "links that are printed for '\(new.qualifiedName)'"
    var message = "older apps do not open \(links)"
    var proof = sets.printedProof(reading)
    switch reversed.difference(reading.after, reading.before) {
    case .lost, nil: break
    case .moved: message = "older apps open another route with \(links)"
    case .value(let slots):
      let names = slots.map { "'\(new.parameters[$0].name)'" }.joined(separator: ", ")
      message = "older apps read another value of \(names) in \(links)"
      proof = reversed.valueProof(slots, reading)
    }
    return route(
      Diagnostic(
        .oldAppLost, message, at: new.pattern.span,
        note: proof), reading, old, new, sets)
  }

  static func linkReprinted(
    _ reading: LinkReading, _ old: Route, _ new: Route, _ sets: ComparedSets
  ) -> RouteSetChange {
    let message =
      "links of '\(new.qualifiedName)' are printed by another pattern, and older apps open them"
    return route(
      Diagnostic(
        .linkReprinted, message, at: new.pattern.span,
        note: sets.printedProof(reading)),
      reading, old, new, sets)
  }

  private static func route(
    _ diagnostic: Diagnostic, _ reading: LinkReading, _ old: Route, _ new: Route,
    _ sets: ComparedSets
  ) -> RouteSetChange {
    RouteSetChange(
      diagnostic.also(old.pattern.span, "the pattern was here"),
      of: sets.subject(route: old.index, old: old.pattern.text, new: new.pattern.text),
      .link(reading), isInternal: new.attributes.isInternal)
  }

  /// All links are printed with another scheme or host.
  static func origin(
    _ code: DiagnosticCode, _ subject: ChangeSubject, _ reading: LinkReading, _ sets: ComparedSets
  ) -> RouteSetChange {
    let origin = subject.new ?? ""
    let end = code == .oldAppLost ? "which older apps do not open" : "and older apps open them"
    let diagnostic = Diagnostic(
      code, "links are printed with '\(origin)' now, \(end)", at: sets.new.model.nameSpan
    )
    .also(
      sets.old.model.nameSpan,
      subject.old.map { "they were printed with '\($0)'" } ?? "it was in this route set"
    )
    .note(sets.printedProof(reading))
    return RouteSetChange(diagnostic, of: subject, .link(reading))
  }
}

extension ComparedSets {
  /// What a printed link is, and what it was.
  fileprivate func printedProof(_ reading: LinkReading) -> String {
    let now = reading.after.text(in: new.model).drop { $0 != "'" }
    let before = reading.before.text(in: old.model)
    return "'\(reading.link)' is printed for \(now), and in the old version \(before)"
  }

  /// The values of parameters in a printed link, and what they are in the other version.
  ///
  /// - Parameter slots: The slots of the version that prints, which is the first one.
  fileprivate func valueProof(_ slots: [Int], _ reading: LinkReading) -> String {
    let values = slots.compactMap { slot in
      texts(of: slot, reading.after, reading.before).map { name, now, before in
        "'\(name)' \(Self.quoted(now)), which is \(Self.quoted(before)) in the old version"
      }
    }
    return "'\(reading.link)' is printed for \(values.joined(separator: ", and "))"
  }
}
