import { Agent, get, type IncomingHttpHeaders } from 'node:http'

export type Answered = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As sent: still compressed. */
  readonly body: Buffer
  readonly ms: number
}

const limitMs = 30_000
const oneConnection = new Agent({ keepAlive: true, maxSockets: 1 })

/** One GET with the body left as it came, timed to its last byte; over the one shared connection unless told otherwise. */
export function request(
  url: string,
  acceptEncoding: string,
  agent: Agent = oneConnection,
): Promise<Answered> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': acceptEncoding }
    const outgoing = get(url, { agent, headers, timeout: limitMs }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
          ms: performance.now() - startedAt,
        }),
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${url}: no answer in ${limitMs} ms`)))
    outgoing.on('error', reject)
  })
}
