/// The tokens of a program, and the functions, types and closures in them.
struct CodeTokens {
  let list: [CodeToken]

  /// The index of the token that closes each open parenthesis, bracket or brace.
  private let ends: [Int: Int]

  /// The indices of the tokens that are names of values, by their texts.
  private var values: [String: [Int]] = [:]

  init(_ bytes: [UInt8]) {
    list = CodeToken.all(in: bytes)
    var (open, ends) = ([Int](), [Int: Int]())
    for (index, token) in list.enumerated() where token.kind == .symbol {
      if "([{".contains(token.text) {
        open.append(index)
      } else if ")]}".contains(token.text), let start = open.popLast() {
        ends[start] = index
      }
    }
    self.ends = ends
    // A member and a label are no names of values.
    for (index, token) in list.enumerated()
    where token.kind == .word && !has(".", at: index - 1) && !has(":", at: index + 1)
      && !isDiscarded(at: index)
    {
      values[token.text, default: []].append(index)
    }
  }

  /// Whether all that happens to a value is `_ = value`.
  private func isDiscarded(at index: Int) -> Bool {
    has("=", at: index - 1) && has("_", at: index - 2)
      && ![".", "?", "!", "(", "["].contains { has($0, at: index + 1) }
  }

  /// Whether the token at an index is this word or symbol.
  func has(_ text: String, at index: Int) -> Bool {
    list.indices.contains(index) && list[index].is(text)
  }

  /// Returns the indices of the tokens between a parenthesis, bracket or brace and the one that closes it.
  func inside(_ open: Int) -> Range<Int>? { ends[open].map { open + 1..<$0 } }

  /// A function with a body.
  struct Function {
    let index: Int

    /// The name with the labels of the parameters: `scene(_:continue:)`.
    let name: String

    /// The names of the parameters in the body.
    let parameters: [String]
    let body: Range<Int>
  }

  /// Returns the function whose `func` is at an index.
  func function(at index: Int) -> Function? {
    guard has("func", at: index), index + 1 < list.count, list[index + 1].kind == .word,
      has("(", at: index + 2), let inside = inside(index + 2),
      let body = body(from: inside.upperBound + 1)
    else { return nil }
    let parameters = commaSeparated(inside).map { part -> (label: String, name: String) in
      let words = part.prefix(8).prefix { !list[$0].is(":") }.map { list[$0].text }
      return (words.first ?? "", words.last ?? "")
    }
    let labels = parameters.map { $0.label + ":" }.joined()
    return Function(
      index: index + 1, name: "\(list[index + 1].text)(\(labels))",
      parameters: parameters.map(\.name), body: body)
  }

  /// Returns the body of a function, whose result and effects begin at an index.
  private func body(from index: Int) -> Range<Int>? {
    for index in list.indices[index...] {
      if list[index].is("{") { return inside(index) }
      if list[index].is("func") || list[index].is("}") { return nil }
    }
    return nil
  }

  /// Returns the parts of a list between its commas.
  private func commaSeparated(_ range: Range<Int>) -> [Range<Int>] {
    var (parts, start, index) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if list[index].is(",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = (ends[index] ?? index) + 1
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  /// Returns the types after the colon of a type or extension whose keyword is at an index; each is its last word.
  func inherited(at index: Int) -> [String] {
    guard
      ["class", "struct", "enum", "actor", "extension"].contains(where: { has($0, at: index) }),
      let colon = list.indices[index...].prefix(40).first(where: { list[$0].is(":") }),
      !list[index..<colon].contains(where: { $0.is("{") || $0.is("(") }),
      let brace = list.indices[colon...].prefix(200).first(where: { list[$0].is("{") })
    else { return [] }
    return commaSeparated(colon + 1..<brace).compactMap { part in
      list[part].prefix { !$0.is("where") }.last { $0.kind == .word }?.text
    }
  }

  /// Returns the indices in a range at which the value of a name is used.
  ///
  /// Closures and functions that are in one another have many ranges with the same tokens, so these are not read for
  /// each of them.
  func uses(of name: String, in range: Range<Int>) -> some Sequence<Int> {
    let all = values[name] ?? []
    var (start, end) = (0, all.count)
    while start < end {
      let middle = (start + end) / 2
      if all[middle] < range.lowerBound { start = middle + 1 } else { end = middle }
    }
    return all[start...].lazy.prefix { $0 < range.upperBound }
  }

  /// Whether the code in a range uses the value of a name.
  func uses(_ name: String, in range: Range<Int>) -> Bool {
    uses(of: name, in: range).contains { _ in true }
  }

  /// Whether a modifier of a view, whose name is at an index, has code that uses its value.
  ///
  /// The code is a closure after the name or after the arguments, or a function among the arguments.
  func hasAction(at index: Int) -> Bool {
    var next = index + 1
    if has("(", at: next), let arguments = inside(next) {
      let action = commaSeparated(arguments).first { has("perform", at: $0.lowerBound) }
      if let action {
        guard let closure = closure(at: action.lowerBound + 2) else { return true }
        return closureUsesValue(closure)
      }
      next = arguments.upperBound + 1
    }
    return closure(at: next).map(closureUsesValue) ?? false
  }

  private func closure(at index: Int) -> Range<Int>? { has("{", at: index) ? inside(index) : nil }

  /// Whether a closure uses the value that it is called with.
  private func closureUsesValue(_ closure: Range<Int>) -> Bool {
    guard let end = closure.prefix(8).first(where: { list[$0].is("in") }),
      let name = list[closure.lowerBound..<end].first(where: { $0.kind == .word })?.text
    else { return uses("$0", in: closure) }
    return uses(name, in: end + 1..<closure.upperBound)
  }
}
