import type { Invoice } from '@e-invoice-eu/core'
import type { PricingCopy } from '../../shared/content/pages/pricing.ts'
import type { SpecimenCopy } from '../../shared/content/words/specimen.ts'
import { daysInMonth, isoDay } from '../../shared/invoices/calendar.ts'
import { type Buyer, type Seller, specimenIban } from './parties.ts'
import type { SpecimenInvoice, SpecimenLine } from './specimen-invoice.ts'

/** Everything that stands in a specimen, whatever its form. */
export interface SpecimenParts {
  readonly invoice: SpecimenInvoice
  readonly seller: Seller
  readonly buyer: Buyer
  readonly copy: SpecimenCopy
  readonly words: PricingCopy['invoice']
}

type Content = Invoice['ubl:Invoice']

const vatScheme = { 'cbc:ID': 'VAT' }

/** Codes of UN/ECE Recommendation 20 and 21: one, month, day. */
const units = { pages: 'C62', base: 'MON', baseProRata: 'DAY' } as const

/** SEPA credit transfer (UNTDID 4461). */
const creditTransfer = '58'

/** Commercial invoice (UNTDID 1001). */
const commercialInvoice = '380'

/** The specimen as the business terms of EN 16931, in the names that UBL has for them. */
export function en16931Invoice(parts: SpecimenParts): Invoice {
  const { invoice, seller, buyer, copy } = parts
  const content: Content = {
    'cbc:ID': invoice.number,
    'cbc:IssueDate': isoDay(invoice.issued),
    'cbc:DueDate': isoDay(invoice.due),
    'cbc:InvoiceTypeCode': commercialInvoice,
    // One note: CII has no more than one text in each.
    'cbc:Note': [copy.notes.join(' ')],
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': buyer.reference,
    'cac:InvoicePeriod': periodOf(invoice.period),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(buyer) },
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': creditTransfer,
        'cbc:PaymentID': invoice.number,
        'cac:PayeeFinancialAccount': { 'cbc:ID': specimenIban, 'cbc:Name': seller.name },
      },
    ],
    'cac:PaymentTerms': { 'cbc:Note': copy.terms },
    'cac:TaxTotal': [taxTotal(invoice)],
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': euro(invoice.netCents),
      'cbc:LineExtensionAmount@currencyID': 'EUR',
      'cbc:TaxExclusiveAmount': euro(invoice.netCents),
      'cbc:TaxExclusiveAmount@currencyID': 'EUR',
      'cbc:TaxInclusiveAmount': euro(invoice.grossCents),
      'cbc:TaxInclusiveAmount@currencyID': 'EUR',
      'cbc:PayableAmount': euro(invoice.grossCents),
      'cbc:PayableAmount@currencyID': 'EUR',
    },
    'cac:InvoiceLine': invoice.lines.map((line) =>
      lineOf(line, parts),
    ) as Content['cac:InvoiceLine'],
  }
  return { 'ubl:Invoice': content }
}

/** Cents as the standard writes amounts: a point and two decimals. */
function euro(cents: number): string {
  return (cents / 100).toFixed(2)
}

function periodOf({ from, to }: SpecimenInvoice['period']) {
  return { 'cbc:StartDate': isoDay(from), 'cbc:EndDate': isoDay(to) }
}

function taxTotal({ netCents, vatCents, vatPercent }: SpecimenInvoice) {
  return {
    'cbc:TaxAmount': euro(vatCents),
    'cbc:TaxAmount@currencyID': 'EUR' as const,
    'cac:TaxSubtotal': [
      {
        'cbc:TaxableAmount': euro(netCents),
        'cbc:TaxableAmount@currencyID': 'EUR' as const,
        'cbc:TaxAmount': euro(vatCents),
        'cbc:TaxAmount@currencyID': 'EUR' as const,
        'cac:TaxCategory': standardRate(vatPercent),
      },
    ],
  }
}

function standardRate(percent: number) {
  return { 'cbc:ID': 'S' as const, 'cbc:Percent': String(percent), 'cac:TaxScheme': vatScheme }
}

function sellerParty(seller: Seller): Content['cac:AccountingSupplierParty']['cac:Party'] {
  return {
    'cbc:EndpointID': seller.email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PartyName': { 'cbc:Name': seller.brand },
    'cac:PostalAddress': {
      'cbc:StreetName': seller.street,
      'cbc:CityName': seller.city,
      'cbc:PostalZone': seller.postalCode,
      'cac:Country': { 'cbc:IdentificationCode': seller.country as 'DE' },
    },
    'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatId, 'cac:TaxScheme': vatScheme }],
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name },
    'cac:Contact': {
      'cbc:Name': seller.contact,
      'cbc:Telephone': seller.phone,
      'cbc:ElectronicMail': seller.email,
    },
  }
}

function buyerParty(buyer: Buyer): Content['cac:AccountingCustomerParty']['cac:Party'] {
  return {
    'cbc:EndpointID': buyer.email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': {
      'cbc:CityName': buyer.city,
      'cbc:PostalZone': buyer.postalCode,
      'cac:Country': { 'cbc:IdentificationCode': buyer.country as 'DE' },
    },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
  }
}

/** A month billed in part has the price of the whole month, and the billed days as quantity. */
function lineOf(
  line: SpecimenLine,
  { invoice, words }: SpecimenParts,
): Content['cac:InvoiceLine'][0] {
  const unit = units[line.item]
  const isShare = line.of !== undefined
  return {
    'cbc:ID': String(line.position),
    'cbc:InvoicedQuantity': String(line.quantity),
    'cbc:InvoicedQuantity@unitCode': unit,
    'cbc:LineExtensionAmount': euro(line.amountCents),
    'cbc:LineExtensionAmount@currencyID': 'EUR',
    'cac:InvoicePeriod': periodOf(line.period),
    'cac:Item': {
      'cbc:Name': words.items[line.item],
      'cac:ClassifiedTaxCategory': standardRate(invoice.vatPercent),
    },
    'cac:Price': {
      'cbc:PriceAmount': euro(line.priceCents),
      'cbc:PriceAmount@currencyID': 'EUR',
      ...(isShare && {
        'cbc:BaseQuantity': String(daysInMonth(line.period.from)),
        'cbc:BaseQuantity@unitCode': unit,
      }),
    },
  }
}
