/// A text, and the rivals that accept it, too.
package struct Witness {
  package let text: String
  let rivals: Set<Int>
}
