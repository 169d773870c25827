#if Hummingbird
  import Foundation
  @_spi(Internal) import Hummingbird

  extension Contest {
    /// Adds Hummingbird's router with the paths of the routes; it ignores queries.
    mutating func addHummingbird(_ workloads: [Workload], in folder: String, isChecked: Bool) throws
    {
      for (count, workload) in zip([10, 100, 1000, 10_000], workloads) {
        let text = try String(contentsOfFile: "\(folder)/Hummingbird/\(count).txt", encoding: .utf8)
        let builder = RouterPathTrieBuilder<Int>()
        for (route, path) in text.split(separator: "\n").enumerated() {
          builder.addEntry(RouterPath(String(path)), value: route)
        }
        let trie = builder.build()
        let paths = workload.links.map(\.path)
        if isChecked {
          let wrong = zip(paths, workload.links).filter { path, link in
            link.isHit && trie.resolve(path)?.value != link.route
          }
          Check.report("Hummingbird \(count)", wrong: wrong.count)
        }
        add("Hummingbird \(count), path only", paths) {
          if case nil = trie.resolve($0.pointee) { false } else { true }
        }
      }
    }
  }
#endif
