import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import type { Attempt, MailMessage } from './messages.ts'
import { smtpLimits } from './smtp.ts'
import { sampleHead, sampleMail } from './testing/sample-delivery.ts'
import { sendersForTests } from './testing/smtp-senders.ts'

const { senderTo, peerWith, afterTest } = sendersForTests()

const delivered: Attempt = { kind: 'delivered' }

describe('a mail on the wire', () => {
  test('says who, what, when and that a machine wrote it', async () => {
    const { peer, sender } = await peerWith()
    expect(await sender.send(sampleHead, sampleMail)).toEqual(delivered)
    const mail = await PostalMime.parse(peer.received[0]?.raw ?? '')
    expect(mail).toMatchObject({
      messageId: `<${sampleHead.id}@www.firstangle.example>`,
      date: '2026-11-21T12:00:00.000Z',
      from: sampleMail.from,
      to: [sampleMail.to],
      replyTo: [sampleMail.replyTo],
      subject: sampleMail.subject,
      attachments: [{ filename: 'firstangle-call.ics', disposition: 'attachment' }],
    })
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(sampleMail.text.trimEnd())
    expect(mail.html?.trimEnd()).toBe(sampleMail.html.trimEnd())
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
      'content-language': 'de',
    })
    expect(peer.lines.filter((line) => /^(?:MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<hello@firstangle.example>',
      'RCPT TO:<juergen@kunde.example>',
    ])
  })

  test('has its calendar as one file beside the text, line ends untouched', async () => {
    const { peer, sender } = await peerWith()
    await sender.send(sampleHead, sampleMail)
    const raw = peer.received[0]?.raw ?? ''
    expect(raw.match(/text\/calendar/g)).toHaveLength(1)
    expect(raw.replaceAll('\r\n ', ' ')).toContain(
      'Content-Type: text/calendar; charset=utf-8; method=PUBLISH',
    )
    const base64 = Buffer.from(sampleMail.calendar?.content ?? '').toString('base64')
    expect(raw.replaceAll('\r\n', '')).toContain(base64)
  })

  test('says by the type of its calendar what that is to do', async () => {
    const { peer, sender } = await peerWith()
    const calendar = { fileName: 'call.ics', content: 'BEGIN:VCALENDAR', method: 'CANCEL' } as const
    await sender.send(sampleHead, { ...sampleMail, calendar })
    expect(peer.received[0]?.raw.replaceAll('\r\n ', ' ')).toContain(
      'Content-Type: text/calendar; charset=utf-8; method=CANCEL',
    )
  })

  test('is dated as the reminder it is, and may be answered automatically by operators', async () => {
    const { peer, sender } = await peerWith()
    const dueAt = '2026-12-01T08:00:00.000Z'
    await sender.send({ ...sampleHead, audience: 'operator', dueAt }, sampleMail)
    const raw = peer.received[0]?.raw ?? ''
    expect(raw).toContain('Date: Tue, 01 Dec 2026 08:00:00 +0000')
    expect(raw).not.toContain('X-Auto-Response-Suppress')
  })

  test('has the same bytes on every attempt', async () => {
    const { peer, sender } = await peerWith()
    await sender.send(sampleHead, sampleMail)
    await senderTo(peer.port).send(sampleHead, structuredClone(sampleMail))
    expect(peer.received).toHaveLength(2)
    expect(peer.received[1]?.raw).toBe(peer.received[0]?.raw)
  })

  test('goes to domains with umlauts under their DNS name', async () => {
    const { peer, sender } = await peerWith()
    const to = { name: 'B', address: 'o.k+tag@bücher.example' }
    expect(await sender.send(sampleHead, { ...sampleMail, to })).toEqual(delivered)
    expect(peer.lines).toContain('RCPT TO:<o.k+tag@xn--bcher-kva.example>')
    expect(peer.received[0]?.raw).toContain('To: B <o.k+tag@xn--bcher-kva.example>')
  })
})

describe('nothing is injected', () => {
  const attack = 'x\r\nBcc: victim@else.example\r\n\r\nbody'
  const party = { name: 'A', address: 'a@b.example' }
  const attacks: [string, Partial<MailMessage>][] = [
    ...['from', 'to', 'replyTo'].flatMap((field): [string, Partial<MailMessage>][] => [
      [`${field}.name`, { [field]: { ...party, name: attack } }],
      [`${field}.address`, { [field]: { ...party, address: `a@b.example${attack}` } }],
      [
        `${field}.address, LF`,
        { [field]: { ...party, address: 'a@b.example\nRCPT TO:<v@e.example>' } },
      ],
      [`${field}.address, list`, { [field]: { ...party, address: 'a@b.example, v@e.example' } }],
      [
        `${field}.address, brackets`,
        { [field]: { ...party, address: 'a@b.example> <v@e.example' } },
      ],
      [`${field}.address, quoted`, { [field]: { ...party, address: '"a@b.example,"@e.example' } }],
      [`${field}.address, encoded`, { [field]: { ...party, address: 'a@b.example%0d%0aX' } }],
      [`${field}.address, none`, { [field]: { ...party, address: '' } }],
    ]),
    ['subject', { subject: attack }],
    ['subject, CR', { subject: 'x\rBcc: victim@else.example' }],
    ['subject, NUL', { subject: 'x\0y' }],
    ['calendar.fileName', { calendar: { fileName: attack, content: 'x' } }],
    ['locale', { locale: attack as 'en' }],
  ]

  test('a message with a line break in a header or an envelope never reaches a server', async () => {
    const { peer, sender } = await peerWith()
    for (const [name, change] of attacks) {
      const attempt = await sender.send(sampleHead, { ...sampleMail, ...change })
      expect([name, attempt.kind]).toEqual([name, 'permanent'])
      expect('error' in attempt && attempt.error).not.toContain('example')
    }
    expect(peer.sockets).toHaveLength(0)
  })

  test.each([
    '"x" <victim@else.example>',
    'x, victim@else.example',
    '=?utf-8?q?x=0D=0ABcc:v@e?=',
    'x\ty',
    '<b>ü',
  ])('the name %j stays a name', async (name) => {
    const { peer, sender } = await peerWith()
    const message = { ...sampleMail, to: { ...party, name }, replyTo: { ...party, name } }
    expect(await sender.send(sampleHead, message)).toEqual(delivered)
    expect(peer.received[0]?.to).toEqual(['RCPT TO:<a@b.example>'])
    const mail = await PostalMime.parse(peer.received[0]?.raw ?? '')
    expect([mail.to?.length, mail.to?.[0]?.address, mail.bcc]).toEqual([
      1,
      'a@b.example',
      undefined,
    ])
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['a@b.example'])
  })

  test('bodies cannot end the message early', async () => {
    const { peer, sender } = await peerWith()
    const text = 'a\r\n.\r\nRSET\r\nMAIL FROM:<v@e.example>\r\n'
    await sender.send(sampleHead, { ...sampleMail, text, html: text })
    expect(peer.received).toHaveLength(1)
    expect(peer.lines.filter((line) => line.startsWith('MAIL'))).toHaveLength(1)
  })
})

describe('what an answer means', () => {
  const victim = 'juergen@kunde.example'

  test.each([
    ['RCPT', `550 5.1.1 <${victim}> unknown`, 'permanent', 'SMTP 550 5.1.1 RCPT TO'],
    ['RCPT', `450-4.2.0 <${victim}>\r\n450 4.2.0 greylisted`, 'failed', 'SMTP 450 4.2.0 RCPT TO'],
    ['MAIL', '553 sender refused', 'permanent', 'SMTP 553 MAIL FROM'],
    ['MAIL', '530 5.7.0 Must issue STARTTLS', 'failed', 'SMTP 530 5.7.0 MAIL FROM'],
    ['MAIL', '421 4.3.2 closing', 'failed', 'SMTP 421 4.3.2 MAIL FROM'],
    ['DATA', '554 no valid recipients', 'permanent', 'SMTP 554 DATA'],
    ['DATA', '503 bad sequence', 'failed', 'SMTP 503 DATA'],
    ['end', '552 5.3.4 too big', 'permanent', 'SMTP 552 5.3.4 DATA'],
    ['end', '451 4.3.0 try later', 'failed', 'SMTP 451 4.3.0 DATA'],
    ['greeting', '554 no service', 'failed', 'SMTP 554 CONN'],
    ['greeting', 'cut', 'failed', 'SMTP ECONNECTION'],
    ['RCPT', 'cut', 'failed', 'SMTP ECONNECTION CONN'],
    ['DATA', 'cut', 'failed', 'SMTP ECONNECTION CONN'],
    ['body', 'cut', 'failed', 'SMTP ECONNECTION CONN'],
    ['end', 'cut', 'failed', 'SMTP ECONNECTION CONN'],
    ['RCPT', 'nonsense', 'failed', 'SMTP EENVELOPE RCPT TO'],
  ])('%s %j is %s: %s', async (verb, answer, kind, error) => {
    const { peer, sender } = await peerWith((asked) => (asked === verb ? answer : undefined))
    expect(await sender.send(sampleHead, sampleMail)).toEqual({ kind, error })
    expect(peer.sockets).toHaveLength(1)
  })

  test('nobody listens', async () => {
    const { peer, sender } = await peerWith()
    await peer.stop()
    const error = 'SMTP ESOCKET ECONNREFUSED CONN'
    expect(await sender.send(sampleHead, sampleMail)).toEqual({ kind: 'failed', error })
  })

  test('a server that greets late is served, one that never greets is left', async () => {
    // nodemailer lets the greeting have what connecting leaves of `connectionTimeout`.
    expect(Math.min(smtpLimits.connectionTimeout, smtpLimits.greetingTimeout)).toBeGreaterThan(
      25_000,
    )
    const late = await peerWith(
      (verb, peer) => {
        if (verb !== 'greeting') return undefined
        const delayMs = peer.sockets.length === 1 ? 250 : 60_000
        const socket = peer.sockets.at(-1)
        setTimeout(() => socket?.write('220 good morning\r\n'), delayMs).unref()
        return ''
      },
      { greetingTimeout: 3000 },
    )
    const [first, second] = await Promise.all([
      late.sender.send(sampleHead, sampleMail),
      late.sender.send(sampleHead, sampleMail),
    ])
    expect(first).toEqual(delivered)
    expect(second).toEqual({ kind: 'failed', error: 'SMTP ETIMEDOUT GREETING_TIMEOUT CONN' })
  })

  test('silence and trickling end at their limits', async () => {
    const silent = await peerWith((verb) => (verb === 'RCPT' ? '' : undefined), {
      socketTimeout: 500,
    })
    const error = 'SMTP ETIMEDOUT SOCKET_TIMEOUT CONN'
    expect(await silent.sender.send(sampleHead, sampleMail)).toEqual({ kind: 'failed', error })

    const trickling = await peerWith(
      (verb, peer) => {
        if (verb !== 'RCPT') return undefined
        const timer = setInterval(() => peer.sockets[0]?.write('250-wait\r\n'), 50)
        afterTest(() => clearInterval(timer))
        return ''
      },
      { attempt: 900 },
    )
    const late = { kind: 'failed', error: 'SMTP EABORT' }
    expect(await trickling.sender.send(sampleHead, sampleMail)).toEqual(late)
  })
})
