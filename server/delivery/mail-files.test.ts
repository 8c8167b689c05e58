import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeFolder } from '../testing/remove-folder.ts'
import { createMailFiles } from './mail-files.ts'
import { createSmtpSender } from './smtp.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { createRecordingLog } from './testing/recording-log.ts'
import { sampleHead, sampleMail } from './testing/sample-delivery.ts'
import { startPeer } from './testing/smtp-peer.ts'

const root = mkdtempSync(join(tmpdir(), 'firstangle-mail-'))
afterAll(() => removeFolder(root))

const siteHost = 'www.firstangle.example'
const fileName = `20261121T120000.000Z-${sampleHead.id}.eml`

function filesIn(name: string) {
  const directory = join(root, name, 'mail')
  const log = createRecordingLog()
  const store = createMemoryStore()
  return { directory, log, store, writeMail: createMailFiles({ directory, siteHost, store, log }) }
}

test('a mail becomes one file, for the owner alone, and a line in the log', async () => {
  const { directory, log, writeMail } = filesIn('one')
  expect(await writeMail(sampleHead, sampleMail)).toEqual({ kind: 'delivered' })
  expect(readdirSync(directory)).toEqual([fileName])
  expect(statSync(join(directory, fileName)).mode & 0o777).toBe(0o600)
  expect(statSync(directory).mode & 0o777).toBe(0o700)
  expect(log.lines).toEqual([
    {
      level: 'info',
      text: 'Mail written to a file',
      facts: { delivery: sampleHead.id, event: 'call.booked', file: fileName },
    },
  ])
})

test('a name that looks like an encoded word is written so that no program decodes it', async () => {
  const { directory, writeMail } = filesIn('encoded-word')
  const name = '=?utf-8?Q?Head_office_=3Cboss@firstangle.example=3E?='
  await writeMail(sampleHead, { ...sampleMail, replyTo: { ...sampleMail.replyTo, name } })
  const [, replyTo] =
    /^Reply-To: (.*(?:\r\n .*)*)/m.exec(readFileSync(join(directory, fileName), 'utf8')) ?? []
  expect(replyTo).toContain('Head_office')
  expect(replyTo).not.toContain('=?')
})

test('a second attempt leaves the one file as it was', async () => {
  const { directory, writeMail } = filesIn('twice')
  await writeMail(sampleHead, sampleMail)
  const first = readFileSync(join(directory, fileName))
  await writeMail(sampleHead, sampleMail)
  expect(readdirSync(directory)).toEqual([fileName])
  expect(readFileSync(join(directory, fileName))).toEqual(first)
})

test('a mail that is withdrawn while it is written leaves no file', async () => {
  const { directory, store, writeMail } = filesIn('withdrawn')
  store.gone.add(sampleHead.id)
  expect(await writeMail(sampleHead, sampleMail)).toEqual({ kind: 'withdrawn' })
  expect(readdirSync(directory)).toEqual([])
})

test('names sort by time', async () => {
  const { directory, writeMail } = filesIn('sorted')
  const at = (dueAt: string, id: string) => writeMail({ ...sampleHead, dueAt, id }, sampleMail)
  await at('2026-12-01T08:00:00.000Z', 'aaa')
  await at('2026-11-30T08:00:00.000Z', 'bbb')
  expect(
    readdirSync(directory)
      .sort()
      .map((name) => name.slice(-7, -4)),
  ).toEqual(['bbb', 'aaa'])
})

test('the file holds what a mail server gets', async () => {
  const { directory, writeMail } = filesIn('same')
  await writeMail(sampleHead, sampleMail)
  const peer = await startPeer()
  const sender = createSmtpSender({ url: `smtp://127.0.0.1:${peer.port}`, siteHost })
  await sender.send(sampleHead, sampleMail)
  sender.close()
  await peer.stop()
  expect(readFileSync(join(directory, fileName), 'latin1')).toBe(peer.received[0]?.raw)
})

test('where nothing can be written the mail is kept for later, and nothing half is left', async () => {
  const { directory, log, writeMail } = filesIn('blocked')
  writeFileSync(join(root, 'blocked'), 'a file where a directory should be')
  expect(await writeMail(sampleHead, sampleMail)).toEqual({
    kind: 'failed',
    error: 'mail file ENOTDIR',
  })
  rmSync(join(root, 'blocked'))
  expect(await writeMail(sampleHead, sampleMail)).toEqual({ kind: 'delivered' })
  // Its name is taken by a directory: the file is written, but cannot get its name.
  rmSync(join(directory, fileName))
  mkdirSync(join(directory, fileName))
  expect((await writeMail(sampleHead, sampleMail)).kind).toBe('failed')
  expect(readdirSync(directory)).toEqual([fileName])
  expect(log.lines).toHaveLength(1)
})

test('what cannot be sent is not written either, and no id leaves the directory', async () => {
  const { writeMail } = filesIn('refused')
  const attempts = [
    await writeMail(sampleHead, { ...sampleMail, subject: 'x\r\nBcc: victim@else.example' }),
    await writeMail({ ...sampleHead, id: '../escape' }, sampleMail),
  ]
  expect(attempts.map(({ kind }) => kind)).toEqual(['permanent', 'permanent'])
  expect(readdirSync(root)).not.toContain('refused')
})
