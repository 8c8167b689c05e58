from client import call

for sample in call("/health-check")["samples"]:
    print(sample["name"], sample["page_count"], sample["file"]["url"])
