from client import call

DPI = 300
MM_PER_INCH = 25.4

result = call("/read", {"sample": "shaft", "request_types": ["features"]})
features = result["pages"][0]["features"]
evidence = features["evidence"]
places = {region["reference_id"]: region["polygon"] for region in evidence["regions"]}


def pixels(point):
    return [round(float(point[axis]) / MM_PER_INCH * DPI) for axis in ("x", "y")]


for thread in features["threads"]:
    corners = [pixels(point) for point in places[thread["reference_id"]]]
    print(thread["label"], "page", evidence["page"], "corners", corners)
