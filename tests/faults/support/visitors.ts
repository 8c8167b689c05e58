import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:https'
import { wholeAnswer } from '../../../server/testing/whole-answer.ts'

/** What a visitor got; `status` 0 means that the connection broke. */
interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

interface Asking {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: object
  /** Address of the visitor, within 127.0.0.0/8; one that nobody else has unless given. */
  readonly from?: string
}

/** An address of a visitor on this machine, which the proxy sees as its own. */
export function someAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** Asks as a visitor from outside does: over TLS, on a connection of their own, from an address of their own. */
export async function visit(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from = someAddress() }: Asking = {},
): Promise<Got> {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: false })
  const outgoing = request({
    agent,
    hostname,
    port,
    path,
    method,
    localAddress: from,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      Accept: body === undefined ? 'text/html' : 'application/json',
      ...headers,
    },
  })
  outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  try {
    const answer = await wholeAnswer(outgoing)
    return {
      status: answer.status,
      headers: answer.headers,
      text: answer.body.toString('utf8'),
    }
  } catch {
    return { status: 0, headers: {}, text: '' }
  } finally {
    agent.destroy()
  }
}
