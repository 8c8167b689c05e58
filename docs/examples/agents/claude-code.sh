claude mcp add --transport http firstangle https://www.firstangle.example/mcp
