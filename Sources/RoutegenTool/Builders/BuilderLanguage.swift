package import RoutegenCompiler

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

  /// Returns the files with the code that the files of all route sets call; none if each of them contains it.
  static func supportFiles(_ options: BuilderOptions) -> [BuilderFile]

  /// Returns the text of the file.
  static func emit(_ plan: BuilderPlan) -> String
}

/// The languages by the names that users write.
package enum BuilderLanguageName: String, CaseIterable, Sendable {
  case typescript, kotlin

  private var language: any BuilderLanguage.Type {
    switch self {
    case .typescript: TypeScript.self
    case .kotlin: Kotlin.self
    }
  }

  /// Whether functions are members of objects only if that is asked for.
  package var hasNestedOption: Bool { self != .kotlin }

  /// Whether files are parts of packages, and may contain the code that they share.
  package var hasPackages: Bool { self == .kotlin }

  /// Returns the files with that code; none if the file of each route set contains it.
  package func supportFiles(_ options: BuilderOptions) -> [BuilderFile] {
    language.supportFiles(options)
  }

  /// Returns the file with a function for each route, and what is to be said about the route set.
  package func file(for model: RouteModel, _ options: BuilderOptions) -> BuilderFile {
    language.file(for: model, options)
  }
}

extension BuilderLanguage {
  static func parameterName(_ name: String) -> String { name }

  static func objectName(_ groups: [String]) -> String? { nil }

  static func supportFiles(_ options: BuilderOptions) -> [BuilderFile] { [] }

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

  /// Errors (RG621), for which the file must not be written.
  package let findings: [Diagnostic]
}

/// What `routegen generate --language` is asked for.
package struct BuilderOptions: Sendable {
  /// The names of the routes, such as `users.posts`, or `users.*` for all in a group; all routes if it is empty.
  package var only: [String] = []

  /// Whether there are functions for `@internal` routes.
  package var withInternal = false

  /// Whether the functions are also members of objects by the groups of their routes.
  package var isNested = false

  /// Whether a file contains the code that it calls.
  package var hasInlineSupport = false

  /// The types of the language for declared Swift types, by the names of these.
  package var types: [String: MappedType] = [:]

  /// The package of the file, in the form of the language; `nil` for none.
  package private(set) var package: String?

  package init() {}

  /// Sets the package of the file.
  ///
  /// - Returns: Whether the name is one.
  package mutating func setPackage(_ name: String) -> Bool {
    package = Kotlin.packageName(name)
    return package != nil
  }

  /// A type of the language, and the module that has it.
  package struct MappedType: Hashable, Sendable {
    package let name: String
    package let module: String

    /// Reads `./color#Color`; `nil` for anything else.
    package init?(_ text: String) {
      let parts = text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
      (module, name) = (parts[0], parts[1])
    }
  }
}
