/// Marks of patterns: slashes, and those between items.
extension Habit {
  private static let order =
    "a pattern is a path, '?' and a query, '#' and a fragment, in this order"
  private static let separator = "the items of a query are separated by '&'"

  private static let oneValue = "the value of an item is a placeholder or text, not both"

  static let patterns: [Habit] = envelopes + slashes + queries + fragments + unclosed

  private static let noKey = "the key of the link to open is missing"
  private static let noName = "the link to open is no parameter, and has no name such as '‹name›'"

  private static let envelopes: [Habit] = [
    Habit(
      "‹exceptword› «‹httpword›://‹host›»/‹text›", "a pattern is written without scheme and host",
      write: "‹exceptword› /‹text›",
      "for links of one host, write it in a block: 'host ‹host› { … }'", code: .invalidPattern,
      for: "except https://a.com/b ⇒ except /b"),
    Habit(
      "unwrap ‹some›#«/‹text›»", "the link to open is the whole fragment, without '/‹text›'",
      write: "unwrap ‹some›#",
      code: .invalidPattern, for: "unwrap /#/{path...} ⇒ unwrap /#"),
    Habit(
      "unwrap ‹text1›?«{‹name›...}»", noKey, write: "unwrap ‹text1›?‹name›...",
      "the key is written alone: '?‹name›...' for the rest of the link", code: .invalidPattern,
      for: "unwrap /x?{url...} ⇒ unwrap /x?url..."),
    Habit(
      "unwrap ‹text1›?«‹name1›={‹name›...}»", noName, write: "unwrap ‹text1›?‹name1›...",
      "the key is written alone: '?‹name1›...' for the rest of the link", code: .invalidPattern,
      for: "unwrap /x?url={link...} ⇒ unwrap /x?url..."),
    Habit(
      "unwrap ‹text1›?«{‹name›}»", noKey, write: "unwrap ‹text1›?‹name›",
      "the key is written alone: '?‹name›'", code: .invalidPattern,
      for: "unwrap /x?{url} ⇒ unwrap /x?url"),
    Habit(
      "unwrap ‹text1›?‹name1›={‹name›}", noName, write: "unwrap ‹text1›?‹name1›",
      "the key is written alone: '?‹name1›'", code: .invalidPattern,
      for: "unwrap /x?url={link} ⇒ unwrap /x?url"),
    Habit(
      "unwrap «/‹path›»", noKey,
      "write 'unwrap /click?url' for the value of 'url', or 'unwrap /click#' for the fragment",
      code: .invalidPattern, for: "unwrap /x", only: { !$0["path"].contains("{") }),
  ]

  private static let slashes: [Habit] = [
    Habit(
      "«‹wildcard›»", "'‹wildcard›' looks like a wildcard for characters", write: "{name}",
      "a placeholder matches a whole segment", code: .foreignPlaceholder, is: .part,
      for: "/a/???? ⇒ /a/{name}"),
    Habit(
      "/‹path1›«/&»‹text›", "a query begins with '?'", write: "/‹path1›?‹text›",
      "a '&' that is part of the path is written '%26'", code: .invalidPattern,
      for: "/a/&b={c} ⇒ /a?b={c}", only: { !$0["path1"].hasItems }),
  ]

  private static let queries: [Habit] = [
    Habit(
      "&«amp;»", "'&amp;' is the form of '&' in HTML", write: "&", code: .invalidPattern, is: .part,
      for: "/a?{b}&amp;{c} ⇒ /a?{b}&{c}"),
    Habit(
      "‹text1›?‹text2›}«‹comma›»{‹text›", separator, write: "‹text1›?‹text2›}&{‹text›",
      code: .invalidPattern, as: "change '‹comma›' to '&'", for: "/a?{b},{c} ⇒ /a?{b}&{c}",
      only: { !$0["text2"].endsInValue }),
    Habit(
      "‹text1›?‹text2›}«‹comma›»{‹text›", oneValue, code: .invalidPattern,
      for: "/a?b={c},{d}"),
    Habit(
      "}«,»‹name›", separator, write: "}&‹name›", code: .invalidPattern, is: .part,
      for: "/a?{b},c={d} ⇒ /a?{b}&c={d}"),
    Habit(
      "‹text1›?‹text2›}«?»", "the '?' of an optional parameter is inside its braces",
      "write '{page: Int?}'", code: .invalidPattern, for: "/a?{b: Int}?"),
    Habit(
      "‹text1›?‹text2›«?»‹some›", separator, write: "‹text1›?‹text2›&‹some›",
      "a '?' that is part of the text is written '%3F'", code: .invalidPattern,
      for: "/a?{b}?{c} ⇒ /a?{b}&{c}",
      only: { !($0["text1"] + $0["text2"]).contains("#") && !$0["text2"].isEmpty }),
    Habit(
      "/‹path1›«&»‹path2›", "a query begins with '?'", write: "/‹path1›?‹path2›",
      "a '&' that is part of the path is written '%26'", code: .invalidPattern,
      for: "/a&b={c} ⇒ /a?b={c}", only: { !$0["path1"].hasItems }),
    Habit(
      "«{‹name›}»={", "a key is text, and not a placeholder", write: "‹name›={",
      code: .invalidPattern, is: .part, for: "/a?{b}={c} ⇒ /a?b={c}"),
    Habit(
      "=«=»", "one '=' is between a key and its value", write: "=",
      "a '=' that is part of the value is written '%3D'", code: .invalidPattern, is: .part,
      for: "/a?b=={c} ⇒ /a?b={c}"),
    Habit(
      "‹itemmark›«=»", "a key is missing before '='", code: .invalidPattern, is: .part,
      for: "/a?={b}"),
    Habit(
      "‹text1›?‹text2›}«/‹path3›»", "a path cannot continue after its query",
      write: "‹text1›/‹path3›?‹text2›}", code: .invalidPattern, for: "/a?{b}/c ⇒ /a/c?{b}",
      only: { !$0["path3"].contains { "?&#".contains($0) } }),
    Habit(
      "‹text1›?‹text2›&~«\\»‹text›", "a line continues with '?', '&' or '#' at its start",
      "write '&{page: Int = 1}' on the next line", code: .invalidPattern, for: "/a?{b}& \\"),
    Habit(
      "‹itemmark›‹name›«{»", "a '=' is missing between the key and the placeholder",
      write: "‹itemmark›‹name›={", code: .invalidPattern, is: .part, for: "/a?b{c} ⇒ /a?b={c}"),
    Habit(
      "‹some›{‹name›}«?»", "the '?' of a segment that may be missing is after its type",
      write: "‹some›{‹name›: String?}", code: .invalidPattern, for: "/a/{b}? ⇒ /a/{b: String?}",
      only: { $0["some"].hasSuffix("/") }),
    Habit(
      "‹some›{‹name›: ‹type›}«?»", "the '?' of a segment that may be missing is after its type",
      write: "‹some›{‹name›: ‹type›?}", code: .invalidPattern, is: .certain,
      for: "/a/{b: Int}? ⇒ /a/{b: Int?}", only: { $0["some"].hasSuffix("/") }),
    Habit(
      "/‹text1›}«‹word›»", oneValue,
      code: .invalidPattern, for: "/a?{b}c",
      only: { $0["text1"].hasItems && !"?&#:/,;=".contains($0["word"].first ?? "?") }),
    Habit(
      "/‹text1›=‹word›«{»‹text›", oneValue,
      code: .invalidPattern, for: "/a?b=c{d}",
      only: { $0["text1"].hasItems && !$0["word"].contains { "{}&#".contains($0) } }),
  ]

  private static let fragments: [Habit] = [
    Habit(
      "/‹path1›#‹name›={‹some›}«/‹text›»", "a fragment is a path, or has items",
      "a path is written '#/room/{room}', and its items follow: '#/room/{room}?{via}'",
      code: .invalidPattern, for: "/a#b={c}/d", only: { !$0["some"].contains("}") }),
    Habit(
      "/‹text1›#‹text2›«#»‹text3›", "a fragment ends a pattern, but '#' follows", order,
      code: .invalidPattern, for: "/a#{b}#{c}"),
    Habit(
      "/‹path1›#‹path2›«?»‹path3›", "a fragment ends a pattern, but '?' follows",
      write: "/‹path1›?‹path3›#‹path2›", order, code: .invalidPattern,
      for: "/a#{b}?{c} ⇒ /a?{c}#{b}"),
    Habit(
      "/‹text1›#‹path2›«{»‹name›‹text›",
      "a fragment is a text, '{name}', or items such as 'key={name}'",
      "for texts that begin with '‹path2›', write '#{‹name›: Name}', and 'type Name begins \"‹path2›\"'",
      code: .invalidPattern, for: "/a#b-{c}",
      only: { values in
        !values["text1"].contains("#") && !values["path2"].contains { "#=&?/{".contains($0) }
      }),
    Habit(
      "‹some›«#»", "an item is missing after '#'",
      "an item is '{name}', 'key={name}' or 'key=text'", code: .invalidPattern, for: "/a#",
      only: { !$0["some"].hasPrefix("unwrap") }),
  ]

  private static let unclosed: [Habit] = [
    Habit(
      "/‹text1›{‹name›«:»", "a type is missing after ':'",
      "write '{id: Int}', or '{id}' for a 'String'", for: "/a/{id:"),
    Habit(
      "‹some›«{»", "expected the name of a parameter, found the end of the line",
      "a placeholder is written '{id}' or '{id: Int}'", for: "/a/{"),
  ]
}

extension String {
  /// Whether the last item has a key of its own, so a mark after its placeholder is text of the value.
  fileprivate var endsInValue: Bool {
    split(separator: "&").last?.prefix { $0 != "{" }.contains("=") ?? false
  }

  /// Whether the text is a path with a segment, perhaps that of a fragment, so a `/` at its end is needless.
  fileprivate var isUnfinishedPath: Bool {
    let parts = split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let isPath =
      parts.count == 1 || parts[1].contains("/") && !parts[1].contains { "=&".contains($0) }
    return last != " " && last != "?" && last != "/" && isPath && !parts.joined().hasItems
  }

  /// Whether the text has a query or a fragment.
  fileprivate var hasItems: Bool { !bytesOfPaths.containsAll(of: self) }
}

private let bytesOfPaths = ByteSet { !"?#".utf8.contains($0) }
