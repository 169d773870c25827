/// How patterns, parameters and types are written in a `.routes` file.
///
/// `PatternText+Syntax.swift` has the same for a pattern that is still syntax.
extension RouteModel {
  /// The segment as people write it: `{id: Int}`.
  package func text(of segment: Segment, in parameters: [Parameter]) -> String {
    switch segment {
    case .literal, .mixed, .parameter:
      segment.pieces.map { text(of: $0, in: parameters) }.joined()
    case .rest(let slot?, .link): "{\(parameters[slot].name): URL...}"
    case .rest(let slot?, _): placeholderText(of: parameters[slot])
    case .rest(nil, let rest): rest == .segmentsOrNone ? "{_...?}" : "{_...}"
    }
  }

  private func text(of piece: Piece, in parameters: [Parameter]) -> String {
    switch piece {
    case .literal(let text): text.asSegment
    case .parameter(let slot?, _): placeholderText(of: parameters[slot])
    case .parameter(nil, let type): placeholderText(of: type)
    }
  }

  private func placeholderText(of parameter: Parameter) -> String {
    if let mark = parameter.form.restMark { return "{\(parameter.name)\(mark)}" }
    let type = typeText(of: parameter, inPath: true)
    return type == "String" ? "{\(parameter.name)}" : "{\(parameter.name): \(type)}"
  }

  /// A placeholder without a name.
  package func placeholderText(of type: ValueType) -> String {
    let type = typeText(type)
    return type == "String" ? "{_}" : "{_: \(type)}"
  }

  /// The parameter's type as people write it: `Int`, `Country?`, `[String]`.
  ///
  /// A list in one text is never empty in a path, where it needs no `+`.
  package func typeText(of parameter: Parameter, inPath: Bool = false) -> String {
    let name = typeName(parameter.type.kind) + (parameter.type.bounds == .filled ? "+" : "")
    return switch parameter.form {
    case .single where parameter.isJoined: inPath ? "[\(name)]" : "[\(name)]+"
    case .optional where parameter.isJoined: "[\(name)]"
    case .single: name
    case .optional: name + "?"
    case .list where parameter.isFilledList: "[\(name)]+"
    case .list, .rest, .optionalRest: "[\(name)]"
    case .dictionary: "[String: \(name)]"
    case .listDictionary: "[String: [\(name)]]"
    }
  }

  /// The type as people write it: `Int`, `Int in 1...50`.
  package func typeText(_ type: ValueType) -> String {
    let name = typeName(type.kind) + (type.bounds == .filled ? "+" : "")
    return (type.separator == nil ? name : "[\(name)]") + type.boundsText + type.separatorText
  }

  /// The type's name in the language.
  package func typeName(_ kind: ValueType.Kind) -> String {
    switch kind {
    case .string: "String"
    case .text: "Text"
    case .int: "Int"
    case .uint: "UInt"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .date: "Date"
    case .url: "URL"
    case .enumeration(let index), .openEnumeration(let index): enumerations[index].name
    case .external(let index): externalTypes[index].name
    }
  }
}

extension Parameter.Form {
  /// The text after the name of a parameter that is the rest of a path; `nil` for any other.
  var restMark: String? {
    switch self {
    case .rest: "..."
    case .optionalRest: "...?"
    case .single, .optional, .list, .dictionary, .listDictionary: nil
    }
  }
}

extension Envelope {
  /// The pattern as the file has it, with the key or the `#`.
  package var writtenText: String {
    guard let key else { return pattern.text + "#" }
    return pattern.text + (pattern.query.isEmpty ? "?" : "&") + key + (isRest ? "..." : "")
  }
}

extension Alias {
  /// The pattern with its origin, as people write links: `myapp://join/{code}`.
  package var text: String {
    originText + (hasAuthority ? String(pattern.text.dropFirst()) : pattern.text)
  }

  /// The text before the path: `https://example.org/app`, `myapp://`; empty if the pattern begins with its path.
  package var originText: String { origin.map { $0.linkText + base } ?? "" }
}

extension OriginConstraint {
  /// The beginning of a pattern of an `also`: `https://example.org`, `myapp://`.
  package var linkText: String {
    switch self {
    case .everywhere: ""
    case .host(let host): "https://\(host.description)"
    case .anyHost: "https://*"
    case .scheme(let scheme): "\(scheme)://"
    }
  }
}

extension OriginConstraint {
  /// As a file has it: `host *.example.com`.
  package var text: String {
    switch self {
    case .everywhere: "all links"
    case .host(let host): "host \(host.description)"
    case .anyHost: "host *"
    case .scheme(let scheme): "scheme \(scheme)"
    }
  }
}

extension HostPattern {
  /// As a file has it: `*.example.com`, or `{_}.example.com` for the hosts that are the value of a parameter.
  package var description: String { (isLabel ? "{_}." : isWildcard ? "*." : "") + domain }
}

extension ValueType {
  /// ` in 1...50`, as a file has it after the name of the type; empty without bounds of that form.
  package var boundsText: String {
    bounds.map { $0 == .filled ? "" : " in \($0.text)" } ?? ""
  }

  /// ` by ","`, as a file has it after the bounds; empty for a type of single values.
  package var separatorText: String { separator.map { " by \($0.quoted)" } ?? "" }
}

extension Bounds {
  /// As a file has it after `in`: `1...50`, or `5...` if the upper bound is the greatest number.
  package var text: String {
    switch self {
    case .filled: "+"
    case .hosts(let hosts): hosts.map(\.description).joined(separator: ", ")
    case .int(let low, let high):
      "\(low == .min ? "" : "\(low)")...\(high == .max ? "" : "\(high)")"
    case .uint(let low, let high): "\(low)...\(high == .max ? "" : "\(high)")"
    case .padded(let range): "\(range.text(of: range.low))...\(range.text(of: range.high))"
    case .double(let low, let high):
      (low == -.greatestFiniteMagnitude ? "" : Self.text(of: low)) + "..."
        + (high == .greatestFiniteMagnitude ? "" : Self.text(of: high))
    }
  }

  /// The least and the greatest number as links have them; `nil` for hosts, and for a bound that is the
  /// least or the greatest number of the type.
  package var limits: (low: String?, high: String?) {
    switch self {
    case .hosts, .filled: (nil, nil)
    case .int(let low, let high): (low == .min ? nil : "\(low)", high == .max ? nil : "\(high)")
    case .uint(let low, let high): (low == 0 ? nil : "\(low)", high == .max ? nil : "\(high)")
    case .padded(let range): (range.text(of: range.low), range.text(of: range.high))
    case .double(let low, let high):
      (
        low == -.greatestFiniteMagnitude ? nil : Self.text(of: low),
        high == .greatestFiniteMagnitude ? nil : Self.text(of: high)
      )
    }
  }

  /// `1`, not `1.0`, and without an exponent.
  private static func text(of number: Double) -> String {
    number.shortestDigits ?? "\(number)"
  }
}

extension Sequence<String> {
  /// The path of segments as people write them, of which the `#` before a path in a fragment is one.
  package var joinedAsPath: String {
    let path = map(\.withSlash).joined()
    return path.hasPrefix("#") ? "/" + path : path
  }
}

extension String {
  /// A segment as people write it, after its slash; the `#` before a path in a fragment has none.
  package var withSlash: String { self == "#" ? self : "/" + self }

  /// The text of a path segment as a pattern has it, where `=` and `&` have no meaning.
  package var asSegment: String { isFragmentMark ? "#" : written(escaping: "{}?#/% \"") }

  /// The key or the value of an item as a pattern has it.
  package var asWritten: String { written(escaping: "{}?#&=/% \"") }

  /// White space and the characters that have a meaning are percent-encoded.
  private func written(escaping marks: String) -> String {
    if Self.plainBytes.containsAll(of: self) { return self }
    return unicodeScalars.map { scalar in
      let isEscaped = marks.unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
      return isEscaped ? String(scalar).percentEncoded(keeping: "") : String(scalar)
    }.joined()
  }

  /// ASCII without white space, control characters and the characters that have a meaning.
  private static let plainBytes = ByteSet {
    (0x21...0x7E).contains($0) && !"{}?#&=/%\"".utf8.contains($0)
  }

  /// A default as a file has it after `=`: in quotation marks, except names and numbers.
  package var asDefault: String {
    let isBare = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
    return isBare ? self : quoted
  }

  /// The text in quotation marks, as a file has it.
  package var quoted: String {
    "\"" + map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
