/** The most characters of an address and values in its query; legitimate ones are far shorter. */
export const longestAddress = 8192
const mostValues = 256

/** Not allowed raw in a URL. Browsers drop tab and newline, so `/\t/evil.example` would become `//evil.example`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed
const forbiddenCharacters = /[\u0000-\u0020\u007f]/g
const germanTag = /^de(?:[-_][a-z0-9]+)*$/i
const englishTag = /^en(?:[-_][a-z0-9]+)*$/i
const numberedList = /^\/(?:blog|knowledge-base)(?:\.md)?$/
const laterPage = /^(?:[2-9]|[1-9]\d{1,4})$/
const unreserved = /^[A-Za-z0-9\-._~]$/

/** Whether an address is longer than any of ours: the server refuses it, and nothing here parses it. */
export function isTooLong(pathAndQuery: string): boolean {
  return pathAndQuery.length > longestAddress || pathAndQuery.split('&').length > mostValues
}

/**
 * The one address a path and query have: no trailing or repeated slash, `lang` only as `lang=de`,
 * a list of articles with `page` only from the second one on, everything else as it was. Input and output carry no hash;
 * the result is always a path on our own origin.
 * Everything else is sent there by a permanent redirect.
 *
 * @example canonicalLocation('/pricing/?lang=EN&utm_source=x') // '/pricing?utm_source=x'
 */
export function canonicalLocation(pathAndQuery: string): string {
  if (isTooLong(pathAndQuery)) return pathAndQuery
  const [path, query] = splitLocation(pathAndQuery)
  const plainPath = canonicalPath(path)
  const pieces = canonicalPieces(query, numberedList.test(plainPath))
  return plainPath + (pieces.length > 0 ? `?${pieces.join('&')}` : '')
}

/** Whether the query names English, which an address of ours never does: the first `lang` decides. */
export function namesEnglish(pathAndQuery: string): boolean {
  if (isTooLong(pathAndQuery)) return false
  const [, query] = splitLocation(pathAndQuery)
  const named = query.split('&').map(decodePiece)
  return englishTag.test(named.find(([name]) => name === 'lang')?.[1] ?? '')
}

/** Path and query (without its `?`) of an address whose hash, if any, is ignored. */
export function splitLocation(pathAndQuery: string): [path: string, query: string] {
  const [location = ''] = pathAndQuery.split('#', 1)
  const mark = location.indexOf('?')
  return mark < 0 ? [location, ''] : [location.slice(0, mark), location.slice(mark + 1)]
}

/**
 * Splitting on slashes and dropping empty segments removes trailing and repeated slashes at once and makes
 * `//evil.example` impossible. Encoded slashes and backslashes count as slashes: no address of this site contains one.
 */
function canonicalPath(path: string): string {
  const plain = path.replace(forbiddenCharacters, '').replace(/\\|%2f|%5c/gi, '/')
  const kept: string[] = []
  for (const segment of plain.split('/')) {
    const dots = segment.replace(/%2e/gi, '.')
    if (dots === '..') kept.pop()
    else if (dots !== '' && dots !== '.') kept.push(decodeUnreserved(segment))
  }
  return `/${kept.join('/')}`
}

/** `%70ricing` is `pricing` (RFC 3986 6.2.2.2). Malformed segments stay: decoded twice, they could become new ones. */
function decodeUnreserved(segment: string): string {
  if (/%(?![0-9a-f]{2})/i.test(segment)) return segment
  return segment.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
    return unreserved.test(character) ? character : triplet
  })
}

/** Query pieces in their order; the first `lang` and `page` decide and keep their place, later ones go. */
function canonicalPieces(query: string, isNumbered: boolean): string[] {
  const pieces = query.replace(forbiddenCharacters, '').split('&')
  const decided = new Set<string>()
  return pieces.flatMap((piece) => {
    if (piece === '' || piece === '=') return []
    const [name, value] = decodePiece(piece)
    if (name !== 'lang' && !(isNumbered && name === 'page')) return [piece]
    if (decided.has(name)) return []
    decided.add(name)
    if (name === 'page') return laterPage.test(value) ? [`page=${value}`] : []
    return germanTag.test(value) ? ['lang=de'] : []
  })
}

/** Name and value of one query piece, decoded as a browser does; malformed encodings are taken as they stand. */
export function decodePiece(piece: string): [name: string, value: string] {
  const equals = piece.indexOf('=')
  const name = equals < 0 ? piece : piece.slice(0, equals)
  return [decodeText(name), equals < 0 ? '' : decodeText(piece.slice(equals + 1))]
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
