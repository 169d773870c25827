/// Habits of people who know other tools, and the places in which each of them may be written.
///
/// A file is a habit in a place. `@` is the place.
enum HabitMatrix {
  /// What a segment, or the value of an item, is elsewhere and here; and whether it may be a part of a segment.
  static let segments: [(habit: String, meant: String, isPart: Bool)] = [
    (":id", "{id}", true), ("<id>", "{id}", true), ("<int:id>", "{id: Int}", true),
    ("<id:int>", "{id: Int}", true), ("[id]", "{id}", true), ("${id}", "{id}", true),
    ("$id", "{id}", true), ("\\(id)", "{id}", true), ("#{id}", "{id}", false),
    ("%d", "{id: Int}", true), ("%@", "{id}", true), ("{{id}}", "{id}", true),
    ("{:id}", "{id}", true), ("{Int id}", "{id: Int}", true), ("{id -> Int}", "{id: Int}", true),
    (":id(\\d+)", "{id: Int}", false), ("(?<id>\\d+)", "{id: Int}", false),
  ]

  static let placesOfSegments: [(name: String, file: String)] = [
    ("first", "/@ as item"), ("last", "/users/@"), ("middle", "/users/@/edit"),
    ("before a query", "/users/@?{q: String?}"),
    ("before a fragment", "/users/@#{part: String?}"), ("of a group", "/users/@ {\n    /a\n}"),
    ("in a group", "/g {\n    /users/@\n}"), ("in a host", "host a.com {\n    /users/@\n}"),
    ("with a name", "/users/@ as user"), ("below an attribute", "!internal\n/users/@"),
    ("also", "/x\n    also /users/@"), ("also of a host", "/x\n    also https://a.com/users/@"),
    ("except", "except /users/@"), ("unwrap", "unwrap /users/@?url"),
    ("when", "payload {\n    when k /users/@\n}"), ("else", "payload {\n    else /users/@\n}"),
    ("before a comment", "/users/@  // all"), ("also on the line", "/x also /users/@"),
    ("after text", "/user-@"), ("before text", "/users/@.html"), ("inside text", "/a-@-b"),
    ("after a placeholder", "/users/{a}-@"), ("value", "/l?{q}&key=@"),
    ("value on a line", "/l?{q}\n    &key=@"), ("value in a fragment", "/l#key=@"),
  ]

  /// What a line is elsewhere, and here.
  static let lines: [(habit: String, meant: String)] = [
    ("get \"/users/:id\"", "/users/{id}"), ("GET /users/{id}", "/users/{id}"),
    ("case user(id: Int) = \"/users/:id\"", "/users/{id}"),
    ("case home = \"/home\"", "/home"), ("case user(id: Int)", "/user/{id: Int}"),
    ("\"/home\"", "/home"), ("'/home'", "/home"), ("'/home' as start", "/home as start"),
    ("\"/home\",", "/home"), ("`/home`", "/home"), ("home: /start", "/start as home"),
    ("home = /start", "/start as home"), ("GoRoute(path: '/home', name: 'x')", "/home as x"),
    ("app.get(\"/users/:id\", f)", "/users/{id}"), ("{ path: '/home', component: Home },", "/home"),
    ("- /start", "/start"), ("1. /start", "/start"), ("[home](/home)", "/home as home"),
    ("https://a.com/home", "/home"), ("/home -> start", "/home as start"),
    ("/home = start", "/home as start"), ("/home start", "/home as start"),
    ("/home as: start", "/home as start"), ("/home as \"start\"", "/home as start"),
    ("/home,", "/home"), ("/home;", "/home"), ("home", "/home"), ("/home/", "/home"),
    ("/a//b", "/a/b"), ("/search ?{q}", "/search?{q}"),
    ("/search?{q}?{p}", "/search?{q}&{p}"), ("/search?{q},{p}", "/search?{q}&{p}"),
    ("/a?{x}&&{y}", "/a?{x}&{y}"), ("/users/{id", "/users/{id}"),
    ("/home as start page", "/home as startPage"), ("/home mounts Shop", "/home mount Shop"),
    ("path('/users/:id')", "/users/{id}"), ("Route::get('/users/{id}', 'x');", "/users/{id}"),
    ("composable(\"/users/{id}\") { Screen() }", "/users/{id}"),
    ("\"/users/:id\": UserPage,", "/users/{id} as userPage"), ("; /home", "// /home"),
    ("-- /home", "// /home"),
  ]

  static let placesOfLines: [(name: String, file: String)] = [
    ("top", "@"), ("in a group", "/g {\n    @\n    /z\n}"),
    ("in a host", "host a.com {\n    @\n}"),
    ("two deep", "/g {\n    /h {\n        @\n    }\n}"),
    ("below an attribute", "!internal\n@"), ("before a comment", "@  // all"),
    ("after a route", "/y\n@"), ("indented", "    @"),
  ]
}
