import { fetchWords } from '../../frame/fetch-words.ts'

/**
 * Shows the meaning of a term beside it while it is pointed at, focused or tapped (WCAG 1.4.13): the hint can be
 * pointed at itself, stays as long as its term has the pointer or focus, and closes on Escape. A second tap follows the
 * link to the glossary.
 *
 * @param root of the article
 * @returns what to do with an event from before this was loaded
 */
export function setUpTermHints(root: HTMLElement): (event: Event) => void {
  const hint = document.createElement('div')
  let texts: Record<string, string> | undefined
  let term: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  hint.id = hint.className = 'term-hint'
  hint.role = 'tooltip'
  hint.popover = 'manual'
  root.append(hint)

  function setTerm(next?: HTMLAnchorElement) {
    term?.removeAttribute('aria-describedby')
    hint.hidePopover()
    term = next
  }
  async function show(next: HTMLAnchorElement) {
    setTerm(next)
    if (!texts) {
      texts = await fetchWords<Record<string, string>>('terms').catch(() => undefined)
    }
    if (term !== next || !texts) return
    hint.innerHTML = texts[next.hash.slice(1)] ?? ''
    next.setAttribute('aria-describedby', hint.id)
    hint.showPopover()
  }
  function reactTo(event: Event) {
    const { type, pointerType, key } = event as PointerEvent & KeyboardEvent
    const target = event.target as Element
    const next = target.closest<HTMLAnchorElement>('.term')
    const isElsewhere = next !== term && !hint.contains(target)
    const isTouch = pointerType === 'touch'
    const isTap = type === 'click' && isTouch && isElsewhere
    const isFocus = type === 'focusin' && next?.matches(':focus-visible')
    const isEnd = type === 'focusout' || key === 'Escape' || (type === 'pointerdown' && isElsewhere)
    if (type === 'pointerover') {
      clearTimeout(timer)
      if (!isTouch && isElsewhere && !term?.matches(':focus-visible')) {
        timer = setTimeout(() => (next ? show(next) : setTerm()), 200)
      }
    } else if (next && (isTap || isFocus)) {
      event.preventDefault()
      show(next)
    } else if (isEnd) setTerm()
  }
  for (const type of ['click', 'focusin', 'focusout', 'pointerover', 'pointerdown', 'keydown']) {
    document.addEventListener(type, reactTo)
  }
  return reactTo
}
