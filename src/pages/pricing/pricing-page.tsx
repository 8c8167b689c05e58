import { billingPrices, exampleInvoice } from '../../../shared/invoices/make-invoice.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { FaqList } from '../../components/sections/faq-list.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { Cached } from '../../islands/cached.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { Billing } from './billing.tsx'
import { InvoiceDocument } from './invoice/invoice-document.tsx'
import { invoiceTexts } from './invoice/invoice-texts.ts'
import { PlanMatrix } from './plan-matrix.tsx'
import { PriceFigure } from './price-figure.tsx'
import type { PricingData } from './pricing-data.ts'
import { SimulatorSection } from './simulator/simulator-section.tsx'

/** Plans, billing, invoices, questions: the pricing page in the order of SPEC section 2. */
export function PricingPage({ copy, crumbs, facts, locale }: PricingData) {
  const { matrix, billing, example, faq } = copy
  const invoice = exampleInvoice(facts.invoiceExample.pages, billingPrices(facts.price))
  return (
    <article>
      <Cached name="plans">
        <PageHead
          copy={copy.hero}
          crumbs={crumbs}
          aside={<PriceFigure copy={copy.figure} invoice={invoice} locale={locale} />}
        />
        <Section id="plans" number={1} title={matrix.title} intro={matrix.intro}>
          <PlanMatrix copy={matrix} />
        </Section>
        <Section id="billing" number={2} title={billing.title} intro={billing.intro}>
          <Billing copy={billing} />
        </Section>
        <Section id="invoice-example" number={3} title={example.title} intro={example.intro}>
          <InvoiceDocument
            copy={copy.invoice}
            texts={invoiceTexts(invoice, copy.invoice, locale)}
            title={example.document}
            note={[example.plan, matrix.plans[0]?.name ?? '']}
          />
        </Section>
      </Cached>
      <SimulatorSection copy={copy.simulator} words={copy.invoice} facts={facts} />
      <Cached name="questions">
        <Section id="faq" number={5} title={faq.title} intro={faq.intro}>
          <FaqList items={faq.items} />
        </Section>
        <TextSection copy={copy.contact} number={6} />
        <CallToAction copy={copy.callToAction} />
      </Cached>
    </article>
  )
}
