import RoutegenSource

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
      "‹some›«/‹slashes›»‹afterpath›‹text›", "a path cannot end with '/'",
      write: "‹some›‹afterpath›‹text›", code: .emptySegment, as: "remove '/‹slashes›'",
      is: .certain, for: "/a/ as b ⇒ /a as b", only: { $0["some"].isUnfinishedPath }),
    Habit(
      "‹some›«/‹slashes›»", "a path cannot end with '/'", write: "‹some›", code: .emptySegment,
      as: "remove '/‹slashes›'", is: .certain, for: "/a// ⇒ /a",
      only: { $0["some"].isUnfinishedPath }),
    Habit(
      "‹some›«/?»", "'/?' looks like an optional '/'", write: "‹some›",
      "a link with a '/' at its end opens the route as well", code: .foreignPlaceholder,
      for: "/a/? ⇒ /a"),
    Habit(
      "«/‹slashes›»‹afterpart›", "a path cannot end with '/'", write: "‹afterpart›",
      code: .emptySegment, as: "remove '/‹slashes›'", is: .part, for: "/a/?b=c ⇒ /a?b=c"),
    Habit(
      "«///»", "a segment is empty here", write: "/", code: .emptySegment, as: "remove the slash",
      is: .part, for: "/a///b ⇒ /a/b"),
    Habit(
      "«//»", "a segment is empty here", write: "/", "a comment has white space before its '//'",
      code: .emptySegment, as: "remove the slash", is: .part, for: "/a//b ⇒ /a/b"),
    Habit(
      "/‹path1› «/» ‹name›‹text›", "white space ends a pattern, so '/' must touch it",
      write: "/‹path1›/‹name›‹text›", code: .invalidPattern, for: "/a / b ⇒ /a/b"),
    Habit(
      "/‹path1›/‹path2›«=»‹text›", "a '=' that is part of the text is written '%3D'",
      write: "/‹path1›/‹path2›%3D‹text›", code: .invalidPattern, for: "/x/a=b ⇒ /x/a%3Db",
      only: { !($0["path1"] + $0["path2"]).hasItems }),
    Habit(
      "/‹path1›«=»‹text›", "a '=' that is part of the text is written '%3D'",
      write: "/‹path1›%3D‹text›", code: .invalidPattern, for: "/a=b ⇒ /a%3Db",
      only: { !$0["path1"].hasItems }),
    Habit(
      "/‹path1›«/&»‹text›", "a query begins with '?'", write: "/‹path1›?‹text›",
      "a '&' that is part of the path is written '%26'", code: .invalidPattern,
      for: "/a/&b={c} ⇒ /a?b={c}", only: { !$0["path1"].hasItems }),
  ]

  private static let queries: [Habit] = [
    Habit(
      "« ?»‹some›", "white space ends a pattern, so '?' must touch it", write: "?‹some›",
      code: .invalidPattern, is: [.part, .certain], for: "/a ?b={c} ⇒ /a?b={c}"),
    Habit(
      " «&» ", "white space ends a pattern, so '&' must touch it", write: "&",
      code: .invalidPattern, as: "remove the spaces", is: [.part, .certain],
      for: "/a?{b} & {c} ⇒ /a?{b}&{c}"),
    Habit(
      "« &»‹some›", "white space ends a pattern, so '&' must touch it", write: "&‹some›",
      code: .invalidPattern, is: [.part, .certain], for: "/a?{b} &{c} ⇒ /a?{b}&{c}"),
    Habit(
      "«&» {", "white space ends a pattern, so '&' must touch it", write: "&{",
      code: .invalidPattern, is: [.part, .certain], for: "/a?{b}& {c} ⇒ /a?{b}&{c}"),
    Habit(
      "‹itemmark›«&»", "an item is missing between '‹itemmark›' and '&'", write: "‹itemmark›",
      code: .invalidPattern, is: .part, for: "/a?&x ⇒ /a?x"),
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
      "‹text1›=‹word1›«=»‹word2›", "a '=' that is part of the value is written '%3D'",
      write: "‹text1›=‹word1›%3D‹word2›", code: .invalidPattern, for: "/a?b=c=d ⇒ /a?b=c%3Dd",
      only: { !($0["word1"] + $0["word2"]).contains { "{}&".contains($0) } }),
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
      "‹some›«?»", "an item is missing after '?'", write: "‹some›",
      "an item is '{name}', 'key={name}' or 'key=text'",
      "if a segment may be missing, 'also' adds the pattern without it", code: .invalidPattern,
      for: "/a? ⇒ /a"),
    Habit(
      "‹some›«&»", "an item is missing after '&'", write: "‹some›",
      "an item is '{name}', 'key={name}' or 'key=text'", code: .invalidPattern,
      for: "/a?x& ⇒ /a?x"),
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
      "/‹path1›#‹path2›/‹path3›«=»‹text›", "a '=' that is part of the text is written '%3D'",
      write: "/‹path1›#‹path2›/‹path3›%3D‹text›", code: .invalidPattern,
      for: "/a#b/{c}=d ⇒ /a#b/{c}%3Dd",
      only: { !($0["path2"] + $0["path3"]).contains { "=&?".contains($0) } }),
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
    Habit(
      "« »#{", "white space ends a pattern, so '#' must touch it", write: "#{",
      code: .invalidPattern, is: .part, for: "/a #{b} ⇒ /a#{b}"),
    Habit(
      "« »#‹name›", "white space ends a pattern, so '#' must touch it", write: "#‹name›",
      code: .invalidPattern, is: .part, for: "/a #b={c} ⇒ /a#b={c}"),
  ]

  private static let unclosed: [Habit] = [
    Habit(
      "in~«...»~}", "the range has neither a lower nor an upper bound",
      "a range is written '1...50', '1...' or '...50'", code: .invalidPattern, is: .part,
      for: "/a/{id: Int in ...}"),
    Habit(
      "/‹text1›{‹name›«:»", "a type is missing after ':'",
      "write '{id: Int}', or '{id}' for a 'String'", for: "/a/{id:"),
    Habit(
      "‹text1›{‹name›: ‹some›", "expected '}', found the '{' of a block",
      write: "‹text1›{‹name›: ‹some›}", is: .block, for: "/a/{id: Int ⇒ /a/{id: Int}",
      only: { !$0["some"].contains { "{}/".contains($0) } }),
    Habit(
      "‹text1›{‹name›: ‹some›«»", "expected '}', found the end of the line",
      write: "‹text1›{‹name›: ‹some›}", for: "/a/{id: Int ⇒ /a/{id: Int}",
      only: { !$0["some"].contains { "{}/".contains($0) } && $0["text1"].hasSuffix("{") == false }),
    Habit(
      "‹text1›{‹name›«»", "expected '}', found the end of the line", write: "‹text1›{‹name›}",
      for: "/a/{id ⇒ /a/{id}"),
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
