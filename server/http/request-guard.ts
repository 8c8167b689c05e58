import { isTooLong } from '../../shared/addresses/canonical-url.ts'
import { plainAnswer } from './errors.ts'
import { isReading, readingMethods } from './methods.ts'

/** Refuses what no page, asset or endpoint could answer: over-long or malformed addresses. */
export function refuseMalformed(url: URL): Response | null {
  if (isTooLong(url.pathname + url.search)) {
    return plainAnswer(414, 'URI Too Long')
  }
  return isReadable(url.pathname) ? null : plainAnswer(400, 'Bad Request')
}

/** Pages and files are only read. OPTIONS says so; everything else gets 405 with the same list (RFC 9110 15.5.6). */
export function refuseMethod(method: string): Response | null {
  if (isReading(method)) return null
  const headers = { Allow: readingMethods }
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return plainAnswer(405, 'Method Not Allowed', headers)
}

/** Well-formed UTF-8 without control characters once decoded. */
function isReadable(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
