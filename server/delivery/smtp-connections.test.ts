import { describe, expect, test } from 'vitest'
import type { Attempt } from './messages.ts'
import { sampleHead, sampleMail } from './testing/sample-delivery.ts'
import { startPoliteServer } from './testing/smtp-peer.ts'
import { sendersForTests } from './testing/smtp-senders.ts'

const { senderTo, peerWith, afterTest } = sendersForTests()

const delivered: Attempt = { kind: 'delivered' }

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
    afterTest(() => server.stop())
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
