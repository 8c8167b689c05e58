import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { paths, sandboxKey } from '../../server/sandbox/contract.ts'
import { ask } from './support/ask.ts'
import { newMessage } from './support/posts.ts'
import { startSite } from './support/site-process.ts'
import { SmtpReceiver } from './support/smtp-receiver.ts'

/*
 * A process that may open no file for a while cannot load what it loads on demand: the mail program, the signatures of
 * webhooks, the list of throw-away mailboxes. When it may again, nothing has to be restarted.
 */

const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
const keyed = { Authorization: `Bearer ${sandboxKey}` }
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const mcpMessage = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

/** The limit of open files of a running process. With 3 nothing can be opened: 0 to 2 are its input and output. */
function mayOpen(pid: number | undefined, files: number): void {
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${files}:`])
}

async function startHookReceiver() {
  const events: unknown[] = []
  const server = createServer((request, response) => {
    events.push(request.headers['webhook-id'])
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { events, url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('what could not be loaded while no file could be opened is loaded afterwards', async () => {
  const mail = new SmtpReceiver()
  const hook = await startHookReceiver()
  const site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${await mail.listen()}`,
    LEAD_WEBHOOK_URL: hook.url,
    LEAD_WEBHOOK_SECRET: secret,
  })
  const send = async (path: string, body: object) => {
    const options = { method: 'POST', headers: json, body: JSON.stringify(body) }
    return (await ask(site.origin, path, options)).status
  }
  const { topic: _, ...trial } = newMessage()
  const message = newMessage()
  const askAll = () =>
    Promise.all([
      send('/api/trial-requests', trial),
      send('/mcp', mcpMessage),
      ask(site.origin, paths.health, { headers: keyed }).then(({ status }) => status),
    ])

  // These connections are kept: no new one could be accepted.
  await Promise.all(Array.from({ length: 3 }, () => ask(site.origin, '/healthz')))
  mayOpen(site.pid, 3)
  expect(await send('/api/messages', message)).toBe(201)
  for (const status of await askAll()) expect(status).toBeGreaterThanOrEqual(500)
  await vi.waitFor(() => expect(site.output()).toContain('EMFILE'), { timeout: 60_000 })
  expect([mail.mails, hook.events]).toEqual([[], []])

  mayOpen(site.pid, 1000)
  expect(await askAll()).toEqual([201, 200, 200])
  await vi.waitFor(() => expect(mail.to(message.email)).toHaveLength(1), { timeout: 90_000 })
  await vi.waitFor(() => expect(new Set(hook.events).size).toBe(2), { timeout: 90_000 })
  await site.stop()
  hook.close()
  await mail.close()
})
