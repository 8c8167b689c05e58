/** SPEC section 4: a menu closes 120 ms after the pointer has left it. */
const closeDelayMs = 120

/** Opens the menus of the header on hover, and keeps `aria-expanded` in step. */
export function openDropdownsOnHover(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-dropdown]')) setUp(menu)
}

function setUp(menu: HTMLElement): void {
  const [button, panel] = menu.children as unknown as [HTMLElement, HTMLElement]
  const isOpen = () => panel.matches(':popover-open')
  let closing: ReturnType<typeof setTimeout>
  let opening: ReturnType<typeof setTimeout>
  let isOpenedByHover = false

  const showState = () => {
    button.ariaExpanded = String(isOpen())
  }
  // The panel may have been opened before this script was loaded.
  showState()
  panel.addEventListener('toggle', showState)

  function open() {
    clearTimeout(closing)
    if (isOpen()) return
    isOpenedByHover = true
    panel.showPopover()
  }
  // The pointer, too, may have come before.
  if (menu.matches(':hover') && matchMedia('(hover)').matches) open()
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    // The way into an open panel may lead across this button: only a pointer that stays opens its menu.
    if (isOpen() || !document.querySelector('[data-dropdown] :popover-open')) open()
    else opening = setTimeout(open, closeDelayMs)
  })
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    clearTimeout(opening)
    // A menu that Escape has closed may be opened by a key before the delay ends.
    if (pointerType === 'mouse' && isOpen()) {
      closing = setTimeout(() => panel.hidePopover(), closeDelayMs)
    }
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) panel.hidePopover()
  })
  /** The click that follows a hover confirms the open menu instead of closing it. */
  button.addEventListener('click', (event) => {
    if (isOpenedByHover && isOpen()) event.preventDefault()
    isOpenedByHover = false
  })
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) panel.hidePopover()
  })
}
