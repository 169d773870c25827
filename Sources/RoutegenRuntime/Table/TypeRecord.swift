/// The type of a parameter.
///
///     type   kind:1 kindOfBounds:1 argument:address name:text (low:10 high:10, or hosts:address,
///          or prefix:text, or separator:text, or pieces:address order:1)
///
/// Properties are read from the table on each access.
struct TypeRecord {
  enum Kind: UInt8 {
    case string, int, uint, double, bool, enumeration, opaque, uuid, paddedInt, paddedUInt

    /// A text that may contain tabs and line breaks, in a query or a fragment.
    case text

    /// A text with elements of the type that is the argument.
    case joined

    /// Texts of which the file says what they are: an opaque type that may follow a text in a segment.
    case texts

    /// A part, of the type that is the argument, of a text with literal text around or between parameters.
    case part
  }

  private enum Bounds: UInt8 {
    case none, numbers, hosts, prefix, filled

    /// The case of ASCII letters does not matter in the values of an enumeration.
    case caseless
  }

  private let table: ByteView
  private let address: Int

  @inline(__always)
  init(_ table: ByteView, at address: Int) {
    self.table = table
    self.address = address
  }

  var kind: Kind { Kind(rawValue: table[address]) ?? .string }

  var name: Range<Int> { table.text(at: address &+ 6) }

  private var bounds: Bounds { Bounds(rawValue: table[address &+ 1]) ?? .none }

  /// The address of the values of an enumeration, the number of an opaque type or a type of texts, or the number of digits
  /// of zero-padded numbers.
  private var argument: Int { table.address(at: address &+ 2) }

  private var numbers: (low: UInt64, high: UInt64) {
    var cursor = TableCursor(table, at: address &+ 13)
    return (cursor.bits(), cursor.bits())
  }

  // MARK: Values

  /// Returns the value of a decoded text; `nil` if the text is not a value of the type.
  ///
  /// It is zero for types whose values are parsed from the text when the route is made.
  ///
  /// - Parameters:
  ///   - isPath: Whether the text is from a path, where `1` and `0` are not `Bool` values.
  ///   - routes: The route set, which parses the values of types that the table cannot describe.
  @inline(never)
  func value(
    _ bytes: ByteView, _ range: Range<Int>, isPath: Bool, _ routes: any Route.Type
  ) -> ReadValue? {
    switch kind {
    case .string, .text: return bounds == .filled && range.isEmpty ? nil : ReadValue()
    case .joined:
      let element = element
      let isRead =
        !range.isEmpty
        && parts(of: bytes, range).allSatisfy {
          element.value(bytes, $0, isPath: isPath, routes) != nil
        }
      return isRead ? ReadValue() : nil
    case .uuid:
      return UUIDText.value(bytes, range.lowerBound, range.upperBound)
    case .part: return ofPart.value(bytes, range, isPath: true, routes)
    case .int, .uint, .double, .bool, .enumeration, .opaque, .texts, .paddedInt, .paddedUInt:
      return number(bytes, range, isPath: isPath, routes).map { ReadValue(bits: $0) }
    }
  }

  private func number(
    _ bytes: ByteView, _ range: Range<Int>, isPath: Bool, _ routes: any Route.Type
  ) -> UInt64? {
    switch kind {
    case .string, .text, .uuid, .joined, .part: 0
    case .int:
      within(Numbers.integer(bytes, range, as: Int.self)) { Int(clamping: Int64(bitPattern: $0)) }
        .map { UInt64(bitPattern: Int64($0)) }
    case .uint:
      within(Numbers.integer(bytes, range, as: UInt.self)) { UInt(clamping: $0) }
        .map { UInt64($0) }
    case .double:
      within(Numbers.double(bytes, range)) { Double(bitPattern: $0) }.map(\.bitPattern)
    case .bool: bool(bytes.string(range), isPath: isPath)
    case .enumeration: ordinal(bytes.part(range)).map { UInt64($0) }
    case .opaque, .texts:
      hasPrefix(bytes, range) && routes._reads(argument, bytes.string(range))
        && allowsHost(bytes, range) ? 0 : nil
    case .paddedInt: padded(bytes, range).flatMap { Int(exactly: $0) == nil ? nil : $0 }
    case .paddedUInt: padded(bytes, range).flatMap { UInt(exactly: $0) == nil ? nil : $0 }
    }
  }

  // MARK: Lists in one text

  /// The type of an element of a list in one text; any other type itself.
  var element: TypeRecord { kind == .joined ? TypeRecord(table, at: argument) : self }

  /// The type of a part of a text; any other type itself.
  var ofPart: TypeRecord { kind == .part ? TypeRecord(table, at: argument) : self }

  /// The pieces of the text of which it is a part, and the number of parameters before it.
  var part: (pieces: [MixedPiece], order: Int)? {
    guard kind == .part else { return nil }
    return (MixedPiece.list(table, at: table.address(at: address &+ 13)), Int(table[address &+ 17]))
  }

  /// The parts of a text of a link that is a list.
  func parts(of bytes: ByteView, _ range: Range<Int>) -> [Range<Int>] {
    bytes.parts(of: range, by: table, table.text(at: address &+ 13))
  }

  // MARK: Numbers

  /// The number if it is inside of the bounds of the type, whose bits are those of numbers.
  private func within<Number: Comparable>(
    _ number: Number?, _ bound: (UInt64) -> Number
  ) -> Number? {
    guard let number, bounds == .numbers else { return number }
    let (low, high) = numbers
    return bound(low) <= number && number <= bound(high) ? number : nil
  }

  private func padded(_ bytes: ByteView, _ range: Range<Int>) -> UInt64? {
    guard range.count == argument, let value = Numbers.digits(bytes, range) else { return nil }
    let (low, high) = numbers
    return low <= value && value <= high ? value : nil
  }

  /// Returns the text that links have for a text of a payload, in which zeros in front of a number
  /// may be missing.
  func linkText(ofPayload text: String) -> String {
    switch kind {
    case .string, .text, .int, .uint, .double, .bool, .enumeration, .opaque, .texts, .uuid,
      .part:
      return text
    case .joined:
      // The elements of a list in JSON have no zeros in front either.
      return withByteView(of: text) { bytes in
        let texts = parts(of: bytes, bytes.range).map {
          element.linkText(ofPayload: bytes.string($0))
        }
        return texts.joined(separator: table.string(table.text(at: address &+ 13)))
      }
    case .paddedInt, .paddedUInt:
      let missing = argument &- text.utf8.count
      guard missing > 0, argument <= Numbers.mostDigits, Numbers.integer(text, as: UInt.self) != nil
      else {
        return text
      }
      return String(repeating: "0", count: missing) + text
    }
  }

  private func bool(_ text: String, isPath: Bool) -> UInt64? {
    if isPath && text != "true" && text != "false" { return nil }
    return Bool(routeValue: text).map { $0 ? 1 : 0 }
  }

  /// The position of an enum value among the values that the file declares; `nil` for other texts.
  func ordinal(_ text: ByteView) -> Int? {
    let symbol = TableHeader(table).symbol(of: text, caseless: bounds == .caseless)
    guard symbol != 0 else { return nil }
    var cursor = TableCursor(table, at: argument)
    let count = cursor.count()
    for ordinal in 0..<count
    where table.chunk(at: cursor.offset &+ ordinal &* 3) & 0xFF_FFFF == symbol {
      return ordinal
    }
    return nil
  }

  /// Whether the text begins as values of the type do, byte for byte; `true` without a prefix.
  private func hasPrefix(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    guard bounds == .prefix else { return true }
    let prefix = table.text(at: address &+ 13)
    let start = range.lowerBound
    return range.count >= prefix.count
      && table.equals(prefix, bytes, start..<start &+ prefix.count)
  }

  /// Whether the type accepts the host of the text, which is a web link; `true` without bounds.
  private func allowsHost(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    guard bounds == .hosts else { return true }
    let hosts = table.address(at: address &+ 13)
    return WebLink.isOn(bytes.part(range)) { bytes, host in
      var cursor = TableCursor(table, at: hosts)
      return cursor.hostsCover(bytes, host)
    }
  }
}
