/// A closed enum in the query or fragment of a public link.
///
/// The rule is off by default. In a path, an enum often decides which route a link opens, so its
/// values are not open to additions.
///
///     enum Sort { newest, oldest }    // RG414
///     /list?{sort: Sort?}
struct ClosedEnums: Lint {
  static let code = DiagnosticCode("RG414", "closed-enum", .off)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for (index, enumeration) in model.enumerations.enumerated()
    where !enumeration.isOpen && !enumeration.isMounted {
      let kind = ValueType.Kind.enumeration(index)
      if let (parameter, route) = firstUse(of: kind, in: model) {
        bag.report(
          Diagnostic(
            Self.code,
            "links with a new value of '\(enumeration.name)' fail in apps that are already installed",
            at: enumeration.nameSpan
          )
          .also(parameter.span, "the route '\(route.caseName)' has it in its links")
          .note(
            "'open enum \(enumeration.name)' accepts values that are not in its list, as '.other'"))
      }
    }
  }

  /// Returns the first public route with a parameter of the type that is not in the path; a route of a mounted
  /// set may have one of the line that mounts the set.
  private func firstUse(of kind: ValueType.Kind, in model: RouteModel) -> (Parameter, Route)? {
    for route in model.routes
    where !route.attributes.isInternal && !route.isUnlinked {
      let inPath = Set(route.pattern.segments.flatMap(\.slots))
      for (slot, parameter) in route.parameters.enumerated()
      where parameter.type.kind == kind && !inPath.contains(slot) {
        return (parameter, route)
      }
    }
    return nil
  }
}
