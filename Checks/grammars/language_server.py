"""A client of 'routegen lsp' that asks for semantic tokens and diagnostics."""
import json
import subprocess

# A document that is no file is compiled alone.
DOCUMENT = {"uri": "untitled:App.routes"}


class LanguageServer:
    def __init__(self, tool):
        self.process = subprocess.Popen([tool, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.requests = 0
        # A client that asks for diagnostics gets none that it has not asked for.
        capabilities = {"general": {"positionEncodings": ["utf-8"]}, "textDocument": {"diagnostic": {}}}
        answer = self.request(
            "initialize", {"processId": None, "rootUri": None, "capabilities": capabilities})
        assert answer["capabilities"]["positionEncoding"] == "utf-8"
        legend = answer["capabilities"]["semanticTokensProvider"]["legend"]
        self.types, self.modifiers = legend["tokenTypes"], legend["tokenModifiers"]
        self.notify("initialized", {})

    def open(self, text):
        self.notify("textDocument/didOpen", {
            "textDocument": {**DOCUMENT, "languageId": "routes", "version": 1, "text": text}})

    def close(self):
        self.notify("textDocument/didClose", {"textDocument": DOCUMENT})

    def tokens(self):
        """Yields line, start, end, type and modifiers of each token; columns are bytes of UTF-8."""
        data = self.request("textDocument/semanticTokens/full", {"textDocument": DOCUMENT})["data"]
        line = column = 0
        for index in range(0, len(data), 5):
            lines, columns, length, kind, bits = data[index:index + 5]
            line, column = line + lines, columns if lines else column + columns
            modifiers = [name for bit, name in enumerate(self.modifiers) if bits >> bit & 1]
            yield line, column, column + length, self.types[kind], modifiers

    def codes(self):
        """Yields the code of each diagnostic, and the lines and columns of its start and its end."""
        report = self.request("textDocument/diagnostic", {"textDocument": DOCUMENT})
        for diagnostic in report["items"]:
            start, end = (diagnostic["range"][name] for name in ("start", "end"))
            yield diagnostic["code"], (start["line"], start["character"]), (end["line"], end["character"])

    def stop(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        if self.process.wait(10) != 0:
            raise SystemExit("the language server did not end with status 0")

    def request(self, method, parameters):
        self.requests += 1
        self.send({"id": self.requests, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if message.get("id") == self.requests and "method" not in message:
                if "error" in message:
                    raise SystemExit(f"{method}: {message['error']}")
                return message["result"]

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while header := self.process.stdout.readline().strip():
            name, value = header.split(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(self.process.stdout.read(length))
