// The XCTest of the article "Testing your links".
import RoutegenTesting
import XCTest

final class LibraryLinkCase: XCTestCase {
  @MainActor func testReviewsAreShown() async {
    let model = LibraryModel()
    let trace = await LinkTrace(of: "/books/7/reviews?page=2") { model.start($0) }
    XCTAssertEqual(trace.opened, .books(id: 7, .reviews(page: 2)))
    XCTAssertEqual(model.navigation.path, [.books(id: 7)])
  }
}
