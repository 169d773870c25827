package import RoutegenCompiler

extension ExportJob {
  /// Reads the kind, the file and the options of `routegen export`.
  init(_ arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    guard operands.count <= 2 else {
      throw UsageError("'export' takes a kind and a file: routegen \(ExportCommand.usage)")
    }
    kind = try ExportKind(named: operands[0])
    for option in ExportOption.allCases
    where !kind.options.contains(option) && arguments.names.contains(option.rawValue) {
      let kinds = option.kinds.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        "'export \(kind.rawValue)' has no option '\(option.rawValue)'; it is for \(kinds)")
    }
    file = ShownFile(operands.count == 2 ? operands[1] : ".", arguments)
    host = arguments.value(of: .host)
    output = arguments.value(of: "--output")
    merged = arguments.value(of: .merge).map { MergedFile(path: $0, isRequired: true) }
    layout = AppleAssociationFile.Layout(
      isMinified: arguments.has(ExportOption.minify.rawValue),
      hasComments: arguments.has(ExportOption.comments.rawValue))
    isInternal = arguments.has(ExportOption.internal.rawValue)
    title = arguments.value(of: .title)
    activity = arguments.value(of: .activity)
    apps = try AppIdentifiers(arguments)
  }
}

extension Arguments {
  package func value(of option: ExportOption) -> String? { value(of: option.rawValue) }
}
