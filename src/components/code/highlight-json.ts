/** A value that fits into this many characters stands on one line, if nobody asks for shorter lines. */
const longestInline = 46

/**
 * JSON as markup, laid out as a person would: short objects on one line. Every object with a
 * `reference_id` is a `<span data-ref>`, so that code and sheet can point at each other.
 * Keys are `<b>`, strings `<i>`, everything else `<u>`: a response has hundreds of them, and a page several responses.
 */
export function highlightJson(value: unknown, longest = longestInline, indent = ''): string {
  if (isOutline(value)) return escapeHtml(onOneLine(value))
  if (Array.isArray(value))
    return container(
      '[',
      ']',
      value.map((item) => ['', item]),
      longest,
      indent,
    )
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    const members = entries.map(([key, item]): Member => [token('b', key), item])
    const html = container('{', '}', members, longest, indent)
    const ref = (value as { reference_id?: number }).reference_id
    return ref === undefined ? html : `<span data-ref="${ref}">${html}</span>`
  }
  return token(typeof value === 'string' ? 'i' : 'u', value)
}

/** Points of an outline: dozens of them in a response, so they are one line without colours. */
function isOutline(value: unknown): boolean {
  const isPoint = (item: unknown) => typeof item === 'object' && item !== null && 'x' in item
  return Array.isArray(value) && value.length > 0 && value.every(isPoint)
}

function onOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
}

function token(tag: 'b' | 'i' | 'u', value: unknown): string {
  return element(tag, JSON.stringify(value))
}

/** Text in an element without attributes. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}

type Member = [keyHtml: string, value: unknown]

function container(
  open: string,
  close: string,
  members: Member[],
  longest: number,
  indent: string,
): string {
  if (members.length === 0) return open + close
  const inner = `${indent}  `
  const parts = members.map(
    ([key, item]) => (key ? `${key}: ` : '') + highlightJson(item, longest, inner),
  )
  const inline = `${open} ${parts.join(', ')} ${close}`
  const isShort = !inline.includes('\n') && textLength(inline) <= longest
  return isShort ? inline : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}

function textLength(html: string): number {
  return html.replaceAll(/<[^<>]+>/g, '').length
}

/** A token of a class; without one, bare text. */
export function span(className: string | undefined, content: string): string {
  const text = escapeHtml(content)
  return className && content.trim() ? `<span class="${className}">${text}</span>` : text
}

/** Text as content of an element; quotation marks stay. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '',
  )
}
