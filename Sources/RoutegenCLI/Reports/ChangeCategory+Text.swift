import RoutegenDiff
import RoutegenGenerate
import RoutegenModel

extension ChangeCategory {
  /// The categories that the value of `--category` names: `LINK`, or several with commas.
  static func named(_ text: String) throws(UsageError) -> Set<ChangeCategory> {
    var categories: Set<ChangeCategory> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let category = Self(rawValue: name.uppercased()) else {
        let names = Self.allCases.map(\.rawValue)
        throw UsageError(
          "there is no category '\(name)'" + nearest(to: name, among: names, "the categories"))
      }
      categories.insert(category)
    }
    return categories
  }

  /// A number of findings in words: `2 links break`.
  func counted(_ count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .link: "\(count) \(isOne ? "link breaks" : "links break")"
    case .print: "\(count) \(isOne ? "link" : "links") may break in older apps"
    case .payload: "\(count) \(isOne ? "payload breaks" : "payloads break")"
    case .claim: "\(count) \(isOne ? "claim changes" : "claims change")"
    }
  }

  /// The title of a section about the category.
  var title: String {
    switch self {
    case .link: "Links that people have"
    case .print: "Links for older apps"
    case .payload: "Payloads"
    case .claim: "Links of the website"
    }
  }
}
