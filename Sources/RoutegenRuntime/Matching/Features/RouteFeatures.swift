/// The parts of the runtime that only some route sets need.
///
/// Reading calls them through these functions. Generated code names the ones that its table needs, so an app
/// contains no others. A type without generated code has all of them.
@safe public struct RouteFeatures: Sendable {
  /// Records the texts of a mixed segment; returns whether it matches.
  private(set) var split:
    (@Sendable (inout LinkMatcher, AlternativeRecord, _ start: Int, _ end: Int) -> Bool)?

  /// Returns the part of an item or a fragment that is the value of a parameter; `nil` if there is no such part.
  private(set) var part: (@Sendable (inout LinkMatcher, Capture, Int, CandidateRecord) -> Capture?)?

  /// Throws if the time of the link has passed.
  private(set) var checkExpiry: (@Sendable (LinkReader, inout LinkMatcher) throws(Failure) -> Void)?

  /// Reads the link in an envelope.
  private(set) var unwrap:
    (
      @Sendable (
        LinkReader, consuming LinkMatcher, _ depth: Int, [LinkHost], UnsafeMutableRawBufferPointer
      ) -> RouteValues
    )?
  private(set) var parameters: ParameterFeatures?

  /// Single values of paths and queries.
  public static var plain: RouteFeatures { RouteFeatures() }

  /// All of them.
  public static var all: RouteFeatures {
    plain.withEnvelopes.withExpiry.withMixedSegments.withOtherParameters
  }

  /// Links in links.
  public var withEnvelopes: RouteFeatures {
    var features = self
    unsafe features.unwrap = { unsafe $0.readInner(of: $1, $2, alsoOn: $3, in: $4) }
    return features
  }

  /// Links that expire.
  public var withExpiry: RouteFeatures {
    var features = self
    features.checkExpiry = { (reader, matcher) throws(Failure) in
      try reader.checkExpiry(of: &matcher)
    }
    return features
  }

  /// Segments, items and fragments with text and placeholders.
  public var withMixedSegments: RouteFeatures {
    var features = self
    features.split = { $0.splitMixed($1, $2, $3) }
    features.part = { $0.part(of: $1, $2, $3) }
    return features
  }

  /// Lists, dictionaries, literal items, fragments, constants, hosts, texts with line breaks and items with several
  /// keys.
  public var withOtherParameters: RouteFeatures {
    var features = self
    features.parameters = ParameterFeatures()
    return features
  }
}

/// The functions for parameters that are not single values of the path or the query.
struct ParameterFeatures: Sendable {
  let begin: @Sendable (inout LinkMatcher, CandidateRecord) -> Void = { $0.begin($1) }
  let fill: @Sendable (inout LinkMatcher, Int, SlotDescriptor) -> Void = { $0.fillOther($1, $2) }
  let readsAll: @Sendable (inout LinkMatcher, Int, CandidateRecord) -> Bool = {
    $0.readsAll($1, $2)
  }
  let hasLiterals: @Sendable (inout LinkMatcher, CandidateRecord) throws(Failure) -> Bool = {
    (matcher, candidate) throws(Failure) in try matcher.hasLiterals(candidate)
  }
  let checkLineBreaks: @Sendable (inout LinkMatcher, Int) throws(Failure) -> Void = {
    (matcher, offset) throws(Failure) in try matcher.checkLineBreaks(from: offset)
  }
}
