import { hash } from 'node:crypto'

const scriptElement = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi

/** Types a browser acts on and CSP therefore guards; every other type is a data block (HTML 4.12.1), such as JSON-LD. */
const guardedType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/**
 * CSP sources for every inline script of a finished page, each once, in page order. Hashes instead of nonces: a cached
 * page, its ETag and its policy then stay the same for everyone.
 */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of asLetters(html).matchAll(scriptElement)) {
    if (text === '' || hasSource(attributes)) continue
    if (guardedType.test(typeOf(attributes))) hashes.add(hashSource(text))
  }
  return [...hashes]
}

/** CSP sources for every style element of a page, or of an SVG file, which is a document of its own. */
export function inlineStyleHashes(markup: Buffer): string[] {
  const elements = asLetters(markup).matchAll(/<style>([\s\S]*?)<\/style>/g)
  return [...new Set([...elements].map(([, text = '']) => hashSource(text)))]
}

/** A letter for each byte: what is looked for is ASCII, and a long page need not be decoded for it. */
function asLetters(markup: Buffer): string {
  return markup.toString('latin1')
}

/** The browser hashes the text after its parser has normalised newlines (HTML 13.2.3.5). */
function hashSource(letters: string): string {
  const text = Buffer.from(letters.replace(/\r\n?/g, '\n'), 'latin1')
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

function hasSource(attributes: string): boolean {
  return /(?:^|\s)src\s*=/i.test(withoutValuesOf(attributes, 'src'))
}

/** Blanks quoted values, so that `data-note=" src=x"` is not taken for a `src`. */
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
