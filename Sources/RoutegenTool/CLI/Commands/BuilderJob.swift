import RoutegenCompiler

/// `routegen generate --language LANGUAGE`: functions or classes for the links in another language.
struct BuilderJob {
  private let language: BuilderLanguageName
  private let options: BuilderOptions
  private let isStrict: Bool

  /// The compilation condition of the builds whose links are printed; `nil` for those without one.
  private let variant: String?

  /// The options as they are written.
  let words: [String]

  /// The options that need `--language`.
  private static let optionNames = [only, type, package, "--variant"]
  private static let flagNames = ["--internal", "--nested", inlineSupport, "--strict"]

  static let language = "--language"
  private static let only = "--only"
  private static let type = "--type"
  private static let package = "--package"

  private static let inlineSupport = "--inline-support"

  static let help = [
    Option(
      "--language NAME",
      "writes functions that print links in another language, or classes that also read them: "
        + BuilderLanguageName.allCases.map(\.rawValue).joined(separator: ", "),
      completion: .words(BuilderLanguageName.allCases.map(\.rawValue))),
    Option(
      "--only NAME", "only for this route, or with a '*' at the end for several; may be repeated"),
    Option("--internal", "also for '@internal' routes"),
    Option("--nested", "with an object that has the functions by groups"),
    Option(
      "--type NAME=MODULE#TYPE", "the type for values of a declared Swift type; may be repeated"),
    Option("--package NAME", "the package of the file, for kotlin"),
    Option(
      inlineSupport,
      "with the code that files have in common in each of them, for kotlin"),
    ShownFile.variantHelp,
    Option("--strict", "fails on warnings, too"),
  ]

  /// Returns `nil` if the arguments name no language.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let name = arguments.value(of: Self.language) else {
      let others = arguments.names.intersection(Self.optionNames + Self.flagNames)
      if let option = others.min() {
        throw UsageError("'\(option)' is only for '\(Self.language) NAME'")
      }
      return nil
    }
    language = try BuilderLanguageName(named: name, "language", "the languages")
    isStrict = arguments.has("--strict")
    variant = arguments.value(of: "--variant")
    var options = BuilderOptions()
    options.only = arguments.values(of: Self.only)
    options.withInternal = arguments.has("--internal")
    options.isNested = arguments.has("--nested")
    if options.isNested, !language.hasNestedOption {
      throw UsageError("'--nested' is not for \(name), whose classes are in interfaces anyway")
    }
    options.hasInlineSupport = arguments.has(Self.inlineSupport)
    if options.hasInlineSupport, !language.hasPackages {
      let reason = "; a bundler makes one file of those that it writes"
      throw UsageError("'\(Self.inlineSupport)' is not for \(name)\(reason)")
    }
    if let package = arguments.value(of: Self.package) {
      guard language.hasPackages else {
        throw UsageError("'\(Self.package)' is only for kotlin")
      }
      guard options.setPackage(package) else {
        throw UsageError("'\(package)' is no package; write '\(Self.package) com.example.links'")
      }
    }
    for text in arguments.values(of: Self.type) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let type = BuilderOptions.MappedType(parts[1]) else {
        throw UsageError("'\(text)' is no type; write '\(Self.type) Color=./color#Color'")
      }
      options.types[parts[0]] = type
    }
    self.options = options
    words =
      [Self.language, name]
      + Self.optionNames.flatMap { option in
        arguments.values(of: option).flatMap { [option, $0] }
      } + Self.flagNames.filter { arguments.has($0) }
  }

  /// Returns the files for route sets, or `nil` if there are errors, which are printed.
  func files(
    for compilations: [Compilation], of project: Project, in environment: inout some Environment
  ) throws(UsageError) -> [GeneratedText]? {
    try requireNames(in: compilations.map(\.model))
    var found = ShownDiagnostics()
    var files: [GeneratedText] = []
    for compilation in compilations {
      let shown = ShownFile(path: compilation.file.path, variant: variant)
      let file = language.file(for: try shown.model(of: compilation), options)
      let settings = try shown.settings(in: environment)
      found.add(settings.levels.applied(to: file.findings))
      files.append(GeneratedText(name: file.name, text: file.text))
    }
    for file in language.supportFiles(options) {
      files.append(GeneratedText(name: file.name, text: file.text))
    }
    environment.show(found, project.files)
    guard found.errorCount == 0, !isStrict || found.warningCount == 0 else { return nil }
    return files
  }

  /// Refuses names that no route set has.
  private func requireNames(in models: [RouteModel]) throws(UsageError) {
    let sets = models.map(\.name).joined(separator: ", ")
    for name in options.only
    where models.allSatisfy({ options.unknownNames(in: $0).contains(name) }) {
      let names = models.flatMap(\.routes).map(\.qualifiedName)
      let hint = closest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("there is no route '\(name)' in \(sets)\(hint)")
    }
    let types = models.flatMap(\.externalTypes).map(\.name)
    if let name = options.types.keys.sorted().first(where: { !types.contains($0) }) {
      throw UsageError("there is no declared type '\(name)' in \(sets)")
    }
  }
}
