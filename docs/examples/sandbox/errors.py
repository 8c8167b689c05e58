from client import ApiError, call

try:
    call(
        "/read",
        {"sample": "shaft", "request_types": ["features"]},
        {"Sandbox-Error": "drawing-unclear"},
    )
except ApiError as error:
    if error.code != "drawing-unclear":
        raise
    print("To the review queue:", error)
