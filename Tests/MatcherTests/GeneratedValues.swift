import Foundation
import RoutegenFoundation
@testable import RoutegenCompiler
@testable import RoutegenRuntime
@testable import RoutegenTool

extension RouteValues {
  /// The values of a route, read by the calls that generated code makes, as the texts that are printed
  /// for them.
  func printedTexts(of route: RoutegenCompiler.Route, _ model: RouteModel) throws(LinkError)
    -> [[String]]
  {
    var texts: [[String]] = []
    for (slot, parameter) in route.parameters.enumerated() {
      if let value = route.hostValue, value.slot == slot, parameter.type.kind == .string {
        texts.append([try host(slot, before: value.suffix)])
      } else {
        texts.append(try printedTexts(of: parameter, slot, model))
      }
    }
    return texts
  }

  private func printedTexts(
    of parameter: Parameter, _ slot: Int, _ model: RouteModel
  ) throws(LinkError) -> [String] {
    if let separator = parameter.type.separator {
      let texts = try list(parameter.type.element, slot, model)
      return texts.isEmpty ? [] : [texts.joined(separator: separator)]
    }
    switch parameter.form {
    case .dictionary:
      return Self.inOrder(try dictionary(slot)).flatMap { [$0.key, $0.value] }
    case .listDictionary:
      return Self.inOrder(listDictionary(slot)).flatMap { item in
        item.value.flatMap { [item.key, $0] }
      }
    case .list, .rest, .optionalRest: return try list(parameter.type, slot, model)
    case .single, .optional: break
    }
    if let text = try single(parameter, slot, model) { return [text] }
    return parameter.defaultValue.map { [model.printed($0, as: parameter.type)] } ?? []
  }

  private static func inOrder<Value>(
    _ items: [String: Value]
  ) -> [(key: String, value: Value)] {
    items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  private func list(
    _ type: ValueType, _ slot: Int, _ model: RouteModel
  ) throws(LinkError) -> [String] {
    let padding = type.bounds?.padding
    switch type.kind {
    case .int where padding != nil, .uint where padding != nil:
      return texts(slot).compactMap { Int($0) }.map { Self.text("\($0)", type) }
    case .int: return try list(slot, of: Int.self).map(\.routeValue)
    case .uint: return try list(slot, of: UInt.self).map(\.routeValue)
    case .double: return try list(slot, of: Double.self).map(\.routeValue)
    case .bool: return try list(slot, of: Bool.self).map(\.routeValue)
    case .uuid: return try list(slot, of: UUID.self).map(\.routeValue)
    case .date: return try list(slot, of: Date.self).map(\.routeValue)
    case .url: return try list(slot, of: URL.self).map(\.routeValue)
    case .enumeration(let index):
      return ordinals(slot).map { model.enumerations[index].values[$0].text }
    case .openEnumeration(let index):
      return try list(slot, of: String.self).map { model.enumerations[index].textOfOpen($0) }
    case .string, .text: return try list(slot, of: String.self)
    case .external:
      let isEmptyValue = model.reads("", as: type, inPath: false)
      return try list(slot, of: String.self).filter { isEmptyValue || !$0.isEmpty }
    }
  }

  /// The text of a value; `nil` if it is missing.
  private func single(
    _ parameter: Parameter, _ slot: Int, _ model: RouteModel
  ) throws(LinkError) -> String? {
    let type = parameter.type
    let isRequired = !parameter.mayBeAbsent
    switch type.kind {
    case .string, .text: return isRequired ? string(slot) : optionalString(slot)
    case .int:
      return (isRequired ? int(slot) : optionalInt(slot)).map { Self.text("\($0)", type) }
    case .uint:
      return (isRequired ? uint(slot) : optionalUint(slot)).map { Self.text("\($0)", type) }
    case .double: return (isRequired ? double(slot) : optionalDouble(slot))?.routeValue
    case .bool: return (isRequired ? bool(slot) : optionalBool(slot))?.routeValue
    case .uuid: return (isRequired ? uuid(slot) : optionalUUID(slot))?.routeValue
    case .enumeration(let index):
      let ordinal = isRequired ? int(slot) : optionalInt(slot)
      return ordinal.map { model.enumerations[index].values[$0].text }
    case .date: return try parsed(slot, isRequired, as: Date.self)?.routeValue
    case .url: return try parsed(slot, isRequired, as: URL.self)?.routeValue
    case .openEnumeration(let index):
      return try parsed(slot, isRequired, as: String.self)
        .map { model.enumerations[index].textOfOpen($0) }
    case .external: return try parsed(slot, isRequired, as: String.self)
    }
  }

  private func parsed<Value: RouteValue>(
    _ slot: Int, _ isRequired: Bool, as type: Value.Type
  ) throws(LinkError) -> Value? {
    isRequired ? try value(slot, as: type) : try optional(slot, as: type)
  }

  private static func text(_ number: String, _ type: ValueType) -> String {
    type.bounds?.padding?.padded(number) ?? number
  }
}

extension Enumeration {
  /// The text of the value that generated code makes of a text: one of the enum, or another one.
  fileprivate func textOfOpen(_ text: String) -> String {
    let isSame = { (value: Value) in
      isCaseless
        ? value.text.utf8.map(foldedASCII) == text.utf8.map(foldedASCII)
        : value.text.utf8.elementsEqual(text.utf8)
    }
    return values.first(where: isSame)?.text ?? text
  }
}
