"""A client of `routegen lsp` over raw pipes, for Checks/lsp/run and Tools/Benchmarks/editor."""
import json
import pathlib
import subprocess
import threading
import time


class Client:
    """A server as a child process. A thread reads its messages, so that it never waits for the client."""

    def __init__(self, tool, folder, arguments=()):
        self.process = subprocess.Popen(
            [str(pathlib.Path(tool).resolve()), "lsp", *arguments], cwd=folder,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.messages = []
        self.arrived = threading.Condition()
        self.last_id = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while header := stream.readline():
            length = int(header.removeprefix(b"Content-Length: "))
            assert stream.readline() == b"\r\n", "something else than frames is on standard output"
            message = json.loads(stream.read(length))
            with self.arrived:
                self.messages.append((time.monotonic(), message))
                self.arrived.notify()

    # Sending

    def send_bytes(self, content):
        self.process.stdin.write(content)
        self.process.stdin.flush()

    def send(self, message):
        body = message if isinstance(message, bytes) else json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, **parameters):
        self.send({"method": method, "params": parameters})

    def begin(self, method, **parameters):
        """Sends a request, and returns its number."""
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": parameters})
        return self.last_id

    # Receiving

    def take(self, matches, seconds=30):
        """Removes and returns the first message that matches, with the time of its arrival."""
        end = time.monotonic() + seconds
        with self.arrived:
            while True:
                for index, (arrival, message) in enumerate(self.messages):
                    if matches(message):
                        del self.messages[index]
                        return arrival, message
                rest = end - time.monotonic()
                assert rest > 0 and self.arrived.wait(rest), "a message has not arrived in time"

    def answer(self, number, seconds=30):
        return self.take(lambda message: message.get("id") == number and "method" not in message, seconds)

    def request(self, method, **parameters):
        """Sends a request, and returns its result."""
        message = self.answer(self.begin(method, **parameters))[1]
        assert "error" not in message, message
        return message["result"]

    def refusal(self, method, **parameters):
        """Sends a request, and returns the code of the error."""
        return self.answer(self.begin(method, **parameters))[1]["error"]["code"]

    def notification(self, method, seconds=30):
        """Returns the time and the parameters of the first notification of a method."""
        arrival, message = self.take(lambda message: message.get("method") == method, seconds)
        return arrival, message["params"]

    # Life

    def initialize(self, folder, pulls=True, encoding="utf-16", process=None, **options):
        text_document = {"diagnostic": {}} if pulls else {}
        result = self.request(
            "initialize", processId=process, initializationOptions=options,
            workspaceFolders=[{"uri": pathlib.Path(folder).as_uri(), "name": "work"}] if folder else None,
            capabilities={"general": {"positionEncodings": [encoding]}, "textDocument": text_document})
        self.notify("initialized")
        return result["capabilities"]

    def open(self, uri, text, version=1):
        self.notify("textDocument/didOpen", textDocument={
            "uri": uri, "languageId": "routes", "version": version, "text": text})

    def change(self, uri, version, *changes):
        self.notify("textDocument/didChange", textDocument={"uri": uri, "version": version},
                    contentChanges=list(changes))

    def diagnostics(self, uri):
        return self.request("textDocument/diagnostic", textDocument={"uri": uri})["items"]

    def end(self):
        """Ends the session in order, and returns the exit code."""
        self.request("shutdown")
        self.notify("exit")
        return self.wait()

    def wait(self, seconds=30):
        """Waits for the end of the process, and returns the exit code."""
        code = self.process.wait(seconds)
        for stream in (self.process.stdin, self.process.stderr):
            stream.close()
        return code


def insertion(line, character, text):
    """A change that inserts a text."""
    place = {"line": line, "character": character}
    return {"range": {"start": place, "end": place}, "text": text}
