import RoutegenCompiler

/// A name that a route set may have.
struct RouteSetName {
  let text: String

  /// - Parameter option: Where the name is from, for the message.
  init(checking text: String, of option: String) throws(UsageError) {
    guard Names.isIdentifier(text) else {
      throw UsageError("'\(text)' (\(option)) is not the name of a Swift type, such as 'MyApp'")
    }
    guard Self.isAllowed(text) else {
      throw UsageError("'\(text)' (\(option)) is a name that Swift or generated code needs")
    }
    self.text = text
  }

  /// Makes a name of any text: `my-app` → `MyApp`.
  init(like text: String) {
    let isName = Names.isIdentifier(text) && text.first?.isUppercase == true && !text.contains("_")
    let name = isName ? text : Names.caseName(of: [text]).map(Names.typeName(of:)) ?? "App"
    let usable = Names.isIdentifier(name) ? name : "App\(name)"
    self.text =
      Names.isIdentifier(usable) ? Self.isAllowed(usable) ? usable : "\(usable)Link" : "App"
  }

  private static func isAllowed(_ text: String) -> Bool {
    !Names.reservedTypes.contains(text) && !Names.keywords.contains(text)
      && !ValueType.builtIn.contains { $0.name == text }
  }
}

extension PackageManifest {
  /// A name for the route set that is not the name of a module; `nil` if the package has no plain name.
  var routeSetName: String? {
    guard let packageName else { return nil }
    let name = RouteSetName(like: packageName).text
    return targetNames.contains(name) ? "\(name)Link" : name
  }
}
