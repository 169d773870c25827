/// The destination of a link of `City`.
enum Destination: CaseIterable {
  case sign, signal, square, shop, hall, door

  /// The handlers' methods that are called for a link, in order.
  var stations: [Station] {
    switch self {
    case .sign: [.sign]
    case .signal: [.signal]
    case .square: [.town, .square]
    case .shop: [.town, .streetLogin, .street, .shop]
    case .hall: [.town, .streetLogin, .street, .house, .hall]
    case .door: [.town, .streetLogin, .street, .house, .doorLogin, .door]
    }
  }

  /// The link with this number, as a path without its first `/`.
  func path(_ key: Int) -> String {
    switch self {
    case .sign: "sign/\(key)"
    case .signal: "signal/\(key)"
    case .square: "town/\(key)/square?key=\(key)"
    case .shop: "town/\(key)/street/shop/\(key)"
    case .hall: "town/\(key)/street/house/hall?key=\(key)"
    case .door: "town/\(key)/street/house/door/\(key)"
    }
  }
}

/// A method of a handler of `City`.
enum Station {
  case sign, signal, town, square, streetLogin, street, shop, house, hall, doorLogin, door

  /// Whether it opens the link.
  var isLast: Bool {
    switch self {
    case .sign, .signal, .square, .shop, .hall, .door: true
    case .town, .streetLogin, .street, .house, .doorLogin: false
    }
  }

  /// Whether it returns the handler of the next level.
  var isGroup: Bool {
    switch self {
    case .town, .street, .house: true
    case .sign, .signal, .square, .streetLogin, .shop, .hall, .doorLogin, .door: false
    }
  }

  /// The segment of the node in events.
  var segment: String {
    switch self {
    case .town: "{id: Int}"
    case .sign, .signal, .shop, .doorLogin, .door: "{key: Int}"
    case .square: "square"
    case .streetLogin, .street: "street"
    case .house: "house"
    case .hall: "hall"
    }
  }
}
