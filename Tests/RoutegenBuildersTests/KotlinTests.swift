import Foundation
import RoutegenBuilders
import RoutegenGenerate
import RoutegenSource
import Testing

/// What is particular to Kotlin: objects for groups, packages, and the limits of class files.
@Suite struct KotlinTests {
  private func file(_ lines: String, package: String? = nil) throws -> BuilderFile {
    let compilation = Compilation(SourceFile(path: "a.routes", text: "routes A\n\(lines)\n"))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    var options = BuilderOptions()
    if let package {
      let isName = options.setPackage(package)
      try #require(isName)
    }
    return BuilderLanguageName.kotlin.file(for: compilation.model, options)
  }

  @Test func putsGroupsIntoObjects() throws {
    let text = try file(
      "/users as users {\n/list\n/posts as posts {\n/{id: Int} as post\n}\n}\n/list as list"
    )
    .text
    let lines = text.split(separator: "\n").filter { $0.contains("public ") }.map(String.init)
    #expect(
      lines.prefix(6) == [
        "public object ARoutes {", "    public object Users {",
        "        public fun list(): AppLink =", "        public object Posts {",
        "            public fun post(id: Long): AppLink =", "    public fun list(): AppLink =",
      ])
  }

  @Test(arguments: [
    ("/wait", "fun wait_(): "), ("/class", "fun class_(): "),
    ("/a/{in: Int} as a", "fun a(in_: Long): "), ("/string {\n/x\n}", "object String_ {"),
    ("/applink {\n/x\n}", "object Applink_ {"),
    ("enum Tab { entries, in, b }\n/{tab: Tab} as a", "    entries_(\"entries\"),\n"),
    (
      "enum Tab { name, name_, in, in_ }\n/{tab: Tab} as a",
      "    name__(\"name\"),\n        name_(\"name_\"),\n"
    ),
    (
      "open enum Tab { name_, name, b }\n/{tab: Tab} as a", "public val name__: Tab = Tab(\"name\")"
    ),
    ("enum TAB { a, b }\n/{tab: TAB} as a\n/tab {\n/x\n}", "enum class TAB_("),
    ("/a/{क्षण: Int} as a", "fun a(`क्षण`: Long): "),
  ])
  func keepsNamesApart(_ lines: String, _ declaration: String) throws {
    let text = try file(lines).text
    #expect(text.contains(declaration), "\(text.prefix(3_000))")
  }

  @Test(arguments: [BuilderLanguageName.kotlin, .python])
  func reportsParametersWithOneName(_ language: BuilderLanguageName) throws {
    let compilation = Compilation(SourceFile(path: "a.routes", text: "routes A\n/a?{in}&{in_}\n"))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    let found = language.file(for: compilation.model, BuilderOptions()).findings
    #expect(
      found.map(\.message) == ["the parameters 'in_' and 'in' of 'a' would both be 'in_'"])
  }

  /// The files of classes have names without case on some systems.
  @Test func reportsGroupsThatDifferInCase() throws {
    let found = try file("/ab as ab {\n/x\n}\n/aB as aB {\n/y\n}").findings
    #expect(found.map(\.code) == [.sameFunctionName])
    #expect(found.first?.message == "the groups 'aB' and 'ab' would both be the object 'AB'")
    #expect(try file("/ab as ab {\n/x\n/y\n}\n/ac as ac {\n/ab as ab {\n/z\n}\n}").findings.isEmpty)
  }

  @Test(arguments: [
    ("com.example", "package com.example\n"), ("com.in.app", "package com.`in`.app\n"),
  ])
  func hasAPackage(_ name: String, _ line: String) throws {
    #expect(try file("/x", package: name).text.contains("\n\n" + line))
  }

  /// One method has 64 KB of code at most.
  @Test func dividesWhatIsTooLongForAMethod() throws {
    let values = (0..<1_200).map { "v\($0)" }.joined(separator: ", ")
    let text = try file("enum Big { \(values) }\n/{big: Big} as a").text
    #expect(text.contains("fun a(big: String): AppLink"))
    #expect(text.contains("_oneOf(_joined({ listOf(\"v0\", "))
    #expect(!text.contains("enum class"))
    let groups = ["one", "two"].map { name in
      "/\(name) {\n" + (0..<300).map { "/r\($0)/{x: Int} as r\($0)\n" }.joined() + "}\n"
    }
    let many = try file(groups.joined() + "/{rest...} as rest").text
    #expect(many.contains("object _Patterns1 {"))
    #expect(many.contains("{ _joined({ listOf(listOf(_Patterns0.`_one$r0_pattern`()"))
  }
}
