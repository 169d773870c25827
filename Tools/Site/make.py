"""Writes the pages of the repository as HTML. `Tools/Site/make-site` calls it.

usage: make.py REPOSITORY OUTPUT ADDRESS
ADDRESS is that of the repository on the web, for links to files that are no pages.
"""
import html
import os
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys

from markdown_it import MarkdownIt
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

ROOT = pathlib.Path(sys.argv[1])
OUTPUT = pathlib.Path(sys.argv[2])
ADDRESS = sys.argv[3]
STYLE = (pathlib.Path(__file__).parent / "style.css").read_text()
API = "api/documentation/"
# The first page of a DocC catalog, which is the index of the module's API.
CATALOG = re.compile(r"Sources/(\w+)/\1\.docc/\1\.md")

# The languages of blocks of code that Pygments knows by another name, or must not guess.
LEXERS = {"console": "bash", "elisp": "common-lisp", "starlark": "python"}


def page_of(path):
    """Returns the page for a Markdown file: `README.md` is the index of its folder."""
    folder, name = posixpath.split(path)
    stem = "index" if name == "README.md" else posixpath.splitext(name)[0]
    return posixpath.join(folder, stem + ".html")


def slug(text):
    """Returns the anchor that GitHub gives a heading."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def title_of(path):
    first = re.search(r"^# (.*)$", (ROOT / path).read_text(), re.MULTILINE)
    return first[1].replace("`", "") if first else path


def highlighted(text, language, attributes):
    try:
        lexer = get_lexer_by_name(LEXERS.get(language, language))
    except ClassNotFound:
        return f"<pre><code>{html.escape(text)}</code></pre>\n"
    return "<pre><code>" + highlight(text, lexer, HtmlFormatter(nowrap=True)) + "</code></pre>\n"


class Site:
    def __init__(self, files):
        self.files = set(files)
        self.folders = {str(parent) for file in files for parent in pathlib.PurePosixPath(file).parents}
        self.pages = [file for file in files if file.endswith(".md") and self.is_page(file)]
        self.images = set()
        self.markdown = MarkdownIt("commonmark", {"highlight": highlighted}).enable(["table", "strikethrough"])

    @staticmethod
    def is_page(file):
        return not file.startswith("Tests/") and not CATALOG.fullmatch(file) and not (ROOT / file).is_symlink()

    def link(self, target, page):
        """Returns a link of a Markdown file as it is on its page."""
        if re.match(r"[a-z][a-z0-9+.-]*:", target) and not target.startswith("doc:"):
            return target
        path, mark, anchor = target.partition("#")
        here = posixpath.dirname(page)
        if path.startswith("doc:"):
            path = path[4:] + ".md"
        if not path:
            return target
        file = posixpath.normpath(posixpath.join(here, path))
        if catalog := CATALOG.fullmatch(file):
            return posixpath.relpath(API + catalog[1].lower(), here or ".") + "/"
        if file in self.pages:
            return posixpath.relpath(page_of(file), here or ".") + mark + anchor
        if file.endswith((".png", ".svg")) and file in self.files:
            self.images.add(file)
            return path
        if file in self.files:
            return f"{ADDRESS}/blob/main/{file}{mark}{anchor}"
        if file in self.folders:
            return f"{ADDRESS}/tree/main/{file}"
        raise SystemExit(f"{page}: there is no file '{file}', to which '{target}' leads")

    def body(self, page):
        """Returns the contents of a page as HTML, with anchors for headings."""
        tokens = self.markdown.parse((ROOT / page).read_text())
        seen = {}
        for index, token in enumerate(tokens):
            if token.type == "heading_open":
                text = "".join(child.content for child in tokens[index + 1].children if child.type in ("text", "code_inline"))
                anchor = slug(text)
                number = seen.get(anchor, 0)
                seen[anchor] = number + 1
                token.attrSet("id", f"{anchor}-{number}" if number else anchor)
            for child in token.children or []:
                for name in ("href", "src"):
                    if child.attrGet(name) is not None:
                        child.attrSet(name, self.link(child.attrGet(name), page))
        return self.markdown.renderer.render(tokens, self.markdown.options, {})

    def navigation(self, page):
        here = posixpath.dirname(page) or "."
        # The README's list of documentation has the pages in the order in which people read them.
        list_of_pages = (ROOT / "README.md").read_text().split("\n## Documentation\n")[1].split("\n## ")[0]
        listed = re.findall(r"\]\(([^)#]+)\)", list_of_pages)
        items = ["README.md"] + [file for file in listed if file in self.pages]
        lines = []
        for file in items:
            current = ' aria-current="page"' if file == page else ""
            href = posixpath.relpath(page_of(file), here)
            lines.append(f'<li><a href="{html.escape(href)}"{current}>{html.escape(title_of(file))}</a></li>')
        api = posixpath.relpath(API, here) + "/"
        lines.insert(1, f'<li><a href="{html.escape(api)}">API</a></li>')
        return "\n".join(lines)

    def write(self, page):
        style = posixpath.relpath("style.css", posixpath.dirname(page) or ".")
        text = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{html.escape(title_of(page))}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{style}">
<nav aria-label="Pages"><ul>
{self.navigation(page)}
</ul></nav>
<main>
{self.body(page)}</main>
</html>
"""
        file = OUTPUT / page_of(page)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"], check=True, capture_output=True, text=True)
site = Site([file for file in listed.stdout.splitlines() if (ROOT / file).exists()])
for page in site.pages:
    site.write(page)
for image in site.images:
    (OUTPUT / image).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / image, OUTPUT / image)
light = HtmlFormatter(style="default").get_style_defs("code")
dark = HtmlFormatter(style="github-dark").get_style_defs("code")
(OUTPUT / "style.css").write_text(f"{STYLE}\n{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\ncode {{ background: none; }}\n")
print(f"{len(site.pages)} pages, {len(site.images)} images")
