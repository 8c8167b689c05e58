from firstangle import Client, error_types

client = Client("https://www.firstangle.example/sandbox/v2", key="fa_sandbox_public")

try:
    result = client.read("shaft", ["features"])
    for dimension in result.pages[0].features.dimensions:
        print(dimension.label, dimension.confidence.score)
except error_types.DrawingUnclearError as error:
    print("To the review queue:", error.problem.detail)
