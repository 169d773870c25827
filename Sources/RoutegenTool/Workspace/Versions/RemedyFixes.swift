import RoutegenCompiler

/// Turns remedies into changes of a file.
struct RemedyFixes {
  private let syntax: FileSyntax
  private let model: RouteModel
  private let oldFiles: [SourceFile]

  private var file: SourceFile { syntax.file }

  /// The number of routes that a title names at most.
  private static let mostNames = 4

  init(_ syntax: FileSyntax, _ model: RouteModel, _ oldFiles: [SourceFile]) {
    (self.syntax, self.model, self.oldFiles) = (syntax, model, oldFiles)
  }

  /// The change of the file; `nil` if the remedy concerns the file of a mounted route set.
  func fix(_ remedy: ChangeRemedy) -> FixIt? {
    switch remedy {
    case .alias(let index, let lines): aliases(lines, of: model.routes[index])
    case .groupAlias(let name, let lines):
      syntax.declarations.allRoutes.first { ($0.name?.span ?? $0.pattern.span) == name }
        .flatMap { aliases(lines, of: $0) }
    case .routes(let names, let lines): routes(names, lines)
    case .declaration(let line): declaration(line)
    case .placeholder(let span, let old): asBefore(span, old) { $1 }
    case .otherKeys(let span, let keys): otherKeys(keys, at: span)
    case .enumValues(let index, let values): enumValues(values, of: model.enumerations[index])
    case .enumWords(let name, let old):
      asBefore(name, old) { file, name in
        let line = file.span(ofLine: file.location(of: name.start).line)
        let start = line.start + file.indentation(of: name.start).utf8.count
        return Span(file: name.file, start: start, end: name.end)
      }
    }
  }

  /// What the old version has at a place; `nil` if it is in another file, or the same.
  private func asBefore(
    _ new: Span, _ old: Span, whole: (SourceFile, Span) -> Span
  ) -> FixIt? {
    guard new.file == file.id, let oldFile = oldFiles.first(where: { $0.id == old.file }) else {
      return nil
    }
    let span = whole(file, new)
    let text = oldFile.text(of: whole(oldFile, old))
    return text == file.text(of: span)
      ? nil : fix("write '\(text)' as before", at: span, text)
  }

  /// The keys behind what a placeholder says in front of its default.
  private func otherKeys(_ keys: [String], at span: Span) -> FixIt? {
    let items = syntax.declarations.allRoutes.flatMap(\.pattern.query)
    guard let parameter = items.compactMap(\.parameter).first(where: { $0.span == span }) else {
      return nil
    }
    var end = span.end - 1
    if let value = parameter.defaultValue?.span.start {
      let rest = file.bytes[..<value]
      end = parameter.elseWord?.start ?? rest.lastIndex(of: UInt8(ascii: "=")) ?? end
      while file.bytes[end - 1].isBlank { end -= 1 }
    }
    let words = keys.asOtherKeys
    return fix(
      "add '\(words.dropFirst())' to '\(file.text(of: span))'",
      at: Span(file: file.id, start: end, end: end), words)
  }

  private func fix(_ title: String, at span: Span, _ text: String) -> FixIt {
    let text = text.replacing("\n", with: file.lineBreak)
    return FixIt(title: title, span: span, replacement: text, isAutomatic: false)
  }

  // MARK: Routes

  /// Lines below a route and its other patterns.
  private func aliases(_ lines: [String], of route: Route) -> FixIt? {
    let own = [route.pattern.span, route.nameSpan] + route.aliases.map(\.pattern.span)
    guard own.allSatisfy({ $0.file == file.id }), let end = own.map(\.end).max() else { return nil }
    let indentation = file.indentation(of: route.pattern.span.start) + "    "
    return insert(lines, below: end, indentation)
  }

  /// Lines of a group, the last of those that begin with `also`; `nil` if something else follows the brace.
  private func aliases(_ lines: [String], of group: RouteSyntax) -> FixIt? {
    let names = [group.pattern.span, group.name?.span, group.mount?.span].compactMap { $0 }
    let head = names.map(\.end).max() ?? group.pattern.span.end
    let values = group.aliases.flatMap { [$0.pattern.span] + $0.values.map(\.value.span) }
    let end = values.map(\.end).max() ?? head
    let rest = file.bytes[end..<file.span(ofLine: file.location(of: end).line).end]
      .filter { !$0.isBlank }
    let isEnd = rest.isEmpty || rest.starts(with: "//".utf8)
    let opens = rest.elementsEqual("{".utf8) || rest.starts(with: "{//".utf8)
    guard group.block == nil || !group.aliases.isEmpty ? isEnd : opens else { return nil }
    let indentation = file.indentation(of: group.pattern.span.start) + "    "
    return insert(lines, below: end, indentation)
  }

  /// Lines of deprecated routes at the end of the file.
  private func routes(_ names: [String], _ lines: [String]) -> FixIt {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let title =
      switch names.count {
      case 1: "add \(list) again, deprecated"
      case ...Self.mostNames: "add \(list) again, as deprecated routes"
      case let count: "add \(count) routes again, as deprecated ones"
      }
    let gap = file.bytes.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
    let end = Span(file: file.id, start: file.bytes.count, end: file.bytes.count)
    return fix(title, at: end, gap + lines.map { $0 + "\n" }.joined())
  }

  // MARK: Declarations

  /// A line below those of the same kind: links are printed with the first host and the first scheme.
  private func declaration(_ line: String) -> FixIt {
    var end = model.nameSpan.end
    for declaration in syntax.declarations {
      switch declaration {
      case .schemes(let names), .hosts(let names): end = max(end, names.last?.span.end ?? 0)
      case _:
        break
      }
    }
    return insert([line], below: end)
  }

  private func enumValues(_ values: [Enumeration.Value], of enumeration: Enumeration) -> FixIt? {
    let enums = syntax.declarations.compactMap { declaration -> EnumSyntax? in
      if case .enumeration(let found) = declaration { found } else { nil }
    }
    guard let last = enums.first(where: { $0.name.span == enumeration.nameSpan })?.values.last
    else { return nil }
    let end = (last.text ?? last.name).span.end
    let texts = values.map { value in
      value.text == value.caseName ? value.text : "\(value.caseName) = \"\(value.text)\""
    }
    let names = values.map { "'\($0.caseName)'" }.joined(separator: ", ")
    return fix(
      "add \(names) to '\(enumeration.name)'", at: Span(file: file.id, start: end, end: end),
      ", " + texts.joined(separator: ", "))
  }

  // MARK: Lines

  private func insert(
    _ lines: [String], below offset: Int, _ indentation: String = ""
  ) -> FixIt {
    let end = file.span(ofLine: file.location(of: min(offset, file.bytes.count)).line).end
    return fix(
      "add \(lines.map { "'\($0)'" }.joined(separator: " and "))",
      at: Span(file: file.id, start: end, end: end),
      lines.map { "\n" + indentation + $0 }.joined())
  }
}
