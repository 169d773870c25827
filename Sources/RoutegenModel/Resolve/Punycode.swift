/// The ASCII form of international domains (RFC 3492).
enum Punycode {
  private static let base = 36
  private static let tMin = 1
  private static let tMax = 26

  /// `bücher.example` → `xn--bcher-kva.example`; `nil` for a domain in ASCII, or one with a character
  /// that domains do not have.
  static func domain(_ text: String) -> String? {
    let labels = text.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard !text.utf8.allSatisfy({ $0 < 0x80 }), text.utf8.count <= 1000 else { return nil }
    let encoded = labels.map { label -> String? in
      if label.utf8.allSatisfy({ $0 < 0x80 }) { return String(label) }
      let scalars = Array(label.unicodeScalars)
      guard
        scalars.allSatisfy({
          $0.properties.isAlphabetic || $0.properties.isXIDContinue || $0 == "-"
        })
      else { return nil }
      return encode(scalars).map { "xn--" + $0 }
    }
    guard !encoded.contains(nil) else { return nil }
    return encoded.compactMap { $0 }.joined(separator: ".")
  }

  /// The procedure of section 6.3.
  private static func encode(_ scalars: [Unicode.Scalar]) -> String? {
    var output = String(String.UnicodeScalarView(scalars.filter(\.isASCII)))
    let basicCount = output.utf8.count
    var handled = basicCount
    if basicCount > 0 { output += "-" }
    var (next, delta, bias) = (0x80, 0, 72)
    while handled < scalars.count {
      guard let least = scalars.map({ Int($0.value) }).filter({ $0 >= next }).min() else {
        return nil
      }
      delta += (least - next) * (handled + 1)
      next = least
      for value in scalars.map({ Int($0.value) }) {
        if value < next { delta += 1 }
        guard value == next else { continue }
        output += digits(of: delta, bias)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return output
  }

  private static func digits(of number: Int, _ bias: Int) -> String {
    var (rest, result, step) = (number, "", base)
    while true {
      let threshold = min(max(step - bias, tMin), tMax)
      if rest < threshold { return result + digit(rest) }
      result += digit(threshold + (rest - threshold) % (base - threshold))
      rest = (rest - threshold) / (base - threshold)
      step += base
    }
  }

  private static func digit(_ value: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return String(letters[value])
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var steps = 0
    while delta > (base - tMin) * tMax / 2 {
      delta /= base - tMin
      steps += base
    }
    return steps + (base - tMin + 1) * delta / (delta + 38)
  }
}
