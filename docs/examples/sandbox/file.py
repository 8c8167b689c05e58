import base64
import urllib.request

from client import API, call

# In your own program, read the bytes of your drawing instead.
with urllib.request.urlopen(API + "/files/shaft.pdf") as answer:
    content = answer.read()

file = {"name": "shaft.pdf", "content": base64.b64encode(content).decode()}
result = call("/read", {"file": file, "request_types": ["metadata"]})

print(result["pages"][0]["metadata"]["designation"]["value"])
