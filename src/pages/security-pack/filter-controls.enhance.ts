import { writeBring } from '../../../shared/bring/bring.ts'
import {
  categoryOf,
  isOpen,
  matchesControl,
  type PackFilter,
} from '../../../shared/control-filter.ts'
import { countText } from '../../../shared/text-filter.ts'

/** Filters the questions while somebody types, and collects those to bring to a call. */
export function filterControls(root: HTMLElement): void {
  const form = root.querySelector('form') as HTMLFormElement
  const table = root.querySelector('table') as HTMLElement
  const titles = new Map(
    topicRows(table).map((row) => [row.dataset.topic ?? '', row.textContent ?? '']),
  )
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-status]')].map((row) => ({
    row,
    words: [titles.get(categoryOf(row.id)), textOf(row, 'th'), textOf(row, 'p')].join(' '),
    category: categoryOf(row.id),
    status: row.dataset.status ?? '',
  }))

  function filter(): void {
    const wanted = Object.fromEntries(new FormData(form)) as unknown as PackFilter
    const shown = rows.filter((each) => matchesControl(each, wanted))
    for (const { row } of rows) row.hidden = true
    for (const { row } of shown) row.hidden = false
    const topics = new Set(shown.map(({ category }) => category))
    for (const row of topicRows(table)) {
      row.hidden = !topics.has(row.dataset.topic ?? '')
    }
    const none = root.querySelector<HTMLElement>('[data-none]')
    if (none) none.hidden = shown.length > 0
    const status = form.querySelector<HTMLElement>('[role=status]')
    if (status)
      status.textContent = countText(status.dataset.words ?? '', shown.length, rows.length)
    gather()
  }

  /** The marked questions, or if none is marked, the open ones that are shown. */
  function gather(): void {
    const marked = [...table.querySelectorAll<HTMLInputElement>('input:checked')]
    const open = rows.filter(({ row, status }) => !row.hidden && isOpen(status))
    const ask = marked.length > 0 ? marked.map(({ value }) => value) : open.map(({ row }) => row.id)
    const place = root.querySelector('[data-bring]') as HTMLElement
    const { open: openWords = '', marked: markedWords = '' } = place.dataset
    const link = place.querySelector('a') as HTMLAnchorElement
    const address = new URL(link.href)
    const [, version = ''] = /version-([\d-]+)/.exec(address.search) ?? []
    address.searchParams.set('bring', writeBring({ kind: 'pack', values: { version, ask } }))
    link.href = address.href
    const words = marked.length > 0 ? markedWords : openWords
    link.textContent = countText(words, ask.length, rows.length)
    place.hidden = ask.length === 0
  }

  form.addEventListener('input', filter)
  form.addEventListener('submit', (event) => event.preventDefault())
  table.addEventListener('change', gather)
  table.dataset.markable = ''
  // The browser may have restored what was typed and marked before, or it was typed while this script loaded.
  filter()
}

const topicRows = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('tr[data-topic]')]

const textOf = (row: HTMLElement, part: string) => row.querySelector(part)?.textContent ?? ''
