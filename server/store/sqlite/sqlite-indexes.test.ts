import { expect, test } from 'vitest'
import { createAccess } from '../access.ts'
import { createStore } from '../open-store.ts'
import type { Store } from '../store.ts'
import { silent, temporaryDirectory } from '../testing/engines.ts'
import {
  aCall,
  aClaim,
  aDelivery,
  aMove,
  aNoticeLimit,
  cancelCall,
  later,
  noon,
  notHeld,
} from '../testing/samples.ts'
import { openFile } from './open-file.ts'
import { sqliteEngine } from './sqlite-engine.ts'

test('finds everything by an index', async () => {
  const dataDir = temporaryDirectory()
  const opened = openFile(dataDir)
  const { database } = opened
  const prepare = database.prepare.bind(database)
  const statements = new Set<string>()
  database.prepare = (text) => {
    statements.add(text)
    return prepare(text)
  }
  const store = createStore(
    createAccess(
      sqliteEngine(dataDir, () => opened),
      silent,
    ),
  )
  await useEverything(store)
  const plans = [...statements]
    .filter((text) => /^(?:select|with|update|delete|insert)/i.test(text))
    .map((text) => ({ text, steps: prepare(`EXPLAIN QUERY PLAN ${text}`).all() }))
  const scans = plans.filter(({ steps }) =>
    steps.some(({ detail }) => /^SCAN (?!migrations|due)\w+$/.test(String(detail))),
  )
  expect(scans.map(({ text }) => text)).toEqual([])
  expect(plans.length).toBeGreaterThan(20)
  await store.close()
})

/** Every method, in its ordinary course. */
async function useEverything(store: Store): Promise<void> {
  const idempotency = {
    key: 'key-0001',
    scope: '/api/calls',
    bodyHash: 'hash',
    expiresAt: later(600),
    answer: '{}',
  }
  const call = { ...aCall(later(60)), idempotency }
  const { id, email } = call.request
  const perRequest = { event: 'call.moved', since: noon, max: 3 }
  const limits = { perMailbox: { since: noon, max: 10 }, perRequest }
  const noticeLimit = { ...aNoticeLimit(id), max: 0 }
  await store.submit({ ...call, noticeLimit, mailLimits: limits })
  await store.submit(call)
  await store.confirmTrial(id, noon, [])
  await store.confirmCall(id, 0, {
    at: noon,
    claim: aClaim(later(60)),
    deliveries: [aDelivery(id)],
    limits: { perMailbox: 2, perDomain: 2, perNetwork: 2 },
  })
  await store.submit(aCall(later(60), { email }))
  await store.submit(notHeld(aCall(later(180))))
  await store.addMails(id, [aDelivery(id)], limits)
  const [delivery] = await store.claim(noon, later(2), 5, 'mail')
  await store.postpone(delivery?.id ?? '', noon, 'SMTP 451')
  await store.bringForward(noon, later(60), 'mail')
  await store.giveUp(delivery?.id ?? '', noon, 'SMTP 550')
  await store.list({ hasDeadDeliveries: true, kind: 'call', since: noon, limit: 5 })
  await store.list({})
  await store.retry(noon, id)
  await store.retry(noon)
  await store.nextDue('mail')
  await store.markDelivered(delivery?.id ?? '', noon)
  await store.deliveriesOf(id)
  await store.occupied(noon, later(600), noon, id)
  await store.moveCall(id, 0, { ...aMove(later(75)), limits })
  await store.changeZone(id, 'UTC', [])
  await cancelCall(store, id)
  await store.secret('links')
  await store.forgetExpired(noon)
  await store.forgetWithdrawn(noon)
  await store.withdrawn([delivery?.id ?? ''])
  await store.probe()
  await store.purge(noon, noon)
  await store.eraseAddress(email)
}
