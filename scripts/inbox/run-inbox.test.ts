import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { displayWidth } from './printable.ts'
import { references, sampleInboxPerTest } from './testing/inbox-per-test.ts'
import { sampleIds, sampleNow } from './testing/sample-inbox.ts'

/* Each command in this process, beside another that has the same SQLite file open, as the server has. */

const sample = sampleInboxPerTest()
const { inbox } = sample

describe('list', () => {
  test('shows the newest first, on the clock of the office', async () => {
    const { code, out, error, lines } = await inbox([])
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(references(out)).toEqual(
      ['K4TD', '0002', '0003', '0005', '0004'].map((end) => `FA-7Q2M-${end}`),
    )
    expect(lines[1]).toMatch(/2026-11-20 10:30 +message .*DELIVERY FAILED, suspect, sales$/)
    // 23:30 in UTC is already the next day in Berlin.
    expect(lines[2]).toMatch(/2026-11-20 00:30 +trial .*Weiß Dreherei GmbH +not confirmed$/)
    expect(lines[3]).toMatch(/call .* 2026-11-24 09:00$/)
    expect(out).toContain('5 requests. Times are those of Europe/Berlin.')
  })

  test('is what options without a command belong to', async () => {
    expect(references((await inbox(['--kind', 'trial'])).out)).toEqual(['FA-7Q2M-0002'])
  })

  test.each([
    [['--kind=call'], ['FA-7Q2M-0003', 'FA-7Q2M-0004']],
    [['--failed'], ['FA-7Q2M-K4TD']],
    [
      ['--since', '2d'],
      ['FA-7Q2M-K4TD', 'FA-7Q2M-0002'],
    ],
    [['--since', '2026-11-20', '--kind', 'message'], ['FA-7Q2M-K4TD']],
  ])('%j', async (options, expected) => {
    expect(references((await inbox(['list', ...options])).out)).toEqual(expected)
  })

  test('says so when nothing matches', async () => {
    const { code, out } = await inbox(['list', '--failed', '--kind', 'trial'])
    expect({ code, out }).toEqual({ code: 0, out: 'No request matches.\n' })
  })

  test('stops after 20 and says how to see the rest', async () => {
    const [request] = await sample.store.list({ kind: 'trial' })
    if (!request) throw new Error('There is no trial')
    const { call: _, ...record } = request
    for (let n = 10; n < 30; n++) {
      const id = `019aa000-0000-7000-8000-0000000001${n}`
      const more = { ...record, id, reference: `FA-7Q2M-00${n}`, email: `${n}@example.com` }
      const addressLimit = { since: record.createdAt, max: 1 }
      await sample.store.submit({ request: more, deliveries: [], addressLimit })
    }
    const some = await inbox(['list'])
    expect(references(some.out)).toHaveLength(20)
    expect(some.out).toContain('the newest 20 are shown, --all')
    expect(references((await inbox(['list', '--all'])).out)).toHaveLength(25)
    const json = await inbox(['list', '--json'])
    expect(JSON.parse(json.out)).toHaveLength(20)
    expect(json.error).toContain('--all')
  })

  test('fits the terminal and keeps what is needed to go on', async () => {
    const { lines } = await inbox(['list'], { width: 80 })
    for (const line of lines.slice(0, 6)) expect(displayWidth(line)).toBeLessThanOrEqual(80)
    expect(lines[1]).toMatch(/^FA-7Q2M-K4TD {2}2026-11-20 10:30 .* DELIVERY FAILED/)
  })

  test('as JSON has all fields, and no link that changes a call', async () => {
    const { out } = await inbox(['list', '--json'])
    const [first] = JSON.parse(out)
    expect(first).toMatchObject({ id: sampleIds.message, isSuspect: true, call: null })
    expect(first.deliveries).toHaveLength(2)
    expect(out).not.toContain('secret link')
    for (const harm of ['\u001b', '\u202e']) expect(out).not.toContain(harm)
  })
})

describe('show', () => {
  test.each(['FA-7Q2M-K4TD', 'fa-7q2m-k4td', sampleIds.message])('finds %s', async (wanted) => {
    const { code, out } = await inbox(['show', wanted])
    expect(code).toBe(0)
    expect(out).toMatch(/^Reference +FA-7Q2M-K4TD$/m)
    expect(out).toMatch(/^Received +20 November 2026, 10:30 Europe\/Berlin \(UTC\+01:00\)$/m)
    expect(out).toMatch(/^Suspect +yes/m)
    expect(out).toMatch(/^department +Quoting$/m)
    expect(out).toMatch(
      /^message.received +operator \(mail\) +FAILED +1 +2026-11-20 10:32 +SMTP 550$/m,
    )
    expect(out).toMatch(/^message.received +visitor \(mail\) +delivered +1/m)
  })

  test('a message cannot pass for a field or command the terminal', async () => {
    const { out } = await inbox(['show', 'FA-7Q2M-K4TD'])
    expect(out).toMatch(/^Message +Hello\\u\{1b\}\[2J$/m)
    expect(out.match(/^Reference/gm)).toHaveLength(1)
  })

  test('names the appointment in both zones', async () => {
    const { out } = await inbox(['show', 'FA-7Q2M-0003'])
    expect(out).toContain('Tuesday, 24 November 2026, 09:00 to 09:45 Europe/Berlin (UTC+01:00)')
    expect(out).toContain('Tuesday, 24 November 2026, 03:00 to 03:45 America/New_York (UTC-05:00)')
    expect(out).toContain('Nothing was sent about this request.')
  })

  test('as JSON', async () => {
    const { out } = await inbox(['show', '--json', 'FA-7Q2M-0003'])
    expect(JSON.parse(out).call.startsAt).toBe('2026-11-24T08:00:00.000Z')
  })

  test('says so when there is none', async () => {
    const { code, out } = await inbox(['show', 'FA-\u001bnone'])
    expect({ code, out }).toEqual({ code: 0, out: 'There is no request "FA-\\u{1b}none".\n' })
  })
})

describe('export', () => {
  test('CSV without formulas, to a file for its owner alone', async () => {
    const file = join(sample.dataDir, 'requests.csv')
    const { code, out, error } = await inbox(['export', '--format', 'csv', '--output', file])
    expect({ code, out, error }).toEqual({
      code: 0,
      out: '',
      error: `5 requests exported to ${file}.\n`,
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^\ufeffreference,id,received,/)
    expect(text).toContain(`,"'=HYPERLINK(""x"")",Ada@Example.com,,"'+49 89 1",`)
    expect(text).toContain('department: Quoting')
    expect(text).toContain("\r\n'=1+1")
    expect(text).toContain('2026-11-24T09:00:00+01:00')
  })

  test('replaces no file unless it is told to, and then narrows its rights', async () => {
    const file = join(sample.dataDir, 'mine.json')
    writeFileSync(file, 'precious', { mode: 0o644 })
    const args = ['export', '--format=json', '--output', file]
    const refused = await inbox(args)
    expect(refused.code).toBe(1)
    expect(refused.error).toContain('exists already')
    expect(readFileSync(file, 'utf8')).toBe('precious')
    expect((await inbox([...args, '--force'])).code).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(5)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('JSON of one address, in any letter case, exact', async () => {
    const { out, error } = await inbox(['export', '--format', 'json', '--email', 'ADA@example.COM'])
    const data = JSON.parse(out)
    expect(data).toHaveLength(1)
    expect(data[0].name).toBe('=HYPERLINK("x")')
    expect(data[0].deliveries[0].lastError).toBe('SMTP 550')
    expect(error).toBe('1 request exported.\n')
  })

  test('semicolons for Excel in German', async () => {
    const { out } = await inbox(['export', '--format', 'csv', '--separator', ';'])
    expect(out).toMatch(/^\ufeffreference;id;/)
  })

  test('of an address that is unknown exports nothing', async () => {
    const { code, out, error } = await inbox(['export', '--format=json', '--email=x@example.com'])
    expect({ code, out, error }).toEqual({ code: 0, out: '[]\n', error: '0 requests exported.\n' })
  })
})

describe('retry', () => {
  test.each([[['FA-7Q2M-K4TD']], [['--all-failed']]])('%j makes it due now', async (args) => {
    const { code, out } = await inbox(['retry', ...args])
    expect({ code, out }).toEqual({ code: 0, out: '1 delivery will be sent again.\n' })
    const [mail] = await sample.store.deliveriesOf(sampleIds.message)
    expect(mail).toMatchObject({ id: sampleIds.deadMail, state: 'pending' })
    expect(mail?.nextAttemptAt).toBe(sampleNow.toISOString())
    expect((await inbox(['retry', ...args])).out).toContain('nothing to send again')
  })

  test('leaves what has not failed and what is not there', async () => {
    expect((await inbox(['retry', 'FA-7Q2M-0002'])).out).toContain('nothing to send again')
    expect(await inbox(['retry', 'FA-0000-0000'])).toMatchObject({
      code: 0,
      out: 'There is no request "FA-0000-0000".\n',
    })
  })
})
