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
