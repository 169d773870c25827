/// The name of a target's module, by the rule of Xcode and Swift Package Manager: what C99 does not allow in an
/// identifier becomes `_`, and so does a digit at the beginning.
///
/// `My App` becomes `My_App`, and `3DApp` becomes `_DApp`.
struct ModuleName {
  let text: String

  init(ofTarget target: String) {
    var text = ""
    for scalar in target.unicodeScalars {
      let isFirst = text.isEmpty
      text += Self.isAllowed(scalar, first: isFirst) ? String(scalar) : "_"
    }
    self.text = text
  }

  private static func isAllowed(_ scalar: Unicode.Scalar, first isFirst: Bool) -> Bool {
    if scalar.isASCII {
      let character = Character(scalar)
      return character.isLetter || character == "_" || !isFirst && character.isNumber
    }
    let properties = scalar.properties
    return scalar.value <= 0xFFFF
      && (properties.isAlphabetic || !isFirst && properties.numericType == .decimal)
  }
}
