/// The number of files of each grade, by group.
struct PanelScore {
  private var counts: [String: [PanelVerdict.Grade: Int]] = [:]

  mutating func add(_ grade: PanelVerdict.Grade, of name: String) {
    let group = String(name.prefix { $0 != "-" })
    counts[group, default: [:]][grade, default: 0] += 1
  }

  func count(of grade: PanelVerdict.Grade) -> Int {
    counts.values.reduce(0) { $0 + ($1[grade] ?? 0) }
  }

  /// A Markdown table with a line for each group.
  var table: String {
    let grades = PanelVerdict.Grade.allCases
    let head = "| group | files | \(grades.map(\.rawValue).joined(separator: " | ")) |"
    let rule = String(repeating: "| --- ", count: grades.count + 2) + "|"
    let rows = counts.sorted { $0.key < $1.key }.map { group, counts in
      row(group, grades.map { counts[$0] ?? 0 })
    }
    return ([head, rule] + rows + [row("all", grades.map(count(of:)))]).joined(separator: "\n")
      + "\n"
  }

  private func row(_ name: String, _ counts: [Int]) -> String {
    let cells = [name, "\(counts.reduce(0, +))"] + counts.map(String.init)
    return "| \(cells.joined(separator: " | ")) |"
  }
}
