import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing

/// What is particular to Kotlin: interfaces for groups, packages, lines, and the limits of class files.
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

  @Test func putsGroupsIntoInterfaces() throws {
    let text = try file(
      "/users as users {\n/list\n/posts as posts {\n/{id: Int} as post\n}\n}\n/list as list"
    )
    .text
    let lines = text.split(separator: "\n").filter { $0.contains("public ") }.map(String.init)
    #expect(
      lines.prefix(6) == [
        "public sealed interface A : Route {", "    public sealed interface Users : A {",
        "        public data object List_ : Users {",
        "        public sealed interface Posts : Users {",
        "            public data class Post(val id: Long) : Posts {",
        "    public data object List_ : A {",
      ])
  }

  @Test(arguments: [
    ("/wait", "data object Wait : "), ("/a/{in: Int} as b", "data class B(val in_: Long) : "),
    ("/string {\n/x\n}", "interface String_ : A {"), ("/route", "data object Route_ : A {"),
    ("/a", "data object A_ : A {"), ("/b {\n/b\n}", "data object B_ : B {"),
    ("enum Tab { entries, in, b }\n/{tab: Tab} as b", "    entries_(\"entries\"),\n"),
    (
      "enum Tab { name, name_, in, in_ }\n/{tab: Tab} as b",
      "    name__(\"name\"),\n        name_(\"name_\"),\n"
    ),
    (
      "open enum Tab { name_, name, b }\n/{tab: Tab} as b", "public val name__: Tab = Tab(\"name\")"
    ),
    ("enum TAB { a, b }\n/{tab: TAB} as b\n/tab {\n/x\n}", "enum class TAB_("),
    ("enum Tab { a, b }\n/{tab: Tab} as tab", "enum class Tab_("),
    ("/a/{क्षण: Int} as b", "data class B(val `क्षण`: Long)"),
  ])
  func keepsNamesApart(_ lines: String, _ declaration: String) throws {
    let text = try file(lines).text
    #expect(text.contains(declaration), "\(text.prefix(3_000))")
  }

  @Test(arguments: [
    ("limit: Int = 7", "val limit: Long = 7"), ("limit: Int?", "val limit: Long? = null"),
    ("n: UInt = 7", "val n: ULong = 7u"), ("n: Int in 01...12 = 7", "val n: Long = 7"),
    ("at: Double = 2", "val at: Double = 2.0"), ("on: Bool = true", "val on: Boolean = true"),
    ("tab: Tab = one", "val tab: Tab = Tab.one"),
    ("kind: Kind = new", "val kind: Kind = Kind(\"new\")"),
    ("tags: [String]", "val tags: List<String> = emptyList()"),
    ("ids: [Int]+", "val ids: List<Long>)"),
    ("ids: [Int] by \",\"", "val ids: List<Long> = emptyList()"),
    ("all: [String: String]", "val all: Map<String, String> = emptyMap()"),
    ("day: Date?", "val day: Instant? = null"), ("color: Color", "val color: String)"),
  ])
  func hasDefaults(_ item: String, _ property: String) throws {
    let types = "enum Tab { one, two }\nopen enum Kind { new }\ntype Color\n"
    let text = try file(types + "/b?{\(item)}").text
    #expect(text.contains(property), "\(text.prefix(1_500))")
  }

  /// Of a route without a class, a file has only the patterns that take links from the others.
  @Test func leavesRoutesOut() throws {
    let hidden = "/users/{name}\n@internal\n/users/me as secret\n@internal\n/hidden as concealed"
    let text = try file(hidden).text
    #expect(text.contains("\"name\":\"#0\"") && text.contains("\"literal\":\"me\""))
    #expect(!text.contains("hidden") && !text.contains("secret") && !text.contains("concealed"))
  }

  /// A class of the app says which texts are values of a declared type.
  @Test func readsDeclaredTypes() throws {
    let text = "routes A\ntype Color begins \"#\"\n/b?{color: Color}&{others: [Color]}\n"
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    var options = BuilderOptions()
    options.types["Color"] = BuilderOptions.MappedType("com.example#Shade")
    let written = BuilderLanguageName.kotlin.file(for: compilation.model, options).text
    #expect(written.contains("val color: com.example.Shade,"))
    #expect(written.contains("    type(\"Color\") { com.example.Shade(it) }\n"))
  }

  /// Every line is short, whatever the file has.
  @Test func breaksLines() throws {
    let long = String(repeating: "long", count: 40)
    let text = try file(
      "/// A \(Array(repeating: "word", count: 60).joined(separator: " ")).\n"
        + "/b?{\(long): String = \"\(long)\"}&{second: String?}&{third: [String]}"
    ).text
    let lines = text.split(separator: "\n").filter { $0.count > 100 }
    // A name cannot be broken.
    #expect(lines.allSatisfy { $0.contains(long) }, "\(lines)")
  }

  /// Another set in the same package has the same file beside it.
  @Test func hasOneSupportFile() throws {
    var options = BuilderOptions()
    let name = options.setPackage("com.example")
    try #require(name)
    let support = try #require(BuilderLanguageName.kotlin.supportFiles(options).first)
    #expect(support.name == "Routegen.kt")
    #expect(support.text.contains("\n\npackage com.example\n\nimport java"))
    #expect(support.text.contains("\ninternal class RouteTable<R : Route>"))
    #expect(support.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    options.hasInlineSupport = true
    #expect(BuilderLanguageName.kotlin.supportFiles(options).isEmpty)
    let compilation = Compilation(SourceFile(path: "a.routes", text: "routes A\n/x\n"))
    let inline = BuilderLanguageName.kotlin.file(for: compilation.model, options).text
    #expect(inline.contains("\npublic object ASupport {\n"))
    #expect(inline.contains("\nimport com.example.ASupport.RouteTable\n"))
    #expect(inline.contains("\n    internal class RouteTable<R : Route>"))
  }

  @Test func reportsParametersWithOneName() throws {
    let found = try file("/a?{in}&{in_}").findings
    #expect(
      found.map(\.message) == ["the parameters 'in_' and 'in' of 'a' would both be 'in_'"])
  }

  /// Java's methods for them would both be `getId`.
  @Test func reportsPropertiesThatDifferInTheFirstLetter() throws {
    #expect(try file("/b?{id}&{Id}").findings.map(\.code) == [.sameFunctionName])
    #expect(try file("/b?{id}&{iD}").findings.isEmpty)
  }

  /// The files of classes have names without case on some systems.
  @Test func reportsGroupsThatDifferInCase() throws {
    let found = try file("/ab as ab {\n/x\n}\n/aB as aB {\n/y\n}").findings
    #expect(found.map(\.code) == [.sameFunctionName])
    #expect(found.first?.message == "'aB' and 'ab' would both be the class 'AB'")
    #expect(try file("/ab\n/x as Ab").findings.map(\.code) == [.sameFunctionName])
    #expect(try file("/ab\n/x as aB").findings.map(\.code) == [.sameFunctionName])
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
    let text = try file("enum Big { \(values) }\n/{big: Big} as b").text
    #expect(text.contains("data class B(val big: String)"))
    #expect(text.contains("\n    \"\"\",\n    \"\"\"\n"))
    #expect(!text.contains("enum class"))
    let routes = (0..<120).map { "/r\($0)/{x: Int} as r\($0)\n" }.joined()
    let many = try file(routes + "/{rest...} as rest").text
    #expect(many.contains("    _A1.add(this)\n"))
    #expect(
      many.contains("\nprivate object _A1 {\n    fun add(to: RouteClasses<A>): Unit = with(to) {\n")
    )
  }
}
