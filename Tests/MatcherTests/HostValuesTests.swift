import RoutegenCompiler
import Testing
import TestSupport

@testable import RoutegenTool

/// A host that is read as the value of a parameter can be printed, wherever it is in the link.
@Suite struct HostValuesTests {
  private static let text = """
    routes Servers
    scheme a
    host top.example
    host {s} {
        @shortcut("go")
        /x as x
            also a://{s}/x
            also https://top.example/at/{s}
            also https://top.example/x?server={s}
            also https://top.example/{s}#x
    }
    host {team}.t.example {
        /y as y
            also a://y/{team}
            also https://top.example/t?{team}
            also https://top.example/t-{team}
    }
    """

  @Test(arguments: [
    ("a://Chat.Example/x", "x chat.example"), ("a://chat.example/x", "x chat.example"),
    ("a://localhost:8065/x", "x localhost:8065"), ("a://a_b/x", "x a_b"),
    ("https://Chat.Example:8443/x", "x chat.example:8443"), ("https://[::1]:8/x", "x [::1]:8"),
    ("https://top.example/at/a.b:443", "invalidValue"),
    ("https://top.example/at/a.b:08", "invalidValue"),
    ("https://top.example/at/CHAT.example", "x chat.example"),
    ("https://top.example/at/ch%C3%A4t.example", "invalidValue"),
    ("https://top.example/at/1.2.3", "invalidValue"),
    ("https://top.example/at/1.2.3.4", "x 1.2.3.4"),
    ("https://top.example/x?server=A.B", "x a.b"),
    ("https://top.example/x?server=a/b", "invalidValue"),
    ("https://top.example/x?server=", "invalidValue"),
    ("https://top.example/x?server=me@b", "invalidValue"),
    ("https://Chat.Example/x", "x chat.example"), ("https://[::1]/x", "x [::1]"),
    ("a://y/Core", "y core"), ("a://y/co.re", "invalidValue"),
    ("https://top.example/t?team=Core", "y core"),
    ("https://top.example/t?team=a.b", "invalidValue"),
    ("https://top.example/t-Core", "y core"), ("https://Core.t.example/y", "y core"),
  ])
  func areReadInLowerCase(_ link: String, _ expected: String) throws {
    let model = Compilation(SourceFile(path: "a.routes", text: Self.text)).model
    let matchers = TwoMatchers(model)
    #expect(matchers.difference(for: link, isExplained: true) == nil)
    let answer = matchers.runtime.match(link)
    guard case .route(let index, let values) = answer else {
      return #expect(answer.kind == expected)
    }
    let route = model.routes[index]
    #expect(([route.qualifiedName] + values.joined()).joined(separator: " ") == expected)
    let printed = try RoutePrinter(matchers.tool).link(of: route, values, as: .web)
    #expect(matchers.runtime.match(printed) == answer)
  }

  @Test(.tags(.random)) func canBePrinted() {
    var count = 0
    for seed in 0..<UInt64(rounds(4000, short: 100)) {
      var file = RandomRouteSet(seed: seed)
      let text = file.text()
      if !text.contains("host {h") { continue }
      let compilation = Compilation(SourceFile(path: "a.routes", text: text))
      if compilation.hasErrors { continue }
      let matchers = TwoMatchers(compilation.model)
      var links = GuidedLink(compilation.model, seed: seed)
      for _ in 0..<60 {
        let link = links.text()
        guard case .route(let index, let values) = matchers.runtime.match(link),
          let host = compilation.model.routes[index].hostValue,
          let value = values[host.slot].first
        else { continue }
        count += 1
        let type = compilation.model.routes[index].parameters[host.slot].type
        let name = compilation.model.printed(value, as: type) + host.suffix
        let parts = try? LinkParts("https://\(name)", isPath: false)
        #expect(parts?.host == name && name == name.lowercased(), "\(link) in \(text)")
      }
    }
    #expect(count > 20)
  }
}
