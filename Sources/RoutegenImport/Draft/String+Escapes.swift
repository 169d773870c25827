extension String {
  /// The text without percent-encoding; as it is if an escape is broken or not UTF-8.
  var removingEscapes: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard rest.count >= 2, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
        let value = UInt8(digits, radix: 16)
      else { return self }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : self
  }
}
