import { connect, type Socket } from 'node:net'

/** A connection on which a test says exactly what it wants, broken HTTP included. */
interface RawClient {
  readonly socket: Socket
  write(text: string): void
  received(): string
  /** Everything received once the server has closed, or after `timeoutMs` without that. */
  ended(timeoutMs?: number): Promise<{ text: string; isClosed: boolean }>
}

/** Opens a connection to a local port. */
export async function rawClient(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isClosed = false
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isClosed = true
      resolve()
    })
  })
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  return {
    socket,
    write: (part) => {
      socket.write(part, 'latin1')
    },
    received: () => text,
    async ended(timeoutMs = 3000) {
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
      return { text, isClosed }
    },
  }
}

/** Sends one message and returns what came back until the server closed. */
export async function sendRaw(port: number, message: string): Promise<string> {
  const client = await rawClient(port)
  client.write(message)
  const { text } = await client.ended(1500)
  client.socket.destroy()
  return text
}
