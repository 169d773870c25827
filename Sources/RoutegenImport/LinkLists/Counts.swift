import RoutegenModel

/// Texts in the order in which they were found, with the number of each.
struct Counts {
  private(set) var texts: [String] = []
  private var numbers: [String.UTF8Key: Int] = [:]

  init(_ texts: some Sequence<String>) {
    for text in texts { add(text) }
  }

  mutating func add(_ text: String) {
    let key = text.utf8Key
    if let number = numbers[key] {
      numbers[key] = number + 1
    } else {
      numbers[key] = 1
      texts.append(text)
    }
  }

  func number(of text: String) -> Int { numbers[text.utf8Key] ?? 0 }
}
