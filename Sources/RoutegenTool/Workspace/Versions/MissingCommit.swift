/// What to do about the name of a commit that git does not know.
struct MissingCommit {
  let name: String
  let isShallow: Bool

  var message: String {
    if let first = startOfRange {
      return "'\(name)' is a range and not one commit; name the old version alone"
        + (first.isEmpty ? "" : ", as in '--against \(first)'")
    }
    return isShallow
      ? "this shallow clone has no commit '\(name)'; \(fetchOfShallowClone)"
      : "git knows no commit '\(name)', and there is no snapshot of this name; \(fetch)"
  }

  /// The text before the dots of a range such as `v1..v2`; `nil` for any other name.
  private var startOfRange: String? {
    let bytes = Array(name.utf8)
    let dots = bytes.indices.first { bytes[$0...].starts(with: "..".utf8) }
    return dots.map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }

  private var fetchOfShallowClone: String {
    if isAncestor { return "'git fetch --unshallow' fetches the older commits" }
    if isHash { return "'git fetch --depth=1 origin \(name)' fetches a commit by its whole hash" }
    if let branch = remoteBranch {
      return "'git fetch --depth=1 origin \(branch):refs/remotes/origin/\(branch)' fetches a branch"
    }
    return "'git fetch --depth=1 origin tag \(name)' fetches a tag"
  }

  private var fetch: String {
    if isAncestor { return "'git log' shows the commits that there are" }
    if isHash { return "'git fetch' fetches the commits of the server" }
    return remoteBranch == nil
      ? "'git fetch --tags' fetches the tags of the server"
      : "'git fetch origin' fetches the branches of the server"
  }

  /// Whether the name counts back from another one: `HEAD~5`, `v1^`.
  private var isAncestor: Bool { name.contains("~") || name.contains("^") }

  private var isHash: Bool {
    (7...64).contains(name.utf8.count) && name.utf8.allSatisfy { UInt8.hexDigits.contains($0) }
  }

  /// The branch of `origin/main`.
  private var remoteBranch: String? {
    let start = "origin/"
    return name.hasPrefix(start) && name.utf8.count > start.utf8.count
      ? String(name.dropFirst(start.count)) : nil
  }
}

extension UInt8 {
  fileprivate static let hexDigits = Set("0123456789abcdefABCDEF".utf8)
}
