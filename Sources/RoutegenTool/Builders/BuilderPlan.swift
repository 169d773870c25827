package import RoutegenCompiler

/// What the functions for the routes of a set have to say, for every language.
struct BuilderPlan {
  let model: RouteModel
  let options: BuilderOptions
  let shown: ShownRoutes
  private(set) var routes: [BuilderRoute] = []

  private(set) var findings: [Diagnostic] = []

  init(_ model: RouteModel, _ language: any BuilderLanguage.Type, _ options: BuilderOptions) {
    self.model = model
    self.options = options
    shown = ShownRoutes(model) { route in
      !route.isUnlinked && (options.withInternal || !route.attributes.isInternal)
        && options.includes(route.qualifiedName)
    }
    for listed in RouteList(model).routes where shown.shows(listed.route) {
      routes.append(BuilderRoute(listed, language))
    }
    if language.objectName([]) == nil { checkNames() } else { checkClasses(language) }
    checkParameters(language)
  }

  // MARK: Names

  /// Reports routes whose functions have one name.
  private mutating func checkNames() {
    var first: [String: Route] = [:]
    for route in routes {
      if let other = first[route.functionName] {
        findings.append(
          Diagnostic(
            .sameFunctionName,
            "'\(route.route.qualifiedName)' and '\(other.qualifiedName)' would both be the function '\(route.functionName)'",
            at: route.route.nameSpan
          )
          .also(other.nameSpan, "the other one is here")
          .note("another name after 'as', or '--only' with one of the two, keeps them apart"))
      } else {
        first[route.functionName] = route.route
      }
    }
  }

  /// Reports parameters of a route that have one name in the function.
  private mutating func checkParameters(_ language: any BuilderLanguage.Type) {
    for route in routes.map(\.route) {
      var first: [String: String] = [:]
      for parameter in route.parameters.map(\.name) {
        let name = language.parameterName(parameter)
        guard let other = first.updateValue(parameter, forKey: name) else { continue }
        findings.append(
          Diagnostic(
            .sameFunctionName,
            "the parameters '\(parameter)' and '\(other)' of '\(route.qualifiedName)' would both be '\(name)'",
            at: route.nameSpan,
            note:
              "another name for one of them, as in '?in={inside}', keeps its key and so the links"))
      }
    }
  }

  /// Reports groups and routes whose classes have one name, in any case: on some systems, so do their files.
  private mutating func checkClasses(_ language: any BuilderLanguage.Type) {
    var first: [String: (groups: [String], route: Route)] = [:]
    for route in routes.map(\.route) {
      let names = route.names
      for count in names.indices {
        let groups = Array(names[...count])
        guard let name = language.objectName(groups) else { return }
        guard let other = first[name.lowercased()] else {
          first[name.lowercased()] = (groups, route)
          continue
        }
        if other.groups != groups {
          findings.append(.sameObject(route, groups, other.route, other.groups, name: name))
          break
        }
      }
    }
  }
}

extension BuilderPlan {
  /// What the comment of a function says, without examples and deprecation: the documentation of the route, its pattern,
  /// and its parameters in words.
  func documentation(of route: BuilderRoute) -> [String] {
    var lines = route.route.documentation
    if !lines.isEmpty { lines.append("") }
    lines.append("`\(route.route.pattern.text)`")
    let parameters = zip(route.parameterNames, route.route.parameters).map { name, parameter in
      "- `\(name)`: \(model.words(for: parameter))"
    }
    if !parameters.isEmpty { lines += [""] + parameters }
    if !route.requirements.isEmpty {
      lines += ["", "The app requires for it: \(route.requirements.joined(separator: ", "))."]
    }
    return lines
  }

  /// The enums that parameters of the functions have, by their indices.
  var usedEnums: [Int] {
    let kinds = Set(routes.flatMap(\.route.parameters).map(\.type.kind))
    return model.enumerations.indices.filter {
      kinds.contains(.enumeration($0)) || kinds.contains(.openEnumeration($0))
    }
  }

  /// The names of the declared Swift types that parameters of the functions have.
  var usedTypes: [String] {
    let kinds = Set(routes.flatMap(\.route.parameters).map(\.type.kind))
    return model.externalTypes.indices.filter { kinds.contains(.external($0)) }.map {
      model.externalTypes[$0].name
    }
  }

  /// The names of all enums, none of which is reserved or that of another one: mounted route sets may have enums of
  /// the same names.
  func enumNames(avoiding reserved: Set<String>) -> [String] {
    var names: [String] = []
    for enumeration in model.enumerations {
      var name = enumeration.name
      if reserved.contains(name) { name += "_" }
      let count = names.filter { $0 == name || $0.hasPrefix(name + "_") }.count
      names.append(count == 0 ? name : "\(name)_\(count + 1)")
    }
    return names
  }
}

extension ValueType {
  /// The least and the greatest value of a whole number.
  var wholeLimits: (low: String, high: String) {
    switch bounds {
    case .int(let low, let high)?: ("\(low)", "\(high)")
    case .uint(let low, let high)?: ("\(low)", "\(high)")
    case .padded(let range)?: ("\(range.low)", "\(range.high)")
    case .double?, .hosts?, .filled?, nil:
      kind == .int ? ("\(Int64.min)", "\(Int64.max)") : ("0", "\(UInt64.max)")
    }
  }
}

/// A route for which there is a function.
struct BuilderRoute {
  let route: Route
  let functionName: String
  let parameterNames: [String]

  /// The reason of the deprecation; `nil` if the route is not deprecated.
  let deprecation: String?
  let requirements: [String]

  init(_ listed: ListedRoute, _ language: any BuilderLanguage.Type) {
    route = listed.route
    deprecation = listed.deprecation
    requirements = listed.requirements
    functionName = language.functionName(route.names)
    parameterNames = route.parameters.map { language.parameterName($0.name) }
  }
}

extension BuilderOptions {
  fileprivate func includes(_ name: String) -> Bool {
    only.isEmpty
      || only.contains { pattern in
        pattern == name || pattern.hasSuffix("*") && name.hasPrefix(pattern.dropLast())
      }
  }

  /// The names of `only` that name no route.
  package func unknownNames(in model: RouteModel) -> [String] {
    only.filter { pattern in
      var options = BuilderOptions()
      options.only = [pattern]
      return !model.routes.contains { options.includes($0.qualifiedName) }
    }
  }
}

extension Diagnostic {
  fileprivate static func sameObject(
    _ route: Route, _ groups: [String], _ other: Route, _ otherGroups: [String], name: String
  ) -> Diagnostic {
    Diagnostic(
      .sameFunctionName,
      "'\(groups.joined(separator: "."))' and '\(otherGroups.joined(separator: "."))' "
        + "would both be the class '\(name)'", at: route.nameSpan
    )
    .also(other.nameSpan, "a route of the other one is here")
    .note("names that differ only in case are the same file for some systems")
  }
}

extension DiagnosticCode {
  // RG62x: functions in another language cannot be like the app.
  package static let sameFunctionName = DiagnosticCode("RG621", "same-function-name")

  /// Every code that `routegen generate --language` reports.
  package static let ofBuilders: [DiagnosticCode] = [.sameFunctionName]
}
