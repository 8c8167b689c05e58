import { slotGroupId, takenEvent, zoneFieldId } from '../../forms/request-places.ts'
import { fetchPage } from '../../navigation/fetch-page.ts'
import { isPlainClick } from '../../navigation/plain-click.ts'
import { chosenTime, shownZone, showTimes } from './shown-times.ts'

/**
 * Shows free times in the visitor's own or the chosen time zone, and pages through them, without leaving the page. The
 * times come from the server as HTML, so that they are formatted in one place only.
 */
export function openTimes(root: HTMLElement): void {
  const times = root.querySelector(`#${slotGroupId}`) as HTMLElement
  const zoneForm = root.querySelector('form') as HTMLFormElement
  const zone = root.querySelector(`#${zoneFieldId}`) as HTMLSelectElement
  let current = new AbortController()
  let shownSearch = location.search

  /** Shows the times of an address and returns whether they came; an earlier request is aborted. */
  async function show(address: string, lost?: string): Promise<boolean> {
    current.abort()
    const own = new AbortController()
    current = own
    announce(root, times.dataset.loading ?? '')
    const page = await fetchPage(address, own.signal).catch(() => undefined)
    if (own.signal.aborted) return false
    const isThere = page?.getElementById(slotGroupId) != null
    if (isThere) showTimes(root, page, lost)
    else announce(root, root.querySelector('template')?.content.cloneNode(true) ?? '')
    selectZone(zone, shownZone(root))
    repeatChosen(root)
    return isThere
  }

  async function turnPage(link: HTMLAnchorElement): Promise<void> {
    const { href, search } = link
    if (!(await show(href))) return
    shownSearch = search
    history.pushState(null, '', href)
    times.focus()
  }

  zone.addEventListener('change', () => show(addressIn(zoneForm, zone.value)))
  times.addEventListener('change', () => repeatChosen(root))
  times.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link?.closest('.slot-pages') || !isPlainClick(event)) return
    event.preventDefault()
    void turnPage(link)
  })
  addEventListener('popstate', () => {
    if (location.search === shownSearch) return
    shownSearch = location.search
    const url = new URL(location.href)
    url.searchParams.set('timeZone', shownZone(root))
    void show(url.pathname + url.search)
  })
  addEventListener(takenEvent, async (event) => {
    await show(addressIn(zoneForm, shownZone(root)), (event as CustomEvent<string>).detail)
    // The errors are shown; the visitor has to choose again.
    times.focus()
  })

  repeatChosen(root)
  const wanted = wantedZone(zone, shownZone(root), 'chosen' in zoneForm.dataset)
  if (wanted !== shownZone(root)) void show(addressIn(zoneForm, wanted))
}

/** The zone in the field if the visitor (or the browser, on a reload) has set it, else the browser's own zone. */
function wantedZone(zone: HTMLSelectElement, shown: string, isChosen: boolean): string {
  if (zone.value !== shown || isChosen) return zone.value
  return Intl.DateTimeFormat().resolvedOptions().timeZone || shown
}

/** The address that the zone form leads to, with another zone. */
function addressIn(form: HTMLFormElement, timeZone: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.set(name, String(value))
  query.set('timeZone', timeZone)
  return `${new URL(form.action).pathname}?${query}`
}

function announce(root: HTMLElement, words: string | Node): void {
  root.querySelector('[data-part=said]')?.lastElementChild?.replaceChildren(words)
}

/** Selects a zone, and adds it if it is not listed, as the visitor's own may be. */
function selectZone(zone: HTMLSelectElement, timeZone: string): void {
  const isListed = [...zone.options].some(({ value }) => value === timeZone)
  if (!isListed) zone.prepend(new Option(timeZone, timeZone))
  zone.value = timeZone
}

/** Repeats the chosen time where it is sent, outside of this island. */
function repeatChosen(root: HTMLElement): void {
  const place = document.querySelector<HTMLElement>('[data-chosen-time]')
  if (!place?.parentElement) return
  place.textContent = chosenTime(root)?.dataset.chosen ?? ''
  place.parentElement.hidden = place.textContent === ''
}
