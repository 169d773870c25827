extension MatchTable {
  /// Adds a type, once, and returns its address.
  mutating func addType(_ type: ValueType) -> Int {
    if let known = typeAddresses[type] { return known }
    let address = builder.add(typeRecord(type))
    typeAddresses[type] = address
    return address
  }

  private mutating func typeRecord(_ type: ValueType) -> TableRecord {
    var record = TableRecord()
    if let part = type.part {
      var element = type
      element.part = nil
      record.number(13, digits: 1)
      record.number(0, digits: 1)
      record.address(addType(element))
      record.text(model.typeText(element), in: &builder)
      record.address(addPieces(part.pieces.map { $0.inTree(model) }))
      record.number(part.order, digits: 1)
      return record
    }
    if let separator = type.separator {
      record.number(11, digits: 1)
      record.number(0, digits: 1)
      record.address(addType(type.element))
      record.text(model.typeText(type), in: &builder)
      record.text(separator, in: &builder)
      return record
    }
    let (kind, argument) = kindAndArgument(of: type)
    record.number(kind, digits: 1)
    let prefix = model.prefix(of: type)
    let isCaseless = model.saysCaseless(type)
    record.number(type.bounds?.kind ?? (isCaseless ? 5 : prefix == nil ? 0 : 3), digits: 1)
    record.address(argument)
    record.text(model.typeText(type), in: &builder)
    if let prefix {
      record.text(prefix, in: &builder)
    } else if case .hosts(let hosts)? = type.bounds {
      record.address(addHosts(hosts))
    } else if type.bounds != .filled, let (low, high) = type.bounds?.bits {
      record.bits(low, digits: 10)
      record.bits(high, digits: 10)
    }
    return record
  }

  /// Returns how the runtime reads texts of a type: the number in `SlotDescriptor.Reader`.
  func reader(of type: ValueType) -> Int {
    if type.part != nil { return 5 }
    if type.separator != nil { return 3 }
    return switch type.kind {
    case .string, .openEnumeration, .text: type.bounds == .filled ? 4 : 0
    case .int where type.bounds == nil: 1
    case .uuid: 2
    case .int, .uint, .double, .bool, .enumeration, .date, .url, .external: 3
    }
  }

  /// Returns the number of a kind in `TypeRecord` in the runtime, and what the kind refers to: the
  /// values of an enum, the number of an opaque type, or the width of zero-padded numbers.
  private mutating func kindAndArgument(of type: ValueType) -> (kind: Int, argument: Int) {
    if let padding = type.bounds?.padding { return (type.kind == .int ? 8 : 9, padding.width) }
    switch type.kind {
    case .string, .openEnumeration: return (0, 0)
    case .int: return (1, 0)
    case .uint: return (2, 0)
    case .double: return (3, 0)
    case .bool: return (4, 0)
    case .enumeration(let index): return (5, addEnumeration(index))
    case .external where model.knowsTexts(of: type):
      return (12, opaqueTypes.firstIndex(of: type.kind) ?? 0)
    case .date, .url, .external: return (6, opaqueTypes.firstIndex(of: type.kind) ?? 0)
    case .uuid: return (7, 0)
    case .text: return (10, 0)
    }
  }

  private mutating func addEnumeration(_ index: Int) -> Int {
    if let known = enumerationAddresses[index] { return known }
    var record = TableRecord()
    let enumeration = model.enumerations[index]
    record.count(enumeration.values.count)
    for value in enumeration.values {
      let text = model.folded(value.text, saysCaseless: enumeration.saysCaseless)
      record.number(symbols.number(of: text), digits: 3)
    }
    let address = builder.add(record)
    enumerationAddresses[index] = address
    return address
  }
}

extension RouteModel {
  /// Whether the type is a closed enum that is declared with `caseless`.
  fileprivate func saysCaseless(_ type: ValueType) -> Bool {
    if case .enumeration(let index) = type.kind { enumerations[index].saysCaseless } else { false }
  }
}

extension Bounds {
  /// The number of the kind of bounds in `TypeRecord` in the runtime.
  fileprivate var kind: Int {
    switch self {
    case .filled: 4
    case .int, .uint, .double, .padded: 1
    case .hosts: 2
    }
  }

  /// The lower and the upper bound as bits; zeros for hosts, which are a list.
  fileprivate var bits: (UInt64, UInt64) {
    switch self {
    case .hosts, .filled: (0, 0)
    case .int(let low, let high):
      (UInt64(truncatingIfNeeded: low), UInt64(truncatingIfNeeded: high))
    case .uint(let low, let high): (UInt64(low), UInt64(high))
    case .padded(let range): (range.low, range.high)
    case .double(let low, let high): (low.bitPattern, high.bitPattern)
    }
  }
}
