extension RouteGroup {
  /// Returns whether both routes are the same case with equal values.
  ///
  /// The result is that of the operator that Swift would synthesize, which takes seconds to compile
  /// for an enum with a thousand cases.
  public static func == (left: Self, right: Self) -> Bool {
    RouteIdentity.areEqual({ left._write(to: &$0) }, { right._write(to: &$0) })
  }

  /// Hashes the case and its values into `hasher`.
  public func hash(into hasher: inout Hasher) {
    RouteIdentity.hash({ _write(to: &$0) }, into: &hasher)
  }
}

/// The identity of a route: its number and its values, which a ``LinkWriter`` writes as bytes.
///
/// The bytes of most values are equal if and only if the values are. There are no such bytes for a
/// text that is not ASCII, because Swift's `==` compares canonically equivalent texts as equal, for
/// NaN, and for types that the runtime does not know. These values are compared themselves.
enum RouteIdentity {
  typealias Writing = (inout LinkWriter) -> Void

  static func areEqual(_ left: Writing, _ right: Writing) -> Bool {
    LinkWriter.writing(.values, room: usualRoom, left) { left in
      guard left.buffer.isComplete else { return nil }
      return LinkWriter.writing(.values, room: left.buffer.count, right) { left.isEqual(to: $0) }
    } ?? false
  }

  static func hash(_ write: Writing, into hasher: inout Hasher) {
    _ = LinkWriter.writing(.values, room: usualRoom, write) { writer -> Void? in
      writer.buffer.isComplete ? writer.hash(into: &hasher) : nil
    }
  }

  /// The number of bytes that the values of most routes need.
  private static let usualRoom = 256
}

extension LinkWriter {
  fileprivate func isEqual(to other: borrowing LinkWriter) -> Bool {
    index == other.index && buffer.isEqual(to: other.buffer)
      && notes?.others ?? [] == other.notes?.others ?? []
  }

  fileprivate func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    buffer.hash(into: &hasher)
    if let notes { hasher.combine(notes.others) }
  }
}
