extension BuilderPlan {
  /// The document of `export json` with which generated code reads and prints links, in lines of `width` columns where its
  /// texts allow that.
  ///
  /// `$` and the backtick are escaped in it, so that it is itself in a literal without escapes.
  func document(width: Int) -> [String] {
    let json = tableJSON(model, shown)
      .replacing("$", with: "\\u0024").replacing("`", with: "\\u0060")
    var lines = [""]
    for item in json.itemsOfJSON {
      if lines[lines.count - 1].count + item.count > width, lines != [""] { lines.append("") }
      lines[lines.count - 1] += item
    }
    return lines
  }
}

extension String {
  /// The parts of JSON, each up to a comma outside of its texts.
  fileprivate var itemsOfJSON: [String] {
    var items = [""]
    var (isInText, isEscaped) = (false, false)
    for scalar in unicodeScalars {
      items[items.count - 1].unicodeScalars.append(scalar)
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isInText.toggle()
      } else if scalar == ",", !isInText {
        items.append("")
      }
    }
    return items
  }
}
