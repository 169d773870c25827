import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// A filter of a manifest opens its own paths on its own hosts and schemes.
@Suite struct ManifestImportTests {
  /// What a filter opens: each path on each scheme and host.
  private struct Filter {
    let schemes: [String]
    let hosts: [String]
    let paths: [String]

    var element: String {
      let action = "<action android:name=\"android.intent.action.VIEW\"/>"
      let categories = ["DEFAULT", "BROWSABLE"]
        .map { "<category android:name=\"android.intent.category.\($0)\"/>" }.joined()
      let data =
        schemes.map { "<data android:scheme=\"\($0)\"/>" }
        + hosts.map { "<data android:host=\"\($0)\"/>" }
        + paths.map { "<data android:path=\"\($0)\"/>" }
      return "<intent-filter android:autoVerify=\"true\">\(action)\(categories)\(data.joined())"
        + "</intent-filter>\n"
    }

    func opens(_ scheme: String, _ host: String, _ path: String) -> Bool {
      schemes.contains(scheme) && hosts.contains(host) && paths.contains(path)
    }
  }

  private func imported(_ filters: [Filter]) -> String {
    let text =
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"><application>"
      + "<activity android:exported=\"true\">\(filters.map(\.element).joined())</activity>"
      + "</application></manifest>"
    let imported = Import([SourceFile(path: "m.xml", text: text)], name: "App")
    #expect(imported.problems.filter { $0.severity == .error } == [])
    return imported.text ?? ""
  }

  private static let hosts = ["a.example", "b.example", "c.example"]
  private static let actions = ["open", "show"]
  private static let paths = ["/home", "/a/b", "/x", "/a"]

  private static func subset(_ texts: [String], _ random: inout SplitMix) -> [String] {
    let some = texts.filter { _ in Bool.random(using: &random) }
    return some.isEmpty ? [random.pick(texts)] : some
  }

  private static func filters(_ random: inout SplitMix) -> [Filter] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let isWeb = Bool.random(using: &random)
      return Filter(
        schemes: isWeb ? ["https"] : subset(["one", "two"], &random),
        hosts: subset(isWeb ? hosts : actions, &random), paths: subset(paths, &random))
    }
  }

  /// The routes open exactly the links of the filters.
  @Test(.tags(.random), arguments: 0..<rounds(150, short: 10)) func opensTheSameLinks(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let filters = Self.filters(&random)
    let text = imported(filters)
    let matcher = expectSound(text)
    // Filters with the same paths are one, so the scheme of one may have the path of the other.
    let trees = Set(
      filters.flatMap { filter in
        filter.hosts.map { host in
          filter.schemes == ["https"]
            ? Set(filter.paths)
            : Set(filter.hosts.flatMap { host in filter.paths.map { "/\(host)\($0)" } })
        }
      })
    guard filters.count == 1 || trees.count > 1 || filters.allSatisfy({ $0.schemes == ["https"] })
    else { return }
    for scheme in ["https", "one", "two"] {
      for host in scheme == "https" ? Self.hosts : Self.actions {
        for path in Self.paths {
          let link = "\(scheme)://\(host)\(path)"
          let opens = filters.contains { $0.opens(scheme, host, path) }
          #expect(matcher.opens(link) == opens, "\(link)\n\(text)")
        }
      }
    }
  }

  @Test func equalFiltersNeedNoBlock() {
    let first = Filter(schemes: ["https"], hosts: ["a.example"], paths: ["/home"])
    let second = Filter(schemes: ["https"], hosts: ["b.example"], paths: ["/home"])
    let text = imported([first, second])
    #expect(text.contains("\nhost a.example") && text.contains("\nhost b.example"))
    #expect(!text.contains("{") && text.contains("\n/home\n"), "\(text)")
  }

  /// Of three filters, the two with the same paths are one block.
  @Test func equalBlocksAreOne() {
    let text = imported([
      Filter(schemes: ["https"], hosts: ["a.example"], paths: ["/home"]),
      Filter(schemes: ["https"], hosts: ["b.example"], paths: ["/home"]),
      Filter(schemes: ["app"], hosts: ["open"], paths: ["/x"]),
    ])
    expectSound(text)
    #expect(text.contains("\nhost a.example, b.example {"), "\(text)")
    #expect(text.contains("\nscheme app {"))
  }

  /// The host of a link with a custom scheme is no segment if it is a host of web links, too.
  @Test func customSchemesMayHaveHostsOfWebLinks() {
    let text = imported([
      Filter(schemes: ["https", "app"], hosts: ["a.example"], paths: ["/home"]),
      Filter(schemes: ["other"], hosts: ["a.example"], paths: ["/x"]),
    ])
    let matcher = expectSound(text)
    for link in ["https://a.example/home", "app://a.example/home", "other://a.example/x"] {
      #expect(matcher.opens(link), "\(link)\n\(text)")
    }
    for link in ["https://a.example/x", "other://a.example/home", "app://a.example/x"] {
      #expect(!matcher.opens(link), "\(link)\n\(text)")
    }
  }
}
