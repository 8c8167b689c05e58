import type { Entries } from '../../../../shared/invoices/entries.ts'
import { printMarked } from '../../../components/actions/print-marked.ts'
import { rewrite, showFault } from '../../../components/fields/show-fault.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { shareValues } from '../../../navigation/share-values.ts'
import { descriptionColumn, type LineTexts } from '../invoice/invoice-texts.ts'
import {
  entryNames,
  type SimulatedInvoice,
  type SimulatorSetup,
  type SimulatorView,
  simulatorView,
} from './simulator-view.ts'

/** Makes the invoices anew as their entries are typed, and writes those into the address. */
export function simulateInvoices(root: HTMLElement): void {
  const setup: SimulatorSetup = JSON.parse(root.querySelector('script')?.textContent ?? '')
  const locale = documentLocale()
  const input = (name: keyof Entries) => root.querySelector(`[name=${name}]`) as HTMLInputElement

  function update(name: keyof Entries): void {
    const entries = { start: input('start').value, pages: input('pages').value }
    const view = simulatorView(entries, setup, locale)
    for (const each of entryNames) showFault(input(each), view.faults[each])
    showInvoices(root, view)
    shareValues({ [name]: view.shared[name] })
  }

  for (const name of entryNames) {
    input(name).addEventListener('input', () => update(name))
    // Values may have been typed before this script was loaded.
    if (input(name).value !== input(name).defaultValue) update(name)
  }
  root.querySelector('[data-prints]')?.addEventListener('click', printMarked)
}

/** While an entry cannot be read there are dashes for the sums, and no invoices. */
function showInvoices(root: HTMLElement, { invoices }: SimulatorView): void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  for (const part of all('[data-waiting]')) part.hidden = invoices !== undefined
  for (const part of all('[data-simulated]')) part.hidden = invoices === undefined
  for (const [index, sum] of all('dd').entries()) rewrite(sum, invoices?.[index]?.net ?? '–')
  for (const [index, place] of all('[data-invoice]').entries()) {
    const invoice = invoices?.[index]
    if (invoice) showInvoice(place, invoice)
  }
}

function showInvoice(place: HTMLElement, { lines, net, date, query }: SimulatedInvoice): void {
  const { tFoot, tBodies } = place.querySelector('table') as HTMLTableElement
  const body = tBodies[0] as HTMLTableSectionElement
  const pattern = body.rows[0] as HTMLTableRowElement
  body.replaceChildren(...lines.map((line) => rowOf(line, pattern)))
  rewrite(tFoot?.querySelector('td'), net)
  rewrite(place.querySelector('[data-note]'), date)
  for (const link of place.querySelectorAll('a')) {
    const address = new URL(link.href)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    link.href = address.href
  }
}

function rowOf({ cells, period }: LineTexts, pattern: HTMLTableRowElement): HTMLTableRowElement {
  const row = pattern.cloneNode(true) as HTMLTableRowElement
  const small = row.querySelector('small')
  for (const [index, cell] of [...row.cells].entries()) cell.textContent = cells[index] ?? ''
  if (small && period) {
    small.textContent = period
    row.cells[descriptionColumn]?.append(small)
  }
  return row
}
