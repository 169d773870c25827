import RoutegenDiff
import RoutegenSource

/// RG52x: a change of a route set breaks payloads, quick actions or activities.
extension DiagnosticCode.Explanation {
  static let payloadChanges: [DiagnosticCode: Self] = [
    .payloadLost: payloadLost, .payloadMoved: payloadMoved, .triggerLost: triggerLost,
  ]

  private static let payloadLost = Self(
    "payloads that opened a route and open none now",
    """
    Servers send payloads to all versions of the app. The message shows one that a
    line of `payload` of the old version takes, or that the old version prints. A
    line that is gone is one message, whatever the number of its routes.

    Keep the old line behind the new ones, and the old patterns as `also`. The name
    of a parameter is the key of its value in a payload, so a parameter with another
    name needs the old one, too.
    """,
    wrong: example("/recipes/{id}\n\npayload type", "/recipes/{id}\n\npayload screen"),
    right: example(
      "/recipes/{id}\n\npayload type",
      "/recipes/{id}\n\npayload {\n    type screen\n    type type\n}"),
    silencing: "Accept it if no server sends such payloads any more.")

  private static let payloadMoved = Self(
    "payloads that open another route, or have another value now",
    """
    The lines of `payload` are tried in order. A new line takes payloads from those
    behind it, and a line may name another route than before. The message shows such
    a payload.

    Write new lines behind the others, or with another key.
    """,
    wrong: example(
      "/home\n/users/{id}\n\npayload {\n    when user /users/{user}\n}",
      "/home\n/users/{id}\n\npayload {\n    when user /home\n}"),
    right: example(
      "/home\n/users/{id}\n\npayload {\n    when user /users/{user}\n}",
      "/home\n/users/{id}\n\npayload {\n    when user /users/{user}\n    when screen /home\n}"),
    silencing: "Accept it if no server sends such payloads any more.")

  private static let triggerLost = Self(
    "a quick action or an activity that does not open its route any more",
    """
    The system keeps the quick actions and activities of the old version: on the
    home screen, in Spotlight, for Handoff. The message shows a type with a
    `userInfo` that opened the route, and opens nothing now, another route, or the
    route with another value.

    Keep the attribute, and give new parameters a value with `with`.
    """,
    wrong: example(
      "/home\n@shortcut(\"com.example.search\")\n/search", "/home\n/search"),
    right: example(
      "/home\n@shortcut(\"com.example.search\")\n/search",
      "/home\n@shortcut(\"com.example.search\")\n/search as find"),
    silencing: "Accept it if the app never offered it.")
}
