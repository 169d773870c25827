import RoutegenSource

/// A line of a list of files, whose folders and names are the routes of a website or an app: `/(tabs)/users/[id].tsx`.
struct FileRoute {
  /// The path of its links.
  let path: String

  /// The reason why the file is no page; `nil` if it is one.
  let problem: String?

  private static let extensions = ["tsx", "ts", "jsx", "js", "mdx", "vue", "svelte", "astro"]

  /// The names of files that are the page of their folder.
  private static let pages = ["page", "+page", "route", "_index"]

  /// Whether some segment of the lines is that of such a file: `[id]` or `(tabs)`.
  static func areIn(_ bytes: [UInt8]) -> Bool {
    zip(zip(bytes, bytes.dropFirst()), bytes.dropFirst(2)).contains { start, next in
      start.0 == UInt8(ascii: "/")
        && (start.1 == UInt8(ascii: "[") || start.1 == UInt8(ascii: "(") && next.isLetter)
    }
  }

  init(_ text: String) {
    var segments = text.split(separator: "/", omittingEmptySubsequences: true)
    if let last = segments.last, let dot = last.lastIndex(of: "."),
      Self.extensions.contains(String(last[dot...].dropFirst()))
    {
      segments[segments.count - 1] = last[..<dot]
      if Self.pages.contains(String(last[..<dot])) { segments.removeLast() }
    }
    if segments.last == "index" { segments.removeLast() }
    // A group of files is no part of the path.
    segments.removeAll { $0.wholeMatch(of: /\([A-Za-z0-9_\-]+\)/) != nil }
    path = "/" + segments.joined(separator: "/")
    problem = segments.first { segment in
      ["_", "+", "@", "(."].contains(where: segment.hasPrefix)
    }.map { "\(ValueText.quoted(String($0))) is a mark of another tool, which is not read" }
  }
}
