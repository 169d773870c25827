public import RoutegenHandling

/// The list of products.
///
/// It knows nothing of the tab that it is in.
@MainActor
public final class ProductList: Products.Handler {
  /// The product that is shown; `nil` if the list is.
  public private(set) var shown: Int?

  private let stock: Set<Int>

  /// A list of products, by their numbers.
  public init(stock: Set<Int>) {
    self.stock = stock
  }

  /// Shows the list.
  public func index() -> LinkOutcome<Products> {
    shown = nil
    return .opened
  }

  /// Shows one product.
  public func product(id: Int) -> LinkOutcome<Products> {
    guard stock.contains(id) else { return .rejected("product \(id) is sold out") }
    shown = id
    return .opened
  }
}
