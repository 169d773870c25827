import HTTPTypes
import RoutegenRuntime

/// The reason why a link leads nowhere, as far as its reader has to know it.
///
/// The raw value is for the log.
enum Refusal: String, CaseIterable {
  case notFound, wrongHost, missing, invalidValue, malformed, expired

  init(_ error: LinkError) {
    self =
      switch error {
      case .notFound, .excluded, .unprintable: .notFound
      case .wrongHost, .wrongScheme: .wrongHost
      case .missing: .missing
      case .invalidValue: .invalidValue
      case .malformed, .repeatedKey: .malformed
      case .expired: .expired
      }
  }

  var status: HTTPResponse.Status {
    switch self {
    case .notFound, .wrongHost: .notFound
    case .missing, .invalidValue, .malformed: .badRequest
    case .expired: .gone
    }
  }

  var title: String {
    switch self {
    case .notFound: "This page does not exist"
    case .wrongHost: "This page is not on this site"
    case .missing: "A part of this link is missing"
    case .invalidValue: "This link contains a mistake"
    case .malformed: "This link is damaged"
    case .expired: "This link has expired"
    }
  }

  var text: String {
    switch self {
    case .notFound: "The link does not lead to a page of this site."
    case .wrongHost: "The link is one of another site."
    case .missing: "Only a part of it may have been copied. Open it where you found it."
    case .invalidValue: "A part of it is not what it should be, such as a word instead of a number."
    case .malformed: "It is too long, or has characters that a link cannot have."
    case .expired: "Ask the person who sent it to you for a new one."
    }
  }
}
