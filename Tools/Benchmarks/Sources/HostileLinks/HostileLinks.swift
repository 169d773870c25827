/// Links that are designed to be slow, for the route set of `Workload/Hostile.routes`.
public enum HostileLinks {
  /// 4, 8 and 16 KiB, which is the maximum length of a link.
  public static let lengths = [4096, 8192, 16_384]

  /// The name of each kind of link, and a function that makes a link of almost the given length.
  public static let all: [(name: String, link: @Sendable (Int) -> String)] = [
    ("one long segment", { fill("/text/", "a", $0) }),
    ("one escaped segment", { fill("/text/", "%41", $0) }),
    ("one escaped value", { fill("/value?text=", "%C3%A9", $0) }),
    (
      "as many segments as may be",
      { fill("/rest", "/" + String(repeating: "s", count: $0 / 250), $0) }
    ),
    (
      "as many items as may be",
      { fill("/list?tag=", "&tag=" + String(repeating: "v", count: $0 / 250 - 4), $0) }
    ),
    ("items for a dictionary", { numbered("/others?", width: $0 / 250, $0) }),
    ("separators of a mixed segment", { fill("/mixed/a", "-", $0) }),
    ("backtracking", { fill("/back/1/1/1/1/1/end?x=", "y", $0) }),
    ("no route", { fill("/none/", "a", $0) }),
  ]

  private static let origin = "https://app.example.com"

  /// Returns `start` followed by as many `piece`s as fit.
  private static func fill(_ start: String, _ piece: String, _ length: Int) -> String {
    let begin = origin + start
    return begin + String(repeating: piece, count: (length - begin.utf8.count) / piece.utf8.count)
  }

  /// Returns a link with items of different keys, each of `width` bytes.
  private static func numbered(_ start: String, width: Int, _ length: Int) -> String {
    let begin = origin + start
    return (0..<((length - begin.utf8.count) / width)).reduce(into: begin) { link, number in
      let item = "k\(number)="
      link += item + String(repeating: "v", count: width - item.utf8.count - 1) + "&"
    }
  }
}
