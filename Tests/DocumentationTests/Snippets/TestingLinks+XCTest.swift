// The XCTest of the article "Testing your links".
import RoutegenTesting
import XCTest

final class LibraryLinkCase: XCTestCase {
  @MainActor func testReviewsAreShown() async {
    let window = Window()
    let app = LibraryCoordinator(window: window)
    let trace = await LinkTrace<Library>(of: "/books/7/reviews?page=2", handledBy: app)
    XCTAssertEqual(trace.opened, .books(id: 7, .reviews(page: 2)))
    XCTAssertEqual(window.screens, ["reviews of book 7, page 2"])
  }
}
