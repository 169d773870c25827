/// Returns the offset of the first byte that is not valid UTF-8; `nil` if all bytes are valid.
func firstInvalidUTF8(in bytes: some Collection<UInt8>) -> Int? {
  var iterator = bytes.makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar): offset += scalar.count
    case .error: return offset
    case .emptyInput: return nil
    }
  }
}
