import RoutegenSource

extension String {
  /// The text with every byte escaped except letters, digits and `-._~:@`; a `~` after a `:` is escaped.
  package var percentEncoded: String { percentEncoded(keeping: "-._~:@").withoutDirective }
}
