import type { Facts } from '../../shared/content/facts.ts'
import type { Day } from '../../shared/invoices/calendar.ts'
import { readStart } from '../../shared/invoices/entries.ts'
import type { SpecimenQuery } from '../../shared/invoices/specimen-address.ts'

/** Which invoice of which contract. */
export interface SpecimenChoice {
  readonly start: Day
  readonly pages: number
  /** 1 to 3, as the simulator counts them. */
  readonly invoice: number
}

export type SpecimenFault = keyof typeof readers

/** The third invoice of a contract is the first that bills whole months only. */
const ordinaryInvoice = '3'

type Limits = Pick<Facts, 'invoiceExample' | 'invoiceSimulator'>

const readers = {
  start: (text: string, { invoiceSimulator }: Limits) => {
    const start = readStart(text, invoiceSimulator)
    return typeof start === 'string' ? undefined : start
  },
  pages: (text: string, { invoiceSimulator }: Limits) => {
    const isCount = /^\d{1,9}$/.test(text) && Number(text) <= invoiceSimulator.maxPages
    return isCount ? Number(text) : undefined
  },
  invoice: (text: string) => (/^[123]$/.test(text) ? Number(text) : undefined),
}

/** What an address asks for, with the simulator's defaults for what it leaves out; or the names of the wrong parameters. */
export function readSpecimenQuery(
  query: SpecimenQuery,
  limits: Limits,
): SpecimenChoice | SpecimenFault[] {
  const { invoiceSimulator, invoiceExample } = limits
  const start = readers.start(query.start ?? invoiceSimulator.start, limits)
  const pages = readers.pages(query.pages ?? String(invoiceExample.pages), limits)
  const invoice = readers.invoice(query.invoice ?? ordinaryInvoice)
  if (start && pages !== undefined && invoice) return { start, pages, invoice }
  const read = { start, pages, invoice }
  return (Object.keys(readers) as SpecimenFault[]).filter((name) => read[name] === undefined)
}
