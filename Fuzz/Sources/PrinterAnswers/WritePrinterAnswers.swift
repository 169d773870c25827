import Foundation

/// Writes what the tool's printer prints for random values of random routes, for another printer to
/// compare: `PrinterAnswers COUNT SEED`.
///
/// Each line is a JSON object: the `set` of the next lines, as `routegen export json` writes it, or a `route`
/// with `values` and its links.
@main enum WritePrinterAnswers {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: PrinterAnswers COUNT SEED\n".utf8))
      exit(2)
    }
    var count: UInt64 = 0
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = arguments[1] << 32
    while count < arguments[0] {
      if let answers = PrintedSet(seed: seed) {
        count += answers.write(atMost: arguments[0] - count)
      }
      seed += 1
    }
  }
}
