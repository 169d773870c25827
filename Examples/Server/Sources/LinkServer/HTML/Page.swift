/// A page of the site.
protocol Page {
  /// The title, in the window and as the heading.
  var title: String { get }

  /// The elements of `head` in addition to those of all pages.
  var head: HTML { get }

  /// What is below the heading.
  var content: HTML { get }

  /// The site.
  var site: Site { get }

  /// Whether search engines may list the page.
  var isListed: Bool { get }
}

extension Page {
  /// The whole page, without a script.
  ///
  /// - Parameter nonce: The text that allows the style sheet.
  func document(nonce: String) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="icon" href="\(PublicFile.icon.path)">
    \(head)<style nonce="\(nonce)">
    \(pageStyle)
    </style>
    </head>
    <body>
    <main>
    <img src="\(PublicFile.icon.path)" alt="" width="64" height="64">
    <p class="app">\(site.appName)</p>
    <h1>\(title)</h1>
    \(content)</main>
    </body>
    </html>

    """
  }
}
