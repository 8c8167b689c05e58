/**
 * Loads the hints of an article's terms as soon as somebody turns to one of them; reading costs nothing. Until they are
 * there a tap waits for them instead of leaving the page.
 *
 * @returns a function that ends it
 */
export function setUpTerms(root: HTMLElement): () => void {
  const ended = new AbortController()
  const loaded = new AbortController()
  const { signal } = ended
  const load = async (event: Event) => {
    if (!(event.target as Element).closest('.term')) return
    if ((event as PointerEvent).pointerType === 'touch' && event.type === 'click') {
      event.preventDefault()
    }
    const { setUpTermHints } = await import('./term-hints.ts')
    if (!loaded.signal.aborted) react = setUpTermHints(root, signal)
    loaded.abort()
    if (!signal.aborted) react?.(event)
  }
  let react: ((event: Event) => void) | undefined
  for (const type of ['pointerover', 'focusin', 'click']) {
    root.addEventListener(type, load, { signal: AbortSignal.any([signal, loaded.signal]) })
  }
  return () => ended.abort()
}
