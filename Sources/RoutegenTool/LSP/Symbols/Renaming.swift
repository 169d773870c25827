import RoutegenCompiler

/// The edits of one document that give a symbol another name and keep all links as they are.
struct Renaming {
  /// The new texts, by the spans that they replace.
  private(set) var edits: [FixIt] = []
  private let file: ParsedFile
  private let newName: String

  /// - Throws: The reason why the symbol cannot be renamed.
  init(_ found: FoundSymbol, to newName: String) throws(ResponseError) {
    file = found.checked.files[0]
    self.newName = newName
    guard Names.isIdentifier(newName) else {
      throw ResponseError(.requestFailed, "'\(newName)' is not a name")
    }
    let occurrences = found.index.occurrences(of: found.occurrence.symbol)
    switch found.occurrence.symbol {
    case .routeSet, .requirement: break
    case .type(let name):
      guard file.syntax.enumeration(name) != nil else {
        throw ResponseError(
          .requestFailed, "'\(name)' is a Swift type of the app; rename it there, and then here")
      }
    case .value(let name, let type): keepText(of: name, in: type)
    case .route(let offset): nameRoute(at: offset)
    case .parameter(let name, let offset):
      guard !found.checked.model.hasParameterKeys else {
        throw ResponseError(
          .requestFailed, "'\(name)' is a key of payloads, which would change with its name")
      }
      guard !found.checked.model.hasTriggerKey(declaredAt: offset, in: file.file.id) else {
        throw ResponseError(
          .requestFailed,
          "'\(name)' is a key of quick actions or activities, which would change with its name")
      }
      keepKeys(of: occurrences)
    }
    for occurrence in occurrences where occurrence.isName { replace(occurrence.span, newName) }
  }

  /// Writes the text of an enum's value that was its name.
  private mutating func keepText(of name: String, in type: String) {
    guard let value = file.syntax.enumeration(type)?.values.first(where: { $0.name.text == name }),
      value.text == nil
    else { return }
    insert(" = \"\(name)\"", at: value.name.span.end)
  }

  /// Adds a name after `as` to a route whose name comes from its pattern.
  private mutating func nameRoute(at offset: Int) {
    guard let route = file.syntax.declarations.allRoutes.first(where: { $0.identity == offset }),
      route.name == nil
    else { return }
    insert(" as \(newName)", at: route.pattern.span.end)
  }

  /// Writes the keys of items that were the name of the parameter: `?{old}` becomes `?old={new}`.
  private mutating func keepKeys(of occurrences: [Occurrence]) {
    let spans = Set(occurrences.map(\.span))
    let patterns = file.syntax.declarations.allRoutes.flatMap { route in
      [route.pattern] + route.aliases.map(\.pattern)
    }
    for item in patterns.flatMap(\.items) where item.key == nil {
      guard let parameter = item.parameter, spans.contains(parameter.name.span),
        parameter.type?.dictionaryValue == nil
      else { continue }
      insert("\(parameter.name.text)=", at: parameter.span.start)
    }
  }

  private mutating func insert(_ text: String, at offset: Int) {
    replace(Span(file: file.file.id, start: offset, end: offset), text)
  }

  private mutating func replace(_ span: Span, _ text: String) {
    edits.append(FixIt(title: "", span: span, replacement: text, isAutomatic: true))
  }
}

extension RouteModel {
  /// Whether payloads have the values of parameters by their names.
  fileprivate var hasParameterKeys: Bool {
    payloads.contains { rule in
      switch rule {
      case .link: false
      case .type, .when, .otherwise: true
      }
    }
  }

  /// Whether quick actions or activities have the value of a parameter by its name.
  fileprivate func hasTriggerKey(declaredAt offset: Int, in file: FileID) -> Bool {
    routes.contains { route in
      // Those of an `@unlinked` route have the keys of the items.
      !route.isUnlinked && !(route.attributes.shortcuts + route.attributes.activities).isEmpty
        && route.parameters.contains { parameter in
          parameter.span.file == file && parameter.span.start <= offset
            && offset < parameter.span.end
        }
    }
  }
}
