/// The parts of the runtime that only some route sets need.
///
/// Reading calls them through these functions. Generated code names the ones that its table needs, so an app
/// contains no others. A type without generated code has all of them.
@safe public struct RouteFeatures: Sendable {
  /// Finds the texts of placeholders beside text; returns whether there are all.
  private(set) var mixed: (@Sendable (inout LinkMatcher, MixedTexts) -> Bool)?

  private(set) var bases: LinkOrigins.Bases?

  /// Throws if the time of the link has passed.
  private(set) var checkExpiry: (@Sendable (LinkReader, inout LinkMatcher) throws(Failure) -> Void)?

  /// Reads the link in an envelope.
  private(set) var unwrap:
    (
      @Sendable (
        LinkReader, consuming LinkMatcher, _ depth: Int, [LinkHost], UnsafeMutableRawBufferPointer
      ) -> RouteValues
    )?

  /// Does what a candidate needs for other parameters than single values of paths and queries; returns whether it can
  /// match.
  private(set) var parameters:
    (@Sendable (inout LinkMatcher, OtherParameters, CandidateRecord) throws(Failure) -> Bool)?

  /// Single values of paths and queries.
  public static var plain: RouteFeatures { RouteFeatures() }

  /// All of them.
  public static var all: RouteFeatures {
    plain.withBases.withEnvelopes.withExpiry.withMixedSegments.withOtherParameters
  }

  /// Bases of origins.
  public var withBases: RouteFeatures {
    with { features in features.bases = { $0.placeBehindBase(of: $1, $2) } }
  }

  /// Links in links.
  public var withEnvelopes: RouteFeatures {
    with { features in
      unsafe features.unwrap = { unsafe $0.readInner(of: $1, $2, alsoOn: $3, in: $4) }
    }
  }

  /// Links that expire.
  public var withExpiry: RouteFeatures {
    with { features in
      features.checkExpiry = { (reader, matcher) throws(Failure) in
        try reader.checkExpiry(of: &matcher)
      }
    }
  }

  /// Segments, items and fragments with text and placeholders.
  public var withMixedSegments: RouteFeatures {
    with { features in features.mixed = { $0.find($1) } }
  }

  /// Lists, dictionaries, literal items, fragments, constants, hosts, texts with line breaks and items with several
  /// keys.
  public var withOtherParameters: RouteFeatures {
    with { features in
      features.parameters = { (matcher, part, candidate) throws(Failure) in
        try matcher.match(part, of: candidate)
      }
    }
  }

  private func with(_ change: (inout RouteFeatures) -> Void) -> RouteFeatures {
    var features = self
    change(&features)
    return features
  }
}

/// The texts of placeholders beside text.
enum MixedTexts {
  /// Those of a segment, which are recorded.
  case segment(AlternativeRecord, start: Int, end: Int)

  /// The text of one parameter, which replaces the capture of its slot.
  case part(Int, CandidateRecord)
}

/// A part of a candidate's match that only other parameters need than single values of the path and the query.
enum OtherParameters {
  /// Prepares the match of a candidate that may read the rest of the link.
  case rest

  /// Literal items.
  case literals

  /// The capture of a slot.
  case slot(Int, SlotDescriptor)

  /// The elements of a list.
  case list(Int)

  /// Items that may be there once.
  case repetitions(ParameterRecord)

  /// Escaped tabs and line breaks from an offset on, each of which has to be in the value of a `Text`.
  case lineBreaks(from: Int)
}
