import BestRecipesRoutes
import DeepLinkPoCRoutes
import RoutegenRuntime
import SOPTRoutes
import ShopRoutes
import TestSupport
import Testing

/// Links with random damage never trap, and accepted ones can be printed and read back.
@Suite struct MutationTests {
  private static let count = 4000

  /// Parts of links that have a meaning in some place.
  private static let pieces = [
    "/", "//", "?", "&", "=", "#", "%", "%2F", "%25", "%00", "%C3", "%C3%A9", "%2e", "..", ".", "+",
    "-",
    ":", "@", "\\", " ", "\t", "é", "\u{301}", "\u{0}", "0", "7", "9223372036854775808", "true",
    "https://",
    "kitchen:", "kitchen.example", ".html", "XL", "until=0", "until=9999999999", "ref=email",
    "id=1", "[", "]",
  ]

  private func mutated(_ text: String, _ random: inout Random) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.insert(contentsOf: random.pick(Self.pieces).utf8, at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.removeSubrange(place...)
      default:
        let other = Int.random(in: 0...bytes.count, using: &random)
        bytes += bytes[min(place, other)..<max(place, other)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func expectSound<R: Route>(_ type: R.Type, _ links: [String], _ forms: [PrintedForm]) {
    var random = Random(seed: 7)
    var broken: [String] = []
    var accepted = 0
    for _ in 0..<Self.count where broken.count < 3 {
      let text = mutated(random.pick(links), &random)
      guard let route = (try? R(text)) ?? (try? R(path: text)) else { continue }
      accepted += 1
      for form in [random.pick(forms), .canonicalLink] {
        if let promise = brokenPromise(of: route, in: form) {
          broken.append("'\(text)' is \(promise)")
        }
      }
    }
    #expect(broken == [])
    #expect(accepted > Self.count / 30, "too few of the links are still links")
  }

  @Test func damagedLinksOfTheKitchen() {
    var random = Random(seed: 1)
    let links = KitchenSample.all.flatMap { sample in
      (0..<20).compactMap { _ in
        let route = sample.make(&random)
        return (try? route.link(random.pick(KitchenPropertyTests.linkForms)))
          ?? (try? route.path())
      }
    }
    expectSound(Kitchen.self, links, KitchenPropertyTests.forms)
  }

  @Test func damagedLinksOfTheApps() {
    func texts<R>(_ cases: [LinkCase<R>]) -> [String] {
      cases.compactMap {
        switch $0.input {
        case .link(let text), .path(let text): text
        case .push, .shortcut, .activity: nil
        }
      }
    }
    let web = PrintedForm.all([.web], hasPayload: true)
    expectSound(BestRecipes.self, texts(BestRecipesTests.links), web)
    expectSound(SOPT.self, texts(SOPTTests.paths + SOPTTests.strangePaths), web)
    expectSound(
      Attacked.self,
      AttackedTests.all.compactMap {
        if case .link(let text) = $0.input, text.utf8.count < 500 { text } else { nil }
      }, web)
    expectSound(
      DeepLinkPoC.self, texts(DeepLinkPoCTests.links), PrintedForm.all([.app], hasPayload: true))
    expectSound(Shop.self, texts(ShopTests.links), PrintedForm.all([.app], hasPayload: false))
    expectSound(Loud.self, texts(LoudTests.links), web)
  }
}
