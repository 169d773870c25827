/// The meaning of a file in builds with a compilation condition: `variant BETA { … }`.
package struct RouteVariant: Sendable {
  /// The compilation condition.
  package var name: String { model.condition ?? "" }
  package let span: Span

  /// The model of the file with the variant's schemes and hosts, and without examples.
  package let model: RouteModel
}

extension RouteModel {
  /// The model of the builds with a compilation condition; `nil` without a variant of that name.
  ///
  /// Its only variant is this model, the meaning of the file without a condition.
  package func variant(_ name: String) -> RouteModel? {
    var found = variants.first { $0.name == name }?.model
    found?.variants = [RouteVariant(span: nameSpan, model: self)]
    return found
  }
}
