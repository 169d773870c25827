/// Attributes, the lines above a route that begin with `@`.
extension LineParser {
  // Attribute : `@`Name ( `(` ( Argument ( `,` Argument )* )? `)` )? With
  mutating func attribute() throws(Failure) -> AttributeSyntax {
    guard at(.word), isSound else { throw failure(.attribute) }
    let start = position
    advance(.attribute)
    let name = NameSyntax(text: String(text(of: start).dropFirst()), span: span(from: start))
    var arguments: [ArgumentSyntax] = []
    if follows(.leftParenthesis) {
      advance(.mark)
      if !at(.rightParenthesis) {
        repeat { arguments.append(try argument(of: name.text)) } while eat(.comma, .mark)
      }
      try expect(.rightParenthesis, .mark)
    }
    let span = span(from: start)
    return AttributeSyntax(
      name: name, arguments: arguments.filter { $0.label == nil }.map(\.value),
      labeledArguments: arguments.filter { $0.label != nil }, values: try with(), span: span)
  }

  // Argument : ( Label `:` )? ( String | Run )
  private mutating func argument(of name: String) throws(Failure) -> ArgumentSyntax {
    var label: NameSyntax?
    if name == "deprecated", at(.word), next == .colon {
      label = try self.name(.argument, .label)
      advance(.mark)
    }
    let role = name == "requires" ? Role.requirement : .text
    let value =
      at(.string)
      ? try string(role) : try run(.argument, role, before: [.comma, .rightParenthesis])
    return ArgumentSyntax(label: label, value: value)
  }
}
