import TestSupport

/// Writes payloads for random route sets.
enum RandomPayload {
  /// Behind the declarations of a random route set; `{q}` and `{r}` stand for payload keys.
  static let rules = [
    "payload type", "payload { type d.e }", "payload { link l\n type type }",
    "payload {\n when w /pushed/{q}?{r}\n link l\n else /pushed/7\n }",
    "payload {\n when d.e /pushed/{q}?r=x-y\n type type\n when w /pushed/8\n }", "",
    "payload {\n when w = a /pushed/1?{r}\n when w = 7 /pushed/{q}\n when w = \"é\" /pushed/3\n"
      + " when w = true /pushed/4\n when d.e = 7 /pushed/5\n type type\n }",
    "payload {\n type d.e.f\n when d.e /pushed/{q}?r={r}\n }",
    "payload {\n when w = x-y /pushed/{w}\n when l = a /pushed/1\n when w = A /pushed/2\n }",
  ]
  static let route =
    "@shortcut(\"com.a\")\n@shortcut(\"*.b\") with y = a\n@shortcut(\"*.c.b\") with x = 9, y = b\n"
    + "@activity(\"com.a\")\n@activity(\"com.c\") with x = -1\n"
    + "/pushed/{x: Int}?r={y: Letter?}&{z: [Int]}\nexcept /pushed/a\n"
    + "@unlinked\n@shortcut(\"com.u\") with m = 7\n@activity(\"com.u\")\n"
    + "/pushed/{x: Int}?d.e={l: Int}&r={k: Letter?}&w=a&{m: Int?} as unlinked\n"
    + "@unlinked\n@shortcut(\"*.u\")\n/{x}#r={s: Letter}&{w: String?} as another\n"

  /// A JSON object whose members are now and then what the rules ask for.
  static func json(_ random: inout SplitMix, _ texts: inout RandomLink) -> String {
    var members: [String: String] = [:]
    for key in ["type", "l", "w", "d"] where random.one(in: 2) {
      let path = "\"\(texts.path())\""
      members[key] =
        key == "d" ? object(path, &random, &texts) : random.one(in: 5) ? texts.json() : path
    }
    if random.one(in: 6) {
      let object = "{\"f\": \"7\"}"
      members["d.e"] = random.pick([object, quoted(object), "\"\"", "\"/pushed\""])
    }
    for key in ["q", "r", "s", "x", "y", "z", "u"] + (1...9).map({ "p\($0)" })
    where random.one(in: 3) {
      members[key] = texts.json()
    }
    if random.one(in: 12) { members["until"] = random.pick(["7", "\"x\"", "4000000000", "\"\""]) }
    for key in ["q", "z", "p1", "p2", "p3", "p4"] where random.one(in: 6) {
      let elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in texts.json() }
      members[key] = "[\(elements.joined(separator: ", "))]"
    }
    let list = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return "{\(list.joined(separator: ", "))}"
  }

  /// A dictionary, or a text with its JSON, which may lack its end.
  private static func object(
    _ path: String, _ random: inout SplitMix, _ texts: inout RandomLink
  ) -> String {
    let dictionary = dictionary(path, &random, &texts)
    guard random.one(in: 2) else { return dictionary }
    return quoted(random.one(in: 8) ? String(dictionary.dropLast()) : " \(dictionary)")
  }

  private static func quoted(_ json: String) -> String {
    // A character may be a quotation mark with an accent.
    let escaped = json.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }

  /// A dictionary with the key of a rule, and with values beside it that are looked up before others.
  private static func dictionary(
    _ path: String, _ random: inout SplitMix, _ texts: inout RandomLink
  ) -> String {
    let inner = "{\"f\": \(path)}"
    var members = ["\"e\": " + random.pick([path, path, inner, quoted(inner)])]
    if random.one(in: 8) { members.append("\"e.f\": \(path)") }
    for key in ["q", "r", "x", "z", "p1", "p2"] where random.one(in: 4) {
      members.append("\"\(key)\": \(texts.json())")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
