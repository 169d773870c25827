#if canImport(Testing)
  public import RoutegenRuntime
  public import Testing

  /// Expects that a link or path opens a route, and that the path printed for the route opens it,
  /// too.
  ///
  /// ```swift
  /// @Test func recipes() {
  ///   expectLink("https://bestrecipes.com/recipe?id=1", opens: BestRecipes.recipe(id: "1"))
  /// }
  /// ```
  public func expectLink<R: Route>(
    _ link: String, opens route: R, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let read = try R(path: link)
      #expect(read == route, "\(link)", sourceLocation: sourceLocation)
      let printed = try route.path()
      #expect(
        try R(path: printed) == route, "\(printed), which the route prints",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, "\(link)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that a link or path is not one of a route set.
  ///
  /// - Parameter error: The expected error; `nil` for any error.
  ///
  /// ```swift
  /// expectLink("https://bestrecipes.com/recipe", opensNothingIn: BestRecipes.self, because: .missing(parameter: "id"))
  /// ```
  public func expectLink<R: Route>(
    _ link: String, opensNothingIn routes: R.Type, because error: LinkError? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let route = try R(path: link)
      Issue.record("\(link) opens \(route)", sourceLocation: sourceLocation)
    } catch let found {
      if let error { #expect(found == error, "\(link)", sourceLocation: sourceLocation) }
    }
  }
#endif
