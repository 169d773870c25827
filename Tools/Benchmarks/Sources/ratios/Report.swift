import Foundation

/// The table of ratios, in Markdown.
struct Report {
  let results: [String: Contest.Result]

  /// Prints a row that compares `name` with `other`; the ratio of their warm times should be at most `limit`.
  func row(_ what: String, _ name: String, beside other: String? = nil, atMost limit: Double? = nil)
  {
    guard let result = results[name] else { return }
    var cells = [what] + cells(result)
    if let other, let beside = results[other] {
      cells += [other] + self.cells(beside)
      cells.append(ratio(result.leastWarm, beside.leastWarm))
      cells.append(limit.map { String(format: "%.2f ×", $0) } ?? "")
      cells.append(ratio(result.medianCold, beside.medianCold))
    } else if other == nil {
      cells += ["", "", "", "", "", "", ""]
    } else {
      return
    }
    print("| " + cells.joined(separator: " | ") + " |")
  }

  func head() {
    print(
      """
      | what | warm ns | cold ns | mallocs | compared with | warm ns | cold ns | mallocs | warm ratio | at most | cold ratio |
      | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      """)
  }

  private func ratio(_ time: Double?, _ other: Double?) -> String {
    guard let time, let other else { return "" }
    return String(format: "%.2f ×", time / other)
  }

  private func cells(_ result: Contest.Result) -> [String] {
    [
      String(format: "%.0f", result.leastWarm),
      result.medianCold.map { String(format: "%.0f", $0) } ?? "",
      String(format: "%.2f", result.allocations),
    ]
  }
}
