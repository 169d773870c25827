/// A model, and the facts about it that more than one rule needs, each computed once if at all.
package final class ModelFacts {
  let model: RouteModel
  private let budget: SearchBudget
  private(set) lazy var overlapIndex = OverlapIndex(model, budget: budget)

  init(_ model: RouteModel, _ budget: SearchBudget = SearchBudget()) {
    (self.model, self.budget) = (model, budget)
  }
}
