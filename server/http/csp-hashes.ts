import { hash } from 'node:crypto'
import type { BodyPiece } from './pieced-body.ts'

const scriptElement = /^<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*)$/

/** Types a browser acts on and CSP therefore guards; every other type is a data block (HTML 4.12.1), such as JSON-LD. */
const guardedType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/**
 * CSP sources for the inline scripts and the style elements of a finished page in pieces, each once, in page order. Hashes
 * instead of nonces: a cached page, its ETag and its policy then stay the same for everyone. Elements are found as our
 * renderer writes them, in small letters; any other would be refused by browsers. Within `<main>`, where texts of visitors
 * are shown, no script is ours: should one ever get there, it stays without a source.
 *
 * @param page its pieces part no element
 */
export function hashesOf(page: readonly BodyPiece[]): [scripts: string[], styles: string[]] {
  const scripts = withoutMain(page).flatMap(scriptHashes)
  return [[...new Set(scripts)], [...new Set(page.flatMap(styleHashes))]]
}

const scriptHashes = keptForShared((html) =>
  [...elementsOf(html, '<script', '</script')].flatMap((element) => {
    const [, attributes = '', text = ''] = scriptElement.exec(element) ?? []
    const isInline = text !== '' && !hasSource(attributes)
    return isInline && guardedType.test(typeOf(attributes)) ? [hashSource(text)] : []
  }),
)

const styleHashes = keptForShared(inlineStyleHashes)

/** Finds hashes once in bytes that several pages share. */
function keptForShared(find: (bytes: Buffer) => string[]): (piece: BodyPiece) => string[] {
  const kept = new WeakMap<Buffer, string[]>()
  return ({ bytes, isShared }) => {
    const hashes = kept.get(bytes) ?? find(bytes)
    if (isShared) kept.set(bytes, hashes)
    return hashes
  }
}

/** What stands before and behind the main part of a page; whatever is written within, its first and last tags are ours. */
function withoutMain(page: readonly BodyPiece[]): readonly BodyPiece[] {
  const first = page.findIndex(({ bytes }) => bytes.includes('<main'))
  const last = page.findLastIndex(({ bytes }) => bytes.includes('</main>'))
  const [begins, ends] = [page[first]?.bytes, page[last]?.bytes]
  if (!begins || !ends) return page
  const [start, end] = [begins.indexOf('<main'), ends.lastIndexOf('</main>')]
  if (last < first || (last === first && end < start)) return page
  return [
    ...page.slice(0, first),
    { bytes: begins.subarray(0, start) },
    { bytes: ends.subarray(end) },
    ...page.slice(last + 1),
  ]
}

/** CSP sources for every style element of a page, or of an SVG file, which is a document of its own. */
export function inlineStyleHashes(markup: Buffer): string[] {
  const elements = elementsOf(markup, '<style>', '</style>')
  return [...new Set([...elements].map((element) => hashSource(element.slice('<style>'.length))))]
}

/** Elements without their ends, a letter for each byte: a long page need not be decoded to find a few of them. */
function* elementsOf(markup: Buffer, start: string, end: string): Generator<string> {
  for (let from = markup.indexOf(start); from >= 0; ) {
    const to = markup.indexOf(end, from)
    if (to < 0) return
    yield markup.toString('latin1', from, to)
    from = markup.indexOf(start, to)
  }
}

/** The browser hashes the text after its parser has normalised newlines (HTML 13.2.3.5). */
function hashSource(letters: string): string {
  const text = Buffer.from(letters.replace(/\r\n?/g, '\n'), 'latin1')
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

function hasSource(attributes: string): boolean {
  return /(?:^|\s)src\s*=/i.test(withoutValuesOf(attributes, 'src'))
}

/** Blanks quoted values: `data-note=" src=x"` has no `src`. */
function withoutValuesOf(attributes: string, name: string): string {
  const quoted = /(?<![\w-])([\w-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g
  return attributes.replace(quoted, (all, attribute: string) =>
    attribute.toLowerCase() === name ? all : ' ',
  )
}

function typeOf(attributes: string): string {
  const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
  const found = type.exec(withoutValuesOf(attributes, 'type'))
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim().split(';')[0]?.trim() ?? ''
}
