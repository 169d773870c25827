/// The page of a link that leads nowhere.
///
/// It contains nothing of the link.
struct RefusalPage: Page {
  private let refusal: Refusal
  let site: Site

  init(_ refusal: Refusal, _ site: Site) {
    self.refusal = refusal
    self.site = site
  }

  var title: String { refusal.title }
  var head: HTML { "" }
  var content: HTML {
    """
    <p>\(refusal.text)</p>
    <a href="/">Start page</a>

    """
  }
  var isListed: Bool { false }
}
