import type { ClientRequest, IncomingHttpHeaders } from 'node:http'

/** An answer as it came: header names in lower case, the body not decoded. */
export interface WholeAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Resolves when the last byte of the answer to a request has come; rejects where either breaks. */
export function wholeAnswer(outgoing: ClientRequest): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
  })
}
