import { Agent, get } from 'node:http'
import { type WholeAnswer, wholeAnswer } from '../server/testing/whole-answer.ts'

/** The body is as sent, still compressed. */
export type Answered = WholeAnswer & { readonly ms: number }

const limitMs = 30_000
const oneConnection = new Agent({ keepAlive: true, maxSockets: 1 })

/** One GET with the body left as it came, timed to its last byte; over one shared connection by default. */
export async function request(
  url: string,
  acceptEncoding: string,
  agent: Agent = oneConnection,
): Promise<Answered> {
  const startedAt = performance.now()
  const headers = { 'Accept-Encoding': acceptEncoding }
  const outgoing = get(url, { agent, headers, timeout: limitMs })
  outgoing.on('timeout', () => outgoing.destroy(new Error(`${url}: no answer in ${limitMs} ms`)))
  const answer = await wholeAnswer(outgoing)
  return { ...answer, ms: performance.now() - startedAt }
}
