import type { PricingCopy } from '../../../../shared/content/pages/pricing.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import { specimenAddress, specimenForms } from '../../../../shared/invoices/specimen-address.ts'
import { actionLook } from '../../../components/actions/action-link.tsx'
import { ShareLinkButton } from '../../../components/actions/share-link-button.tsx'
import { SiteLink } from '../../../navigation/site-link.tsx'
import { InvoiceDocument } from '../invoice/invoice-document.tsx'
import type { SimulatedInvoice } from './simulator-view.ts'

type SimulatorCopy = PricingCopy['simulator']

interface SimulatedInvoicesProps {
  copy: SimulatorCopy
  words: PricingCopy['invoice']
  invoices: readonly SimulatedInvoice[]
  /** Whether an entry cannot be read: then the usual invoices are there, hidden, for the script to write into. */
  isWaiting: boolean
}

/** Totals, and the invoices as documents; they print on one page together with their assumptions. */
export function SimulatedInvoices({ copy, words, invoices, isWaiting }: SimulatedInvoicesProps) {
  return (
    <div className="border-t border-line px-3 py-5 sm:p-8 @min-[71rem]:col-span-8 @min-[71rem]:border-t-0 @min-[71rem]:border-l">
      <Totals copy={copy} sums={invoices.map(({ net }) => (isWaiting ? '–' : net))} />
      <p
        data-simulated
        hidden={isWaiting}
        className="needs-script mt-4 flex flex-wrap items-center gap-x-6 gap-y-2"
      >
        <button type="button" data-prints className={actionLook.secondary}>
          {copy.print}
        </button>
        <ShareLinkButton hash="simulator" labels={copy} />
      </p>
      <p data-waiting hidden={!isWaiting} className="mt-6 text-muted">
        {copy.waiting}
      </p>
      <div className="invoice-row printed-alone mt-6">
        <p className="hidden font-heading text-xl font-semibold print:block print:break-after-avoid">
          {copy.printTitle}
        </p>
        {invoices.map((invoice, index) => (
          <div
            key={invoice.query.invoice}
            data-invoice
            data-simulated
            hidden={isWaiting}
            className="-ml-1.5 mt-6 overflow-x-auto pb-2 pl-1.5 first:mt-0 print:mt-4"
          >
            <InvoiceDocument
              copy={words}
              texts={invoice}
              title={invoiceName(copy, index)}
              note={[index === 0 ? copy.first : copy.later, invoice.date]}
            />
            <Specimens copy={copy.specimen} query={invoice.query} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface SpecimensProps {
  copy: SimulatorCopy['specimen']
  query: SimulatedInvoice['query']
}

/** The invoice as files that software reads. */
function Specimens({ copy, query }: SpecimensProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm print:hidden">
      {copy.label}
      {specimenForms.map((form) => (
        <SiteLink
          key={form}
          href={specimenAddress(form, query)}
          rel="nofollow"
          download
          className="inline-flex min-h-6 items-center text-action underline underline-offset-4"
        >
          {copy[form]}
        </SiteLink>
      ))}
    </p>
  )
}

/** The three sums, announced when they change; dashes while an entry cannot be read. */
function Totals({ copy, sums }: { copy: SimulatorCopy; sums: readonly string[] }) {
  return (
    <>
      <h3 className="text-2xl">{copy.totals}</h3>
      <dl className="cells mt-4 sm:grid-cols-3" aria-live="polite">
        {sums.map((sum, index) => (
          <div
            key={invoiceName(copy, index)}
            aria-atomic="true"
            className="p-4 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:py-2"
          >
            <dt className="title-label">{invoiceName(copy, index)}</dt>
            <dd className="font-heading text-xl font-semibold leading-tight">{sum}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function invoiceName(copy: SimulatorCopy, index: number): string {
  return fillText(copy.invoice, { count: index + 1 })
}
