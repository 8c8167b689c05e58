/**
 * Loads the hints of an article's terms when a reader first points at, focuses or taps one of them. Until they are
 * loaded a tap waits for them instead of following the link.
 */
export function explainTerms(root: HTMLElement): void {
  const loaded = new AbortController()
  let react: ((event: Event) => void) | undefined
  async function load(event: Event) {
    if (!(event.target as Element).closest('.term')) return
    if ((event as PointerEvent).pointerType === 'touch' && event.type === 'click') {
      event.preventDefault()
    }
    const { setUpTermHints } = await import('./term-hints.ts')
    if (!loaded.signal.aborted) react = setUpTermHints(root)
    loaded.abort()
    react?.(event)
  }
  for (const type of ['pointerover', 'focusin', 'click']) {
    root.addEventListener(type, load, { signal: loaded.signal })
  }
}
