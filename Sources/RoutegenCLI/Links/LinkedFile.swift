import RoutegenGenerate
import RoutegenSource
import RoutegenWorkspace

/// A text file with links.
struct LinkedFile: BaselinedFile {
  let source: SourceFile
  let path: AbsolutePath
  let settings: Settings
}
