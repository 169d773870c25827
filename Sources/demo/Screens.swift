import BestRecipesRoutes
import DeepLinkPoCRoutes
import Foundation
import RoutegenHandling
import SOPTRoutes
import ShopRoutes

/// The handler of all route sets of this package; in an app, these methods would show screens.
struct Screens: BestRecipes.Handler, Shop.Handler, DeepLinkPoC.Handler, SOPT.Handler,
  SOPT.Home.Handler, SOPT.Home.Notification.Handler, SOPT.Home.Soptamp.Handler,
  SOPT.Home.Attendance.Handler, SOPT.Home.Poke.Handler
{
  // MARK: BestRecipes

  func home() -> LinkHandling<BestRecipes> { .opened }
  func recipe(id: String) -> LinkHandling<BestRecipes> { .opened }

  func recipes(country: BestRecipes.Country?, limit: Int) -> LinkHandling<BestRecipes> {
    country == .GB ? .rejected("there are no recipes from Great Britain yet") : .opened
  }

  // MARK: Shop

  func products(id: Int?) -> LinkHandling<Shop> { .opened }
  func settings() -> LinkHandling<Shop> { .opened }
  func profile() -> LinkHandling<Shop> { .opened }

  // MARK: DeepLinkPoC

  func settings() -> LinkHandling<DeepLinkPoC> { .rejected("the settings have only pages") }
  func login() -> LinkHandling<DeepLinkPoC> { .opened }
  func legal() -> LinkHandling<DeepLinkPoC> { .opened }
  func termsConditions() -> LinkHandling<DeepLinkPoC> { .opened }
  func item(item: Int) -> LinkHandling<DeepLinkPoC> { .opened }
  func content(item: Int, content: Int, sso: String?) -> LinkHandling<DeepLinkPoC> { .opened }
  func promo(item: Int, promo: Int) -> LinkHandling<DeepLinkPoC> { .opened }
  func beacon(sso: String?) -> LinkHandling<DeepLinkPoC> { .opened }

  // MARK: SOPT

  func home() -> any SOPT.Home.Handler { self }
  func web(url: URL) -> LinkHandling<SOPT> { .opened }

  func index() -> LinkHandling<SOPT.Home> { .opened }
  func notification() -> any SOPT.Home.Notification.Handler { self }
  func soptamp() -> any SOPT.Home.Soptamp.Handler { self }
  func mypage() -> LinkHandling<SOPT.Home> { .opened }
  func attendance() -> any SOPT.Home.Attendance.Handler { self }
  func poke() -> any SOPT.Home.Poke.Handler { self }
  func fortune() -> LinkHandling<SOPT.Home> { .opened }

  func index() -> LinkHandling<SOPT.Home.Notification> { .opened }
  func detail(id: String) -> LinkHandling<SOPT.Home.Notification> { .opened }

  func index() -> LinkHandling<SOPT.Home.Soptamp> { .opened }
  func entireRanking() -> LinkHandling<SOPT.Home.Soptamp> { .opened }
  func currentGenerationRanking(
    currentGeneration: Int, status: GenerationStatus
  ) -> LinkHandling<SOPT.Home.Soptamp> { .opened }

  func index() -> LinkHandling<SOPT.Home.Attendance> { .opened }
  func attendanceModal(subLectureId: Int, round: Int) -> LinkHandling<SOPT.Home.Attendance> {
    .opened
  }

  func index() -> LinkHandling<SOPT.Home.Poke> { .opened }
  func notificationList() -> LinkHandling<SOPT.Home.Poke> { .opened }
}
