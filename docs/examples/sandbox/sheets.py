from client import call

types = ["metadata", "thumbnails"]
result = call("/read", {"sample": "two-sheets", "request_types": types})

for page in result["pages"]:
    number = page["metadata"]["identifiers"][0]["value"]
    print(page["page"], number, page["thumbnails"]["url"])
