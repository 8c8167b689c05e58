import { createHash } from 'node:crypto'

const scriptElement = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi

/** Types a browser acts on and CSP therefore guards; every other type is a data block (HTML 4.12.1), such as JSON-LD. */
const guardedType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/**
 * CSP sources for every inline script of a finished page, each once, in page order. Hashes instead of nonces: a cached
 * page, its ETag and its policy then stay the same for everyone.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (text === '' || hasSource(attributes)) continue
    if (guardedType.test(typeOf(attributes))) hashes.add(hashSource(text))
  }
  return [...hashes]
}

/** CSP sources for every style element of a page, or of an SVG file, which is a document of its own. */
export function inlineStyleHashes(markup: string): string[] {
  const texts = [...markup.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  return [...new Set(texts.map(hashSource))]
}

/** The browser hashes the text after its parser has normalised newlines (HTML 13.2.3.5). */
function hashSource(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')
  return `'sha256-${digest}'`
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
