import { plainAnswer } from './errors.ts'

const maxTargetLength = 8192
const pageMethods = 'GET, HEAD, OPTIONS'

/** Refuses what no page, asset or endpoint could answer: over-long or malformed addresses, and methods that echo or tunnel. */
export function refuseMalformed(method: string, url: URL): Response | null {
  if (url.pathname.length + url.search.length > maxTargetLength) {
    return plainAnswer(414, 'URI Too Long')
  }
  if (/^(?:TRACE|TRACK|CONNECT)$/i.test(method)) return wrongMethod()
  return isReadable(url.pathname) ? null : plainAnswer(400, 'Bad Request')
}

/** Pages and files are only read. OPTIONS says so; everything else gets 405 with the same list (RFC 9110 15.5.6). */
export function refuseMethod(method: string): Response | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { Allow: pageMethods } })
  return wrongMethod()
}

function wrongMethod(): Response {
  return plainAnswer(405, 'Method Not Allowed', { Allow: pageMethods })
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
