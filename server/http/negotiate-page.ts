import { Negotiator } from 'negotiator'
import { headerReader } from './header-reader.ts'

/** The forms a page can be sent in. */
export type PageForm = 'html' | 'markdown'

/** As both are sent, and Markdown as some name its flavour (RFC 7763). At equal weight the more exactly named one wins. */
const forms: Readonly<Record<string, PageForm>> = {
  'text/html; charset=utf-8': 'html',
  'text/markdown; charset=utf-8': 'markdown',
  'text/markdown; charset=utf-8; variant=gfm': 'markdown',
}

/**
 * The form a client wants. Markdown must be named and preferred to HTML: by its weight, or at equal weight because HTML
 * is allowed only by a wildcard or named after it, as agents do. No browser names it.
 */
export const preferredForm = headerReader<PageForm>((accept) => {
  if (!accept.toLowerCase().includes('text/markdown')) return 'html'
  const [best = ''] = new Negotiator({ headers: { accept } }).mediaTypes(Object.keys(forms))
  return forms[best] ?? 'html'
}, 'html')

/** Whether an address has several forms: pages do, files (`/sitemap.xml`, `/pricing.md`) do not. */
export function isNegotiated(location: string): boolean {
  const path = location.split('?', 1)[0] as string
  return !path.includes('.', path.lastIndexOf('/'))
}

/**
 * Key of one form in the page cache. No request target holds a space, so that none can name the key of the other form.
 */
export function formKey(location: string, form: PageForm): string {
  return form === 'html' ? location : `${form} ${location}`
}
