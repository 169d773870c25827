import BestRecipesRoutes
import DeepLinkPoCRoutes
import Foundation
import RoutegenHandling
import ShopRoutes
import SOPTRoutes

/// The handler of all route sets of this package; in an app, these methods would show screens.
struct Screens: BestRecipes.Handler, Shop.Handler, DeepLinkPoC.Handler, SOPT.Handler,
  SOPT.Home.Handler, SOPT.Home.Notification.Handler, SOPT.Home.Soptamp.Handler,
  SOPT.Home.Attendance.Handler, SOPT.Home.Poke.Handler
{
  // MARK: BestRecipes

  func home() -> LinkOutcome<BestRecipes> { .opened }
  func recipe(id: String) -> LinkOutcome<BestRecipes> { .opened }

  func recipes(country: BestRecipes.Country?, limit: Int) -> LinkOutcome<BestRecipes> {
    country == .GB ? .rejected("there are no recipes from Great Britain yet") : .opened
  }

  // MARK: Shop

  func products(id: Int?) -> LinkOutcome<Shop> { .opened }
  func settings() -> LinkOutcome<Shop> { .opened }
  func profile() -> LinkOutcome<Shop> { .opened }

  // MARK: DeepLinkPoC

  func settings() -> LinkOutcome<DeepLinkPoC> { .rejected("the settings have only pages") }
  func login() -> LinkOutcome<DeepLinkPoC> { .opened }
  func legal() -> LinkOutcome<DeepLinkPoC> { .opened }
  func termsConditions() -> LinkOutcome<DeepLinkPoC> { .opened }
  func item(item: Int) -> LinkOutcome<DeepLinkPoC> { .opened }
  func content(item: Int, content: Int, sso: String?) -> LinkOutcome<DeepLinkPoC> { .opened }
  func promo(item: Int, promo: Int) -> LinkOutcome<DeepLinkPoC> { .opened }
  func beacon(sso: String?) -> LinkOutcome<DeepLinkPoC> { .opened }

  // MARK: SOPT

  func home() -> any SOPT.Home.Handler { self }
  func web(url: URL) -> LinkOutcome<SOPT> { .opened }

  func index() -> LinkOutcome<SOPT.Home> { .opened }
  func notification() -> any SOPT.Home.Notification.Handler { self }
  func soptamp() -> any SOPT.Home.Soptamp.Handler { self }
  func mypage() -> LinkOutcome<SOPT.Home> { .opened }
  func attendance() -> any SOPT.Home.Attendance.Handler { self }
  func poke() -> any SOPT.Home.Poke.Handler { self }
  func fortune() -> LinkOutcome<SOPT.Home> { .opened }

  func index() -> LinkOutcome<SOPT.Home.Notification> { .opened }
  func detail(id: String) -> LinkOutcome<SOPT.Home.Notification> { .opened }

  func index() -> LinkOutcome<SOPT.Home.Soptamp> { .opened }
  func entireRanking() -> LinkOutcome<SOPT.Home.Soptamp> { .opened }
  func currentGenerationRanking(
    currentGeneration: Int, status: GenerationStatus
  ) -> LinkOutcome<SOPT.Home.Soptamp> { .opened }

  func index() -> LinkOutcome<SOPT.Home.Attendance> { .opened }
  func attendanceModal(subLectureId: Int, round: Int) -> LinkOutcome<SOPT.Home.Attendance> {
    .opened
  }

  func index() -> LinkOutcome<SOPT.Home.Poke> { .opened }
  func notificationList() -> LinkOutcome<SOPT.Home.Poke> { .opened }
}
