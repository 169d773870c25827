/// What a pattern requires of the values of one key.
enum ItemConstraint {
  /// One of the values is this text.
  case literal(String)

  /// The only value, which may be there more than once, parses as the type.
  case single(ValueType, isRequired: Bool)

  /// Every value parses as the type.
  case list(ValueType, isRequired: Bool)

  /// There is a value, whatever it is.
  case any

  /// The only value is the text of another link, so it is not empty.
  case link
}

extension ItemConstraint {
  init(_ literal: Candidate.Literal) {
    self = literal.text.map { .literal($0) } ?? .any
  }

  init(_ parameter: Parameter) {
    let type = parameter.type
    // With `else`, every text is accepted.
    let accepted =
      parameter.ignoresUnreadable ? ValueType(.string, saysPlusLiteral: type.saysPlusLiteral) : type
    let isRequired = !parameter.mayBeAbsent
    self =
      parameter.form == .list
      ? .list(type, isRequired: isRequired) : .single(accepted, isRequired: isRequired)
  }

  /// The type of the values; `nil` for literal text.
  var type: ValueType? {
    switch self {
    case .literal: nil
    case .single(let type, _), .list(let type, _): type
    case .any: ValueType(.string)
    case .link: ValueType(.string, saysPlusLiteral: true)
    }
  }

  /// What a plus sign that is not escaped is read as.
  func plus(_ model: RouteModel) -> Unicode.Scalar {
    model.plusIsLiteral || type?.plusIsLiteral == true ? "+" : " "
  }

  /// Whether it makes a difference to some text what a plus sign is read as.
  var mayDependOnPlus: Bool {
    if type?.separator != nil || type?.part != nil { return true }
    return switch type?.kind {
    case nil, .enumeration, .external, .url: true
    case .string, .text, .openEnumeration, .int, .uint, .double, .bool, .uuid, .date: false
    }
  }

  /// Whether an empty text that is no value of the type counts as absent, so that it alone is accepted.
  var acceptsEmptyText: Bool {
    switch self {
    case .single(_, let isRequired), .list(_, let isRequired): !isRequired
    case .literal, .any, .link: false
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }
}
