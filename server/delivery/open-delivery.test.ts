import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { removeFolder } from '../testing/remove-folder.ts'
import { openDelivery } from './open-delivery.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { sampleDelivery } from './testing/sample-delivery.ts'
import { startPeer } from './testing/smtp-peer.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'firstangle-delivery-'))
const cleanUps: (() => unknown)[] = [() => removeFolder(dataDir)]
const siteUrl = 'https://www.firstangle.example'
const due = '2026-11-21T12:00:00.000Z'

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function open(environment: {
  smtpUrl?: string
  leadWebhookUrl?: string
  leadWebhookSecret?: string
}) {
  const store = createMemoryStore()
  const outbox = openDelivery({
    environment: { dataDir, siteUrl, ...environment },
    store,
    log: createLog('silent'),
    now: () => new Date(),
  })
  cleanUps.push(() => outbox.stop())
  store.add(sampleDelivery(1, due), sampleDelivery(2, due, 'webhook'))
  outbox.start()
  const states = () => [...store.rows.values()].map(({ state }) => state)
  return { outbox, states }
}

test('without addresses mails become files below DATA_DIR, and webhooks wait', async () => {
  const { states } = open({})
  await vi.waitFor(() => expect(states()).toEqual(['delivered', 'pending']), 90_000)
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1)
})

test('with both addresses each goes its way', async () => {
  const peer = await startPeer()
  const posts: IncomingHttpHeaders[] = []
  const receiver = createServer((request, response) => {
    posts.push(request.headers)
    response.end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  cleanUps.push(
    () => peer.stop(),
    () => receiver.close(),
    () => receiver.closeAllConnections(),
  )
  const { states } = open({
    smtpUrl: `smtp://127.0.0.1:${peer.port}`,
    leadWebhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    leadWebhookSecret: 'whsec_c2VjcmV0',
  })
  await vi.waitFor(() => expect(states()).toEqual(['delivered', 'delivered']), 90_000)
  expect(peer.received[0]?.raw).toContain(
    `Message-ID: <${sampleDelivery(1, due).id}@www.firstangle`,
  )
  expect(posts[0]?.['webhook-id']).toBe(sampleDelivery(2, due).id)
})

test('stop also ends a conversation that hangs', async () => {
  const peer = await startPeer((verb) => (verb === 'RCPT' ? '' : undefined))
  cleanUps.push(() => peer.stop())
  const { outbox, states } = open({ smtpUrl: `smtp://127.0.0.1:${peer.port}` })
  await vi.waitFor(() => expect(peer.lines.join()).toContain('RCPT'), 90_000)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const stopped = outbox.stop()
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await stopped
  await vi.waitFor(() => expect(peer.sockets[0]?.closed).toBe(true), 90_000)
  expect(states()).toEqual(['pending', 'pending'])
})
