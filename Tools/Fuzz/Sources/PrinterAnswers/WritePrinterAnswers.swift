import Foundation

/// Writes what the tool's printer prints for random values of random routes, for another printer to
/// compare: `PrinterAnswers COUNT SEED [FOLDER]`.
///
/// Each line is a JSON object: the `set` of the next lines, as `routegen export json` writes it, or a `route`
/// with `values` and its links. With a folder, the functions of each set are written there in each language of
/// `routegen generate --language`, and `values` are the texts that links have.
@main enum WritePrinterAnswers {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let arguments = words.prefix(2).compactMap { UInt64($0) }
    guard arguments.count == 2, words.count < 4 else {
      FileHandle.standardError.write(Data("usage: PrinterAnswers COUNT SEED [FOLDER]\n".utf8))
      exit(2)
    }
    let folder = words.dropFirst(2).first
    var count: UInt64 = 0
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = arguments[1] << 32
    while count < arguments[0] {
      if let answers = PrintedSet(seed: seed, buildersIn: folder) {
        count += answers.write(atMost: arguments[0] - count)
      }
      seed += 1
    }
  }
}
