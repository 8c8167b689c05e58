from pathlib import Path

from firstangle import Client

client = Client("https://www.firstangle.example/sandbox/v2", key="fa_sandbox_public")

# In your own program, begin with the path of your drawing instead.
bracket = next(each for each in client.health().samples if each.name.value == "bracket")
drawing = Path("bracket.pdf")
drawing.write_bytes(client.download(bracket.file))

job = client.submit(drawing, ["features", "balloons"])
page = client.wait(job).pages[0]

print(len(page.features.dimensions), "dimensions")
Path("bracket-balloons.pdf").write_bytes(client.download(page.balloons))
