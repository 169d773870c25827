import Foundation
import RoutegenRuntime
import Testing

/// The four kinds of payload rules in one file, in the order of its lines.
@Suite struct KitchenPayloadTests {
  typealias Case = LinkCase<Kitchen>

  static let accepted: [Case] = [
    Case(.push(#"{"push": {"route": "welcome"}}"#), .welcome),
    Case(.push(#"{"push": {"route": "/shops/7"}}"#), .shop(shop: 7)),
    // Parameters of the path and of the query can be keys next to the path's literal text.
    Case(.push(#"{"push": {"route": "recall"}, "id": 7, "by": "Ann"}"#), .recall(id: 7, by: "Ann")),
    Case(
      .push(#"{"push": {"route": "shops/items/photos"}, "shop": 1, "item": "tea", "photo": 3}"#),
      .shop(shop: 1, .item(item: "tea", .photos(photo: 3)))),
    Case(
      .push(#"{"push": {"route": "recall/7?by=Ann"}, "by": "Bob", "x": 1.5}"#),
      .recall(id: 7, by: "Ann"), extras: ["x=1.5"]),
    Case(.push(#"{"push.route": "welcome"}"#), .welcome),
    Case(.push(#"{"push": {"route": "archive"}}"#), .archive()),
    Case(.push(#"{"push": {"route": "at/dish"}, "id": 7}"#), .dish(id: 7)),
    Case(.push(#"{"push": {"route": "at/de/dish/7"}}"#), .dish(id: 7)),
    Case(.push(#"{"push": {"route": "record/7"}, "page": 2}"#), .album(id: 7, page: 2)),
    Case(.push(#"{"push": {"route": "archive/a/b"}}"#), .archive(path: ["a", "b"])),
    Case(
      .push(#"{"push": {"route": "shelves"}, "shelf": 7, "page": 2}"#),
      .shelves(shelf: 7, page: 2)),
    Case(.push(#"{"push": {"route": "switches"}, "private": true}"#), .switches(private: true)),
    Case(
      .push(#"{"push": {"route": "kitchen://welcome"}, "name": "Ann"}"#),
      .welcomeByName(name: "Ann")),
    Case(.push(#"{"push": {"link": "pantry://welcome?x=y"}}"#), .welcome, extras: ["x=y"]),
    Case(.push(#"{"push": {"link": "nodes", "route": ""}}"#), .nodes),
    Case(
      .push(#"{"push": {"link": "nodes"}, "recalled": 7, "by": "Ann"}"#), .nodes,
      extras: ["by=Ann", "recalled=7"]),
    Case(
      .push(#"{"recalled": 7, "by": "Ann", "x": "y"}"#), .recall(id: 7, by: "Ann"),
      extras: ["x=y"]),
    Case(.push(#"{"order": {"state": "ready", "id": 3}}"#), .recall(id: 3, by: "Kitchen")),
    Case(
      .push(#"{"order.state": "ready", "order": {"id": 3}}"#), .recall(id: 3, by: "Kitchen"),
      extras: ["order.state=ready"]),
    Case(.push(#"{"order": {"state": 7}, "x": "y"}"#), .nodes, extras: ["x=y"]),
    Case(.push(#"{"order": {"state": "7"}}"#), .nodes),
    Case(.push(#"{"order": {"state": "on its \"way\""}}"#), .welcome),
    Case(
      .push(#"{"order": {"state": true, "name": "Ann"}}"#), .recall(id: 7, by: "Ann")),
    // Every other state, and none.
    Case(.push(#"{"order": {"state": "Ready"}, "number": 7}"#), .ticket(number: 7)),
    Case(.push(#"{"order": {"state": ""}, "number": 7}"#), .ticket(number: 7)),
    Case(.push(#"{"order": {"state": ["ready"]}, "number": 7}"#), .ticket(number: 7)),
    Case(.push(#"{"recalled": "", "number": 7}"#), .ticket(number: 7)),
    Case(.push(#"{"number": "7"}"#), .ticket(number: 7)),
    Case(
      .push(#"{"number": 7, "until": 4102444800}"#), .ticket(number: 7),
      extras: ["until=4102444800"]),
  ]

  static let refused: [Case] = [
    Case(.push("{}"), fails: .missing(parameter: "number")),
    Case(
      .push(#"{"number": true}"#),
      fails: .invalidValue(parameter: "number", value: "true", type: "Int")),
    Case(
      .push(#"{"number": 1.5}"#),
      fails: .invalidValue(parameter: "number", value: "1.5", type: "Int")),
    Case(
      .push(#"{"number": {"a": 1}}"#),
      fails: .invalidValue(parameter: "number", value: "", type: "Int")),
    Case(
      .push(#"{"number": [1]}"#), fails: .invalidValue(parameter: "number", value: "", type: "Int")),
    Case(.push(#"{"number": null}"#), fails: .missing(parameter: "number")),
    Case(.push(#"{"recalled": 7}"#), fails: .missing(parameter: "by")),
    // The line with the value decides, although a later line could, too.
    Case(
      .push(#"{"order": {"state": "ready"}, "number": 7}"#), fails: .missing(parameter: "id")),
    Case(
      .push(#"{"order": {"state": "ready", "id": "x"}}"#),
      fails: .invalidValue(parameter: "id", value: "x", type: "Int")),
    Case(
      .push(#"{"recalled": "x", "by": "Ann"}"#),
      fails: .invalidValue(parameter: "id", value: "x", type: "Int")),
    Case(.push(#"{"push": {"route": "nowhere"}}"#), fails: .notFound(after: "")),
    Case(.push(#"{"push": {"route": "recall"}, "id": 7}"#), fails: .missing(parameter: "by")),
    Case(
      .push(#"{"push": {"route": "recall"}, "id": "x", "by": "Ann"}"#),
      fails: .invalidValue(parameter: "id", value: "x", type: "Int")),
    Case(.push(#"{"push": {"route": "a b"}}"#), fails: .malformed(.space, at: 1)),
    Case(.push(#"{"push": {"link": "other://nodes"}}"#), fails: .wrongScheme("other")),
    Case(.push(#"{"push": {"link": "https://a.example/nodes"}}"#), fails: .wrongHost("a.example")),
    Case(.push(#"{"number": 7, "until": 978307200}"#), fails: .expired(since: "978307200")),
    Case(
      .push(#"{"push": {"link": "nodes?until=978307200"}}"#), fails: .expired(since: "978307200")),
  ]

  @Test(arguments: accepted + refused) func opens(_ linkCase: Case) throws {
    try linkCase.check(forms: KitchenPropertyTests.linkForms, hasPayload: true)
  }

  @Test func printsUnderTheFirstKey() throws {
    #expect(
      try Kitchen.recall(id: 7, by: "Ann").payload() == ["push.route": "recall/7", "by": "Ann"])
    #expect(try Kitchen.lists(int: [1, 2]).payload() == ["push.route": "lists?int=1&int=2"])
    #expect(try Kitchen.maybe(text: "").payload() == ["push.route": "maybe?text="])
    #expect(try Kitchen.doc(id: 1, section: "a").payload() == ["push.route": "doc/1#a"])
    #expect(try Kitchen.index.payload() == ["push.route": "/"])
  }

  @Test func printsValuesOfEveryTypeUnderTheirKeys() throws {
    let id = try #require(UUID(uuidString: "2E7F7D5B-0B7C-4B7E-8F0A-0123456789AB"))
    let route = Kitchen.maybe(
      text: "a b", int: -7, uint: 7, double: 0.5, bool: false, uuid: id,
      date: Date(timeIntervalSince1970: 1_704_445_200), url: URL(string: "https://c"), size: .big)
    #expect(
      try route.payload()
        == [
          "push.route": "maybe", "text": "a b", "int": "-7", "uint": "7", "double": "0.5",
          "bool": "false", "uuid": id.uuidString, "date": "2024-01-05T09:00:00Z",
          "url": "https://c", "size": "XL",
        ])
  }

  @Test func printsTheItemsOfGroups() throws {
    let ordinary = Kitchen.project(
      creator: "a", project: "b", ref: "x", format: .big, .updates(section: "c"))
    #expect(
      try ordinary.payload()
        == ["push.route": "projects/a/b/updates#c", "ref": "x", "format": "XL"])
    let special = Kitchen.project(creator: "a", project: "b", ref: "", tag: ["1"], .rewards(id: 7))
    #expect(
      try special.payload() == ["push.route": "projects/a/b/rewards?ref=&tag=1", "id": "7"])
    #expect(
      try special.link(.web)
        == "https://kitchen.example/projects/a/b/rewards?id=7&ref=&tag=1")
    let go = Kitchen.project(
      creator: "a", project: "b", ref: "x", .go(target: try #require(URL(string: "https://c"))))
    #expect(try go.path() == "/projects/a/b/go?ref=x&to=https://c")
    let end = Kitchen.project(
      creator: "a", project: "b", ref: "x", .team(role: .insights, .end(place: "c")))
    #expect(try end.path() == "/projects/a/b/team/end?role=insights&ref=x#at=c")
    let items = "{role: Tab?}&{ref: String?}&{tag: [String]}&as={format: Size = small}"
    #expect(end.pattern == "/projects/{creator}/{project}/team/end?\(items)#at={place}")
    let parameters = [
      [], ["creator"], ["project", "ref", "tag", "format"], ["role"], ["place"],
    ]
    #expect(end.nodes.map { $0.parameters.map(\.name) } == parameters)
  }
}
