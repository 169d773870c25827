import RoutegenSource

/// The routes in code of another language: in calls, objects, attributes and elements that have a path.
///
/// It knows brackets, texts, and the words before them, which are much the same in all languages.
struct ForeignCode {
  struct Route {
    var path: String?
    var name = ""
    var others: [String] = []
    var isExcluded = false

    /// Whether a block after it is the body of a function, or means more than a group.
    var hasBody = false
    var children: [Route] = []
  }

  private(set) var routes: [Route] = []

  /// The offset after the first path, and after the code.
  private(set) var endOfPath: Int?
  private(set) var end: Int

  private var lexer: CodeLexer
  private var brackets: [UInt8] = []
  private var scopes = [Scope()]
  private var isBroken = false

  /// The word or text before a text, and the last word of all.
  private var label = ""
  private var word = ""

  /// Whether the label is the word before the parentheses of a call.
  private var isCall = false
  private var isAfterComma = false

  /// What is between braces or square brackets, or between `do` and `end`.
  private struct Scope {
    /// The word before it: `"paths": [ "/a", "/b" ]`.
    var label = ""
    var route = Route()
    var routes: [Route] = []

    mutating func finish() {
      if route.path == nil { routes += route.children } else { routes.append(route) }
      route = Route()
    }
  }

  /// Reads statements, each of which ends with a line outside of brackets; `nil` if a bracket is left open.
  ///
  /// - Parameter indentation: The width before the first line. Lines in brackets are indented deeper, so what is no
  ///   code is not searched up to the end of the file.
  init?(_ bytes: [UInt8], from start: Int, statements: Int, indentation: Int) {
    (lexer, end) = (CodeLexer(bytes, from: start), start)
    var rest = statements
    while rest > 0, !isBroken, let item = lexer.next() {
      read(item)
      guard case .line = item else {
        end = lexer.offset
        continue
      }
      if brackets.isEmpty {
        if !lexer.continues { rest -= 1 }
      } else if lexer.isOutdented(to: indentation) {
        isBroken = true
      }
    }
    guard brackets.isEmpty, !isBroken else { return nil }
    scopes[0].finish()
    routes = scopes[0].routes
  }

  private var route: Route {
    get { scopes[scopes.count - 1].route }
    set { scopes[scopes.count - 1].route = newValue }
  }

  // MARK: Items

  private mutating func read(_ item: CodeLexer.Item) {
    switch item {
    case .word("do") where lexer.endsLine: open(Self.end)
    case .word("end") where brackets.last == Self.end: close(Self.end)
    case .word("index") where word == "Route": set("/")
    case .word("true") where label == "exclude": route.isExcluded = true
    case .word(let text):
      word = text
      if lexer.isBeforeText { (label, isCall) = (text, true) }
    case .text(let text) where lexer.isLabel: readLabel(text)
    case .text(let text): read(text)
    case .symbol(let name):
      if Self.wordsBeforeSymbols.contains(word) {
        set(name)
        // The routes in the block of `resources :posts` have a segment for the post.
        route.hasBody = word == "resources"
      }
    case .mark(let mark) where "({[".utf8.contains(mark): open(mark)
    // A regular expression of JavaScript.
    case .mark(UInt8(ascii: "/")) where brackets.last == UInt8(ascii: "(") && !label.isEmpty:
      isBroken = true
    case .mark(UInt8(ascii: ")")): close(UInt8(ascii: "("))
    case .mark(UInt8(ascii: "}")): close(UInt8(ascii: "{"))
    case .mark(UInt8(ascii: "]")): close(UInt8(ascii: "["))
    case .mark(UInt8(ascii: ":")), .mark(UInt8(ascii: "=")):
      (label, isCall) = (word.isEmpty ? label : word, false)
    case .mark(UInt8(ascii: ",")):
      if label != "redirect" { (label, word) = ("", "") }
      if brackets.last == UInt8(ascii: "[") { finish() }
    case .mark(UInt8(ascii: ";")): finish()
    case .line:
      // A route of this language would be lost.
      if !brackets.isEmpty, lexer.isBeforePattern { isBroken = true }
      if brackets.last != UInt8(ascii: "("), !isAfterComma, !lexer.continues { finish() }
      return
    case .mark: break
    }
    isAfterComma = item == .mark(UInt8(ascii: ","))
  }

  private static let end = UInt8(ascii: "e")
  private static let wordsBeforeSymbols = ["namespace", "scope", "resources", "resource"]

  private mutating func open(_ bracket: UInt8) {
    guard brackets.count < 40 else { return isBroken = true }
    brackets.append(bracket)
    if bracket == UInt8(ascii: "(") { return (label, isCall) = (word, true) }
    scopes.append(Scope(label: label))
    (label, word) = ("", "")
  }

  private mutating func close(_ bracket: UInt8) {
    guard brackets.popLast() == bracket else { return isBroken = true }
    (label, word) = ("", "")
    guard bracket != UInt8(ascii: "("), var scope = scopes.popLast() else { return }
    scope.finish()
    route.children += scope.routes
  }

  private mutating func finish() {
    scopes[scopes.count - 1].finish()
    (label, word) = ("", "")
  }

  // MARK: Texts

  // `'/details': (context) => Details()`, `"path": "/details"`
  private mutating func readLabel(_ text: String) {
    if text.hasPrefix("/"), !lexer.isLabelOfText, scopes.count == 1 { set(text) }
    (label, word, isCall) = (text, "", false)
  }

  private mutating func read(_ text: String) {
    if text.hasPrefix("NOT /") { route.isExcluded = true }
    let key = (label.isEmpty ? scopes[scopes.count - 1].label : label).lowercased()
    if key != "redirect" { label = "" }
    switch key {
    case "name", "as": route.name = text
    case "alias", "source": route.others.append(text)
    case "redirect":
      route.path.map { route.others.append($0) }
      route.path = nil
      set(text)
    case "paths":
      set(text)
      finish()
    case "/" where !text.isPath && text != "*": break
    case _ where isCall ? Self.calls.contains(key) : Self.labels.contains(where: key.hasSuffix):
      set(text)
      route.hasBody = isCall && Self.methods.contains(key)
    case "" where isAfterComma && text.hasPrefix(":"): route.path?.append("/" + text)
    case _:
      if !brackets.isEmpty && scopes.count == 1 && text.isPath || route.isExcluded { set(text) }
    }
  }

  private mutating func set(_ path: String) {
    guard route.path == nil else { return }
    route.path = path
    endOfPath = endOfPath ?? lexer.offset
  }

  /// The ends of words before a path.
  private static let labels = [
    "path", "/", "pathname", "pattern", "template", "uri", "destination", "pathprefix",
    "route",
  ]

  /// The calls with a function that answers a request.
  private static let methods: Set<String> = [
    "get", "post", "put", "delete", "patch", "head", "any", "all", "mapget", "handlefunc",
  ]

  /// The calls whose first argument is a path.
  private static let calls: Set<String> = [
    "get", "post", "put", "delete", "patch", "head", "any", "all", "use", "match", "route", "path",
    "re_path", "url", "register", "addroute", "add_url_rule", "group", "prefix", "scope", "live",
    "namespace", "resources", "resource", "composable", "goroute", "autoroute", "mapget", "handle",
    "handlefunc", "httpget", "view", "screen", "page", "deeplink",
  ]
}

extension String {
  fileprivate var isPath: Bool {
    !contains(" ") && (hasPrefix("/") || ["://", "/:", "/{", "/<"].contains { contains($0) })
  }
}

extension ForeignCode.Route {
  /// The lines of the route in this language; `nil` if only a person knows them.
  func lines(in group: String = "", _ indentation: String = "") -> [String]? {
    guard let path, !hasBody || children.isEmpty, let pattern = Self.pattern(path, in: group)
    else { return nil }
    var head = isExcluded ? "except \(pattern.replacing("{path...", with: "{_..."))" : pattern
    let camel = Holes.camel(name)
    if !isExcluded, !camel.isEmpty, camel[...].isIdentifier { head += " as \(camel)" }
    guard children.isEmpty else {
      var lines = ["\(indentation)\(head) {"]
      for child in children {
        guard let inner = child.lines(in: pattern, indentation + "    ") else { return nil }
        lines += inner
      }
      return lines + ["\(indentation)}"]
    }
    let also = others.compactMap { Self.pattern($0, in: "") }
    return ["\(indentation)\(head)"] + also.map { "\(indentation)    also \($0)" }
  }

  private static func pattern(_ path: String, in group: String) -> String? {
    // `GET /items/{id}`, `NOT /help/*`, `^users/$`
    var path = path.split(separator: " ").last.map(String.init) ?? ""
    if path.hasPrefix("^") { path = String(path.dropFirst()) }
    if path.hasSuffix("$") { path = String(path.dropLast()) }
    if path.utf8.contains(UInt8(ascii: "\\")) {
      path = path.replacing("\\\\", with: "\\").replacing("\\.", with: ".")
    }
    var pattern = ForeignPath.pattern(path)
    if !group.isEmpty, pattern.hasPrefix(group + "/") { pattern.removeFirst(group.count) }
    return isForeign(Array(pattern.utf8)) ? nil : pattern
  }

  /// Whether a pattern still has a mark of another tool outside of placeholders, or a segment behind the rest.
  private static func isForeign(_ pattern: [UInt8]) -> Bool {
    let marks = marks
    var (depth, index) = (0, 0)
    while index < pattern.count {
      let byte = pattern[index]
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0, marks.contains(byte) { return true }
      index += 1
    }
    return pattern.firstOffset(of: "...}/") != nil
  }

  private static let marks = ByteSet { "*^$()[]<>\\|'\"".utf8.contains($0) }
}
