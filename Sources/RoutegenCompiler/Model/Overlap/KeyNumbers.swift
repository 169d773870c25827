/// The numbers of the keys that the patterns of a forest name.
final class KeyNumbers {
  private var numbers: [ItemKey: Int] = [:]

  func number(of key: ItemKey) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
