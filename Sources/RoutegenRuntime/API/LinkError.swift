/// Why a text opens no route, or why a route has no link.
///
/// Every initializer and printer of a route set throws this type and no other. The texts inside are
/// the sender's: show them to developers, not to users.
public enum LinkError: Error, Hashable, Sendable {
  /// Two URL parsers could read the text as two links, or one of them not at all.
  ///
  /// The offset counts UTF-8 bytes from 0 and points at what is wrong. The rules are those of "What
  /// a link is" in the language reference.
  case malformed(Malformation, at: Int)

  /// The scheme is none of the declared ones.
  ///
  /// Schemes compare without ASCII case (RFC 3986, section 3.1).
  case wrongScheme(String)

  /// The host of a web link is none of the declared ones.
  ///
  /// Hosts compare whole and without ASCII case (RFC 3986, section 3.2.2). The text ends with the
  /// port if there was one that is not the scheme's default.
  case wrongHost(String)

  /// No route has this path.
  ///
  /// The text is the part of the path that did match, as it stood in the link: `/home` for
  /// `/home/nowhere`, and nothing if not even the first segment is known.
  case notFound(after: String)

  /// A query item, payload key or fragment that the route cannot do without is not there.
  case missing(parameter: String)

  /// A value does not read as the parameter's type.
  ///
  /// The value is decoded; the type is written as in the `.routes` file, such as `Int in 1...50`.
  case invalidValue(parameter: String, value: String, type: String)

  /// The link's time is over; the text is the value of its `expires` key.
  ///
  /// A value that cannot be read counts as expired.
  case expired(since: String)

  /// The most specific match is an `except` pattern: this link leads nowhere on purpose.
  case excluded

  /// The parameter's value could not come back from a link, so none is printed.
  ///
  /// Examples are an empty segment, the segments `.` and `..`, and a number outside of its range. The
  /// name is `path` where the link would open another route or be too long, and `scheme`, `host` or
  /// `payload` where the file declares none.
  case unprintable(parameter: String)
}

/// What makes a text no link that all URL parsers read alike.
///
/// The parsers meant are those of RFC 3986, of the WHATWG URL standard and of Foundation. Each case
/// names the rule it comes from; "Language.md" is "What a link is" in the language reference.
public enum Malformation: Hashable, Sendable {
  /// The text is longer than 16 KiB (16,384 bytes; Language.md).
  case tooLong

  /// The path has more than 256 segments (Language.md).
  case tooManySegments

  /// The query has more than 256 items, empty ones included (Language.md).
  case tooManyQueryItems

  /// A control character, escaped or not: U+0000 to U+001F and U+007F to U+009F.
  ///
  /// RFC 3986 has none in a URI (section 2); the WHATWG parser removes tabs and line breaks and trims
  /// the others.
  case controlCharacter

  /// An unescaped space: RFC 3986, section 2, has none in a URI; the WHATWG parser trims them at
  /// both ends.
  case space

  /// An unescaped backslash, which the WHATWG parser takes for a slash and RFC 3986 does not know.
  case backslash

  /// A percent sign without two hexadecimal digits behind it (RFC 3986, section 2.1).
  case incompleteEscape

  /// Bytes that are not UTF-8: overlong, surrogate, cut short or above U+10FFFF (RFC 3629, section 3
  /// and 4).
  case invalidUTF8

  /// A user name or password before the host: RFC 3986, section 7.6, tells how it misleads.
  case userInformation

  /// The authority has a character that cannot stand in a host name or an IPv6 literal.
  ///
  /// RFC 3986, section 3.2.2, would allow percent escapes; the WHATWG parser decodes them and maps
  /// other scripts to ASCII, which makes another host. Neither is accepted (Language.md).
  case invalidAuthority

  /// The port is not a number up to 65535 (RFC 3986, section 3.2.3; WHATWG URL, port state), or the
  /// scheme is an app's own, which has no ports.
  case invalidPort

  /// No scheme, where only a whole link is taken (RFC 3986, section 3.1).
  case missingScheme

  /// A web link without `//` or without a host; the WHATWG parser would take the first segment for
  /// one.
  case missingHost

  /// A segment is or hides `.` or `..`, escaped or not.
  ///
  /// RFC 3986, section 5.2.4, and the WHATWG parser remove such segments, but not the same ones.
  case dotSegment

  /// The key stands twice for a parameter that is no list; which one counts depends on the reader
  /// (Language.md).
  case repeatedKey(String)

  /// The link holds a link that holds a link, and so on, more than three deep (Language.md,
  /// `unwrap`).
  case tooManyEnvelopes
}

extension LinkError: CustomStringConvertible {
  /// One or two sentences in plain words.
  public var description: String {
    switch self {
    case .malformed(let malformation, let offset):
      "The link is malformed at byte \(offset). \(malformation)"
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
      "The value '\(value)' of the parameter '\(parameter)' does not read as \(type)."
    case .expired(let time):
      "The link expired: its time is '\(time)'."
    case .excluded:
      "The link is one that leads nowhere on purpose."
    case .unprintable(let parameter):
      "The value of the parameter '\(parameter)' cannot be written into a link."
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
    case .space: "It has a space that is not escaped."
    case .backslash: "It has a backslash that is not escaped."
    case .incompleteEscape: "It has a '%' without two hexadecimal digits behind it."
    case .invalidUTF8: "It has bytes that are not UTF-8."
    case .userInformation: "It has a user name or a password before the host."
    case .invalidAuthority: "Its host has a character that a host cannot have."
    case .invalidPort: "Its port is not a number from 0 to 65535, or its scheme has no ports."
    case .missingScheme: "It has no scheme."
    case .missingHost: "It is a web link without '//' and a host."
    case .dotSegment: "Its path has a '.' or '..' segment."
    case .repeatedKey(let key): "It has the key '\(key)' more than once."
    case .tooManyEnvelopes: "It is a link in a link, more than three deep."
    }
  }
}
