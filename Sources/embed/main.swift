// `embed OUTPUT FILE…` writes the texts of files as Swift: the text of `page.js` is `Embedded.pageJS`.
import Foundation

/// Returns `routesSchemaJSON` for `routes.schema.json`.
func name(of path: String) -> String {
  var words = URL(fileURLWithPath: path).lastPathComponent.split(separator: ".").map(String.init)
  let kind = words.removeLast().uppercased()
  return words[0] + words.dropFirst().map(\.capitalized).joined() + kind
}

/// Returns a literal, with the fewest number signs between which the text cannot end or escape.
func literal(_ text: String) -> String {
  precondition(!text.utf8.contains(13), "Swift reads CR LF in a literal as LF")
  var signs = "#"
  while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
}

let paths = CommandLine.arguments.dropFirst(2)
let members = try paths.map { path in
  "  static let \(name(of: path)) = \(literal(try String(contentsOfFile: path, encoding: .utf8)))\n"
}
try "enum Embedded {\n\(members.joined(separator: "\n"))}\n"
  .write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
