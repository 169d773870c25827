import RoutegenSource

/// What `init` reads of a `Package.swift`, without evaluating it.
struct PackageManifest {
  /// The name of the package; `nil` if it is not a plain text.
  let packageName: String?

  /// The names of targets that are plain texts.
  let targetNames: Set<String>

  /// Whether the package depends on swift-routegen already.
  let hasDependency: Bool

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    packageName = text.firstMatch(of: /\bPackage\(\s*name:\s*"([^"\\\n]+)"/).map { String($0.1) }
    let targets = text.matches(of: /arget\(\s*name:\s*"([^"\\\n]+)"/)
    targetNames = Set(targets.map { String($0.1) })
    hasDependency = text.contains("swift-routegen")
  }

  /// A name for the route set that is not the name of a module; `nil` if the package has no plain name.
  var routeSetName: String? {
    guard let packageName else { return nil }
    let name = RouteSetName(like: packageName).text
    return targetNames.contains(name) ? "\(name)Link" : name
  }
}
