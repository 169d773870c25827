import RoutegenCompiler

/// The functions for routes by the groups of their routes.
struct BuilderTree {
  private(set) var members: [Member] = []

  struct Member {
    let name: String
    var content: Content

    enum Content {
      case function(String)
      case group(BuilderTree)
    }
  }

  init(_ routes: [BuilderRoute]) {
    for route in routes {
      add(route.functionName, named: route.route.names)
    }
  }

  private init() {}

  private mutating func add(_ function: String, named names: [String]) {
    guard names.count > 1 else {
      return members.append(Member(name: names[0], content: .function(function)))
    }
    if let index = members.firstIndex(where: { $0.name == names[0] }),
      case .group(var group) = members[index].content
    {
      group.add(function, named: Array(names.dropFirst()))
      members[index].content = .group(group)
    } else {
      var group = BuilderTree()
      group.add(function, named: Array(names.dropFirst()))
      members.append(Member(name: names[0], content: .group(group)))
    }
  }

  /// Returns an object literal.
  func text(indentation: String) -> String {
    let lines = members.map { member in
      let value =
        switch member.content {
        case .function(let function): function
        case .group(let group): group.text(indentation: indentation + "  ")
        }
      return "\(indentation)  \(member.name): \(value),\n"
    }
    return "{\n\(lines.joined())\(indentation)}"
  }
}
