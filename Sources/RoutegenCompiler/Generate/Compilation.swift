/// The whole compiler, for one file.
///
/// Read this first; ``Project`` compiles several that mount one another.
package struct Compilation: Sendable {
  package let parsed: ParsedFile
  package let model: RouteModel
  package let diagnostics: [Diagnostic]

  /// The number of further errors, which are counted but not kept.
  package let omittedErrors: Int

  private let mounted: [String: MountableSet]

  /// Compiles a file; comments in it and `levels` determine which lints are reported.
  package init(_ file: SourceFile, levels: Levels = .default) {
    self.init(ParsedFile(file), mounting: [:], levels: levels)
  }

  /// Compiles a file that may mount `sets`, which are route sets by their names.
  ///
  /// - Parameters:
  ///   - place: The place of the file in the build.
  ///   - isPast: Whether the file is an old version, of which only the meaning matters.
  init(
    _ parsed: ParsedFile, mounting sets: [String: MountableSet],
    at place: BuildPlace = BuildPlace(),
    levels: Levels, isPast: Bool = false
  ) {
    var bag = parsed.diagnostics
    let budget = SearchBudget()
    var model = Self.model(
      of: parsed, mounting: sets, at: place, isPast: isPast, budget, into: &bag)
    let variants = resolveVariants(of: parsed.syntax, into: &bag)
    for variant in variants {
      let name = variant.name.text
      var found = DiagnosticBag()
      var other = Self.model(
        of: parsed.replacingOrigins(by: variant), mounting: sets.mapValues { $0.variant(name) },
        at: place, isPast: isPast, budget, into: &found)
      other.condition = name
      bag.report(found, ofBuildsWith: variant)
      if !isPast { checkOrigins(of: other, with: variant, insteadOf: model, into: &bag) }
      model.variants.append(RouteVariant(span: variant.name.span, model: other))
    }
    if !isPast, !bag.hasErrors { checkChanges(of: model, into: &bag) }
    if !isPast, !bag.hasErrors {
      for variant in variants { checkSharedSchemes(of: parsed, with: variant, into: &bag) }
    }
    suppress(by: parsed.syntax, in: &bag)
    self.parsed = parsed
    self.mounted = sets
    self.model = model
    self.omittedErrors = bag.omittedErrors
    self.diagnostics = levels.applied(to: bag.sorted)
  }

  package var file: SourceFile { parsed.file }

  /// Returns the errors of another text of the file, without those that only a long search would find.
  package func errors(with changed: ParsedFile) -> [Diagnostic] {
    var found = changed.diagnostics
    let model = resolve(changed, mounting: mounted, into: &found)
    check(model, SearchBudget(total: 10_000), into: &found)
    _ = resolveVariants(of: changed.syntax, into: &found)
    return found.diagnostics.filter { $0.severity == .error }
  }

  private static func model(
    of parsed: ParsedFile, mounting sets: [String: MountableSet], at place: BuildPlace,
    isPast: Bool, _ budget: SearchBudget, into bag: inout DiagnosticBag
  ) -> RouteModel {
    var model = resolve(parsed, mounting: sets, into: &bag)
    model.place = place
    if !isPast { check(model, budget, into: &bag) }
    return model
  }

  /// Whether there are errors; then there is no output.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension MountableSet {
  /// The set in builds with a compilation condition.
  fileprivate func variant(_ name: String) -> MountableSet {
    guard case .set(let model, let module) = self, let other = model.variant(name) else {
      return self
    }
    return .set(other, module: module)
  }
}

extension DiagnosticBag {
  /// Reports what is wrong in builds with a compilation condition and not in the others.
  fileprivate mutating func report(_ found: DiagnosticBag, ofBuildsWith variant: VariantSyntax) {
    let known = Set(diagnostics.map { Place(code: $0.code, span: $0.span) })
    for diagnostic in found.diagnostics
    where !known.contains(Place(code: diagnostic.code, span: diagnostic.span)) {
      // A mistake in the variant shows by its place which builds have it.
      report(
        variant.spans.contains(diagnostic.span)
          ? diagnostic : diagnostic.note("in builds with '\(variant.name.text)'"))
    }
  }

  private struct Place: Hashable {
    let code: DiagnosticCode
    let span: Span
  }
}
