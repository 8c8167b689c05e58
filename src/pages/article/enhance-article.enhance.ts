import { copyOnClick } from '../../components/code/copy-on-click.enhance.ts'

/** Lets the buttons and links of an article copy, and shows what its terms mean. */
export function enhanceArticle(root: HTMLElement): void {
  copyOnClick(root)
  const text = root.querySelector<HTMLElement>('.prose')
  if (text) explainTerms(text)
}

/**
 * Loads the hints of an article's terms when a reader first points at, focuses or taps one of them. Until they are
 * loaded a tap waits for them instead of following the link.
 */
function explainTerms(root: HTMLElement): void {
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
