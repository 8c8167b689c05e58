import { decodeUtf8, isCompressed, mediaTypeOf, readBytes } from '../api/read-body.ts'
import { Refusal } from '../api/refusal.ts'
import { parseJson } from '../parse-json.ts'
import { rpcCodes, rpcError } from './rpc-error.ts'

/** Most levels of nesting. No message of the protocol comes near it, and no later code has to walk more. */
const deepest = 32

/**
 * Most values, at all levels together; the longest message of the protocol has some dozens. The SDK lists each wrong value: a
 * body of 36 kB would keep the process busy for a third of a second, and be answered with three megabytes.
 */
const mostValues = 300

/** The message in a body, or why there is none. */
export async function readMessage(request: Request, maxBytes: number): Promise<object | Response> {
  const { headers } = request
  if (mediaTypeOf(headers) !== 'application/json' || isCompressed(headers)) {
    return rpcError(415, rpcCodes.refused, 'The body must be application/json in UTF-8')
  }
  try {
    return messageOf(decodeUtf8(await readBytes(request, maxBytes)))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === 'too-large'
      ? rpcError(413, rpcCodes.refused, `The body has more than ${maxBytes / 1024} kB`)
      : rpcError(400, rpcCodes.parseError, 'The body is not UTF-8')
  }
}

/** A text as a message, or why it cannot be one. */
export function messageOf(text: string): object | Response {
  const value = parseJson(text)
  if (value === undefined) return rpcError(400, rpcCodes.parseError, 'The body is not JSON')
  if (Array.isArray(value)) {
    return rpcError(400, rpcCodes.invalidRequest, 'Batches are not taken: POST one message')
  }
  if (typeof value !== 'object' || value === null) {
    return rpcError(400, rpcCodes.invalidRequest, 'The body is not a JSON-RPC message')
  }
  const fault = sizeFault(value)
  return fault ? rpcError(400, rpcCodes.invalidRequest, fault) : value
}

/** Level by level, so that depth costs no stack. */
function sizeFault(value: object): string | undefined {
  let level: unknown[] = [value]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === deepest) return `The message is nested more than ${deepest} deep`
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
    values += level.length
    if (values > mostValues) return `The message holds more than ${mostValues} values`
  }
  return undefined
}
