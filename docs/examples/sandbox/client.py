import json
import time
import urllib.error
import urllib.request

API = "https://www.firstangle.example/sandbox/v2"
KEY = "fa_sandbox_public"


class ApiError(Exception):
    def __init__(self, problem):
        super().__init__(f"{problem['code']}: {problem['detail']}")
        self.code = problem["code"]


def call(path, body=None, headers=None, attempts=3):
    request = urllib.request.Request(
        API + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": f"Bearer {KEY}",
            "Content-Type": "application/json",
            **(headers or {}),
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        if error.code not in (429, 503) or attempts == 1:
            raise ApiError(json.load(error)) from None
        time.sleep(int(error.headers["Retry-After"]))
    return call(path, body, headers, attempts - 1)
