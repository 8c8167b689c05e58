curl -s https://www.firstangle.example/mcp \
  -H 'Content-Type: application/json' \
  -H 'Accept: application/json, text/event-stream' \
  -d '{
    "jsonrpc": "2.0",
    "id": 1,
    "method": "tools/call",
    "params": { "name": "look_up_fit", "arguments": { "size": 50, "fit": "H7" } }
  }'
