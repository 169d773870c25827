"""One session of each editor that pytest-lsp knows: every feature of the server once.

pytest-lsp checks the messages with the types of the protocol, and with what the editor says that it can do.

usage: ROUTEGEN=TOOL pytest test_profiles.py"""
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROFILES = ["visual_studio_code@v1.65.2", "neovim@v0.11.0", "emacs@v29.1"]

# The name of each encoding in Python, and the bytes of a unit.
CODECS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}

APP = """routes App
enum Sort { new, old }
require login
/users/{id: Int}?{sort: Sort = new}   as user
    also /u/{id}?sort={_}
    example /users/1 -> user(id: 1)
@requires(login)
/é😀/{x: Intt}
/a/
/shop mount Shop
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["ROUTEGEN"], "lsp"]), params=PROFILES)
async def client(request, lsp_client: LanguageClient, tmp_path: pathlib.Path):
    (tmp_path / "Shop.routes").write_text("routes Shop\n/b\n")
    (tmp_path / "App.routes").write_text("routes Old\n/a\n")
    (tmp_path / ".routegen.json").write_text("{}")
    lsp_client.folder = tmp_path
    lsp_client.registered = []
    lsp_client.feature("client/registerCapability")(
        lambda parameters: lsp_client.registered.extend(parameters.registrations))
    lsp_client.announced = await lsp_client.initialize_session(lsp.InitializeParams(
        capabilities=client_capabilities(request.param),
        workspace_folders=[lsp.WorkspaceFolder(uri=tmp_path.as_uri(), name="work")]))
    yield
    await lsp_client.shutdown_session()
    assert lsp_client._server.returncode == 0


class Document:
    """A document that is open, and the requests about it."""

    def __init__(self, client, path, text):
        self.client, self.uri, self.text, self.version = client, path.as_uri(), text, 1
        self.identifier = lsp.TextDocumentIdentifier(uri=self.uri)
        self.encoding = client.announced.capabilities.position_encoding or "utf-16"
        client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=lsp.TextDocumentItem(
            uri=self.uri, language_id="routes", version=1, text=text)))

    def place(self, mark, offset=0):
        """The position at an offset in the first occurrence of a text."""
        before = self.text[:self.text.index(mark) + offset]
        line = before.count("\n")
        codec, width = CODECS[self.encoding]
        return lsp.Position(line, len(before.rsplit("\n", 1)[-1].encode(codec)) // width)

    def range(self, mark):
        return lsp.Range(self.place(mark), self.place(mark, len(mark)))

    def at(self, kind, mark, offset=0, **more):
        return kind(text_document=self.identifier, position=self.place(mark, offset), **more)

    def whole(self, kind, **more):
        return kind(text_document=self.identifier, **more)

    def replace(self, mark, new):
        self.version += 1
        change = lsp.TextDocumentContentChangePartial(range=self.range(mark), text=new)
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri),
            content_changes=[change]))
        self.text = self.text.replace(mark, new, 1)

    async def diagnostics(self):
        """Asks for the diagnostics, or waits until they are published."""
        if self.client.announced.capabilities.diagnostic_provider:
            report = await self.client.text_document_diagnostic_async(self.whole(lsp.DocumentDiagnosticParams))
            return report.items
        await self.client.wait_for_notification("textDocument/publishDiagnostics")
        return self.client.diagnostics[self.uri]

    def applying(self, edit):
        """The text after the edits of this document in a workspace edit."""
        if edit.document_changes is None:
            return self.edited(edit.changes[self.uri])
        for change in edit.document_changes:
            if change.text_document.uri == self.uri:
                assert change.text_document.version == self.version
                return self.edited(change.edits)
        raise AssertionError("the document has no edits")

    def edited(self, edits):
        lines = self.text.split("\n")
        codec, width = CODECS[self.encoding]

        def offset(position):
            before = lines[position.line].encode(codec)[:position.character * width].decode(codec)
            return sum(len(line) + 1 for line in lines[:position.line]) + len(before)

        text = self.text
        for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
            text = text[:offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
        return text


def codes(diagnostics):
    return [diagnostic.code for diagnostic in diagnostics]


@pytest.mark.asyncio
async def test_diagnostics_and_fixes(client: LanguageClient):
    document = Document(client, client.folder / "App.routes", APP)
    found = await document.diagnostics()
    assert codes(found) == ["RG203", "RG107"]
    assert found[0].range == document.range("Intt")

    actions = await client.text_document_code_action_async(document.whole(
        lsp.CodeActionParams, range=document.range("Intt"), context=lsp.CodeActionContext(diagnostics=found)))
    fix = next(action for action in actions if action.kind == lsp.CodeActionKind.QuickFix)
    assert "{x: Int}" in document.applying(fix.edit)

    everything = await client.text_document_code_action_async(document.whole(
        lsp.CodeActionParams, range=document.range("/a/"),
        context=lsp.CodeActionContext(diagnostics=[], only=[lsp.CodeActionKind.SourceFixAll])))
    assert "\n/a\n" in document.applying(everything[0].edit)

    document.replace("Intt", "Int")
    assert codes(await document.diagnostics()) == ["RG107"]
    document.replace("/a/", "/a")
    assert codes(await document.diagnostics()) == []

    edits = await client.text_document_formatting_async(document.whole(
        lsp.DocumentFormattingParams, options=lsp.FormattingOptions(tab_size=4, insert_spaces=True)))
    assert "{sort: Sort = new} as user" in document.edited(edits)

    client.text_document_did_save(document.whole(lsp.DidSaveTextDocumentParams))
    client.text_document_did_close(document.whole(lsp.DidCloseTextDocumentParams))


@pytest.mark.asyncio
async def test_names(client: LanguageClient):
    document = Document(client, client.folder / "App.routes", APP)
    definition = await client.text_document_definition_async(document.at(lsp.DefinitionParams, "Sort ="))
    assert [place.range for place in definition] == [document.range("Sort")]
    shop = await client.text_document_definition_async(document.at(lsp.DefinitionParams, "Shop"))
    assert [pathlib.Path(place.uri).name for place in shop] == ["Shop.routes"]

    references = await client.text_document_references_async(document.at(
        lsp.ReferenceParams, "login", context=lsp.ReferenceContext(include_declaration=True)))
    assert len(references) == 2
    highlights = await client.text_document_document_highlight_async(
        document.at(lsp.DocumentHighlightParams, "{id", 1))
    assert len(highlights) == 3
    hover = await client.text_document_hover_async(document.at(lsp.HoverParams, "/users", 2))
    assert "App.user(id: Int, sort: Sort)" in hover.contents.value

    place = await client.text_document_prepare_rename_async(document.at(lsp.PrepareRenameParams, "sort:"))
    assert (place.range, place.placeholder) == (document.range("sort"), "sort")
    edit = await client.text_document_rename_async(document.at(lsp.RenameParams, "sort:", new_name="order"))
    assert "?sort={order: Sort = new}" in document.applying(edit)

    symbols = await client.text_document_document_symbol_async(document.whole(lsp.DocumentSymbolParams))
    assert [symbol.name for symbol in symbols][:2] == ["App", "Sort"]
    routes = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="user"))
    assert [route.name for route in routes] == ["user  /users/{id: Int}?{sort: Sort = new}"]


@pytest.mark.asyncio
async def test_writing(client: LanguageClient):
    document = Document(client, client.folder / "App.routes", APP)
    items = await client.text_document_completion_async(document.at(lsp.CompletionParams, "Sort =", 2))
    sort = next(item for item in items.items if item.label == "Sort")
    assert sort.text_edit.range == document.range("Sort =") or sort.text_edit.range.start == document.place("Sort =")

    tokens = await client.text_document_semantic_tokens_full_async(document.whole(lsp.SemanticTokensParams))
    legend = client.announced.capabilities.semantic_tokens_provider.legend.token_types
    assert legend[tokens.data[3]] == "keyword" and list(tokens.data[:3]) == [0, 0, len("routes")]
    part = await client.text_document_semantic_tokens_range_async(document.whole(
        lsp.SemanticTokensRangeParams, range=document.range("/a/")))
    assert 0 < len(part.data) < len(tokens.data)

    folding = await client.text_document_folding_range_async(document.whole(lsp.FoldingRangeParams))
    assert all(fold.start_line < fold.end_line for fold in folding)
    selections = await client.text_document_selection_range_async(document.whole(
        lsp.SelectionRangeParams, positions=[document.place("{id", 1)]))
    assert selections[0].range == document.range("id") and selections[0].parent.range == document.range("{id: Int}")
    links = await client.text_document_document_link_async(document.whole(lsp.DocumentLinkParams))
    assert [pathlib.Path(link.target).name for link in links] == ["Shop.routes"]

    document.replace("Intt", "Int")
    document.replace("/a/", "/a")
    drawing = await client.workspace_execute_command_async(lsp.ExecuteCommandParams(
        command="routegen.match", arguments=[document.uri, "/users/7"]))
    assert drawing.startswith("user(id: 7)")
