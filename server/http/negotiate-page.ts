/** The forms a page can be sent in. */
export type PageForm = 'html' | 'markdown'

/** One media range of an `Accept` header (RFC 9110 12.5.1). */
type MediaRange = { readonly type: string; readonly weight: number }

/** From the most to the least specific: the first that the client names decides the weight of HTML. */
const rangesOfHtml = ['text/html', 'text/*', '*/*']

/**
 * The form a client wants. Markdown must be named and preferred: by its weight; at equal weight over HTML that only a
 * wildcard allows, or that is named after it, which is how agents ask. No browser names it.
 */
export function preferredForm(accept: string | null | undefined): PageForm {
  if (!accept || !/text\/markdown/i.test(accept)) return 'html'
  const ranges = accept.split(',').flatMap(mediaRange)
  const markdown = ranges.findIndex(({ type }) => type === 'text/markdown')
  const weight = ranges[markdown]?.weight ?? 0
  const html = rangesOfHtml
    .map((range) => ranges.findIndex(({ type }) => type === range))
    .find((index) => index >= 0)
  const other = html === undefined ? undefined : ranges[html]
  if (weight === 0) return 'html'
  if (html === undefined || !other || weight > other.weight) return 'markdown'
  const isPreferred = other.type !== 'text/html' || markdown < html
  return weight === other.weight && isPreferred ? 'markdown' : 'html'
}

/** Whether an address has more than one form: a page's has, a file's (`/sitemap.xml`, `/pricing.md`) has not. */
export function isNegotiated(location: string): boolean {
  return !/\.[^/]*$/.test(location.split('?', 1)[0] as string)
}

/**
 * Key of one form in the page cache. No request target holds a space, so that none can name the key of the other form.
 */
export function formKey(location: string, form: PageForm): string {
  return form === 'html' ? location : `${form} ${location}`
}

/** Parameters other than the weight do not change what is sent. A malformed weight counts as not said. */
function mediaRange(item: string): MediaRange[] {
  const [type = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  if (type === '') return []
  const written = parameters.map((each) => /^q\s*=\s*(.*)$/.exec(each)?.[1]).find(Boolean)
  if (written === undefined) return [{ type, weight: 1 }]
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(written)
    ? [{ type, weight: Number(written) }]
    : []
}
