import type { Locale } from '../../src/i18n/locale.ts'
import type { UiCopy } from '../content/schemas/ui.ts'

/**
 * Sent with 500 when rendering a page fails: a placeholder heading (`initial-h1`, SPEC section 2) and
 * what to do. Where the build's client can start it renders the page in the browser and removes the heading.
 */
export function failureShell(ui: UiCopy, brand: string, locale: Locale): string {
  const home = locale === 'de' ? '/?lang=de' : '/'
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${ui.error.title} | ${brand}`)}</title></head><body><main><h1 id="initial-h1">${escapeHtml(ui.error.title)}</h1><p>${escapeHtml(ui.error.text)}</p><p><a href="">${escapeHtml(ui.error.retry)}</a> <a href="${home}">${escapeHtml(ui.error.home)}</a></p></main></body></html>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
