import RoutegenCompiler

extension Compilation {
  /// The compiled block, with the route sets before it on the page.
  ///
  /// The line that names the routes is added where the page leaves it out.
  static func of(_ block: Page.Block) -> Compilation {
    let needsName = !block.isWhole && !block.words.contains("RG201")
    let text = (needsName ? "routes Page\n" : "") + block.text
    let sets = block.sets.enumerated().map { number, text in
      SourceFile(id: FileID(number + 1), path: "Set\(number + 1).routes", text: text)
    }
    return Project([SourceFile(path: block.place, text: text)] + sets).compilations[0]
  }
}
