import { Agent, request } from 'node:http'
import { type WholeAnswer, wholeAnswer } from '../../../server/testing/whole-answer.ts'

/** An answer with its body as text, a character for each byte. */
export type Asked = Omit<WholeAnswer, 'body'> & { readonly body: string }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Asks with exactly this path and these headers, `Host` and all, which `fetch` would not send. */
export async function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Asked> {
  const { hostname, port } = new URL(origin)
  const outgoing = request({ agent, hostname, port, path, method, headers })
  outgoing.end(body)
  const answer = await wholeAnswer(outgoing)
  return { ...answer, body: answer.body.toString('latin1') }
}
