import Testing

@testable import RoutegenCompiler

/// Where long lines are wrapped; `swift format` leaves all of this as it is.
@Suite struct SwiftWriterTests {
  private static let long = String(repeating: "x", count: 60)

  private func text(_ body: (inout SwiftWriter) -> Void) -> String {
    var out = SwiftWriter()
    body(&out)
    return out.text
  }

  @Test func aLineThatFitsIsNotWrapped() {
    let name = String(repeating: "x", count: 93)
    #expect(text { $0.line(SwiftTerm("f", list: [name, "a"])) } == "f(\(name), a)\n")
    #expect(text { $0.line(SwiftTerm("f", list: [name, "ab"])) } == "f(\(name), ab)\n")
    #expect(text { $0.line(SwiftTerm("f", list: [name, "abc"])) } == "f(\n  \(name),\n  abc)\n")
  }

  @Test func listsFillTheirLines() {
    let term = SwiftTerm("f", list: [Self.long, "a", "b", Self.long, "c"])
    let expected = "f(\n  \(Self.long), a, b,\n  \(Self.long), c)\n"
    #expect(text { $0.line(term) } == expected)
  }

  @Test func listsInListsAreWrappedInTheirTurn() {
    let inner = SwiftTerm(".inner", list: [Self.long, Self.long])
    let term = SwiftTerm(".outer", list: [SwiftTerm("a"), inner])
    #expect(
      text { $0.line(term.after("return ")) }
        == "return .outer(\n  a,\n  .inner(\n    \(Self.long),\n    \(Self.long)))\n")
  }

  /// A name that is too long for a line is a long line, not a mistake.
  @Test func namesAreNeverBroken() {
    let name = Self.long + Self.long
    #expect(text { $0.line(SwiftTerm(name)) } == "\(name)\n")
    #expect(text { $0.line(SwiftTerm("f", list: [name])) } == "f(\n  \(name))\n")
    let function = SwiftFunction(term: SwiftTerm("f()"), effects: "async", result: name)
    let expected = "f() async\n  -> \(name)\n{\n  x\n}\n"
    #expect(text { $0.function(function) { $0.line("x") } } == expected)
  }

  @Test func linesAreCountedInCharacters() {
    let name = String(repeating: "é", count: 96)
    #expect(text { $0.line(SwiftTerm("f", list: [name])) } == "f(\(name))\n")
    #expect(text { $0.line(SwiftTerm("f", list: [name, "a"])) } == "f(\n  \(name),\n  a)\n")
  }

  @Test func separatorsSeparate() {
    let block = text { out in
      out.block("a") { out in
        out.separator()
        out.line("b")
        out.separator()
        out.line("c")
      }
    }
    #expect(block == "a {\n  b\n\n  c\n}\n")
  }
}
