/// The position of the first byte that is not UTF-8; `nil` if all of them are.
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
