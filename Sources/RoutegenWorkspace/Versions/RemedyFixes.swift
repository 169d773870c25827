import RoutegenDiff
import RoutegenLayout
import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// Turns remedies into changes of a file.
struct RemedyFixes {
  private let syntax: FileSyntax
  private let model: RouteModel

  private var file: SourceFile { syntax.file }

  /// The number of routes that a title names at most.
  private static let mostNames = 4

  init(_ syntax: FileSyntax, _ model: RouteModel) {
    (self.syntax, self.model) = (syntax, model)
  }

  /// The change of the file; `nil` if the remedy concerns the file of a mounted route set.
  func fix(_ remedy: ChangeRemedy) -> FixIt? {
    switch remedy {
    case .alias(let index, let lines): aliases(lines, of: model.routes[index])
    case .groupAlias(let name, let lines):
      syntax.declarations.group(named: name).flatMap { aliases(lines, of: $0) }
    case .routes(let names, let lines, let place): routes(names, lines, place)
    case .declaration(let line): declaration(line)
    case .placeholder(let span, let text):
      span.file == file.id ? fix("write '\(text)' as before", at: span, text) : nil
    case .constant(let pattern, let parameter, let text):
      syntax.declarations.routes.flatMap(\.aliases).first { $0.pattern.span == pattern }?.values
        .first { $0.name.text == parameter }
        .map { fix("write 'with \(parameter) = \(text)' as before", at: $0.value.span, text) }
    case .otherKeys(let span, let text):
      span.file == file.id ? fix("write '\(text)' for both keys", at: span, text) : nil
    case .enumValues(let index, let values): enumValues(values, of: model.enumerations[index])
    case .enumWords(let index, let words): enumWords(words, of: model.enumerations[index])
    }
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

  /// Lines of deprecated routes; `nil` if the place is in another file.
  private func routes(_ names: [String], _ lines: [String], _ place: RoutePlace) -> FixIt? {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let title =
      switch names.count {
      case 1: "add \(list) again, deprecated"
      case ...Self.mostNames: "add \(list) again, as deprecated routes"
      case let count: "add \(count) routes again, as deprecated ones"
      }
    switch place {
    case .endOfFile: return end(title, lines)
    case .group, .origins:
      return syntax.declarations.closingBrace(of: place).flatMap {
        insert(title, lines, before: $0)
      }
    }
  }

  /// Lines at the end of the block that a brace closes; `nil` if the brace is not on a line of its own.
  private func insert(_ title: String, _ lines: [String], before brace: Span) -> FixIt? {
    let line = file.span(ofLine: file.location(of: brace.start).line)
    let indentation = file.indentation(of: brace.start)
    guard line.start + indentation.utf8.count == brace.start else { return nil }
    let text = lines.map { indentation + "    " + $0 + "\n" }.joined()
    return fix(title, at: Span(file: file.id, start: line.start, end: line.start), text)
  }

  /// Lines at the end of the file.
  private func end(_ title: String, _ lines: [String]) -> FixIt {
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
    guard let last = enumSyntax(enumeration)?.values.last else { return nil }
    let end = (last.text ?? last.name).span.end
    let texts = values.map { value in
      value.text == value.caseName ? value.text : "\(value.caseName) = \"\(value.text)\""
    }
    let names = values.map { "'\($0.caseName)'" }.joined(separator: ", ")
    return fix(
      "add \(names) to '\(enumeration.name)'", at: Span(file: file.id, start: end, end: end),
      ", " + texts.joined(separator: ", "))
  }

  private func enumWords(_ words: String, of enumeration: Enumeration) -> FixIt? {
    guard let name = enumSyntax(enumeration)?.name.span else { return nil }
    let line = file.span(ofLine: file.location(of: name.start).line)
    let start = line.start + file.indentation(of: name.start).utf8.count
    return fix(
      "write '\(words) \(enumeration.name)' as before",
      at: Span(file: file.id, start: start, end: name.start), words + " ")
  }

  private func enumSyntax(_ enumeration: Enumeration) -> EnumSyntax? {
    for case .enumeration(let found) in syntax.declarations
    where found.name.span == enumeration.nameSpan {
      return found
    }
    return nil
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
