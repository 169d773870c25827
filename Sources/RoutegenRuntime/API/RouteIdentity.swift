extension RouteGroup {
  /// Whether both are the same case with equal values.
  ///
  /// That is what Swift would derive, and it stands here because deriving it for a thousand cases takes
  /// the compiler seconds.
  public static func == (left: Self, right: Self) -> Bool {
    RouteIdentity.areEqual({ left._write(to: &$0) }, { right._write(to: &$0) })
  }

  /// Hashes the case and its values.
  public func hash(into hasher: inout Hasher) {
    RouteIdentity.hash({ _write(to: &$0) }, into: &hasher)
  }
}

/// What makes two routes the same: the number of the route, and its values one after the other.
///
/// Most values are equal if, and only if, the bytes are that the writer remembers them by. For a
/// text that is not ASCII, which Swift's `==` takes for equal to another of the same characters, for
/// what is no number, and for types that the runtime does not know, the values themselves are asked.
enum RouteIdentity {
  typealias Writing = (inout LinkWriter) -> Void

  static func areEqual(_ left: Writing, _ right: Writing) -> Bool {
    remembering(left) { left in
      remembering(right) { right in left.isEqual(to: right) }
    }
  }

  static func hash(_ write: Writing, into hasher: inout Hasher) {
    remembering(write) { $0.hash(into: &hasher) }
  }

  /// Room for the values of most routes.
  private static let usualRoom = 256

  private static func remembering<Result>(
    _ write: Writing, _ body: (borrowing LinkWriter) -> Result
  ) -> Result {
    var room = usualRoom
    while true {
      let result: Result? = withLinkBuffer(front: 0, room: room) { buffer in
        var writer = LinkWriter(.values, buffer)
        write(&writer)
        room = writer.buffer.count
        return writer.buffer.isComplete ? body(writer) : nil
      }
      if let result { return result }
    }
  }
}

extension LinkWriter {
  fileprivate func isEqual(to other: borrowing LinkWriter) -> Bool {
    index == other.index && buffer.isEqual(to: other.buffer) && areOthersEqual(to: other)
  }

  private func areOthersEqual(to other: borrowing LinkWriter) -> Bool {
    guard let notes, let others = other.notes else { return true }
    return notes.others.elementsEqual(others.others) { isEqual($0, $1) }
  }

  private func isEqual<Value: Hashable>(_ left: Value, _ right: any Hashable) -> Bool {
    right as? Value == left
  }

  fileprivate func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    buffer.hash(into: &hasher)
    for other in notes?.others ?? [] { other.hash(into: &hasher) }
  }
}
