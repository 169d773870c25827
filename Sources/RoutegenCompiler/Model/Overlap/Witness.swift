/// A text, and the rivals that accept it, too.
struct Witness {
  let text: String
  let rivals: Set<Int>
}
