import PostalMime from 'postal-mime'
import { afterEach, describe, expect, test } from 'vitest'
import type { Attempt, MailMessage } from './messages.ts'
import { createSmtpSender, type MailSender, smtpLimits } from './smtp.ts'
import { sampleHead, sampleMail } from './testing/sample-delivery.ts'
import { type Answers, type SmtpPeer, startPeer, startPoliteServer } from './testing/smtp-peer.ts'

const limits = { connectionTimeout: 600, greetingTimeout: 400, socketTimeout: 500, attempt: 900 }
const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function senderTo(port: number, query = '', scheme = 'smtp', user = ''): MailSender {
  const url = `${scheme}://${user}127.0.0.1:${port}${query}`
  const sender = createSmtpSender({ url, siteHost: 'www.firstangle.example', limits })
  cleanUps.push(() => sender.close())
  return sender
}

async function peerWith(answers?: Answers): Promise<{ peer: SmtpPeer; sender: MailSender }> {
  const peer = await startPeer(answers)
  cleanUps.push(() => peer.stop())
  return { peer, sender: senderTo(peer.port) }
}

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
    const late = await peerWith((verb, peer) => {
      if (verb !== 'greeting') return undefined
      const delayMs = peer.sockets.length === 1 ? 250 : 60_000
      const socket = peer.sockets.at(-1)
      setTimeout(() => socket?.write('220 good morning\r\n'), delayMs).unref()
      return ''
    })
    const [first, second] = await Promise.all([
      late.sender.send(sampleHead, sampleMail),
      late.sender.send(sampleHead, sampleMail),
    ])
    expect(first).toEqual(delivered)
    expect(second).toEqual({ kind: 'failed', error: 'SMTP ETIMEDOUT GREETING_TIMEOUT CONN' })
  })

  test('silence and trickling end at their limits', async () => {
    const silent = await peerWith((verb) => (verb === 'RCPT' ? '' : undefined))
    const error = 'SMTP ETIMEDOUT SOCKET_TIMEOUT CONN'
    expect(await silent.sender.send(sampleHead, sampleMail)).toEqual({ kind: 'failed', error })

    const trickling = await peerWith((verb, peer) => {
      if (verb !== 'RCPT') return undefined
      const timer = setInterval(() => peer.sockets[0]?.write('250-wait\r\n'), 50)
      cleanUps.push(() => clearInterval(timer))
      return ''
    })
    const late = { kind: 'failed', error: 'SMTP EABORT' }
    expect(await trickling.sender.send(sampleHead, sampleMail)).toEqual(late)
  })
})

describe('the connections', () => {
  test('serve several mails, and are replaced when the server ends them', async () => {
    const { peer, sender } = await peerWith()
    await sender.send(sampleHead, sampleMail)
    await sender.send(sampleHead, sampleMail)
    expect(peer.sockets).toHaveLength(1)
    peer.sockets[0]?.end('421 4.4.2 idle\r\n')
    await new Promise((resolve) => peer.sockets[0]?.once('close', resolve))
    expect(await sender.send(sampleHead, sampleMail)).toEqual(delivered)
    expect(peer.sockets).toHaveLength(2)
    expect(peer.received).toHaveLength(3)
  })

  test('go on after a refused mail, and recover after a cut and after an outage', async () => {
    const troubles = ['550 no', 'cut', 'cut']
    const { peer, sender } = await peerWith((verb) =>
      verb === 'RCPT' ? troubles.shift() : undefined,
    )
    const kinds: string[] = []
    for (let n = 0; n < 4; n++) kinds.push((await sender.send(sampleHead, sampleMail)).kind)
    expect(kinds).toEqual(['permanent', 'failed', 'failed', 'delivered'])
    expect(peer.received).toHaveLength(1)
  })

  test('a lost 250 costs a copy that is equal in every byte', async () => {
    let ends = 0
    const { peer, sender } = await peerWith((verb) =>
      verb === 'end' && ends++ === 0 ? 'cut' : undefined,
    )
    expect((await sender.send(sampleHead, sampleMail)).kind).toBe('failed')
    expect(await sender.send(sampleHead, sampleMail)).toEqual(delivered)
    expect(peer.received).toHaveLength(2)
    expect(peer.received[1]).toEqual(peer.received[0])
  })

  test('close ends what hangs', async () => {
    const { sender } = await peerWith((verb) => (verb === 'RCPT' ? '' : undefined))
    const attempt = sender.send(sampleHead, sampleMail)
    setTimeout(() => sender.close(), 100)
    expect(await attempt).toMatchObject({ kind: 'failed' })
    expect(await sender.send(sampleHead, sampleMail)).toMatchObject({ error: 'SMTP closed' })
  })
})

describe('authentication and TLS', () => {
  async function polite(options?: Parameters<typeof startPoliteServer>[0]) {
    const server = await startPoliteServer(options)
    cleanUps.push(() => server.stop())
    return server
  }

  test('a refused password is repeated later, never the end of a mail', async () => {
    const server = await polite({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'site' && password === 'p@ss'
          ? done(null, { user: 1 })
          : done(new Error('no')),
    })
    const wrong = senderTo(server.port, '', 'smtp', 'site:wrong@')
    expect(await wrong.send(sampleHead, sampleMail)).toEqual({
      kind: 'failed',
      error: 'SMTP 535 AUTH PLAIN',
    })
    const right = senderTo(server.port, '', 'smtp', 'site:p%40ss@')
    expect(await right.send(sampleHead, sampleMail)).toEqual(delivered)
  })

  test('STARTTLS is used where offered; a certificate nobody vouches for needs the operator to say so', async () => {
    const server = await polite()
    expect(await senderTo(server.port).send(sampleHead, sampleMail)).toEqual({
      kind: 'failed',
      error: expect.stringMatching(/^SMTP (?:ESOCKET|ETLS) DEPTH_ZERO_SELF_SIGNED_CERT/),
    })
    const trusting = senderTo(server.port, '?tls.rejectUnauthorized=false')
    expect(await trusting.send(sampleHead, sampleMail)).toEqual(delivered)
    expect(server.received).toHaveLength(1)
  })

  test('requireTLS sends nothing where STARTTLS is not offered', async () => {
    const { peer } = await peerWith((verb) => (verb === 'STARTTLS' ? '502 unknown' : undefined))
    const attempt = await senderTo(peer.port, '?requireTLS=true').send(sampleHead, sampleMail)
    expect(attempt).toEqual({ kind: 'failed', error: 'SMTP 502 STARTTLS' })
    expect(peer.lines.filter((line) => line.startsWith('MAIL'))).toEqual([])
  })

  test('smtps speaks TLS from the first byte', async () => {
    const server = await polite({ secure: true })
    const sender = senderTo(server.port, '?tls.rejectUnauthorized=false', 'smtps')
    expect(await sender.send(sampleHead, sampleMail)).toEqual(delivered)
    const strict = await senderTo(server.port, '', 'smtps').send(sampleHead, sampleMail)
    expect(strict).toMatchObject({ kind: 'failed', error: expect.stringContaining('CERT') })
  })
})
