import { localAddress } from '../../shared/addresses/local-address.ts'
import type { UiCopy } from '../../shared/content/words/ui.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { firstAngleOutline, wideMark } from '../../src/components/logo/logo-geometry.ts'
import { escapeXml } from './documents/xml.ts'
import { frameFiles, type PageFiles } from './page-files.ts'

const action =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-5 py-2 font-heading text-lg font-semibold leading-tight no-underline transition-colors'
const primary = `${action} border-action bg-action text-on-action hover:border-action-strong hover:bg-action-strong`
const secondary = `${action} border-ink bg-transparent text-ink hover:border-action hover:text-action`

const { cone, circles, centreLines } = firstAngleOutline(wideMark)
/** The symbol of the brand. Its own attributes draw it until the style sheet comes. */
const mark = [
  '<svg viewBox="0 0 54 32" width="54" height="32" fill="none" stroke="currentColor" stroke-width="2.25" aria-hidden="true">',
  `<path d="${cone}" stroke-linejoin="round"/>`,
  ...circles.map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`),
  `<path d="${centreLines.join('')}" stroke-width="1" stroke-dasharray="5 1.6 1.2 1.6"/></svg>`,
].join('')

/**
 * Sent with 500 when rendering a page fails. It can be read without script and style, has a placeholder heading
 * (`initial-h1`, SPEC section 2) and says what to do. With scripts it tries again, and gives way to the page once that
 * can be rendered.
 */
export function failureShell(ui: UiCopy, brand: string, locale: Locale, files?: PageFiles): string {
  const homeAddress = localAddress('/', locale)
  const { title, text, retry, home } = ui.error
  const links = files
    ? `<link rel="stylesheet" href="${files.addressOf(frameFiles.styles)}"><link rel="stylesheet" href="${files.addressOf(frameFiles.faces)}"><script type="module" src="${files.addressOf(frameFiles.retry)}"></script>`
    : ''
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeXml(`${title} | ${brand}`)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${links}</head><body class="grid min-h-dvh grid-rows-[auto_1fr_auto]">
<header class="border-b border-hairline bg-paper"><div class="mx-auto flex h-(--header-height) max-w-page items-center px-5 sm:px-8"><a class="text-ink no-underline" href="${homeAddress}"><span class="logo">${mark}<span translate="no">${escapeXml(brand)}</span></span></a></div></header>
<main id="main" class="mx-auto w-full max-w-page px-5 sm:px-8"><article class="grid gap-x-12 gap-y-10 py-12 lg:grid-cols-12 lg:py-24"><div class="min-w-0 lg:col-span-7"><h1 id="initial-h1" class="text-4xl">${escapeXml(title)}</h1><p class="mt-6 max-w-[44rem] text-lg text-muted">${withMailLinks(escapeXml(text))}</p><p class="mt-8 flex flex-wrap gap-3"><a class="${primary}" href="">${escapeXml(retry)}</a> <a class="${secondary}" href="${homeAddress}">${escapeXml(home)}</a></p></div><div class="min-w-0 lg:col-span-5">${failureDrawing}</div></article></main>
<footer class="border-t border-line bg-sheet"><p class="mx-auto max-w-page px-5 py-6 text-sm sm:px-8"><a href="${localAddress('/imprint', locale)}">${escapeXml(imprintLabel(ui))}</a></p></footer>
</body></html>`
}

/** Addresses in escaped text, as links; a full stop behind one ends the sentence. */
function withMailLinks(text: string): string {
  const parts = text.split(/(\s)/).map((word) => {
    if (!word.includes('@')) return word
    const address = word.endsWith('.') ? word.slice(0, -1) : word
    return `<a href="mailto:${address}">${address}</a>${word.slice(address.length)}`
  })
  return parts.join('')
}

/** The imprint is called what the footer calls it. */
function imprintLabel(ui: UiCopy): string {
  const links = Object.values(ui.footer.groups).flatMap((group) => group.links)
  return links.find((link) => link.href === '/imprint')?.label ?? '/imprint'
}

/**
 * A sheet on which the middle of a part is missing, with the status as its size. A string, since it is shown where
 * components cannot be rendered. Its own attributes draw its lines until the style sheet comes.
 */
const failureDrawing = [
  '<div class="diagram mx-auto"><svg viewBox="0 0 440 352" width="440" fill="none" stroke="currentColor" aria-hidden="true">',
  '<path d="M.5.5h439v351H.5z"/><path class="diagram__box" d="M14 14h412v324H14z"/>',
  '<path class="diagram__line" d="M220 0v20M220 332v20M0 176h20M420 176h20"/>',
  '<path class="diagram__box" d="M250 298h176v40H250zM338 298v40"/>',
  '<path class="diagram__line" d="M266 313l22-4v18l-22-4z"/>',
  '<circle class="diagram__line" cx="312" cy="318" r="9"/><circle class="diagram__line" cx="312" cy="318" r="5"/>',
  '<path class="diagram__centre" d="M260 318h66M312 304v28M36 160h368"/>',
  '<text class="diagram__title" x="382" y="324">500</text>',
  '<path class="diagram__box" d="M50 120h120l8 18-14 20 14 20-8 22H50z"/>',
  '<path class="diagram__box" d="M270 120h104v80H270l-8-22 14-20-14-20zM374 134h16v52h-16"/>',
  '<path class="diagram__boundary" d="M178 112h84v96h-84z"/>',
  '<path class="diagram__line" d="M50 204v54M390 190v68M50 250h340M240 112l34-34"/>',
  '<path class="diagram__head" d="M50 250l11-2.6v5.2zM390 250l-11-2.6v5.2z"/>',
  '<text class="diagram__value" text-anchor="middle" x="220" y="243">500</text>',
  '<circle class="diagram__balloon" cx="286" cy="66" r="16"/><text class="diagram__number" x="286" y="71">?</text>',
  '</svg></div>',
].join('')
