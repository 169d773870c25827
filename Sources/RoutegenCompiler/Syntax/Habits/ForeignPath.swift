/// A path in the notation of any other tool.
enum ForeignPath {
  /// Returns the path as a pattern.
  static func pattern(_ text: String) -> String {
    let bytes = Array(path(of: text).utf8)
    let scan = PatternScan(bytes, from: 0)
    var result = ""
    var end = 0
    for part in scan.parts {
      let written = String(decoding: bytes[part.range], as: UTF8.self)
      let new: String
      switch part.kind {
      case .segment(let isLast): new = segment(written, isLast: isLast)
      case .key: new = ForeignSegment.value(written, of: "")?.replacement ?? written
      case .value, .placeholder: continue
      }
      result += String(decoding: bytes[end..<part.range.lowerBound], as: UTF8.self) + new
      end = part.range.upperBound
    }
    return result + String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The text without scheme and host, with one `/` before it and none behind.
  private static func path(of text: String) -> String {
    var path = text[...]
    if let end = path.cut(at: "://") {
      path = end.after
      if end.before.hasPrefix("http") { path = path.drop { $0 != "/" } }
    }
    while path.hasSuffix("/") { path.removeLast() }
    return path.hasPrefix("/") ? String(path) : "/\(path)"
  }

  private static func segment(_ written: String, isLast: Bool) -> String {
    let inner =
      written.hasPrefix("{") && written.hasSuffix("}") ? String(written.dropFirst().dropLast()) : ""
    if !inner.isEmpty, !inner.hasPrefix("{") {
      var reader = PlaceholderReader(inner, in: .segment(isLast: isLast))
      reader.meant.texts = nil
      if let replacement = reader.replacement, !replacement.contains("\n") { return replacement }
    }
    return ForeignSegment.segment(written, isLast: isLast)?.replacement ?? written
  }
}
