import Foundation
import RoutegenTool

extension JSONValue {
  /// Reads a message of the server, faster than `JSONReader`, which remembers places.
  init(_ body: Data) {
    do {
      self.init(try JSONSerialization.jsonObject(with: body))
    } catch {
      preconditionFailure("the message is no JSON: \(error)")
    }
  }

  private init(_ object: Any) {
    switch object {
    case let text as String: self = .string(text)
    case let items as [Any]: self = .array(items.map { JSONValue($0) })
    case let members as [String: Any]: self = .object(members.mapValues { JSONValue($0) })
    case let number as NSNumber where String(cString: number.objCType) == "c":
      self = .bool(number.boolValue)
    case let number as NSNumber: self = .number(number.doubleValue, text: number.stringValue)
    case _: self = .null
    }
  }

  /// The value as `JSONSerialization` takes it.
  var foundation: Any {
    switch self {
    case .object(let members): members.mapValues(\.foundation)
    case .array(let items): items.map(\.foundation)
    case .string(let text): text
    case .number(let number, let text): Int(text) ?? number
    case .bool(let bool): bool
    case .null: NSNull()
    }
  }

  /// The member of an object; `null` if there is none.
  subscript(key: String) -> JSONValue { members?[key] ?? .null }

  var number: Int? {
    if case .number(_, let text) = self { Int(text) } else { nil }
  }
}

extension LSP.Position {
  init(_ value: JSONValue) {
    self.init(line: value["line"].number ?? -1, character: value["character"].number ?? -1)
  }

  /// The position as the protocol writes it.
  var parameter: [String: Int] { ["line": line, "character": character] }
}
