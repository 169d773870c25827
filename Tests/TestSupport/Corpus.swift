import Foundation
package import RoutegenCompiler
import Testing

/// The golden files of one kind: `Tests/Corpus/<kind>/NAME.routes`, and the expected outputs in
/// `Tests/Corpus/<kind>/expected/NAME.<extension>`.
///
/// The input marks the places of diagnostics, in comments below the text:
///
///     /users/{id: Intt}
///     //          ^^^^ RG203
///
/// Text in the first two columns cannot be marked; indent the case. ``Case/levels`` turns lints on.
package struct Corpus: Sendable {
  package let cases: [Case]
  private let folder: URL

  /// - Parameter extensions: The file extensions of inputs.
  package init(_ kind: String, extensions: Set<String> = ["routes"]) {
    let folder = Repository.url("Tests/Corpus/\(kind)")
    self.folder = folder
    cases = Self.files(in: folder)
      .filter { extensions.contains($0.pathExtension) }
      .map {
        Case(
          name: $0.deletingPathExtension().lastPathComponent, fileName: $0.lastPathComponent,
          folder: folder)
      }
    // A test with no case passes.
    precondition(!cases.isEmpty, "there is no case in \(folder.path)")
  }

  /// The cases for what is tried of every file: in the short form of the tests without those that take
  /// the whole budget of a search, each time they are compiled.
  package var usualCases: [Case] { isLong ? cases : cases.filter { $0.size < 20_000 } }

  /// The expected files that belong to no case.
  package var orphans: [String] {
    let names = Set(cases.map(\.name))
    return Self.files(in: folder.appendingPathComponent("expected"))
      .filter { !names.contains($0.deletingPathExtension().lastPathComponent) }
      .map(\.lastPathComponent)
  }

  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// One input and its folder.
  package struct Case: Sendable, CustomTestStringConvertible {
    package let name: String
    let fileName: String
    let folder: URL

    package var testDescription: String { name }

    /// The input, as the compiler reads it.
    package var file: SourceFile {
      let data = try? Data(contentsOf: folder.appendingPathComponent(fileName))
      return SourceFile(path: fileName, bytes: [UInt8](data ?? Data()))
    }

    fileprivate var size: Int {
      let path = folder.appendingPathComponent(fileName)
      return (try? path.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }

    /// The contents of `expected/NAME.fileExtension`; empty if there is no such file.
    package func expected(in fileExtension: String) -> String {
      let file = folder.appendingPathComponent("expected")
        .appendingPathComponent("\(name).\(fileExtension)")
      return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    /// Expects `actual` to be the contents of `expected/NAME.fileExtension`.
    ///
    /// An empty output has no file. If `ROUTEGEN_UPDATE` is set, writes the file and fails, as a
    /// reminder to review it.
    package func expect(_ actual: String, in fileExtension: String) {
      let file = folder.appendingPathComponent("expected")
        .appendingPathComponent("\(name).\(fileExtension)")
      expect(actual, toBe: expected(in: fileExtension), in: file)
    }

    /// Expects `actual` to be the case, in which the expected output is written.
    func expectItself(_ actual: String) {
      let file = folder.appendingPathComponent(fileName)
      expect(actual, toBe: (try? String(contentsOf: file, encoding: .utf8)) ?? "", in: file)
    }

    private func expect(_ actual: String, toBe expected: String, in file: URL) {
      // Not `==`, for which texts with other accents are equal.
      guard !actual.utf8.elementsEqual(expected.utf8) else { return }
      guard ProcessInfo.processInfo.environment["ROUTEGEN_UPDATE"] != nil else {
        Issue.record(
          """
          \(file.lastPathComponent) differs
          \(lineDifference(from: expected, to: actual))
          if this is right: ROUTEGEN_UPDATE=1 swift test
          """)
        return
      }
      update(file, to: actual)
    }

    func update(_ file: URL, to text: String) {
      do {
        if text.isEmpty {
          try FileManager.default.removeItem(at: file)
        } else {
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: file, options: .atomic)
        }
        Issue.record("\(file.lastPathComponent) rewritten; run again without ROUTEGEN_UPDATE")
      } catch {
        Issue.record("cannot rewrite \(file.path): \(error)")
      }
    }
  }
}

/// Returns the lines that are in only one of the texts, each after `-` or `+`.
func lineDifference(from expected: String, to actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let same = zip(old, new).prefix { $0 == $1 }.count
  let rest = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
  let sameAtEnd = rest.prefix { $0 == $1 }.count
  let removed = old[same..<(old.count - sameAtEnd)].map { "-\($0)" }
  let added = new[same..<(new.count - sameAtEnd)].map { "+\($0)" }
  return (["line \(same + 1):"] + removed + added).joined(separator: "\n")
}
