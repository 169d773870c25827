package import RoutegenFormats
package import RoutegenGenerate
import RoutegenSource

extension JSONValue {
  /// Reads the file at `path`.
  package init(at path: String, in environment: borrowing some Environment) throws(UsageError) {
    try self.init(SourceFile(path: path, bytes: try environment.contents(of: path)))
  }

  /// Reads a file, or a text that has the name of one.
  init(_ file: SourceFile) throws(UsageError) {
    var reader = JSONReader(file)
    do throws(FormatMistake) {
      self = try reader.readDocument()
    } catch {
      let (line, column) = file.location(of: error.offset)
      throw UsageError("\(file.path):\(line):\(column): \(error.message)")
    }
  }
}
