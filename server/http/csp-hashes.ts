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
    if (text === '' || hasAttribute(attributes, 'src')) continue
    if (guardedType.test(attributeValue(attributes, 'type'))) hashes.add(hashSource(text))
  }
  return [...hashes]
}

/** CSP sources for the style elements of an SVG file: as a document of its own it needs the colours it brings. */
export function svgStyleHashes(svg: string): string[] {
  const texts = [...svg.matchAll(/<style>([^<]+)<\/style>/g)].map(([, text = '']) => text)
  return [...new Set(texts.map(hashSource))]
}

/** The browser hashes the text after its parser has normalised newlines (HTML 13.2.3.5). */
function hashSource(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')
  return `'sha256-${digest}'`
}

function hasAttribute(attributes: string, name: string): boolean {
  return new RegExp(`(?:^|\\s)${name}\\s*=`, 'i').test(withoutValuesOf(attributes, name))
}

/** Blanks quoted values, so that `data-note=" src=x"` is not taken for a `src`. */
function withoutValuesOf(attributes: string, name: string): string {
  const quoted = /([\w-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g
  return attributes.replace(quoted, (all, attribute: string) =>
    attribute.toLowerCase() === name ? all : ' ',
  )
}

function attributeValue(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    withoutValuesOf(attributes, name),
  )
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim().split(';')[0]?.trim() ?? ''
}
