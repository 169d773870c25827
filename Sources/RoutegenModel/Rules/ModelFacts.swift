/// A model, and the facts about it that more than one rule needs, each computed once if at all.
package final class ModelFacts {
  let model: RouteModel
  private(set) lazy var overlapIndex = OverlapIndex(model)
  private(set) lazy var literalSegments = model.literalSegments

  init(_ model: RouteModel) {
    self.model = model
  }
}
