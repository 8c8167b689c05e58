import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What a server received for one mail. */
interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** The bytes after DATA, without the dots that SMTP adds. */
  readonly raw: string
}

export interface SmtpPeer {
  readonly port: number
  readonly received: Received[]
  /** Lines as they came, before any reading. */
  readonly lines: string[]
  /** Open and past connections. */
  readonly sockets: Socket[]
  stop(): Promise<void>
}

/** Answers by verb (`RCPT`, `DATA`; `greeting` at first, `end` after the message). `cut` closes the socket instead. */
export type Answers = (verb: string, peer: SmtpPeer) => string | 'cut' | undefined

const good: Record<string, string> = {
  greeting: '220 peer.example',
  EHLO: '250 peer.example',
  DATA: '354 go on',
  QUIT: '221 bye',
  end: '250 2.0.0 kept',
  body: '',
}

/** A mail server on loopback whose every answer the test chooses. */
export async function startPeer(answers: Answers = () => undefined): Promise<SmtpPeer> {
  const server = createServer((socket) => {
    peer.sockets.push(socket)
    socket.on('error', () => socket.destroy())
    converse(socket, peer, answers)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const peer: SmtpPeer = {
    port: (server.address() as AddressInfo).port,
    received: [],
    lines: [],
    sockets: [],
    stop() {
      for (const socket of peer.sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return peer
}

function converse(socket: Socket, peer: SmtpPeer, answers: Answers): void {
  let unread = ''
  let body: string[] | undefined
  let from = ''
  let to: string[] = []

  function say(verb: string): void {
    const answer = answers(verb, peer) ?? good[verb] ?? '250 ok'
    if (answer === 'cut') socket.destroy()
    else if (answer !== '') socket.write(`${answer}\r\n`)
    if (verb === 'DATA' && answer.startsWith('354')) body = []
  }

  function readBodyLine(lines: string[], line: string): void {
    if (line !== '.') {
      lines.push(line.replace(/^\./, ''))
      if (lines.length === 3) say('body')
      return
    }
    peer.received.push({ from, to, raw: `${lines.join('\r\n')}\r\n` })
    body = undefined
    say('end')
  }

  function readCommand(line: string): void {
    peer.lines.push(line)
    const verb = (line.split(/[ :]/)[0] ?? '').toUpperCase()
    if (verb === 'MAIL') {
      from = line
      to = []
    }
    if (verb === 'RCPT') to.push(line)
    say(verb)
  }

  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1')
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end)
      unread = unread.slice(end + 2)
      if (body) readBodyLine(body, line)
      else readCommand(line)
    }
  })
  say('greeting')
}

/** A well-behaved server with authentication and TLS (smtp-server), with a self-signed certificate. */
export async function startPoliteServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    key: readFileSync(new URL('self-signed.key', import.meta.url)),
    cert: readFileSync(new URL('self-signed.crt', import.meta.url)),
    ...options,
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom === false ? '' : (mailFrom?.address ?? ''),
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString('latin1'),
      })
      done()
    },
  })
  // Clients that leave because of the certificate are what the tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
