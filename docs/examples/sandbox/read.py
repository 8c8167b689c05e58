from client import call

result = call("/read", {"sample": "shaft", "request_types": ["features"]})

for dimension in result["pages"][0]["features"]["dimensions"]:
    print(dimension["label"], dimension["confidence"]["score"])
