/**
 * Fetches another page of the site, parts of which are to be put into this one. Its style rules are added too, because
 * a page carries only the rules it needs itself.
 *
 * @throws Error when the server does not give it
 */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  const rules: string[] = []
  const html = (await response.text()).replaceAll(/<style>(.*?)<\/style>/gs, (_, css) => {
    // Faces are on every page; declared twice they would be loaded twice.
    rules.push(css.replaceAll(/@font-face\{[^}]*\}/g, ''))
    // The content security policy of this page allows only its own style elements.
    return ''
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join(''))
  document.adoptedStyleSheets = [sheet]
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Puts what a page has at each place (`data-part`) into the same place of this one, and leaves all else as it is. */
export function swapParts(root: ParentNode, page: Document): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    const fresh = page.querySelector(`[data-part=${part.dataset.part}]`)
    part.replaceChildren(...(fresh?.childNodes ?? []))
  }
}
