import RoutegenCompiler
import Testing
import TestSupport
@testable import RoutegenTool

/// Links that two versions read differently although no pattern of their path changed, or the type accepts more.
@Suite struct SilentChangesTests {
  private static func changes(_ old: String, _ new: String, _ prefix: String) -> [String] {
    RouteSetChanges(from: Resolved(old).model, to: Resolved(new).model).all
      .filter { $0.code.rawValue.hasPrefix(prefix) }
      .map { "\($0.code.rawValue) \($0.proof?.reading?.link ?? "")" }
  }

  private static func expect(
    _ old: String, _ new: String, _ found: [String], _ prefix: String = "RG50"
  ) {
    #expect(Resolved(old).codes.isEmpty, "\(Resolved(old).messages)")
    #expect(Resolved(new).codes.isEmpty, "\(Resolved(new).messages)")
    #expect(changes(old, new, prefix) == found, "\(old)\n--- new\n\(new)")
    #expect(changes(new, new, prefix).isEmpty)
  }

  /// A pattern whose fragment is written like a path is tried first.
  @Test(
    arguments: [
      ("/a#{f: String?} as a", "/a#/x/{y} as ax", ["RG502 /a#x/y"]),
      ("/a#{f} as a", "/a#/x as ax", ["RG502 /a#x"]),
      ("/a#{f} as a", "/a#x/{y} as ax", ["RG502 /a#x/y"]),
      ("/a#{f} as a", "/{z}#/x/{y: Int} as ax", ["RG502 /a#x/0"]),
      ("/a#{f} as a", "/a#/x?{k: Int} as ax", ["RG502 /a#x?k=7"]),
      ("/a#{f} as a", "except /a#/x/{_}", ["RG501 /a#x/y"]),
      ("enum E { up, down = \"x/down\" }\n/a#{e: E} as a", "/a#/x/{y} as ax", ["RG502 /a#x/down"]),
      ("enum E { up, down }\n/a#{e: E} as a", "/a#/x/{y} as ax", []),
      ("/a#{n: Int} as a", "/a#/x/{y} as ax", []),
      ("/a#{u: URL} as a", "/a#/{p...} as ax", ["RG502 /a#http://a"]),
      ("/a#k={v} as a", "/a#k{x}/y as ax", ["RG502 /a#k=/y"]),
      ("/a?u={u: URL...} as a", "/a#/x/{y} as ax", ["RG502 /a?u=https:%2F%2Fexample.com#x/y"]),
      ("/x/{n: Int} as n\nunwrap /a#", "/a#/x/{y} as ax", ["RG502 /a#/x/0"]),
      ("/a#/x/{y: Int} as ay\n/a#{f} as a", "/a#/x/{y} as ax", ["RG502 /a#x/y"]),
    ] as [(String, String, [String])])
  func pathsInFragmentsTakeLinks(_ old: String, _ added: String, _ found: [String]) {
    Self.expect(old, "\(old)\n\(added)", found)
  }

  /// The literal text of a mixed segment may be in its values, too.
  @Test(
    arguments: [
      ("/{s}-{n: Int} as p", "/{s}-{n} as p", ["RG503 /a-b-7"]),
      ("/{s}-{n} as p", "/{s}-{n: Int} as p", ["RG501 /text-text", "RG503 /a-b-7"]),
      ("/{s}-{n: Int in 0...9} as p", "/{s}-{n: Int in -5...9} as p", ["RG503 /a--3"]),
      ("/{s}_{n: Int}.{e: UInt} as p", "/{s}_{n: Int}.{e} as p", ["RG501 /x__0.0"]),
      (
        "enum E { x }\n/{s}-{e: E} as p", "enum E { x, y = \"b-x\" }\n/{s}-{e: E} as p",
        ["RG503 /a-b-x"]
      ),
      ("enum E { x }\n/{s}-{e: E} as p", "open enum E { x }\n/{s}-{e: E} as p", ["RG503 /a-b-x"]),
      ("/p{n: Int}-{s} as p", "/p{n}-{s} as p", []),
      ("/{s}-{n: Int}x as p", "/{s}-{n}x as p", ["RG503 /a-b-7x"]),
      ("/{s}-{n: Int} as p", "/{s}-{n: UInt} as p", ["RG503 /text--3"]),
    ] as [(String, String, [String])])
  func valuesEndElsewhere(_ old: String, _ new: String, _ found: [String]) {
    let codes = { (list: [String]) in list.map { $0.prefix(5) } }
    let changes = Self.changes(old, new, "RG50")
    #expect(Resolved(old).codes.isEmpty && Resolved(new).codes.isEmpty, "\(old)\n\(new)")
    #expect(codes(changes) == codes(found), "\(changes)\n\(old)\n--- new\n\(new)")
  }

  /// A declared host is no segment of a link with a custom scheme.
  @Test(
    arguments: [
      ("/{s}/r as x\n/r as y", "host y", ["RG502 a://y/r"]),
      ("/{s}/r as x\n/r as y", "host y {\n/z as z\n}", ["RG502 a://y/r"]),
      ("/{s}/r as x\n/r as y", "/z as z\n  also https://y/z", ["RG502 a://y/r"]),
      ("/{s}/r as x\n/r as y", "host *.y.com", ["RG502 a://www.y.com/r"]),
      ("/{s}/r as x", "host y", ["RG501 a://y/r"]),
      ("/y/r as x\n/r as y", "host y", ["RG502 a://y/r"]),
      ("/z/r as x\n/r as y", "host y", []),
      ("/{s}/{t} as x", "host y", ["RG501 a://y/text"]),
      ("/{s}/r?{q} as x\n/r as y", "host y", ["RG502 a://y/r?q=text"]),
      ("/{p...} as x", "host y", ["RG503 a://y/text"]),
      ("/{s: Int}/r as x\n/r as y", "host y", []),
    ] as [(String, String, [String])])
  func hostsMakeSegmentsVanish(_ old: String, _ added: String, _ found: [String]) {
    Self.expect("scheme a\n\(old)", "scheme a\n\(old)\n\(added)", found)
  }

  /// A text is another value to a type that accepts more.
  @Test(
    arguments: [
      ("{i: URL}", "{i}", ["RG503 /x?i=https:%2F%2Fexample.com%2Fa+b"]),
      ("{i: Int?}", "{i: String?}", ["RG503 /x?i"]),
      ("{i: [Int]}", "{i: [String]}", ["RG503 /x?i"]),
      ("{i: Int?}", "{i: R?}", ["RG503 /x?i"]),
      ("{i: Int else 1}", "{i: String = \"1\"}", ["RG503 /x?i=unreadable"]),
      ("{i: Int else 1}", "{i: Int = 1}", ["RG501 /x?i=text"]),
      ("{i: C?}", "{i: String?}", ["RG503 /x?i=A"]),
      ("{i: C?}", "{i: D?}", ["RG501 /x?i=A"]),
      ("{i: Date?}", "{i: String?}", ["RG503 /x?i=2024-01-05T09:00:00+09:00"]),
      ("{i: UUID?}", "{i: String?}", ["RG503 /x?i"]),
      ("{i: Int?}", "{i: Double?}", []),
      ("{i: D?}", "{i: String?}", ["RG503 /x?i"]),
      ("{i: String+?}", "{i: String?}", ["RG503 /x?i"]),
    ] as [(String, String, [String])])
  func widerTypesReadOtherValues(_ old: String, _ new: String, _ found: [String]) {
    let enums = "caseless enum C { a, b }\nenum D { a, b, c }\ntype R = String plus literal\n"
    Self.expect("\(enums)/x?\(old) as x", "\(enums)/x?\(new) as x", found)
  }

  @Test func textsOfPathsArePrintedInTheirCase() {
    let enums = "caseless enum C { a, b }\n"
    Self.expect("\(enums)/{i: C} as x", "\(enums)/{i} as x", ["RG503 /A"])
  }

  /// Association files do not say what a change of these types changes.
  @Test(
    arguments: [
      ("?{g: E?}", "?{g: F?}"), ("?{g: Int?}", "?{g: UUID?}"), ("?{g: [Int]}", "?{g: [E]}"),
      ("/{g: Date}", "/{g: Double}"), ("/{g: Double}", "/{g}"), ("/{g: Date}", "/{g: URL}"),
      ("?{g: String?}", "?{g: E = a}"), ("?{g: Double}", "?{g: Date}"), ("?{g: Date}", "?{g: URL}"),
      ("/{g: Int in 1...500}", "/{g: Int in 1...900}"),
    ])
  func claimsAreThoseOfTheFiles(_ old: String, _ new: String) {
    let head = "host a.com\nenum E { a, b }\nenum F { a, c }\n/x"
    Self.expect("\(head)\(old) as x", "\(head)\(new) as x", [], "RG54")
  }

  @Test func claimsAreFoundWhereFilesDiffer() {
    Self.expect(
      "host a.com\n/x/{n: Int} as x", "host a.com\n/x/{n: UUID} as x",
      ["RG542 https://a.com/x/7", "RG541 https://a.com/x/6F9619FF-8B86-D011-B42D-00CF4FC964FF"],
      "RG54")
  }
}
