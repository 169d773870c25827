import RoutegenCompiler

/// Adds the content of an association file or a manifest to a draft.
struct FileImporter {
  let file: SourceFile
  var problems: [Diagnostic] = []

  init(_ file: SourceFile) { self.file = file }

  mutating func add(_ kind: ImportedKind, to draft: inout Draft) {
    switch kind {
    case .links: break
    case .association: addAssociation(to: &draft)
    case .manifest: addManifest(to: &draft)
    }
  }

  /// The place of a span, for comments.
  func place(_ span: Span) -> String {
    "\(printable(file.path)):\(file.location(of: span.start).line)"
  }

  // MARK: Hosts and schemes

  func add(host: String, at span: Span, to draft: inout Draft) {
    guard HostPattern(host) != nil else {
      draft.remarks.append(
        "\(place(span)): '\(ValueText.shown(host, 60))' cannot be declared as a host.")
      return
    }
    draft.addHost(host.lowercased(), place(span))
  }

  func add(scheme: String, at span: Span, to draft: inout Draft) {
    guard scheme.isScheme, !scheme.isSchemeOfOthers, !scheme.isWebScheme else {
      draft.remarks.append(
        "\(place(span)): '\(ValueText.shown(scheme, 60))' cannot be declared as a scheme.")
      return
    }
    draft.addScheme(scheme, place(span))
  }

  // MARK: Entries

  /// Adds an entry with its path.
  func add(
    _ entry: Entry, _ path: FilePattern.Path, _ written: String, to draft: inout Draft
  ) {
    if path.hasEmptySegment {
      draft.remarks.append(
        "\(entry.place): '\(ValueText.shown(written, 60))' has an empty segment, which only '{path...}' matches."
      )
    } else if entry.excludes, let condition = entry.conditions.first {
      draft.remarks.append(
        "\(entry.place): '\(ValueText.shown(written, 60))' excludes links, of which \(condition); an 'except' for them is to be written by hand."
      )
    } else if entry.excludes {
      // What no entry opens is not opened anyway.
      guard !path.isEverything || !entry.items.isEmpty else { return }
      var segments = path.segments
      if path.isOpen || path.isEverything {
        if case .placeholder? = segments.last { segments.removeLast() }
        segments.append(.rest)
      }
      draft.exceptions.append(
        DraftException(path: segments, items: entry.items, remark: entry.place))
    } else if path.isEverything {
      draft.remarks.append(
        "\(entry.place): '\(ValueText.shown(written, 60))' opens every link, so there is no route for it."
      )
    } else {
      entry.add(to: &draft, path, written)
    }
  }
}
