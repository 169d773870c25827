/// A line of a list of links that opens nothing in the imported file, and the reason.
struct LinkProblem {
  let place: ListedLink.Place
  let text: String
  let reason: String

  init(_ link: ListedLink, _ reason: String) {
    self.init(at: link.place, text: link.text, reason: reason)
  }

  init(at place: ListedLink.Place, text: String, reason: String) {
    (self.place, self.text, self.reason) = (place, text, reason)
  }
}
