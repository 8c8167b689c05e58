import { decodeUtf8, isCompressed, mediaTypeOf, readBytes } from '../api/read-body.ts'
import { Refusal } from '../api/refusal.ts'
import { parseJson } from '../parse-json.ts'
import { rpcCodes, rpcError } from './rpc-error.ts'

/** Most levels of nesting. No message of the protocol comes near it, and no later code has to walk more. */
const deepest = 32

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
  if (isDeeper(value, deepest)) {
    return rpcError(400, rpcCodes.invalidRequest, `The message is nested more than ${deepest} deep`)
  }
  return value
}

/** Level by level, so that depth costs no stack. */
function isDeeper(value: object, depth: number): boolean {
  let level: unknown[] = [value]
  for (let at = 0; at < depth && level.length > 0; at += 1) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
  }
  return level.length > 0
}
