import { expect, test } from 'vitest'
import { messageOf } from './read-message.ts'

const initialize = (clientInfo: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
  })

test('a message with more than a client has to say is taken', () => {
  const icons = Array.from({ length: 20 }, () => ({
    src: 'https://a.example/icon.png',
    mimeType: 'image/png',
    sizes: ['48x48', '96x96'],
  }))
  const message = initialize({ name: 'a', version: '1', title: 'A', icons })
  expect(messageOf(message)).toEqual(JSON.parse(message))
})

test.each([
  ['in a list', initialize({ name: 'a', version: '1', icons: Array(12_000).fill(1) })],
  ['in an object', `{"params":{${Array.from({ length: 5000 }, (_, at) => `"k${at}":1`)}}}`],
  [
    'in many small ones',
    JSON.stringify(
      Object.fromEntries(
        Array(200)
          .fill([1])
          .map((list, at) => [at, list]),
      ),
    ),
  ],
])(
  'thousands of values, each of which the SDK would complain about, are refused: %s',
  async (_, text) => {
    const answer = messageOf(text) as Response
    expect(answer.status).toBe(400)
    expect((await answer.json()).error).toMatchObject({
      code: -32600,
      message: 'The message holds more than 300 values',
    })
  },
)

test('a deep message is refused as such', async () => {
  const answer = messageOf(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as Response
  expect((await answer.json()).error.message).toBe('The message is nested more than 32 deep')
})
