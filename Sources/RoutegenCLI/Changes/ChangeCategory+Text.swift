extension ChangeCategory {
  /// A number of findings in words: `2 links break`.
  func counted(_ count: Int) -> String {
    let isOne = count == 1
    return switch rawValue {
    case "LINK": "\(count) \(isOne ? "link breaks" : "links break")"
    case "PRINT": "\(count) \(isOne ? "link" : "links") may break in older apps"
    case "PAYLOAD": "\(count) \(isOne ? "payload breaks" : "payloads break")"
    case "CLAIM": "\(count) \(isOne ? "claim changes" : "claims change")"
    case "API": "\(count) \(isOne ? "change" : "changes") of the Swift API"
    default: "\(count) \(isOne ? "change" : "changes") of \(rawValue)"
    }
  }

  /// The title of a section about the category.
  var title: String {
    switch rawValue {
    case "LINK": "Links that people have"
    case "PRINT": "Links for older apps"
    case "PAYLOAD": "Payloads"
    case "CLAIM": "Links of the website"
    case "API": "Swift API"
    default: rawValue
    }
  }
}
