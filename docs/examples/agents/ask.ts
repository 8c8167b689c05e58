import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const client = new Client({ name: 'my-program', version: '1.0.0' })
const address = new URL('https://www.firstangle.example/mcp')
await client.connect(new StreamableHTTPClientTransport(address))

const { structuredContent } = await client.callTool({
  name: 'look_up_fit',
  arguments: { size: 50, fit: 'H7' },
})
console.log(structuredContent)
await client.close()
