import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, PDFName, rgb } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBuiltContent } from '../../server/content/testing/built-content.ts'
import { specimenAnswer } from '../../server/invoices/specimen-answer.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { SpecimenForm, SpecimenQuery } from '../../shared/invoices/specimen-address.ts'
import { brokenRules } from './e-invoice-rules.ts'
import { brokenPdfARules } from './pdf-a-rules.ts'

/* Specimen invoices with the words of the site, against the rules by which receivers check invoices. */

let content: ReturnType<typeof openBuiltContent>

const of = (name: string) => PDFName.of(name)

beforeAll(() => {
  content = openBuiltContent()
})

afterAll(() => content.close())

async function specimen(form: SpecimenForm, query: SpecimenQuery = {}, locale: Locale = 'en') {
  const answer = await specimenAnswer(form, query, content, locale)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

const xmlOf = async (query?: SpecimenQuery, locale?: Locale) =>
  (await specimen('xml', query, locale)).toString()

const opened = (pdf: Uint8Array) =>
  getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise

/** What a PDF carries, by name. */
async function attachedTo(pdf: Uint8Array): Promise<Record<string, string>> {
  const file = await opened(pdf)
  const attachments = (await file.getAttachments()) as Map<string, unknown> | null
  const entries = [...(attachments?.keys() ?? [])].map(async (id) => {
    const content = await file.getAttachmentContent(id)
    return [id, new TextDecoder().decode(content ?? undefined)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const file = await opened(pdf)
  const { items } = await (await file.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

describe('XRechnung', () => {
  test.each([
    ['the first invoice, a month billed in part', { invoice: '1' }, 'en'],
    ['the second, with pages of two months', { invoice: '2', start: '2028-02-29' }, 'de'],
    ['one without pages', { pages: '0' }, 'en'],
  ] as const)(
    '%s breaks no rule of EN 16931 and of XRechnung 3.0',
    async (_, query, locale) => {
      const xml = await xmlOf(query, locale)
      expect(brokenRules('EN 16931, UBL', xml)).toEqual([])
      expect(brokenRules('XRechnung', xml)).toEqual([])
    },
    300_000,
  )

  test('60 pages are 1,041.00 net, and every reference says that it is a specimen', async () => {
    const xml = await xmlOf({ pages: '60' })
    expect(xml).toContain('urn:xeinkauf.de:kosit:xrechnung_3.0')
    expect(xml).toContain('<cbc:TaxExclusiveAmount currencyID="EUR">1041.00</')
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">1238.79</')
    for (const name of ['ID', 'BuyerReference', 'PaymentID', 'Note']) {
      expect(xml).toMatch(new RegExp(`<cbc:${name}>SPECIMEN`))
    }
    expect(xml).toContain('<cbc:RegistrationName>Specimen buyer</')
  })

  test('the rules do find what is wrong', async () => {
    const xml = await xmlOf()
    const wrongSum = brokenRules('EN 16931, UBL', xml.replaceAll('1238.79', '1238.80'))
    expect(wrongSum.map((rule) => rule.split(':')[0])).toEqual(['BR-CO-15'])
    const noReference = xml.replace(/<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, '')
    expect(brokenRules('XRechnung', noReference)[0]).toMatch(/^BR-DE-15:/)
  })
})

describe('the PDF', () => {
  test('carries an invoice to EN 16931', async () => {
    const attached = await attachedTo(await specimen('pdf', {}, 'de'))
    expect(Object.keys(attached)).toEqual(['factur-x.xml'])
    const xml = attached['factur-x.xml'] ?? ''
    expect(xml).toContain('<ram:GrandTotalAmount>1238.79</')
    expect(brokenRules('EN 16931, CII', xml)).toEqual([])
  })

  test('shows what it carries, and says that it is not an invoice', async () => {
    const text = await textOf(await specimen('pdf', {}, 'de'))
    for (const word of ['MUSTER, KEINE RECHNUNG', '1.041,00 €', '1.238,79 €', 'Musterempfänger']) {
      expect(text).toContain(word)
    }
  })

  test.each(['en', 'de'] as const)('keeps the rules of PDF/A-3b (%s)', async (locale) => {
    expect(await brokenPdfARules(await specimen('pdf', {}, locale))).toEqual([])
  })

  test.each([
    ['6.1.3 trailer ID', ({ context }) => Reflect.deleteProperty(context.trailerInfo, 'ID')],
    ['6.2.3 the intent is in the catalogue', ({ catalog }) => catalog.delete(of('OutputIntents'))],
    [
      '6.2.4.3 device colours are grey',
      (file) => file.getPage(0).drawCircle({ color: rgb(1, 0, 0) }),
    ],
    ['6.2.10 no transparency', (file) => file.getPage(0).drawCircle({ opacity: 0.5 })],
    ['6.2.11.4 no font without a program', (file) => file.getPage(0).drawText('x')],
    ['6.5.1 no actions', (file) => file.addJavaScript('main', 'app.alert(1)')],
    ['6.6.3 dc:title says what the document says', (file) => file.setTitle('Another')],
    ['6.8 associated with the document', ({ catalog }) => catalog.delete(of('AF'))],
  ] as [string, (file: PDFDocument) => unknown][])(
    'would not keep %s with another file',
    async (clause, change) => {
      const file = await PDFDocument.load(await specimen('pdf'), { updateMetadata: false })
      change(file)
      expect(await brokenPdfARules(await file.save({ useObjectStreams: true }))).toContain(clause)
    },
  )

  test('is the same each time', async () => {
    expect(await specimen('pdf')).toEqual(await specimen('pdf'))
  })

  test('takes nothing from those before, although its fonts are parsed once for all', async () => {
    const alone = await specimen('pdf')
    const parse = vi.spyOn(fontkit, 'create')
    await specimen('pdf', { invoice: '1', start: '2028-02-29' }, 'de')
    expect(await specimen('pdf')).toEqual(alone)
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })
})

describe('what makes no invoice is refused, naming what is wrong', () => {
  test.each([
    [{ pages: 'many' }, ['pages']],
    [{ pages: '-1' }, ['pages']],
    [{ pages: '1000001' }, ['pages']],
    [{ pages: '1e3' }, ['pages']],
    [{ pages: '' }, ['pages']],
    [{ start: '2027-02-30' }, ['start']],
    [{ start: '1999-01-01', invoice: '4' }, ['start', 'invoice']],
    [{ invoice: '<b>' }, ['invoice']],
  ])('%j', async (query, names) => {
    for (const form of ['xml', 'pdf'] as const) {
      const answer = await specimenAnswer(form, query, content, 'de')
      expect(answer.status).toBe(422)
      const { errors } = await answer.json()
      expect(Object.keys(errors)).toEqual(names)
    }
  })
})
