package import RoutegenGenerate
package import RoutegenSource

/// A file whose findings a baseline may contain.
package protocol BaselinedFile {
  var source: SourceFile { get }
  var path: AbsolutePath { get }

  /// The baseline that the settings of the file name; `nil` if they name none.
  var baseline: AbsolutePath? { get }
}
