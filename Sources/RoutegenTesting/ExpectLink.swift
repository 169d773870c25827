#if canImport(Testing)
  public import RoutegenRuntime
  public import Testing

  /// Expects that a link or path opens a route, and that the path printed for the route opens it,
  /// too.
  ///
  /// For a route in a block of hosts or schemes, which has no path, the printed link has the scheme
  /// or the host of `link`.
  ///
  /// ```swift
  /// @Test func recipes() {
  ///   expectLink("https://bestrecipes.com/recipe?id=1", opens: BestRecipes.recipe(id: "1"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link, or a path such as `/recipe?id=1`.
  ///   - route: The expected route.
  ///   - sourceLocation: The place at which a failure is reported.
  public func expectLink<R: Route>(
    _ link: String, opens route: R, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      if isUnlinked(route) { throw LinkError.unprintable(.unlinked) }
      let read = try Link<R>(path: link)
      #expect(read.route == route, "\(link)", sourceLocation: sourceLocation)
      let printed = try printed(route, like: read)
      #expect(
        try R(path: printed) == route, "\(printed), which the route prints",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, "\(link)", sourceLocation: sourceLocation)
    }
  }

  /// Returns whether no link opens the route.
  private func isUnlinked(_ route: some Route) -> Bool {
    do throws(LinkError) {
      _ = try route.path()
      return false
    } catch {
      return error == .unprintable(.unlinked)
    }
  }

  /// Returns the path of a route or, if the route is in a block, its link with the origin of `link`.
  private func printed<R: Route>(_ route: R, like link: Link<R>) throws(LinkError) -> String {
    do throws(LinkError) {
      return try route.path()
    } catch {
      guard case .unprintable(.path(only: _)) = error else { throw error }
      if let host = link.host { return try route.link(.host(host)) }
      if let scheme = link.scheme, let printed = try? route.link(.scheme(scheme)) { return printed }
      return try route.link()
    }
  }

  /// Expects that a link or path is not one of a route set.
  ///
  /// ```swift
  /// expectLink("https://bestrecipes.com/recipe", opensNothingIn: BestRecipes.self, because: .missing(parameter: "id"))
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link or path.
  ///   - routes: The route set.
  ///   - error: The expected error; `nil` for any error.
  ///   - sourceLocation: The place at which a failure is reported.
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
