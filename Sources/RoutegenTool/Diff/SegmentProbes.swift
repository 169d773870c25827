import RoutegenCompiler

/// Texts for a segment of a path that two patterns may read as other values.
///
/// In a mixed segment, the literal text after a value may be in the value, too, and then the types decide where the
/// value ends: to `{slug}-{id: Int}`, `a-b-7` is `a-b` and 7, and to `{slug}-{id}`, it is `a` and `b-7`.
struct SegmentProbes {
  private let before: (segment: Segment, model: RouteModel)
  private let after: (segment: Segment, model: RouteModel)

  /// The number of texts that are tried for a segment, and of those that are returned.
  private static let mostTexts = 512
  private static let mostFound = 8

  /// - Parameters:
  ///   - before: The segment of the old version's pattern, and the old version.
  ///   - after: The same of the new version.
  init(
    _ before: (segment: Segment, model: RouteModel), _ after: (segment: Segment, model: RouteModel)
  ) {
    (self.before, self.after) = (before, after)
  }

  /// Texts that both segments accept, and divide at different places or print otherwise.
  var texts: [String] {
    let (pieces, others) = (before.segment.piecesWithValues, after.segment.piecesWithValues)
    let marks = Set((pieces + others).compactMap(\.literal)).sorted()
    let all = pieces.map { ($0, before.model) } + others.map { ($0, after.model) }
    let ends = all.compactMap { piece, model in
      piece.type.flatMap { model.samples(of: $0, inPath: true).first }
    }
    // A value that goes on behind a mark goes on as the value behind the mark begins.
    let inner =
      marks.flatMap { mark in (["b"] + ends).map { "a\(mark)\($0)" } }
      + marks.map { "a\($0.prefix(1))" }
    let texts =
      texts(of: pieces, before.model, containing: marks, inner)
      + texts(of: others, after.model, containing: marks, inner)
    return Array(texts.filter { isReadOtherwise($0, pieces, others) }.prefix(Self.mostFound))
  }

  private func isReadOtherwise(
    _ text: String, _ pieces: [Piece], _ others: [Piece]
  ) -> Bool {
    guard let values = before.model.values(of: text, pieces),
      let newValues = after.model.values(of: text, others)
    else { return false }
    return values.count != newValues.count
      || !zip(values, newValues).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The texts of pieces, with all combinations of a few texts for each value.
  private func texts(
    of pieces: [Piece], _ model: RouteModel, containing marks: [String], _ inner: [String]
  ) -> [String] {
    pieces.reduce([""]) { texts, piece in
      let choices =
        piece.literal.map { [$0] } ?? piece.type.map { values(of: $0, model, marks, inner) } ?? []
      return Array(texts.flatMap { text in choices.map { text + $0 } }.prefix(Self.mostTexts))
    }
  }

  /// Two values, then values that contain one of the literal texts or its first character, or are written in another case.
  private func values(
    of type: ValueType, _ model: RouteModel, _ marks: [String], _ inner: [String]
  ) -> [String] {
    let samples =
      type.separator == nil && type.kind.hasListedValues
      ? model.writtenValues(of: type.kind) : model.samples(of: type, inPath: true)
    let marked = samples.filter { text in marks.contains { text.contains($0) } }
    return (samples.prefix(2) + marked.prefix(Self.mostFound) + (type.kind.isText ? inner : []))
      .flatMap { [$0, $0.uppercased()] }
      .filter { model.reads($0, as: type, inPath: true) }
  }
}

extension RouteModel {
  /// The values of a segment's placeholders as the app prints them; `nil` if the segment has another text.
  fileprivate func values(of text: String, _ pieces: [Piece]) -> [String]? {
    if let type = pieces.first?.type, pieces.count == 1 {
      return reads(text, as: type, inPath: true) ? [printedText(of: text, as: type)] : nil
    }
    guard let values = split(text, pieces) else { return nil }
    let areRead = values.allSatisfy { reads($0.text, as: $0.type, inPath: true) }
    return areRead ? values.map { printedText(of: $0.text, as: $0.type) } : nil
  }
}

extension Segment {
  /// The pieces of a segment with placeholders; none of literal text and of the rest of a path.
  fileprivate var piecesWithValues: [Piece] { pieces.contains { $0.type != nil } ? pieces : [] }
}
