package import RoutegenCompiler

/// The route files of a version in one file, which `routegen snapshot` writes.
///
/// It has the texts and nothing of their meaning, so that a later tool compiles them by its own rules.
package struct Snapshot {
  /// The version of the file format.
  static let version = 1

  /// A route file.
  package struct File {
    let path: AbsolutePath

    /// The module of an imported file; `nil` for that of the others.
    let module: String?

    /// Whether the file is not compared itself, because it is there for its route set, which others mount.
    let isMounted: Bool
    let text: String
  }

  package let files: [File]

  /// - Parameter folder: The current folder.
  package init(_ version: NewVersion, in folder: AbsolutePath, _ imported: [ImportedFile]) {
    let own = version.files.map {
      File(path: $0.path, module: nil, isMounted: false, text: $0.source.text)
    }
    let others = imported.map {
      File(
        path: AbsolutePath($0.parsed.file.path, in: folder), module: $0.module, isMounted: true,
        text: $0.parsed.file.text)
    }
    files = own + others
  }

  init(files: [File]) { self.files = files }

  /// The text of the file at `path`, in which paths are relative to its folder.
  package func text(at path: AbsolutePath) -> String {
    let folder = path.parent ?? path
    let texts = files.map { (path: $0.path.path(from: folder), file: $0) }
    let files: [JSONMembers] = texts.sorted { $0.path < $1.path }.map { path, file in
      [
        "path": path, "module": file.module, "mounted": file.isMounted ? true : nil,
        "text": file.text,
      ]
    }
    let document: JSONMembers = ["version": Self.version, "tool": toolVersion, "files": files]
    return jsonText(document)
  }

  /// Compiles the files that belong to the new version; the others may only be mounted.
  ///
  /// - Parameters:
  ///   - first: The number of the first file.
  ///   - folder: The current folder.
  func project(of new: NewVersion, numberedFrom first: Int, in folder: AbsolutePath) -> Project {
    let compared = Set(compared(with: new, in: folder))
    let order =
      files.indices.filter(compared.contains) + files.indices.filter { !compared.contains($0) }
    let parsed = order.enumerated().map { number, index in
      ParsedFile(
        SourceFile(
          id: FileID(first + number), path: files[index].path.path(from: folder),
          text: files[index].text))
    }
    let imports = zip(order, parsed).dropFirst(compared.count).map { index, parsed in
      ImportedFile(module: files[index].module, parsed: parsed)
    }
    return Project(
      Array(parsed.prefix(compared.count)), imports: Array(imports), isPast: true)
  }

  /// The indices of the files at the paths of the new version, and of those with one of its route sets.
  ///
  /// A snapshot with no file at these paths is from another place, and all of it is compared.
  private func compared(with new: NewVersion, in folder: AbsolutePath) -> [Int] {
    let paths = new.paths.map { AbsolutePath($0, in: folder) }
    let own = files.indices.filter { !files[$0].isMounted }
    let inside = own.filter { index in paths.contains { files[index].path.isInside($0) } }
    guard !inside.isEmpty else { return own }
    let names = Set(new.files.compactMap(\.parsed.syntax.routesName))
    return own.filter { index in
      inside.contains(index)
        || ParsedFile(SourceFile(path: "", text: files[index].text)).syntax.routesName
          .map(names.contains) == true
    }
  }
}

extension SourceFile {
  /// The whole text.
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
