package import RoutegenGenerate
package import RoutegenSource

/// A file whose findings a baseline may contain.
package protocol BaselinedFile {
  var source: SourceFile { get }
  var path: AbsolutePath { get }

  /// The settings of the file, which may name the baseline.
  var settings: Settings { get }
}
