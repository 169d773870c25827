// Writes the nasty files into folders of their own, and a list of their names and links.
// Checks/nasty/run compiles this file with their generator.
import Foundation

let folder = CommandLine.arguments[1]
for nasty in NastyFile.all {
  // In a folder with the others, all of them would be searched for mounted route sets.
  let own = URL(fileURLWithPath: "\(folder)/\(nasty.name)")
  try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
  for (name, text) in nasty.files {
    try Data(text.utf8).write(to: own.appendingPathComponent(name))
  }
  print(nasty.name, nasty.link)
}
