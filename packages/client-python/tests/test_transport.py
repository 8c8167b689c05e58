import threading
import unittest
import urllib.request
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime

from firstangle import ApiError, ConnectionFailed, Retries, UnexpectedAnswer, error_types
from firstangle.transport import exchange, retry_after

from scripted_server import ScriptedServer, problem, success


def ask(*answers, retries=Retries(), timeout=5.0):
    """What comes of a request that is answered like this: body or exception, the pauses, the requests."""
    pauses = []
    with ScriptedServer(*answers) as server:
        try:
            outcome = exchange(urllib.request.Request(server.url), timeout, retries, pauses.append).body
        except Exception as error:
            outcome = error
    return outcome, pauses, server.requests


def hang_up(handler):
    handler.connection.close()


class ARequest(unittest.TestCase):
    def test_is_repeated_after_a_lost_connection(self):
        outcome, pauses, _ = ask(hang_up, success({}))
        self.assertEqual(outcome, b"{}")
        self.assertEqual(len(pauses), 1)

    def test_fails_when_the_connection_stays_away(self):
        outcome, _, requests = ask(*[hang_up] * 4)
        self.assertIsInstance(outcome, ConnectionFailed)
        self.assertEqual(len(requests), 4)

    def test_is_repeated_when_the_body_ends_early(self):
        outcome, *_ = ask((200, {"Content-Length": "9"}, b"{"), success({}), timeout=0.5)
        self.assertEqual(outcome, b"{}")

    def test_is_repeated_with_longer_pauses(self):
        for status in (500, 502, 503, 504):
            outcome, pauses, _ = ask(*[problem("internal", status)] * 3, success({}))
            self.assertEqual(outcome, b"{}")
            for pause, least in zip(pauses, (0.25, 0.5, 1.0), strict=True):
                self.assertGreaterEqual(pause, least)
                self.assertLessEqual(pause, 2 * least)

    def test_waits_as_long_as_retry_after_says(self):
        _, pauses, _ = ask(problem("unavailable", 503, Retry_After="30"), success({}))
        self.assertEqual(pauses, [30.0])

    def test_leaves_a_pause_of_more_than_a_minute_to_the_caller(self):
        outcome, pauses, _ = ask(problem("unavailable", 503, Retry_After="61"))
        self.assertIsInstance(outcome, error_types.UnavailableError)
        self.assertEqual(outcome.retry_after, 61.0)
        self.assertEqual(pauses, [])

    def test_is_given_up_with_the_error_of_the_last_attempt(self):
        outcome, _, requests = ask(*[problem("too-many-requests", 429)] * 4)
        self.assertIsInstance(outcome, error_types.TooManyRequestsError)
        self.assertEqual(len(requests), 4)

    def test_is_not_repeated_where_that_changes_nothing(self):
        outcome, pauses, _ = ask(problem("drawing-unclear", 422))
        self.assertIsInstance(outcome, error_types.DrawingUnclearError)
        self.assertEqual((outcome.code, outcome.status, pauses), ("drawing-unclear", 422, []))

    def test_follows_no_redirect_which_would_take_the_key_along(self):
        outcome, _, requests = ask((302, {"Location": "/elsewhere"}, b""), success({}))
        self.assertIsInstance(outcome, UnexpectedAnswer)
        self.assertEqual([path for path, *_ in requests], ["/"])

    def test_takes_an_error_of_a_proxy_for_what_it_is(self):
        outcome, *_ = ask((403, {}, b"<h1>Forbidden</h1>"))
        self.assertIsInstance(outcome, UnexpectedAnswer)

    def test_takes_an_unknown_code_for_an_api_error(self):
        outcome, *_ = ask(problem("a-newer-code", 422))
        self.assertIs(type(outcome), ApiError)

    def test_runs_into_the_timeout_of_a_silent_server(self):
        over = threading.Event()
        outcome, *_ = ask(lambda _: over.wait(10), retries=Retries(0), timeout=0.05)
        over.set()
        self.assertIsInstance(outcome, ConnectionFailed)
        self.assertIsInstance(outcome.__cause__, TimeoutError)

    def test_runs_into_the_timeout_of_a_server_that_trickles(self):
        over = threading.Event()

        def trickle(handler):
            handler.send_response(200)
            handler.end_headers()
            while not over.wait(0.01):
                handler.wfile.write(b" ")

        outcome, *_ = ask(trickle, retries=Retries(0), timeout=0.2)
        over.set()
        self.assertIsInstance(outcome, ConnectionFailed)


class RetryAfter(unittest.TestCase):
    def test_is_a_number_a_date_or_nothing(self):
        self.assertEqual(retry_after({"retry-after": "7"}), 7.0)
        date = format_datetime(datetime.now(timezone.utc) + timedelta(hours=1), usegmt=True)
        self.assertAlmostEqual(retry_after({"retry-after": date}), 3600, delta=60)
        self.assertEqual(retry_after({"retry-after": "Mon, 23 Nov 2020 10:00:00 GMT"}), 0.0)
        self.assertIsNone(retry_after({"retry-after": "soon"}))
        self.assertIsNone(retry_after({}))


if __name__ == "__main__":
    unittest.main()
