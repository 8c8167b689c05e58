import { expect, test } from 'vitest'
import { hashesOf } from './csp-hashes.ts'
import { createPageCache } from './page-cache.ts'
import { PiecedBody, PiecedResponse } from './pieced-body.ts'
import { readResponse } from './prepare-answer.ts'
import { securityHeaders } from './security-headers.ts'

const piece = (text: string, isShared = false) => ({ bytes: Buffer.from(text), isShared })

const page = new PiecedBody([
  piece('<title>Ä</title><script>a()</script>'),
  piece('<style>b{}</style><script>c()</script>', true),
  piece('<p>own</p><script>a()</script>'),
])
const text = page.whole().toString()

test('what is read of a response in pieces is all of it, or the pieces themselves', async () => {
  const response = () => new PiecedResponse(page, { headers: { 'content-type': 'text/html' } })
  expect(await response().text()).toBe(text)
  expect((await readResponse(response())).body).toBe(page)
})

test('a page in pieces has the hashes that it has as a whole, each once', () => {
  const whole = page.whole()
  for (const _ of ['first', 'again']) {
    expect(hashesOf(page.pieces)).toEqual(hashesOf([{ bytes: whole }]))
  }
})

test.each(['br', 'identity'])(
  'a page in pieces is answered as the whole page is, and takes the room of what is its own, or of the whole: %s',
  async (acceptEncoding) => {
    const shared = piece(`<p>${'shared '.repeat(200)}</p>`, true)
    const long = new PiecedBody([...page.pieces, shared])
    const answerTo = async (body: Buffer | PiecedBody) => {
      const headers = [['Content-Type', 'text/html']] as const
      const load = async () => ({ status: 200, headers, body })
      const cache = createPageCache({ security: securityHeaders() })
      const answer = await cache.answer('/', { method: 'GET', acceptEncoding }, load)
      return { answer, bytes: cache.bytes }
    }
    const inPieces = await answerTo(long)
    const whole = await answerTo(long.whole())
    expect(inPieces.answer).toEqual(whole.answer)
    const spared = acceptEncoding === 'br' ? long.byteLength - long.ownLength : 0
    expect(inPieces.bytes).toBe(whole.bytes - spared)
  },
)
