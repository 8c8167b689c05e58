import { mkdtempSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewDelivery, RequestRecord } from '../../../server/store/records.ts'
import type { Store } from '../../../server/store/store.ts'
import { aCall, addTo, bookCall } from '../../../server/store/testing/samples.ts'
import { openPlace } from '../find-store.ts'

/** The moment at which the sample inbox is looked at. */
export const sampleNow = new Date('2026-11-21T12:00:00.000Z')

/** Ids, by what they are. Versions 7, times as received. */
export const sampleIds = {
  message: '019aa000-0000-7000-8000-000000000001',
  trial: '019aa000-0000-7000-8000-000000000002',
  call: '019aa000-0000-7000-8000-000000000003',
  oldCall: '0190a000-0000-7000-8000-000000000004',
  oldMessage: '0190a000-0000-7000-8000-000000000005',
  deadMail: '019ab000-0000-7000-8000-000000000001',
  sentMail: '019ab000-0000-7000-8000-000000000002',
  oldMail: '0190b000-0000-7000-8000-000000000003',
} as const

/** A text that would clear the screen and pass for another field. */
const hostileText = 'Hello\u001b[2J\nReference  FA-0000-0000\u202e\r\n=1+1'

const blank: RequestRecord = {
  id: '',
  reference: '',
  kind: 'message',
  topic: null,
  locale: 'en',
  name: '',
  email: '',
  company: null,
  phone: null,
  message: null,
  otherFields: {},
  isSuspect: false,
  suspectBy: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  confirmedAt: null,
}

const mail: NewDelivery = {
  id: '',
  requestId: '',
  channel: 'mail',
  event: 'message.received',
  audience: 'operator',
  dueAt: '2026-11-20T09:30:00.000Z',
  payload: '{"subject":"secret link"}',
}

const records: RequestRecord[] = [
  {
    ...blank,
    id: sampleIds.message,
    reference: 'FA-7Q2M-K4TD',
    topic: 'sales',
    message: hostileText,
    name: '=HYPERLINK("x")',
    email: 'Ada@Example.com',
    phone: '+49 89 1',
    otherFields: { department: 'Quoting' },
    isSuspect: true,
  },
  {
    ...blank,
    id: sampleIds.trial,
    reference: 'FA-7Q2M-0002',
    kind: 'trial',
    locale: 'de',
    name: 'Jörg Weiß',
    email: 'joerg@example.com',
    company: 'Weiß Dreherei GmbH',
    createdAt: '2026-11-19T23:30:00.000Z',
  },
  {
    ...blank,
    id: sampleIds.oldMessage,
    reference: 'FA-7Q2M-0005',
    topic: 'general',
    name: 'Old',
    email: 'old@bücher.example',
    message: 'Hi',
    createdAt: '2026-03-01T08:00:00.000Z',
  },
]

/** A new data directory and a store of five requests, one of them with a delivery given up. */
export async function sampleInbox(
  databaseUrl?: string,
): Promise<{ dataDir: string; store: Store }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inbox-'))
  const store = await openPlace({ dataDir, databaseUrl })
  const addressLimit = { since: '2026-01-01T00:00:00.000Z', max: 10 }
  for (const request of records) await store.submit({ request, deliveries: [], addressLimit })
  await addCalls(store)
  await addDeliveries(store)
  await writeMailFiles(join(dataDir, 'mail'))
  return { dataDir, store }
}

/** One call requested lately, one long ago; both lie ahead. */
async function addCalls(store: Store): Promise<void> {
  const call = async (id: string, reference: string, day: string, createdAt: string) => {
    const email = `${reference.toLowerCase()}@example.com`
    const asked = aCall(`${day}T08:00:00.000Z`, {
      ...blank,
      id,
      reference,
      createdAt,
      kind: 'call',
      name: '山田太郎',
      email,
    })
    await bookCall(store, { ...asked, deliveries: [] })
  }
  await call(sampleIds.call, 'FA-7Q2M-0003', '2026-11-24', '2026-11-18T10:00:00.000Z')
  await call(sampleIds.oldCall, 'FA-7Q2M-0004', '2026-12-01', '2026-02-01T10:00:00.000Z')
}

async function addDeliveries(store: Store): Promise<void> {
  await addTo(store, sampleIds.message, [
    { ...mail, id: sampleIds.deadMail, requestId: sampleIds.message },
    { ...mail, id: sampleIds.sentMail, requestId: sampleIds.message, audience: 'visitor' },
  ])
  await addTo(store, sampleIds.oldMessage, [
    { ...mail, id: sampleIds.oldMail, requestId: sampleIds.oldMessage },
  ])
  await store.claim('2026-11-20T09:31:00.000Z', '2026-11-20T09:33:00.000Z', 10, 'mail')
  await store.giveUp(sampleIds.deadMail, '2026-11-20T09:32:00.000Z', 'SMTP 550')
  await store.markDelivered(sampleIds.sentMail, '2026-11-20T09:32:00.000Z')
  await store.markDelivered(sampleIds.oldMail, '2026-11-20T09:32:00.000Z')
}

async function writeMailFiles(folder: string): Promise<void> {
  await mkdir(folder)
  const file = (id: string) => join(folder, `20261120T093200.000Z-${id}.eml`)
  await writeFile(file(sampleIds.sentMail), 'To: ada@example.com')
  await writeFile(file(sampleIds.oldMail), 'To: old@example.com')
}
