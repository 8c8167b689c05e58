import type { PricingCopy } from '../../../../shared/content/pricing.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { type Day, isoDay } from '../../../../shared/invoices/calendar.ts'
import type { Invoice } from '../../../../shared/invoices/invoice.ts'
import { dayText, moneyText, monthText } from '../../../../shared/invoices/invoice-text.ts'
import { specimenAddress, specimenForms } from '../../../../shared/invoices/specimen-address.ts'
import { actionLook } from '../../../components/action-link.tsx'
import { printMarked } from '../../../components/print-marked.ts'
import { ShareLinkButton } from '../../../components/share-link-button.tsx'
import { SiteLink } from '../../../navigation/site-link.tsx'
import { InvoiceDocument } from '../invoice/invoice-document.tsx'

/** What the simulator says; what only surrounds it stands in the page. */
export type SimulatorWords = Omit<
  PricingCopy['simulator'],
  'title' | 'intro' | 'assumptionsTitle' | 'assumptions'
>

interface SimulatedInvoicesProps {
  copy: SimulatorWords
  words: PricingCopy['invoice']
  /** Undefined, as the start is, while an entry cannot be read. */
  invoices: readonly Invoice[] | undefined
  start: Day | undefined
  /** Pages per month. */
  pages: number | undefined
  locale: Locale
}

/** Totals, and the invoices as documents, which can be printed on one page with what they assume. */
export function SimulatedInvoices(props: SimulatedInvoicesProps) {
  const { copy, words, invoices, start, pages, locale } = props
  return (
    <div className="border-t border-line px-3 py-5 sm:p-8 xl:col-span-8 xl:row-span-2 xl:border-t-0 xl:border-l">
      <Totals copy={copy} invoices={invoices} locale={locale} />
      {invoices && (
        <p className="needs-script mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <button type="button" className={actionLook.secondary} onClick={printMarked}>
            {copy.print}
          </button>
          <ShareLinkButton hash="simulator" labels={copy} />
        </p>
      )}
      <div data-printed className={invoices ? 'invoice-row mt-6' : 'mt-6'}>
        <p className="hidden font-heading text-xl font-semibold print:block">{copy.printTitle}</p>
        {invoices && start ? (
          invoices.map((invoice, index) => (
            <div
              key={index === 0 ? 'first' : `later ${index}`}
              className="mt-6 overflow-x-auto pb-2 first:mt-0 print:mt-4"
            >
              <InvoiceDocument
                copy={words}
                invoice={invoice}
                title={numbered(copy, index)}
                note={noteOf(invoice, index, { copy, start, locale })}
                locale={locale}
              />
              <Specimens
                copy={copy.specimen}
                query={{ start: isoDay(start), pages: String(pages), invoice: String(index + 1) }}
              />
            </div>
          ))
        ) : (
          <p className="text-muted">{copy.waiting}</p>
        )}
      </div>
    </div>
  )
}

type SpecimensProps = {
  copy: SimulatorWords['specimen']
  query: Parameters<typeof specimenAddress>[1]
}

/** The invoice as files that software reads. */
function Specimens({ copy, query }: SpecimensProps) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm print:hidden">
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

type TotalsProps = Pick<SimulatedInvoicesProps, 'copy' | 'invoices' | 'locale'>

/** The three sums, announced when they change; dashes while an entry cannot be read. */
function Totals({ copy, invoices, locale }: TotalsProps) {
  return (
    <>
      <h3 className="text-2xl">{copy.totals}</h3>
      <dl className="cells mt-4 sm:grid-cols-3" aria-live="polite">
        {[0, 1, 2].map((index) => (
          <div
            key={index}
            className="p-4 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:py-2"
          >
            <dt className="title-label">{numbered(copy, index)}</dt>
            <dd className="font-heading text-xl font-semibold leading-tight">
              {invoices?.[index] ? moneyText(invoices[index].netCents, locale) : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function numbered(copy: SimulatorWords, index: number): string {
  return fillText(copy.invoice, { count: index + 1 })
}

/** When an invoice is written: at the start, later in advance for the month whose base fee is its last line. */
function noteOf(
  invoice: Invoice,
  index: number,
  { copy, start, locale }: { copy: SimulatorWords; start: Day; locale: Locale },
): [label: string, value: string] {
  if (index === 0) return [copy.first, dayText(start, locale)]
  const billed = invoice.lines.at(-1)?.period?.from ?? start
  return [copy.later, monthText(billed, locale)]
}
