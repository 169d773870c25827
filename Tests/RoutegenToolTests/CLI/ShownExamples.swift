import RoutegenCompiler
import RoutegenTool

/// The examples of a diagnostic in `Documentation/Diagnostics.md`.
struct ShownExamples {
  /// The files that cause the diagnostic, and the same corrected.
  private(set) var wrong: [File] = []
  private(set) var right: [File] = []

  /// Whether a text after the examples says when to silence the diagnostic.
  private(set) var saysWhenToSilence = false

  struct File {
    let path: String

    /// The text that is shown: the whole file, unless it is too long to read.
    let shown: String

    /// The whole file.
    let bytes: [UInt8]
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: DiagnosticCode.all.map { ($0.rawValue, ShownExamples(reading: $0)) })

  init(_ code: DiagnosticCode) {
    self = Self.all[code.rawValue] ?? ShownExamples(reading: code)
  }

  private init(reading code: DiagnosticCode) {
    var (isRight, name) = (false, "App.routes")
    var open: [Substring]?
    var rest: [Substring] = []
    for line in code.markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```"), let lines = open {
        let file = File(name, lines, of: code, isRight: isRight)
        if isRight { right.append(file) } else { wrong.append(file) }
        (open, name, rest) = (nil, "App.routes", [])
      } else if line.hasPrefix("```") {
        open = []
      } else if open?.isEmpty == true, line.hasPrefix("// "), line.hasSuffix(".routes") {
        name = String(line.dropFirst(3))
      } else if open != nil {
        open?.append(line)
      } else if line.hasPrefix("`"), line.hasSuffix("`:") {
        name = String(line.dropFirst().dropLast(2))
      } else {
        isRight = isRight || line == "This is correct:"
        rest.append(line)
      }
    }
    let first = rest.first { !$0.isEmpty } ?? ""
    saysWhenToSilence =
      !first.isEmpty && !first.hasPrefix("No comment") && !first.hasPrefix("To silence it on")
      && !first.hasPrefix("To turn it")
  }
}

extension ShownExamples.File {
  fileprivate init(_ path: String, _ lines: [Substring], of code: DiagnosticCode, isRight: Bool) {
    let text = lines.map { $0 + "\n" }.joined()
    let whole = Self.wholeText(of: code, isRight: isRight) ?? text
    self.init(
      path: path, shown: text,
      bytes: Array(whole.utf8).replacing([0xEF, 0xBF, 0xBD], with: [0xE9])
        .replacing(Array("\u{2407}".utf8), with: [0x07]))
  }

  /// Returns the whole file of an example that the page shows in part.
  private static func wholeText(of code: DiagnosticCode, isRight: Bool) -> String? {
    switch (code.rawValue, isRight) {
    case ("RG110", false):
      "routes App\n\n" + String(repeating: "/a { ", count: 65) + "/b"
        + String(repeating: " }", count: 65) + "\n"
    case ("RG221", false): "routes App\n\n" + lines(1...501) { "/help/\($0) as help\($0)" }
    case ("RG401", false):
      "routes App\n\n" + lines(1...50) { "/shop/topic-\($0)" }
        + lines(1...50) { "/help/topic-\($0)" }
    case ("RG401", true):
      "routes App\n\n/shop {\n" + lines(1...50) { "    /topic-\($0)" } + "}\n/help {\n"
        + lines(1...50) { "    /topic-\($0)" } + "}\n"
    case ("RG422", false): pigeons
    case ("RG603", false):
      "routes App\nhost example.com\n\n"
        + lines(1...20) { section in
          "/section-\(section) {\n" + lines(1...12) { "  /list-\($0)/{id: Int}" } + "}"
        }
    case ("RG604", false):
      "routes App\nhost example.com\n\nenum City {\n"
        + lines(1...5000) { "  city-\($0)-of-the-whole-world," } + "}\n\n/cities/{city: City}\n"
    default: nil
    }
  }

  private static func lines(_ numbers: ClosedRange<Int>, _ line: (Int) -> String) -> String {
    numbers.map { line($0) + "\n" }.joined()
  }

  /// Six guests in five rooms, the pigeonhole principle, which takes a search very long to prove.
  ///
  /// The items `z…` make each pattern more specific than the one before it.
  private static var pigeons: String {
    var clauses = (0..<6).map { guest in (0..<5).map { room in "g\(guest)r\(room)=no" } }
    for room in 0..<5 {
      for guest in 0..<6 {
        for other in 0..<guest {
          clauses.append(["g\(other)r\(room)=yes", "g\(guest)r\(room)=yes"])
        }
      }
    }
    var items = clauses[..<6].joined().map { "{\($0.dropLast(3)): Bit}" }
    var lines = ["routes App", "", "enum Bit { yes, no }", "", ""]
    for (number, clause) in clauses.enumerated() {
      let ranks = (0..<number).map { "{z\($0): Bit}" }
      lines.append("/plan?\((clause + ranks).joined(separator: "&")) as c\(number)")
      items.append("{z\(number): Bit}")
    }
    lines[4] = "/plan?" + items.joined(separator: "&")
    return lines.joined(separator: "\n") + "\n"
  }
}
