/// The films of this week.
struct Programme {
  private let trailers = [7: true, 9: false]

  func has(_ id: Int) -> Bool { trailers[id] != nil }

  func hasTrailer(_ id: Int) -> Bool { trailers[id] ?? false }
}
