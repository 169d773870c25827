// Writes the nasty files into a folder, and a list of their names and links. Scripts/check-nasty-files compiles
// this file with their generator.
import Foundation

let folder = CommandLine.arguments[1]
for nasty in NastyFile.all {
  for (name, text) in nasty.files {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }
  print(nasty.name, nasty.link)
}
