extension Failure {
  /// The failure as the error that callers receive.
  func error(in source: LinkSource, _ rare: RareValues?) -> LinkError {
    let text = source.text(of: capture, rare) ?? ""
    let candidate = CandidateRecord(source.table, at: Int(number))
    switch kind {
    case .notFound: return .notFound(after: capture.isAbsent ? "" : "/" + text)
    case .missing: return .missing(parameter: candidate.name(of: Int(slot)))
    case .invalidValue: return candidate.invalidValue(text, Int(slot))
    case .malformed: return .malformed(malformation, at: Int(number))
    case .repeatedKey: return .repeatedKey(text, at: Int(number))
    case .wrongScheme: return .wrongScheme(text)
    case .wrongHost: return .wrongHost(number == 0 ? text : "\(text):\(number - 1)")
    case .excluded: return .excluded
    case .expired: return .expired(since: text)
    case .other: return rare?.error ?? .notFound(after: "")
    }
  }
}
