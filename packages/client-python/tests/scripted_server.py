"""A server on this machine that gives prepared answers one after another, and notes what it is asked."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable

Answer = tuple[int, dict[str, str], bytes]


def problem(code: str, status: int, **headers: str) -> Answer:
    body = {"type": "https://a.example", "title": "No", "status": status, "detail": "Why.", "code": code}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return status, named, json.dumps(body).encode()


def success(value: object) -> Answer:
    return 200, {}, json.dumps(value).encode()


class ScriptedServer:
    """Use with `with`. An answer that is a function gets the socket to do with it what it likes."""

    def __init__(self, *answers: Answer | Callable[[Any], None]):
        left = list(answers)
        requests = self.requests = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                length = int(self.headers.get("content-length", 0))
                requests.append((self.path, dict(self.headers), self.rfile.read(length)))
                answer = left.pop(0)
                if callable(answer):
                    answer(self)
                    return
                status, headers, body = answer
                self.send_response(status)
                for name, value in {"Content-Length": str(len(body)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            do_POST = do_GET

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> ScriptedServer:
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
