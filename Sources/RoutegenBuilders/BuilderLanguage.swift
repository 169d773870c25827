package import RoutegenModel
package import RoutegenSource

/// A language for which `routegen generate --language` writes functions or classes.
protocol BuilderLanguage {
  /// The name of a function for a route, by the names of its groups and its own.
  static func functionName(_ names: [String]) -> String

  /// The name of a parameter of a function.
  static func parameterName(_ name: String) -> String

  /// The name of the class for a group or a route, by the names of its groups and its own; `nil` if they are no classes.
  static func objectName(_ groups: [String]) -> String?

  /// The name of the file for a route set.
  static func fileName(_ setName: String) -> String

  /// Returns the file with the code that the files of all route sets call; `nil` if each of them contains it.
  static func supportFile(_ options: BuilderOptions) -> BuilderFile?

  /// Returns the text of the file.
  static func emit(_ plan: BuilderPlan) -> String

  /// A text in quotation marks.
  static func literal(_ text: String) -> String

  /// What is between the name of an argument and its value, and between the parts of a long literal.
  static var nameMark: String { get }
  static var literalMark: String { get }
}

/// The languages by the names that users write.
package enum BuilderLanguageName: String, CaseIterable, Sendable {
  case typescript, python, kotlin

  private var language: any BuilderLanguage.Type {
    switch self {
    case .typescript: TypeScript.self
    case .python: Python.self
    case .kotlin: Kotlin.self
    }
  }

  /// Whether functions are members of objects only if that is asked for.
  package var hasNestedOption: Bool { self != .kotlin }

  /// Whether files are parts of packages.
  package var hasPackages: Bool { self == .kotlin }

  /// Whether the code that generated code calls is in a file of its own.
  package var hasSupportFile: Bool { self != .typescript }

  /// Returns the file with that code; `nil` if the file of each route set contains it.
  package func supportFile(_ options: BuilderOptions) -> BuilderFile? {
    language.supportFile(options)
  }

  /// Returns the file with a function for each route, and what is to be said about the route set.
  package func file(for model: RouteModel, _ options: BuilderOptions) -> BuilderFile {
    language.file(for: model, options)
  }
}

extension BuilderLanguage {
  static func parameterName(_ name: String) -> String { name }

  static var nameMark: String { " = " }
  static var literalMark: String { " +" }

  static func objectName(_ groups: [String]) -> String? { nil }

  static func supportFile(_ options: BuilderOptions) -> BuilderFile? { nil }

  fileprivate static func file(for model: RouteModel, _ options: BuilderOptions) -> BuilderFile {
    let plan = BuilderPlan(model, Self.self, options)
    return BuilderFile(
      name: fileName(model.name), text: emit(plan), findings: plan.findings)
  }
}

/// A file with functions that print links.
package struct BuilderFile: Sendable {
  package let name: String
  package let text: String

  /// Errors (RG621), for which the file must not be written, and warnings (RG622).
  package let findings: [Diagnostic]
}
