import { isCompressible, prepareAnswer, quickCodings, readResponse } from './prepare-answer.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { answerWith, type Conditions, chooseCoding, toResponse } from './stored-answer.ts'

const streamed = /^(?:text\/event-stream|application\/x-ndjson)/

/**
 * Gives an answer that is made for one request what cached answers have: policy with script hashes, tag, coding,
 * length. Answers that already carry a policy come from the page cache or a file and are finished; streams and binary
 * bodies only get the headers.
 */
export async function finishAnswer(
  response: Response,
  conditions: Conditions,
  security: SecurityHeaders,
): Promise<Response> {
  if (response.headers.has('content-security-policy')) return response
  const type = response.headers.get('content-type') ?? ''
  const isWhole = isCompressible(type) && !streamed.test(type) && response.body !== null
  if (isWhole && !response.headers.has('content-encoding')) {
    const prepared = prepareAnswer(await readResponse(response), {
      security,
      codings: quickCodings,
    })
    const variant = await prepared.variant(chooseCoding(prepared, conditions))
    return toResponse(answerWith(prepared, variant, conditions))
  }
  return withHeaders(response, security)
}

function withHeaders(response: Response, security: SecurityHeaders): Response {
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', security.policy())
  for (const [name, value] of security.fixed) if (!headers.has(name)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}
