import RoutegenGenerate
import Testing

/// `check -` and `format -`, and the diff of `format`.
@Suite struct StandardInputTests {
  private static func environment(_ input: String) -> FakeEnvironment {
    var environment = FakeEnvironment(["Shop.routes": "routes Shop\n/a\n"])
    environment.input = input
    return environment
  }

  @Test func formatPrintsTheLayout() {
    var environment = Self.environment("routes A\n/a/{id:Int}{\n/b   // c\n}\n")
    #expect(environment.routegen("format -") == .success)
    #expect(environment.output == "routes A\n/a/{id: Int} {\n    /b  // c\n}\n")
    #expect(environment.errors == "" && environment.written == [])
    environment.input = environment.output
    #expect(environment.routegen("format - --check") == .success)
  }

  @Test func formatOfMistakesPrintsNoText() {
    var environment = Self.environment("routes A\n/a//b\n")
    #expect(environment.routegen("format - --name App.routes") == .problemsFound)
    #expect(environment.output == "")
    #expect(environment.errors.contains("--> App.routes:2:"))
    #expect(environment.errors.hasSuffix("App.routes was not formatted\n"))
  }

  @Test func checkNamesTheFile() {
    var environment = Self.environment("routes A\n/a/{id: Intt}\n/s mount Shop\n")
    #expect(environment.routegen("check - --name App.routes") == .problemsFound)
    #expect(environment.output.contains("--> App.routes:2:9"))
    // The set is mounted, as if the text were a file of the folder.
    #expect(environment.output.hasSuffix("1 error in 1 file\n"))
    #expect(environment.routegen("check -") == .problemsFound)
    #expect(environment.output.contains("--> input.routes:2:9"))
  }

  /// The text takes the place of the file, which may be there.
  @Test func checkReadsTheTextAndNotTheFile() {
    var environment = Self.environment("routes Shop\n/b\n")
    environment.files[".routegen.json"] = Array(
      "{\"rules\": {\"undocumented-route\": \"error\"}}".utf8)
    #expect(environment.routegen("check - --name Shop.routes") == .problemsFound)
    #expect(environment.output.contains("2 | /b\n"))
    #expect(environment.text(of: "Shop.routes") == "routes Shop\n/a\n")
  }

  @Test(arguments: [
    ("format - a.routes", "'-' is standard input, and cannot be combined with files"),
    ("check - a.routes", "'-' is standard input, and cannot be combined with files or '--fix'"),
    ("check - --fix", "'-' is standard input, and cannot be combined with files or '--fix'"),
    ("check --name a.routes", "'--name' names standard input, which is the file '-'"),
    ("format --name a.routes", "'--name' names standard input, which is the file '-'"),
    ("format --check --diff", "'--check' lists files and '--diff' shows differences; use one"),
  ]) func combinationsAreRefused(_ line: String, _ message: String) {
    var environment = Self.environment("")
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors == "error: \(message)\n")
  }

  @Test func diffIsUnified() {
    let lines = (1...20).map { "/r\($0)\n" }
    let parts = [
      "routes A\n", lines[..<5].joined(), "  /changed\n", lines[5..<12].joined(), "/x   // y\n",
      String(lines[12...].joined().dropLast()),
    ]
    let written = parts.joined()
    var environment = FakeEnvironment(["a.routes": written])
    #expect(environment.routegen("format --diff a.routes") == .problemsFound)
    #expect(
      environment.output == """
        --- a.routes
        +++ a.routes
        @@ -4,7 +4,7 @@
         /r3
         /r4
         /r5
        -  /changed
        +/changed
         /r6
         /r7
         /r8
        @@ -12,7 +12,7 @@
         /r10
         /r11
         /r12
        -/x   // y
        +/x  // y
         /r13
         /r14
         /r15
        @@ -20,4 +20,4 @@
         /r17
         /r18
         /r19
        -/r20
        \\ No newline at end of file
        +/r20

        """)
    #expect(environment.written == [])
    #expect(environment.routegen("format a.routes") == .success)
    #expect(environment.routegen("format --diff a.routes") == .success)
    #expect(environment.output == "")
  }

  @Test func diffCountsEmptyTexts() {
    var environment = FakeEnvironment(["a.routes": "\n\n"])
    #expect(environment.routegen("format --diff a.routes") == .problemsFound)
    #expect(environment.output == "--- a.routes\n+++ a.routes\n@@ -1,2 +0,0 @@\n-\n-\n")
  }
}
