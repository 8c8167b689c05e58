import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { references, sampleInboxPerTest } from './testing/inbox-per-test.ts'
import { sampleIds, sampleNow } from './testing/sample-inbox.ts'

/* What leaves the store, and that nothing of it stays. */

const sample = sampleInboxPerTest()
const { inbox } = sample

async function sampleDelivery() {
  const [delivery] = await sample.store.deliveriesOf(sampleIds.message)
  if (!delivery) throw new Error('There is no delivery')
  return delivery
}

describe('purge', () => {
  test('only shows what would go, by the retention of content/site.yaml', async () => {
    const { code, out } = await inbox(['purge'])
    expect(code).toBe(0)
    expect(references(out)).toEqual(['FA-7Q2M-0005'])
    expect(out).toContain('1 call still to come will be kept.')
    expect(out).toContain(
      '1 request received before 21 May 2026, 13:00 Europe/Berlin (UTC+02:00) would be deleted.',
    )
    expect(await sample.store.list({})).toHaveLength(5)
  })

  test('with --yes deletes it and its mail files, and keeps calls that lie ahead', async () => {
    const { out } = await inbox(['purge', '--older-than', '6m', '--yes'])
    expect(out).toContain('1 request deleted, with 1 mail file.')
    const left = (await sample.store.list({})).map(({ id }) => id)
    expect(left).toContain(sampleIds.oldCall)
    expect(left).not.toContain(sampleIds.oldMessage)
    expect(readdirSync(join(sample.dataDir, 'mail'))).toEqual([
      expect.stringContaining(sampleIds.sentMail),
    ])
  })

  test('shows as many as will go', async () => {
    const shown = /(\d+) requests? received before/.exec(
      (await inbox(['purge', '--older-than', '1d'])).out,
    )
    const gone = await inbox(['purge', '--older-than', '1d', '--yes'])
    expect(gone.out).toContain(`${shown?.[1]} requests deleted`)
  })

  test('shows twenty requests, and says how many more would go', async () => {
    const old = await sample.store.request(sampleIds.oldMessage)
    if (!old) throw new Error('There is no old message')
    const { call: _, ...request } = old
    for (let count = 10; count < 32; count += 1) {
      const own = { id: `019aa000-0000-7000-8000-0000000003${count}`, email: `${count}@a.example` }
      await sample.store.submit({
        request: { ...request, ...own, reference: `FA-7Q2M-03${count}` },
        deliveries: [],
        addressLimit: { since: old.createdAt, max: 10 },
      })
    }
    const { out } = await inbox(['purge'])
    expect(references(out)).toHaveLength(20)
    expect(out).toContain('… and 3 more')
  })

  test('says so when nothing is that old', async () => {
    expect((await inbox(['purge', '--older-than', '2y'])).out).toContain('Nothing to delete')
    expect((await inbox(['purge', '--older-than', '2y', '--yes'])).out).toBe(
      '0 requests deleted.\n',
    )
  })
})

describe('erase', () => {
  test('shows the count first, then deletes every trace, mail files too', async () => {
    const asked = await inbox(['erase', '--email', 'ada@example.com'])
    expect(asked.out).toContain('1 request of ada@example.com would be deleted.')
    expect(await sample.store.list({})).toHaveLength(5)
    const done = await inbox(['erase', '--email', 'ada@example.com', '--yes'])
    expect(done.out).toBe('1 request deleted, with 1 mail file.\n')
    expect(await sample.store.request(sampleIds.message)).toBeUndefined()
    expect(await sample.store.deliveriesOf(sampleIds.message)).toEqual([])
    expect(readdirSync(join(sample.dataDir, 'mail'))).toEqual([
      expect.stringContaining(sampleIds.oldMail),
    ])
    expect((await inbox(['erase', '--email', 'ada@example.com'])).out).toBe(
      'There is no request of ada@example.com.\n',
    )
  })

  test('finds, as export does, an address that a mail program shows in Punycode', async () => {
    const email = 'old@xn--bcher-kva.example'
    const { out } = await inbox(['export', '--format', 'json', '--email', email])
    expect(JSON.parse(out)).toHaveLength(1)
    expect((await inbox(['erase', '--email', email])).out).toContain('1 request of')
    expect((await inbox(['erase', '--email', email, '--yes'])).out).toContain('1 request deleted')
  })

  test('leaves nothing of a mailbox, however its address was spelled, nor any mail file', async () => {
    const spellings = ['eve@bücher.example', 'Eve@bücher。example', 'eve@ｂü\u00adcher．example']
    for (const [index, email] of spellings.entries()) {
      const id = `019aa000-0000-7000-8000-00000000020${index}`
      const [request] = await sample.store.list({ kind: 'trial' })
      if (!request) throw new Error('There is no trial')
      const { call: _, ...record } = request
      const mail = `019ab000-0000-7000-8000-00000000020${index}`
      await sample.store.submit({
        request: { ...record, id, reference: `FA-7Q2M-020${index}`, email },
        deliveries: [{ ...(await sampleDelivery()), id: mail, requestId: id }],
        addressLimit: { since: record.createdAt, max: 10 },
      })
      writeFileSync(
        join(sample.dataDir, 'mail', `20261120T093200.000Z-${mail}.eml`),
        `To: ${email}`,
      )
    }
    const email = 'eve@xn--bcher-kva.example'
    const { out } = await inbox(['export', '--format', 'json', '--email', email])
    expect(JSON.parse(out)).toHaveLength(3)
    const done = await inbox(['erase', '--email', email, '--yes'])
    expect(done.out).toBe('3 requests deleted, with 3 mail files.\n')
    const files = readdirSync(join(sample.dataDir, 'mail')).map((file) =>
      readFileSync(join(sample.dataDir, 'mail', file), 'utf8'),
    )
    expect(files.filter((text) => /eve@/i.test(text))).toEqual([])
  })

  test('warns of calls that lie ahead and frees their time', async () => {
    const email = 'fa-7q2m-0003@example.com'
    expect((await inbox(['erase', '--email', email])).out).toContain('1 call still to come')
    await inbox(['erase', '--email', email, '--yes'])
    expect(
      await sample.store.occupied(
        '2026-11-24T00:00:00.000Z',
        '2026-11-25T00:00:00.000Z',
        sampleNow.toISOString(),
      ),
    ).toEqual([])
  })
})
