/** What is known of an element that shows. */
export interface Found {
  /** Its middle, in CSS pixels from the corner of the viewport. */
  x: number
  y: number
  text: string
  value: string | undefined
  checked: boolean | undefined
  isFocused: boolean
  /** All of its height is in the viewport. */
  inView: boolean
  /** A click on its middle reaches it. */
  isOnTop: boolean
  attributes: Record<string, string>
}

/** Runs in the page, so it uses nothing from outside: the first element that shows and contains these words. */
export function find(
  selector: string,
  words: string,
  isWanted: boolean,
  isFocusWanted = false,
): Found | null {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const element = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      plain(each.textContent).includes(plain(words)),
  )
  if (!element) return null
  if (isFocusWanted) element.focus()
  const isInView = () => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  if (isWanted && !isInView()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The first line of words that wrap.
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return {
    x,
    y,
    text: plain(element.textContent),
    value: element.value,
    checked: element.checked,
    isFocused: document.activeElement === element,
    inView: isInView(),
    isOnTop: hit !== null && (element.contains(hit) || element.labels?.[0]?.contains(hit) === true),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }
}
