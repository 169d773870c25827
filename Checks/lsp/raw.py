"""What no well-behaved editor sends: broken frames, too large messages, and clients that end.

usage: raw.py TOOL"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from client import Client, insertion

TOOL = str(pathlib.Path(sys.argv[1]).resolve())


def started(folder="/tmp", **options):
    client = Client(TOOL, folder)
    client.initialize(None, **options)
    return client


def null_error(client):
    """The code of the next error that answers no request."""
    return client.take(lambda message: "id" in message and message["id"] is None)[1]["error"]["code"]


def check_half_a_header():
    client = started()
    client.send_bytes(b"Content-Le")
    client.process.stdin.close()
    assert client.process.wait(10) == 1
    assert b"the input has ended" in client.process.stderr.read()


def check_half_a_body():
    client = started()
    client.send_bytes(b"Content-Length: 100\r\n\r\n{")
    client.process.stdin.close()
    assert client.process.wait(10) == 1


def check_headers_in_pieces():
    client = Client(TOOL, "/tmp")
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    frame = b"CONTENT-type: x\r\ncontent-length:%d \r\n\r\n" % len(body) + body
    for byte in frame:
        client.send_bytes(bytes([byte]))
    client.last_id = 1
    assert client.answer(1)[1]["result"]
    assert client.end() == 0


def check_no_length():
    client = started()
    client.send_bytes(b"Content-Type: application/json\r\n\r\n{}")
    assert null_error(client) == -32700
    assert client.process.wait(10) == 1


def check_too_large_message():
    client = started()
    count = (64 << 20) + 1
    client.send_bytes(b"Content-Length: %d\r\n\r\n" % count)
    for _ in range(count >> 20):
        client.send_bytes(b" " * (1 << 20))
    client.send_bytes(b" " * (count & 0xFFFFF))
    assert null_error(client) == -32700
    assert client.end() == 0, "the server reads on behind the body"


def check_bodies_that_are_no_messages():
    client = started()
    for body, code in [(b"{", -32700), (b"\xff\xfe", -32700), (b"[]", -32600),
                       (b'[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]', -32600), (b"7", -32600),
                       (b"[" * 100_000, -32700), (b'{"id":{},"method":"shutdown"}', -32600)]:
        client.send(body)
        assert null_error(client) == code, body[:20]
    assert client.end() == 0


def check_unknown_methods():
    client = started()
    assert client.refusal("textDocument/typeDefinition") == -32601
    assert client.refusal("$/unknown") == -32601
    client.notify("$/unknown")
    client.notify("textDocument/unknown")
    assert client.refusal("textDocument/hover") == -32602
    assert client.end() == 0


def check_order():
    client = Client(TOOL, "/tmp")
    assert client.refusal("shutdown") == -32002
    client.initialize(None)
    assert client.refusal("initialize", capabilities={}) == -32600
    client.request("shutdown")
    assert client.refusal("shutdown") == -32600
    client.notify("exit")
    assert client.wait() == 0
    client = started()
    client.notify("exit")
    assert client.wait() == 1


def check_stale_positions():
    """Positions of a text that is not there any more, lone carriage returns, and characters outside of the BMP."""
    for encoding in ("utf-8", "utf-16", "utf-32"):
        client = started(encoding=encoding)
        uri = "file:///tmp/nowhere/A.routes"
        client.open(uri, "routes A\r/a\r\n/😀/{x: Intt}\n")
        found = client.diagnostics(uri)
        column = {"utf-8": 10, "utf-16": 8, "utf-32": 7}[encoding]
        start = next(item["range"]["start"] for item in found if item["code"] == "RG203")
        assert start == {"line": 2, "character": column}, (encoding, found)
        client.change(uri, 2, {"text": "routes A\n"})
        for line, character in [(2, 10), (-1, -1), (2**31, 2**31), (0, 2**53), (2**63 - 1, 0)]:
            place = {"line": line, "character": character}
            for method in ("hover", "definition", "completion", "prepareRename", "documentHighlight"):
                client.request(f"textDocument/{method}", textDocument={"uri": uri}, position=place)
        assert client.refusal("textDocument/hover", textDocument={"uri": uri},
                              position={"line": 2**63, "character": 0}) == -32602
        client.change(uri, 3, insertion(99, 99, "/b/\n"), insertion(-5, 0, "// first\n"))
        assert [item["code"] for item in client.diagnostics(uri)] == ["RG107"]
        client.change(uri, 1, {"text": "routes A\n/a\n"})
        assert client.diagnostics(uri) == []
        assert client.end() == 0


def check_large_file():
    client = started()
    uri = "file:///tmp/nowhere/Large.routes"
    client.open(uri, "routes A\n" + "// 10 MiB\n" * (1 << 20))
    assert "1 MiB" in client.notification("window/logMessage")[1]["message"]
    assert client.refusal("textDocument/hover", textDocument={"uri": uri},
                          position={"line": 0, "character": 0}) == -32602
    assert client.end() == 0


def check_deleted_file(folder):
    path = folder / "Deleted.routes"
    path.write_text("routes Deleted\n/a\n")
    client = started()
    client.open(path.as_uri(), "routes Deleted\n/a/\n")
    assert len(client.diagnostics(path.as_uri())) == 1
    path.unlink()
    client.notify("workspace/didChangeWatchedFiles", changes=[{"uri": path.as_uri(), "type": 3}])
    assert len(client.diagnostics(path.as_uri())) == 1, "the editor still has the text"
    client.change(path.as_uri(), 2, {"text": "routes Deleted\n/a\n"})
    client.notify("textDocument/didSave", textDocument={"uri": path.as_uri()})
    assert client.diagnostics(path.as_uri()) == []
    folder.joinpath("Gone").mkdir()
    gone = folder / "Gone" / "Gone.routes"
    client.open(gone.as_uri(), "routes Gone\n/a\n")
    gone.parent.rmdir()
    assert client.diagnostics(gone.as_uri()) == []
    client.notify("textDocument/didClose", textDocument={"uri": path.as_uri()})
    assert client.end() == 0


def check_many_documents(folder):
    """200 documents are open; the next one is ignored, and closing one makes room."""
    client = started(pulls=False)
    uris = [(folder / "Many" / f"D{number}.routes").as_uri() for number in range(202)]
    for number, uri in enumerate(uris[:200]):
        client.open(uri, f"routes D{number}\n/a/\n")
    for _ in range(200):
        assert len(client.notification("textDocument/publishDiagnostics")[1]["diagnostics"]) == 1
    client.open(uris[200], "routes D200\n/a/\n")
    assert "200 documents are open" in client.notification("window/logMessage")[1]["message"]
    client.notify("textDocument/didClose", textDocument={"uri": uris[0]})
    client.open(uris[201], "routes D201\n/a/\n")
    published = {client.notification("textDocument/publishDiagnostics")[1]["uri"] for _ in range(2)}
    assert published == {uris[0], uris[201]}
    assert client.end() == 0


def check_large_workspace(folder):
    root = folder / "Workspace"
    for number in range(2000):
        path = root / f"F{number // 50}" / f"S{number}.routes"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"routes S{number}\n/s{number}/{{id: Int}}\n")
    client = Client(TOOL, root)
    client.initialize(root)
    reports = client.request("workspace/diagnostic", previousResultIds=[])["items"]
    assert len(reports) == 2000 and not any(report["items"] for report in reports)
    known = [{"uri": report["uri"], "value": report["resultId"]} for report in reports]
    again = client.request("workspace/diagnostic", previousResultIds=known)["items"]
    assert {report["kind"] for report in again} == {"unchanged"}
    assert len(client.request("workspace/symbol", query="s1999")) == 1
    assert client.end() == 0


def check_killed_client():
    """The server leaves some seconds after the process that it was told to watch."""
    parent = subprocess.Popen(["sleep", "60"])
    client = started(process=parent.pid)
    parent.kill()
    parent.wait()
    start = time.monotonic()
    assert client.process.wait(15) == 1
    assert time.monotonic() - start < 8
    assert b"has ended" in client.process.stderr.read()


def check_closed_output():
    """Nobody reads the answers any more."""
    process = subprocess.Popen([TOOL, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    process.stdout.close()
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}).encode()
    try:
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(10) != 0


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        checks = [(name, check) for name, check in globals().items() if name.startswith("check_")]
        for name, check in checks:
            start = time.monotonic()
            check(*[folder] * check.__code__.co_argcount)
            if os.environ.get("VERBOSE"):
                print(f"{name}: {time.monotonic() - start:.1f} s")
    print(f"{len(checks)} sessions over raw pipes ended as they should")


main()
