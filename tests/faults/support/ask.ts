import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** An answer as it came: header names in lower case, the body not decoded. */
export interface Asked {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Asks with exactly this path and these headers, `Host` and all, which `fetch` would not send. */
export function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Asked> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
