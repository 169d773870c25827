/// What the text of a `Package.swift` says; it is not evaluated.
package struct PackageManifest {
  /// The name of the package; `nil` if it is not a plain text.
  package let packageName: String?

  /// The names of targets that are plain texts.
  package let targetNames: Set<String>

  /// Whether the package depends on swift-routegen already.
  package let hasDependency: Bool

  /// Whether the package says which systems it is for.
  package let hasPlatforms: Bool

  /// Whether the package names a build plugin of swift-routegen.
  let usesPlugin: Bool

  /// Whether some target may have a folder other than that of its name.
  let hasPaths: Bool

  /// The targets; `nil` if the manifest may compute or change some of them.
  let targets: [Target]?

  /// A target whose name is a plain text.
  struct Target {
    let name: String
    let isTest: Bool

    /// The call that declares the target, after its name.
    fileprivate let rest: Substring

    /// Whether the target uses build plugins.
    var hasPlugins: Bool { rest.contains("plugins") }

    /// The names of the folders from that of the package to that of the target; `nil` if the manifest may
    /// compute its path.
    fileprivate var folder: [String]? {
      let paths = rest.matches(of: /\bpath\s*:\s*(?:"([^"\\\n]*)")?/)
      guard let path = paths.first else { return [isTest ? "Tests" : "Sources", name] }
      let names = path.1?.split(separator: "/").map(String.init).filter { $0 != "." }
      return paths.count == 1 && names?.contains("..") == false ? names : nil
    }

    /// Whether the files of the target are those of its folder, and none of them is only copied.
    var isWholeFolder: Bool { !rest.contains(/\b(sources|exclude|resources)\b/) }
  }

  package init(_ bytes: [UInt8]) {
    let text = Self.withoutComments(bytes)
    packageName = text.firstMatch(of: /\bPackage\(\s*name:\s*"([^"\\\n]+)"/).map { String($0.1) }
    let targets = text.matches(of: /arget\(\s*name:\s*"([^"\\\n]+)"/)
    targetNames = Set(targets.map { String($0.1) })
    hasDependency = text.contains("swift-routegen")
    hasPlatforms = text.contains("platforms:")
    usesPlugin = text.contains(/"Routegen(Prebuilt)?Plugin"/)
    hasPaths = text.replacing(/\.package\([^()]*\)/, with: "").contains(/\bpath\s*:/)
    self.targets = Self.isComputed(text) ? nil : Self.targets(in: text[...])
  }

  /// Returns the target to which a file belongs, with its folder; `nil` if that is not certain.
  ///
  /// - Parameter file: The names from the folder of the package to the file.
  func target(of file: ArraySlice<String>) -> (name: String, folder: ArraySlice<String>)? {
    var found: (name: String, folder: ArraySlice<String>)?
    for target in targets ?? [] {
      guard let folder = target.folder else { return nil }
      if file.dropLast().starts(with: folder), folder.count >= found?.folder.count ?? 0 {
        found = (target.name, folder[...])
      }
    }
    return found
  }

  /// Returns the text of a manifest with a space in place of each comment; comments may be nested.
  private static func withoutComments(_ bytes: [UInt8]) -> String {
    var kept: [UInt8] = []
    var (rest, depth, isText) = (bytes[...], 0, false)
    while let byte = rest.first {
      if !isText, depth == 0, rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if !isText, rest.starts(with: "/*".utf8) {
        (rest, depth) = (rest.dropFirst(2), depth + 1)
        kept.append(UInt8(ascii: " "))
      } else if depth > 0 {
        let isEnd = rest.starts(with: "*/".utf8)
        (rest, depth) = (rest.dropFirst(isEnd ? 2 : 1), isEnd ? depth - 1 : depth)
      } else {
        let length = isText && byte == UInt8(ascii: "\\") ? 2 : 1
        kept += rest.prefix(length)
        rest = rest.dropFirst(length)
        if byte == UInt8(ascii: "\"") { isText.toggle() }
        if byte == UInt8(ascii: "\n") { isText = false }
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Whether a manifest contains anything but calls, so its targets may not be those that it shows.
  private static func isComputed(_ text: String) -> Bool {
    let statement = /\b(?:for|func|extension|while|if|switch|forEach|map|append|insert)\b/
    return text.contains(statement) || text.contains(/"""|\\|#|\+|\bpackage\./)
  }

  /// Returns the targets of a manifest; `nil` if one of them has no plain name.
  private static func targets(in text: Substring) -> [Target]? {
    var targets: [Target] = []
    var text = text
    while let call = text.firstMatch(of: /\b(?<kind>[a-z]*[tT]arget|macro|systemLibrary)\(/) {
      text = text[call.range.upperBound...]
      guard let name = text.prefixMatch(of: /\s*name:\s*"([^"\\\n]+)"/) else { return nil }
      let rest = text[name.range.upperBound...].restOfCall
      let isTest = call.kind == "testTarget"
      targets.append(Target(name: String(name.1), isTest: isTest, rest: rest))
      text = text[rest.endIndex...]
    }
    return targets
  }
}

extension Substring {
  /// The rest of a call, without the parenthesis that ends it.
  fileprivate var restOfCall: Substring {
    var (depth, isText) = (0, false)
    return prefix { character in
      switch character {
      case "\"": isText.toggle()
      case "(" where !isText: depth += 1
      case ")" where !isText: depth -= 1
      case _: break
      }
      return depth >= 0
    }
  }
}
