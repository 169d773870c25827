/// Where the value of a parameter was found.
enum Capture {
  case absent

  /// Text of the link as it stands there, percent-encoded.
  case link(Range<Int>, plusIsSpace: Bool)

  /// Text of the link that is not percent-encoded.
  case raw(Range<Int>)

  /// Text of the table.
  case constant(Range<Int>)

  /// A payload's value.
  case payload(String)

  /// The segments from this one to the end.
  case rest(from: Int)

  /// Every item of this key, which is text of the table.
  case list(key: Range<Int>)

  /// Every item that the candidate does not name.
  case otherItems
}
