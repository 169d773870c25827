extension Array {
  /// Deletes, copies, swaps or replaces some elements, or inserts one of `others`.
  package mutating func mutate(
    inserting others: Self, using random: inout some RandomNumberGenerator
  ) {
    let start = isEmpty ? 0 : Int.random(in: indices, using: &random)
    let end = Swift.min(start + Int.random(in: 1..<9, using: &random), count)
    let place = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: removeSubrange(start..<end)
    case 1: insert(contentsOf: self[start..<end], at: place)
    case 2 where place < count: swapAt(start, place)
    case 3 where place < count: self[place] = self[start]
    default: if let other = others.randomElement(using: &random) { insert(other, at: place) }
    }
  }
}

/// Unusual contents of a `.routes` file.
package enum Strange {
  /// Pieces of the language, and other texts.
  package static let pieces: [[UInt8]] =
    words.map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

  /// The single bytes of all pieces.
  package static let bytes: [UInt8] = pieces.flatMap { $0 }

  private static let words = [
    "{", "}", " {\n", "\n}\n", "...", "/", "//", "///", "?", "&", "#", "=", ",", ":", "[", "]", "(",
    ")", "\"", "\\", "%", "%4", "%41", "%2F", "%00", "%FF", "*", "@", "-> ", " ", "\t", "\n",
    "@requires(", "@deprecated(\"", "@internal\n", "@shortcut(\"a\")\n", "host *", " host * {\n",
    "host a.example\n", "scheme https {\n", "scheme http\n", "scheme a\n", "unwrap ",
    "unwrap /u?url\n",
    "unwrap /u#\n", "mount", " mount B\n", " mount A\n", "except ", "except /{_...}\n", "payload ",
    "payload {\n", "when k /a\n", "when k = v /a\n", "else /a\n", "type T\n", "import M\n",
    "enum E { a, b }\n",
    "open enum O { a }\n", "require login\n", "caseless\n", "plus literal\n", "expires at\n",
    "access internal\n", "routes B\n", "also ", "\n also /x\n", " as name", "example ", "nomatch ",
    "\n example /a -> a(", "with x = y", "{_}", "{_...}", "{_: Int}", "{id}", "{id: Int}",
    "{id: Int in 1...50 = 20}", "{e: E = a}", "{u: URL in a.example}", "?u={u: URL...}",
    "{m: [String: String]}", "{l: [Int]}", "{o: String?}", "/a", "/{a}-{b}", "?{x}", "&{y}", "#{f}",
    "// routegen:disable many-cases\n", " // routegen:disable-line RG402\n",
    "// routegen:disable-next-line x, y\n", "index", "init", "Int", "String", "nil", "\u{0}",
    "\u{1}",
    "\u{FEFF}", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "é", "e\u{301}",
    "\u{301}",
    "ß", "İ", "😀", "👨‍👩‍👧", "🇩🇪", "\u{1F1E9}", "\u{10FFFF}", "٣", "9223372036854775808", "-0", "1e999",
    "0.5", String(repeating: "a", count: 300), String(repeating: "/{", count: 70),
  ]
}
