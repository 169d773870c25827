import RoutegenSource

/// Lines of code in other languages that declare a route.
extension Habit {
  private static let isSwift = "this is Swift code; a route is its pattern"
  private static let isPattern = "a route is written as its pattern"
  private static let isCode = "this is code of another language; a route is its pattern"

  static let code: [Habit] = [
    Habit(
      "«‹decl› ‹name›»(‹text1›)~=~\"‹path›\"‹text›", isSwift, write: "‹path.pattern› as ‹name›",
      code: .unknownDirective, is: .code,
      for: Example("case user(id: Int) = \"/users/:id\"", "/users/{id} as user")),
    Habit(
      "«‹decl› ‹name›»~=~\"‹path›\"", isSwift, write: "‹path.pattern› as ‹name›",
      code: .unknownDirective, is: .code, for: Example("case home = \"/home\"", "/home as home")),
    Habit(
      "«‹decl› ‹name›»~(‹some›)", isPattern, write: "/‹name›‹some.segments›",
      code: .unknownDirective, for: Example("case user(id: Int)", "/user/{id: Int}")),
    Habit(
      "«func ‹name›»(‹some›)", isPattern, write: "/‹name›‹some.segments›",
      code: .unknownDirective, for: Example("func user(id: Int)", "/user/{id: Int}")),
    Habit(
      "«func ‹name›»(‹some›)‹text›", isSwift, write: "/‹name›‹some.segments›",
      code: .unknownDirective, is: .code,
      for: Example("func user(id: Int) -> Route", "/user/{id: Int}")),
    Habit(
      "«‹method›»~(~\"‹path›\"‹text›", isPattern, write: "‹path.pattern›",
      code: .unknownDirective, is: .code, for: Example("get(\"/users/:id\", show)", "/users/{id}")),
    Habit(
      "«‹method›» \"‹path›\"‹text›", isPattern, write: "‹path.pattern›",
      code: .unknownDirective, is: .code, for: Example("get \"/users/:id\"", "/users/{id}")),
    Habit(
      "«‹routeword›»~(~\"‹path›\"‹text›", isPattern, write: "‹path.pattern›",
      code: .unknownDirective, is: .code, for: Example("path('/users/:id')", "/users/{id}")),
    Habit(
      "«‹routeword›» \"‹path›\"‹text›", isPattern, write: "‹path.pattern›",
      code: .unknownDirective, is: .code, for: Example("route \"/home\"", "/home")),
    Habit(
      "«‹routeword› :‹name›»‹text›", isPattern, write: "/‹name›",
      code: .unknownDirective, for: Example("resources :users", "/users")),
    Habit(
      "«http‹text1›://‹path1›»/‹text›", "a pattern is written without scheme and host",
      write: "/‹text›", "a line 'host ‹path1›' declares the host for all routes",
      code: .unknownDirective, for: Example("https://a.com/home", "/home"),
      only: { !$0["path1"].contains("/") }),
    Habit(
      "«http‹text1›://»‹path1›", "a pattern is written without scheme and host",
      "a line 'host ‹path1›' declares the host for all routes",
      code: .unknownDirective, for: "https://a.com"),
    Habit(
      "«‹name›://»‹some›", "a pattern is written without scheme and host", write: "‹some.pattern›",
      "a line 'scheme ‹name›' declares the scheme for all routes",
      code: .unknownDirective, for: Example("myapp://user/{id}", "/user/{id}")),
    Habit(
      "«‹name›(r\"^‹path›\"»‹text›", "this is Python code; a route is its pattern",
      write: "‹path.expression›", code: .unknownDirective, is: .code,
      for: Example("re_path(r\"^users/$\", users)", "/users")),
    Habit(
      "«‹call›(‹label›\"‹path›\"»‹text›", isCode, write: "‹path.pattern›",
      code: .unknownDirective, is: .code,
      for: Example("GoRoute(path: '/home', name: 'x')", "/home")),
    Habit(
      "«app.‹method›(\"‹path›\", \":‹name›\")»‹text›", isSwift, write: "/‹path›/{‹name›}",
      code: .unknownDirective, is: .code,
      for: Example("app.get(\"users\", \":id\") { req in", "/users/{id}")),
    Habit(
      "«{~path:~\"‹path›\"»‹text2›", isCode, write: "‹path.pattern›", code: .unknownDirective,
      is: .code, for: Example("{ path: '/home', component: Home },", "/home")),
    Habit(
      "«‹text1›\"/‹path›\"»‹text2›", isCode, write: "‹path.pattern›", code: .unknownDirective,
      is: .code, for: Example("Route::get('/users/{id}', 'x');", "/users/{id}"),
      only: { !"/{".contains($0["text1"].first ?? "/") }),
    Habit(
      "«‹text1›\"/\"»‹text2›", isCode, write: "/", code: .unknownDirective, is: .code,
      for: Example("app.get(\"/\", home)", "/"), only: { !"/{".contains($0["text1"].first ?? "/") }),
    Habit(
      "«‹text1›\"‹name›://‹path›\"»‹text2›", isCode, write: "‹path.pattern›",
      code: .unknownDirective, is: .code,
      for: Example("open(\"myapp://users/{id}\")", "/users/{id}")),
    Habit(
      "«[‹name›(\"‹path›\"»‹text›", "this is C# code; a route is its pattern",
      write: "‹path.pattern›",
      code: .unknownDirective, is: .code,
      for: Example("[HttpGet(\"products/{id:int}\")]", "/products/{id: Int}")),
    Habit(
      "«case .‹name›»‹text›", isSwift, "write '/‹name›'", code: .unknownDirective, is: .code,
      for: "case .detail(let id):"),
    Habit(
      "«‹type›(.‹some›»", isSwift, "write '/users/{id: Int}'", code: .unknownDirective, is: .code,
      for: "Parse(.memberwise(User.init)) {"),
    Habit(
      "‹type› {‹text›", isSwift, "write '/users/{id: Int}'", code: .unknownDirective, is: .code,
      for: "Path {", only: { $0["type"].first?.isUppercase == true }),
    Habit(
      "«$» ‹name› ‹text›", "this is a command; a route begins with its pattern",
      code: .unknownDirective, for: "$ open /home"),
    Habit(
      "«‹include›»‹some›", "a file cannot include another",
      "'/shop mount Shop' continues a pattern with the route set 'Shop' of another file",
      code: .unknownDirective, for: "include \"Shop.routes\""),
    Habit(
      "«redirect» /‹path1›‹text›/‹path2›", "another pattern of a route is written below it",
      "write 'also /‹path1›' on the line below '/‹path2›'",
      code: .unknownDirective, for: "redirect /old /new"),
    Habit(
      "«redirect»‹text›", "another pattern of a route is written below it",
      "write 'also /old' on the line below '/new'",
      code: .unknownDirective, for: "redirect /old"),
    Habit(
      "«typealias» ‹name›‹text›", "no declaration begins with 'typealias'",
      "write the type itself in the placeholder; 'type ‹name›' names a Swift type of your code",
      code: .unknownDirective, for: "typealias UserID = Int"),
    Habit(
      "«‹extend›» ‹name›‹text›", "no declaration begins with '‹extend›'",
      "list all values in 'enum ‹name› { … }'; an 'open enum' also accepts others",
      code: .unknownDirective, is: .code, for: "extension Sort {"),
    Habit(
      "«‹swifttype›» ‹name›‹text›", "no declaration begins with '‹swifttype›'",
      "a list of values is 'enum ‹name› { first, second }'; 'type ‹name›' names a Swift type",
      code: .unknownDirective, is: .code, for: "struct Sort {"),
    Habit(
      "«‹name›(»‹some›", isCode, "write '/users/{id: Int}'", code: .unknownDirective, is: .code,
      for: "MaterialPageRoute(builder: (_) => Home())"),
  ]
}
