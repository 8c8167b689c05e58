import { firstVisitScript } from '../../src/i18n/first-visit.ts'
import { escapeXml } from './xml.ts'

const charset = '<meta charSet="utf-8"/>'
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entryScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
/** When the router loaded its data: the only thing that differs between two renderings of a page. */
const loadedAt = /\bu:\d{13}\b/g

/**
 * The last touches to a rendered page, which the framework has no place for:
 * the first-visit script comes before the style sheet, which would block it; the client is asked for
 * after the first frame instead of beside it; two renderings of one page are equal, byte for byte.
 *
 * @param monoFont address of the face that no preload asks for
 */
export function finishHtml(html: string, monoFont: string): string {
  const entry = entryScript.exec(html)?.[1]
  if (!entry) throw new Error('The rendered page has no client entry')
  const modules = [...html.matchAll(modulePreload)].map((match) => match[1] ?? '')
  return html
    .replaceAll(modulePreload, '')
    .replace(entryScript, '')
    .replaceAll(loadedAt, 'u:0')
    .replace(charset, () => charset + script(loader(entry, modules, monoFont)))
    .replace(charset, () => charset + script(firstVisitScript))
}

/** While developing, Vite's own client has to start first, so only the first-visit script is added. */
export function finishDevelopmentHtml(html: string): string {
  return html.replace(charset, () => charset + script(firstVisitScript))
}

/** Puts an inline script before all others of a finished page. */
export function firstInHead(html: string, code: string): string {
  if (!html.includes(charset)) throw new Error('The rendered page has no charset to stand behind')
  return html.replace(charset, () => charset + script(code))
}

/** Runs in the page, so it must stay self-contained: loads the client after the first frame or at the first intent. */
function loadClient(entry: string, modules: string[], monoFont: string): void {
  // Otherwise the third request in a row that the first screen waits for: page, style sheet, face.
  new FontFace('mono', `url(${monoFont})`).load().catch(() => {})
  let isLoading = false
  const intents = ['pointerdown', 'pointerover', 'keydown', 'touchstart']
  const start = () => import(/* @vite-ignore */ entry)
  const load = () => {
    if (isLoading) return
    isLoading = true
    for (const href of modules) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    // As a module script does: it needs the data of the router, which stand at the end of the document.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
    else start()
  }
  for (const intent of intents) addEventListener(intent, load, { once: true, passive: true })
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  // A page that is opened in the background is not painted, and not every browser reports its paint.
  addEventListener('load', () => setTimeout(load, 400), { once: true })
}

function loader(...given: Parameters<typeof loadClient>): string {
  return `(${loadClient.toString()})(${given.map((value) => JSON.stringify(value)).join(',')})`
}

function script(code: string): string {
  return `<script>${code.replaceAll('</', '<\\/')}</script>`
}

/**
 * A page that says that there is none is made once for all addresses like the visitor's. It names the one it was made
 * for, so that the browser's router finds its data again (`src/navigation/shown-address.ts`).
 */
export function shownAs(html: string, address: string): string {
  return html.replace('<html', () => `<html data-shown-as="${escapeXml(address)}"`)
}
