/// Lines of code in other languages that declare a route.
extension Habit {
  private static let isSwift = "this is Swift code; a route is its pattern"
  private static let isPattern = "a route is written as its pattern"
  private static let isCode = "this is code of another language; a route is its pattern"

  static let code: [Habit] = [
    Habit(
      "«root»~‹text›to‹text2›", "the path of the root is '/'", write: "/", code: .unknownDirective,
      for: "root to: 'pages#main' ⇒ /"),
    Habit(
      "«Redirect ‹number›» /‹path1› /‹path2›", "another pattern of a route is written below it",
      write: "/‹path2›\n    also /‹path1›", code: .unknownDirective,
      for: "Redirect 301 /old /new ⇒ /new\n    also /old"),
    Habit(
      "«app/»‹path›/page.‹ext›", "this is the name of a file; a route is its pattern",
      write: "‹path.pattern›", code: .unknownDirective,
      for: "app/blog/[slug]/page.tsx ⇒ /blog/{slug}"),
    Habit(
      "«pages/»‹path›.‹ext›", "this is the name of a file; a route is its pattern",
      write: "‹path.pattern›", code: .unknownDirective,
      for: "pages/shop/[[...slug]].js ⇒ /shop/{slug...?}"),
    Habit(
      "«‹declaration› ‹name›»~(‹some›)", isPattern, write: "/‹name›‹some.segments›",
      code: .unknownDirective, for: "case user(id: Int) ⇒ /user/{id: Int}"),
    Habit(
      "«func ‹name›»(‹some›)‹text›", isSwift, write: "/‹name›‹some.segments›",
      code: .unknownDirective, is: .code, for: "func user(id: Int) -> Route ⇒ /user/{id: Int}"),
    Habit(
      "«http‹text1›://‹path1›»/‹text›", "a pattern is written without scheme and host",
      write: "/‹text›", "a line 'host ‹path1›' declares the host for all routes",
      code: .unknownDirective, for: "https://a.com/home ⇒ /home",
      only: { !$0["path1"].contains("/") }),
    Habit(
      "«http‹text1›://»‹path1›", "a pattern is written without scheme and host",
      "a line 'host ‹path1›' declares the host for all routes", code: .unknownDirective,
      for: "https://a.com"),
    Habit(
      "«‹name›://»‹some›", "a pattern is written without scheme and host", write: "‹some.pattern›",
      "a line 'scheme ‹name›' declares the scheme for all routes", code: .unknownDirective,
      for: "myapp://user/{id} ⇒ /user/{id}"),
    Habit(
      "«case .‹name›»‹text›", isSwift, "write '/‹name›'", code: .unknownDirective, is: .code,
      for: "case .detail(let id):"),
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
      "«redirect» /‹path1› /‹path2›", "another pattern of a route is written below it",
      "write 'also /‹path1›' on the line below '/‹path2›'", code: .unknownDirective,
      for: "redirect /old /new"),
    Habit(
      "«‹routeword› :‹name›»‹text›", isPattern, write: "/‹name›", code: .unknownDirective,
      for: "resources :users ⇒ /users"),
    Habit(
      "«redirect»‹text›", "another pattern of a route is written below it",
      "write 'also /old' on the line below '/new'", code: .unknownDirective, for: "redirect /old"),
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
