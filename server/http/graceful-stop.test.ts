import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { wholeAnswer } from '../testing/whole-answer.ts'
import { stopGracefully } from './graceful-stop.ts'

afterEach(() => {
  vi.useRealTimers()
})

async function running() {
  const server = createServer((_request, response) => response.end('here'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (by = agent) => wholeAnswer(get({ port, host: '127.0.0.1', agent: by }))
  return { server, agent, ask }
}

test('a connection that waits to be accepted is let in, and its request answered as the last one', async () => {
  const { server, ask } = await running()
  const asked = ask(new Agent({ keepAlive: true }))
  const stopped = stopGracefully(server, 5_000)
  expect((await asked).headers.connection).toBe('close')
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
  await stopped
})

test('a request on a kept connection that was on its way is answered, as the last one', async () => {
  const { server, agent, ask } = await running()
  expect((await ask()).headers.connection).toBe('keep-alive')
  const stopped = stopGracefully(server, 5_000)
  const last = await ask()
  await expect(ask(new Agent())).rejects.toThrow('ECONNREFUSED')
  expect({ status: last.status, connection: last.headers.connection }).toEqual({
    status: 200,
    connection: 'close',
  })
  await stopped
  agent.destroy()
})

test('a connection on which nothing comes any more is closed', async () => {
  const { server, agent, ask } = await running()
  await ask()
  await stopGracefully(server, 60_000)
  await expect(ask()).rejects.toThrow()
  agent.destroy()
})

test('kept connections stay open as long as requests come on others', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  const { server, ask } = await running()
  const agents = [0, 1].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  for (const agent of agents) await ask(agent)
  const stopped = stopGracefully(server, 60_000)
  for (const agent of agents) {
    vi.advanceTimersByTime(400)
    expect((await ask(agent)).status).toBe(200)
  }
  await stopped
})
