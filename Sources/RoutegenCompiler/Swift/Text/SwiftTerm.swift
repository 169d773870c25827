/// A name or an expression, with an optional list in parentheses at which a long line is wrapped.
///
///     .shelves(shelf: _values.int(0), .inner(.index))
struct SwiftTerm: CustomStringConvertible {
  private(set) var opening: String
  let items: [SwiftTerm]

  /// The whole term on one line.
  private(set) var description: String

  /// A term that is never wrapped.
  init(_ text: String) {
    opening = text
    items = []
    description = text
  }

  /// A term with a list: `name(item, item)`, or `name` alone if there are no items.
  init(_ name: String, list items: [SwiftTerm]) {
    opening = name
    self.items = items
    description = items.isEmpty ? name : "\(name)(\(items.commaSeparated))"
  }

  init(_ name: String, list items: [String]) {
    self.init(name, list: items.map { SwiftTerm($0) })
  }

  /// A call or a function's signature, which has parentheses even without items: `name()`.
  init(call name: String, _ items: [SwiftTerm]) {
    if items.isEmpty { self.init(name + "()") } else { self.init(name, list: items) }
  }

  /// The term after other text, such as a keyword or a label: `return .home`, `id: name`.
  func after(_ prefix: String) -> SwiftTerm {
    var term = self
    term.opening = prefix + opening
    term.description = prefix + description
    return term
  }
}

extension [SwiftTerm] {
  fileprivate var commaSeparated: String { map(\.description).joined(separator: ", ") }
}
