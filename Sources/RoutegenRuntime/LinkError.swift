/// The reason why a text has no route, or why a route has no link.
///
/// All initializers and printing methods of a route set throw this type and no other. The texts in
/// an error come from the link, so show them to developers and not to users.
public enum LinkError: Error, Hashable, Sendable {
  /// The text is not a link that every URL parser interprets in the same way.
  ///
  /// The offset of the fault is in UTF-8 bytes, counted from 0. "What a link is" in the rules of
  /// matching (`Documentation/Matching.md`) lists the rules.
  case malformed(Malformation, at: Int)

  /// The link contains the key of a parameter more than once, and the parameter is not a list.
  ///
  /// Parsers differ in which of the values they use. The offset is that of the second value.
  case repeatedKey(String, at: Int)

  /// The scheme is not one of the declared schemes.
  ///
  /// Schemes are compared without ASCII case (RFC 3986, section 3.1).
  case wrongScheme(String)

  /// The host of a web link is not one of the declared hosts.
  ///
  /// Hosts are compared as a whole and without ASCII case (RFC 3986, section 3.2.2). The text
  /// includes the port, as in `example.com:8080`, if it is not the default port of the scheme.
  case wrongHost(String)

  /// No route has this path.
  ///
  /// The text is the longest part of the path that some route has, as it is written in the link:
  /// `/home` for `/home/nowhere`. It is empty if no route begins with the first segment.
  case notFound(after: String)

  /// A query item, fragment or payload key that the route requires is missing.
  case missing(parameter: String)

  /// A value cannot be parsed as the type of its parameter.
  ///
  /// The value is percent-decoded; it is empty for a value of a payload that is not a text, a number
  /// or a Boolean value. The type is written as in the `.routes` file, such as `Int in 1...50`.
  case invalidValue(parameter: String, value: String, type: String)

  /// The time of the link's `expires` key has passed.
  ///
  /// The text is the value of the key. A value that cannot be parsed counts as expired.
  case expired(since: String)

  /// The most specific pattern that the link matches is an `except` pattern, so the link leads
  /// nowhere on purpose.
  case excluded

  /// The route has no link, or none of the requested form.
  case unprintable(Unprintable)
}

/// The reason why URL parsers do not interpret a text as one and the same link.
///
/// The parsers are those of RFC 3986, of the WHATWG URL standard, and of Foundation. Each case
/// names the rule that it comes from; a case without one is a limit of this library, which "What a
/// link is" in the rules of matching (`Documentation/Matching.md`) explains.
public enum Malformation: Hashable, Sendable {
  /// The text is longer than 16 KiB (16,384 bytes).
  case tooLong

  /// The path has more than 256 segments.
  case tooManySegments

  /// The query has more than 256 items, including empty items.
  case tooManyQueryItems

  /// The text contains a control character, escaped or not: U+0000 to U+001F or U+007F to U+009F. For
  /// escaped tabs and line breaks, see ``escapedLineBreak``.
  ///
  /// A URI contains none unescaped (RFC 3986, section 2). The WHATWG parser removes tabs and line
  /// breaks, and trims the other control characters at both ends.
  case controlCharacter

  /// The text contains an escaped tab, line feed or carriage return, and not in the value of a
  /// parameter of type `Text`.
  ///
  /// Such a value is what an app shows as a text of several lines. Any other value with a line break
  /// would divide the lines of a log or the fields of a header (CWE-93).
  case escapedLineBreak

  /// The text contains an unescaped space.
  ///
  /// A URI contains none (RFC 3986, section 2). The WHATWG parser trims spaces at both ends.
  case space

  /// The text contains an unescaped backslash.
  ///
  /// A URI contains none (RFC 3986, section 2). The WHATWG parser interprets it as a slash.
  case backslash

  /// A percent sign is not followed by two hexadecimal digits (RFC 3986, section 2.1).
  case incompleteEscape

  /// The text contains an escape and, unescaped, a character that a URI contains only escaped: one
  /// that is not ASCII, a second `#`, or, after the host, one of `"`, `<`, `>`, `[`, `]`, `^`, `{`,
  /// `|`, `}` and the grave accent.
  ///
  /// A URI contains none (RFC 3986, section 2). Foundation escapes such a character, and with it the
  /// `%` of the other escapes, so `%20` becomes `%2520`. In a text without an escape, all parsers
  /// escape them alike. A link that is the fragment of an envelope contains no `#`.
  case unescapedCharacter

  /// The bytes are not UTF-8: overlong, a surrogate, cut short, or above U+10FFFF (RFC 3629,
  /// sections 3 and 4).
  case invalidUTF8

  /// The authority contains a user name or password, which can make a link look as if it had
  /// another host (RFC 3986, section 7.6).
  case userInformation

  /// The authority contains a character that is not allowed in a host name or an IPv6 literal, or
  /// the host of a link with a custom scheme is an IPv6 literal.
  ///
  /// RFC 3986, section 3.2.2, allows percent escapes in a host. The WHATWG parser decodes them, and
  /// maps letters beyond ASCII to ASCII, which results in another host. Neither is accepted. In a
  /// link with a custom scheme, the authority is a path segment, and the WHATWG parser rewrites an
  /// IPv6 literal.
  case invalidAuthority

  /// The host of a web link ends in a number and is not an IPv4 address of four decimal numbers, or is
  /// in brackets and is not an IPv6 address.
  ///
  /// The WHATWG parser reads every host that ends in a number as an IPv4 address: `0x7f.1` is
  /// `127.0.0.1` (WHATWG URL, "ends in a number checker"). To RFC 3986 it is a name.
  case invalidAddress

  /// The port is not a number from 0 to 65535 (RFC 3986, section 3.2.3; WHATWG URL, port state), or
  /// in a link with a custom scheme, it is empty or has leading zeros.
  ///
  /// With a custom scheme, the port is part of the first path segment, and the WHATWG parser rewrites
  /// such a port.
  case invalidPort

  /// The text has no scheme, and only a whole link is accepted (RFC 3986, section 3.1).
  case missingScheme

  /// A text without a scheme begins with `//`, where only a single slash begins a path.
  ///
  /// Such a text is a network-path reference (RFC 3986, section 4.2): a browser interprets its first
  /// segment as a host, so a page that prints it again would lead to another site.
  case networkPath

  /// A web link has no `//` or no host, or a link has a port without a host.
  ///
  /// The WHATWG parser interprets the first segment of such a web link as the host, and accepts no
  /// port without a host.
  case missingHost

  /// A path segment is `.` or `..`, escaped or not, or contains such a part after an escaped slash.
  ///
  /// RFC 3986, section 5.2.4, and the WHATWG parser remove such segments, but not the same ones.
  case dotSegment

  /// More than three envelopes (`unwrap`) contain one another.
  case tooManyEnvelopes
}

extension LinkError: CustomStringConvertible {
  /// One or two sentences in plain words.
  public var description: String {
    switch self {
    case .malformed(let malformation, let offset):
      "The link is malformed at byte \(offset). \(malformation)"
    case .repeatedKey(let key, let offset):
      "The link is malformed at byte \(offset). It has the key '\(key)' more than once."
    case .wrongScheme(let scheme):
      "The scheme '\(scheme)' is not one of this app's."
    case .wrongHost(let host):
      "The host '\(host)' is not one of this app's."
    case .notFound(after: ""):
      "No route begins like this link."
    case .notFound(let path):
      "No route goes on like this link after '\(path)'."
    case .missing(let parameter):
      "The parameter '\(parameter)' is missing."
    case .invalidValue(let parameter, let value, let type):
      "The value '\(value)' of the parameter '\(parameter)' cannot be read as "
        + (type.contains(" ") ? "'\(type)'." : "\(type).")
    case .expired(let time):
      "The link expired: its time is '\(time)'."
    case .excluded:
      "The link is one that leads nowhere on purpose."
    case .unprintable(let reason): reason.description
    }
  }
}

extension Malformation: CustomStringConvertible {
  /// One sentence in plain words.
  public var description: String {
    switch self {
    case .tooLong: "It is longer than 16 KiB."
    case .tooManySegments: "Its path has more than 256 segments."
    case .tooManyQueryItems: "Its query has more than 256 items."
    case .controlCharacter: "It has a control character."
    case .escapedLineBreak: "It has an escaped tab or line break, which only a 'Text' can have."
    case .space: "It has a space that is not escaped."
    case .backslash: "It has a backslash that is not escaped."
    case .incompleteEscape: "It has a '%' without two hexadecimal digits behind it."
    case .unescapedCharacter:
      "It has escapes, and a character that is not escaped and would have to be."
    case .invalidUTF8: "It has bytes that are not UTF-8."
    case .userInformation: "It has a user name or a password before the host."
    case .invalidAuthority: "Its host has a character that a host cannot have."
    case .invalidAddress: "Its host has the form of an IP address, but is not one."
    case .invalidPort: "Its port is not a number from 0 to 65535 without leading zeros."
    case .missingScheme: "It has no scheme."
    case .networkPath: "It begins with '//', so a browser would interpret it as another host."
    case .missingHost: "It has no host after '//'."
    case .dotSegment: "Its path has a '.' or '..' segment."
    case .tooManyEnvelopes: "It is a link in a link, more than three deep."
    }
  }
}
