/// The result of a run of git.
package struct ProgramOutput: Sendable {
  package let exitCode: Int32
  package let output: [UInt8]

  package init(exitCode: Int32, output: [UInt8]) {
    (self.exitCode, self.output) = (exitCode, output)
  }

  /// The output as text, without the line break at its end.
  var text: String {
    String(
      decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
  }
}
