import { tabAfterKey } from './tab-after-key.ts'

/** Shows the panel of one tab at a time: by click, by arrows, Home and End, or by the hash of the address. */
export function switchTabs(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')]
  const panels = [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')]
  let active = 0

  function select(next: number) {
    active = next
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === active)
      tab.tabIndex = index === active ? 0 : -1
      panels[index]?.toggleAttribute('data-active', index === active)
    }
  }
  function selectNamed() {
    const named = panels.findIndex(({ id }) => location.hash === `#${id}`)
    if (named >= 0) select(named)
    return panels[named]
  }

  selectNamed()
  // From here on the chosen panel shows, whatever the address names.
  root.querySelector<HTMLElement>('.tabs')?.setAttribute('data-live', '')
  addEventListener('hashchange', () => selectNamed()?.scrollIntoView())
  root.addEventListener('click', ({ target }) => {
    const clicked = tabs.indexOf((target as Element).closest('[role=tab]') as HTMLElement)
    if (clicked >= 0) select(clicked)
  })
  root.querySelector('[role=tablist]')?.addEventListener('keydown', (event) => {
    const next = tabAfterKey((event as KeyboardEvent).key, active, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    tabs[next]?.focus()
  })
}
