import { createServer, type Socket } from 'node:net'

/** How the receiver treats a mail. */
export type SmtpMood =
  | 'accept'
  /** 451 after the text: try again later. */
  | 'defer'
  /** 550 for recipients at `customer.example`: never. */
  | 'reject'
  /** Closes in the middle of the text. */
  | 'cut'
  /** Takes the mail and closes before saying so. */
  | 'lose-answer'

/** A mail that was taken. */
interface ReceivedMail {
  id: string
  from: string
  to: string[]
  text: string
}

/** A mail server on loopback that can be unkind: no library would let us be that rude. */
export class SmtpReceiver {
  mood: SmtpMood = 'accept'
  greetingDelayMs = 0
  /** Conversations that reached the text of a mail. */
  attempts = 0
  readonly mails: ReceivedMail[] = []
  readonly #server = createServer((socket) => this.#converse(socket))
  readonly #sockets = new Set<Socket>()

  /** Listens on a free port, or on one that was freed before. */
  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return (this.#server.address() as { port: number }).port
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve))
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter((mail) => mail.to.includes(address))
  }

  #converse(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const mail = { from: '', to: [] as string[] }
    let pending = ''
    let isText = false
    setTimeout(() => socket.write('220 receiver\r\n'), this.greetingDelayMs)
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8')
      for (;;) {
        const end = pending.indexOf(isText ? '\r\n.\r\n' : '\r\n')
        if (end < 0) {
          if (isText && this.mood === 'cut') socket.destroy()
          return
        }
        const piece = pending.slice(0, end)
        pending = pending.slice(end + (isText ? 5 : 2))
        if (isText) this.#finish(socket, { ...mail, to: mail.to.splice(0) }, piece)
        else socket.write(this.#reply(piece, mail))
        isText = !isText && /^DATA/i.test(piece)
        if (isText) this.attempts += 1
      }
    })
  }

  #reply(line: string, mail: { from: string; to: string[] }): string {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (/^EHLO/i.test(line)) return '250-receiver\r\n250 8BITMIME\r\n'
    if (/^MAIL/i.test(line)) mail.from = address
    if (/^RSET/i.test(line)) mail.to.length = 0
    if (/^RCPT/i.test(line)) {
      if (this.mood === 'reject' && address.endsWith('@customer.example')) {
        return `550 5.1.1 <${address}> unknown here\r\n`
      }
      mail.to.push(address)
    }
    if (/^DATA/i.test(line)) return '354 go on\r\n'
    return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n'
  }

  #finish(socket: Socket, mail: { from: string; to: string[] }, text: string): void {
    if (this.mood === 'cut') {
      socket.destroy()
      return
    }
    if (this.mood === 'defer') {
      socket.write('451 4.3.0 later\r\n')
      return
    }
    const id = /^Message-ID:\s*(\S+)/im.exec(text)?.[1] ?? ''
    this.mails.push({ ...mail, id, text })
    if (this.mood === 'lose-answer') socket.destroy()
    else socket.write('250 2.0.0 taken\r\n')
  }
}
