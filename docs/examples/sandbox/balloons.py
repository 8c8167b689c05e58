import urllib.request

from client import call

result = call("/read", {"sample": "bracket", "request_types": ["balloons"]})
file = result["pages"][0]["balloons"]
urllib.request.urlretrieve(file["url"], "bracket-balloons.pdf")

print("bracket-balloons.pdf", file["bytes"])
