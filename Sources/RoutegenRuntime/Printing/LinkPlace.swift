/// A place in a link where generated code writes the value of a parameter.
public enum LinkPlace {
  case segment

  /// A part of a mixed segment.
  case piece

  /// The last segment, which extends to the end of the link and is not percent-encoded.
  ///
  /// A value with characters that a parser would escape there is percent-encoded like any other segment.
  case restOfPath
  case item

  /// A part of the text of an item.
  case itemPiece

  /// The last item, whose value extends to the end of the link and is not percent-encoded.
  ///
  /// A value with characters that a parser would escape there, such as the brackets of an IPv6 address,
  /// is percent-encoded like that of any other item.
  case restOfLink
  case fragment

  /// A part of a fragment.
  case fragmentPiece

  /// An item of a fragment that is written like a query.
  case fragmentItem
}
