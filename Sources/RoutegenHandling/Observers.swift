#if canImport(Observation)
  public import Observation
#endif

/// The observers of a dispatcher, on systems that have them.
@MainActor
struct Observers {
  #if canImport(Observation)
    /// An `ObservationRegistrar`; `nil` on systems without it.
    private let registrar: (any Sendable)?

    init() {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        registrar = ObservationRegistrar()
      } else {
        registrar = nil
      }
    }
  #endif

  /// Records that the caller reads a property.
  func access<R, Member>(
    _ links: LinkDispatcher<R>, _ property: KeyPath<LinkDispatcher<R>, Member>
  ) {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        (registrar as? ObservationRegistrar)?.access(links, keyPath: property)
      }
    #endif
  }

  /// Changes a property, and tells its observers.
  func change<R, Member>(
    _ links: LinkDispatcher<R>, _ property: KeyPath<LinkDispatcher<R>, Member>, _ change: () -> Void
  ) {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *),
        let registrar = registrar as? ObservationRegistrar
      {
        return registrar.withMutation(of: links, keyPath: property, change)
      }
    #endif
    change()
  }
}

#if canImport(Observation)
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension LinkDispatcher: Observable {}
#endif
