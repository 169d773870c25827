import Foundation

/// The table of ratios, in Markdown.
struct Report {
  let results: [String: Contest.Result]

  /// Prints a row that compares `name` with `other`; the ratio of their times should be at most `limit`.
  func row(_ what: String, _ name: String, beside other: String? = nil, atMost limit: Double? = nil)
  {
    guard let result = results[name] else { return }
    var cells = [what] + cells(result)
    if let other, let beside = results[other] {
      cells += [other] + self.cells(beside)
      cells.append(String(format: "%.2f ×", result.least / beside.least))
      cells.append(limit.map { String(format: "%.2f ×", $0) } ?? "")
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
      | what | ns | median | instr | mallocs | compared with | ns | median | instr | mallocs | ratio | at most |
      | --- | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      """)
  }

  private func cells(_ result: Contest.Result) -> [String] {
    [
      String(format: "%.0f", result.least), String(format: "%.0f", result.median),
      result.instructions.map { String(format: "%.0f", $0) } ?? "",
      String(format: "%.2f", result.allocations),
    ]
  }
}
