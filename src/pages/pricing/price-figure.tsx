import type { PricingCopy } from '../../../shared/content/pages/pricing.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { moneyText } from '../../../shared/invoices/invoice-text.ts'
import type { Invoice } from '../../../shared/invoices/make-invoice.ts'

interface PriceFigureProps {
  copy: PricingCopy['figure']
  /** The invoice example: pages, then base fee. */
  invoice: Invoice
  locale: Locale
}

/** The invoice example as a chain of two dimensions over their sum. Not to scale; in large letters one below the other. */
export function PriceFigure({ copy, invoice, locale }: PriceFigureProps) {
  const [pages, base] = invoice.lines
  const money = (cents = 0) => moneyText(cents, locale)
  return (
    <figure>
      <div className="price-figure border border-line bg-sheet p-5 sm:p-8">
        <dl className="flex flex-wrap">
          <Part label={copy.base} value={money(base?.amountCents)} share="flex-5 basis-30" />
          <Part label={copy.pages} value={money(pages?.amountCents)} share="flex-4 basis-24" />
          <Part
            label={copy.total}
            value={money(invoice.netCents)}
            share="mt-5 basis-full"
            isTotal
          />
        </dl>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{copy.caption}</figcaption>
    </figure>
  )
}

function Part(props: { label: string; value: string; share: string; isTotal?: boolean }) {
  return (
    <div className={`flex flex-col justify-end ${props.share}`}>
      <dt className="pb-1 text-center text-sm text-muted">{props.label}</dt>
      <dd className="dimension">
        <span
          className={`font-heading font-semibold whitespace-nowrap leading-none ${props.isTotal ? 'text-2xl text-action sm:text-3xl' : 'text-xl'}`}
        >
          {props.value}
        </span>
      </dd>
    </div>
  )
}
