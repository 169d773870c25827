import BestRecipesRoutes
import DeepLinkPoCRoutes
import Foundation
import ShopRoutes
import SOPTRoutes

// Opens a link, a path or a push payload with every route set of this package, and prints the
// events.

let arguments = CommandLine.arguments.dropFirst()
guard let input = arguments.first, arguments.count == 1, !input.hasPrefix("-") else {
  print(
    """
    USAGE: swift run demo LINK

      swift run demo "https://bestrecipes.com/recipe?id=1234"     a universal link
      swift run demo "dlpoc://Item/3/Content/5?sso=go"            a custom scheme
      swift run demo home/soptamp/entire-ranking                  a path
      swift run demo '{"type": "recipe", "id": 1234}'             a push payload
    """)
  exit(arguments.first == "--help" || arguments.first == "-h" ? 0 : 2)
}

let attempts: [Attempt]
do {
  let link = try Input(input)
  attempts = [
    await Attempt(BestRecipes.self, link, handledBy: Screens()),
    await Attempt(SOPT.self, link, handledBy: Screens()),
    await Attempt(DeepLinkPoC.self, link, handledBy: Screens()),
    await Attempt(Shop.self, link, handledBy: Screens()),
  ]
} catch {
  print("This is no payload: \(error.localizedDescription)")
  exit(2)
}

let accepted = attempts.filter(\.isAccepted)
for attempt in accepted.isEmpty ? attempts : accepted { print(attempt.text) }
exit(accepted.isEmpty ? 1 : 0)
