import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { plainText } from '../../../shared/content/parts/fields.ts'
import { locales } from '../../../shared/i18n/locale.ts'
import type { Particular } from '../../../src/pages/legal/legal-data.ts'
import { compileContent } from '../../content/compile.ts'
import { type Content, openContent } from '../../content/store/queries.ts'
import { openBuiltContent } from '../../content/testing/built-content.ts'
import { temporaryFolder } from '../../content/testing/sample-content.ts'
import { provideSiteContext } from '../site-context.ts'
import { imprintData } from './imprint-data.ts'
import { clausesData } from './legal-data.ts'
import { privacyData } from './privacy-data.ts'

/* The real legal texts, with content/site.yaml as it is and as an operator may fill it in. */

const source = join(import.meta.dirname, '../../../content')

const articleFolders = ['blog', 'knowledge-base', 'figures'].map((name) => join(source, name))
const siteYaml = readFileSync(join(source, 'site.yaml'), 'utf8')

/** By the text of site.yaml, since compiling takes seconds. The build has compiled the one that is there. */
const compiled = new Map<string, Content>([[siteYaml, openBuiltContent()]])
afterAll(() => {
  for (const content of compiled.values()) content.close()
})

/** Renders with our own content, its site.yaml changed. */
function withSite(
  change: (yaml: string) => string,
  sentryDsn?: string,
  passesRequestsOn = false,
): Content {
  const yaml = change(siteYaml)
  const content = compiled.get(yaml) ?? compile(yaml)
  compiled.set(yaml, content)
  const build = { version: '1.0.0', buildId: 'a', buildTimestamp: '2026-11-21T00:00:00.000Z' }
  const origin = 'https://www.firstangle.example'
  provideSiteContext({ content, origin, build, sentryDsn, passesRequestsOn })
  return content
}

/** Links of other pages to the articles that are left out. */
function leadToLists(directory: string): void {
  const article = /(href: )\/(blog|knowledge-base)\/(?!glossary$)[a-z0-9-]+$/gm
  for (const name of readdirSync(directory)) {
    const file = join(directory, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(article, '$1/$2'))
  }
}

function compile(changedSite: string): Content {
  const folder = temporaryFolder()
  const contentDir = join(folder, 'content')
  const outFile = join(folder, 'content.db')
  // No legal text leads to an article, and drawing their figures again would take seconds.
  const filter = (path: string) => !articleFolders.includes(path)
  cpSync(source, contentDir, { recursive: true, filter })
  writeFileSync(join(contentDir, 'site.yaml'), changedSite)
  const glossary = readFileSync(join(source, 'glossary.yaml'), 'utf8')
  writeFileSync(join(contentDir, 'glossary.yaml'), glossary.replaceAll(/^ {4}article: .*\n/gm, ''))
  leadToLists(join(contentDir, 'pages'))
  const synonyms = readFileSync(join(source, 'synonyms.yaml'), 'utf8')
  writeFileSync(
    join(contentDir, 'synonyms.yaml'),
    synonyms.replace(/^places:[\s\S]*/m, 'places: []\n'),
  )
  const figures = { names: () => [], load: () => undefined }
  expect(compileContent({ contentDir, outFile, figures }).faults).toEqual([])
  return openContent(outFile)
}

const asItIs = (yaml: string) => yaml

/** What an operator does before a launch; a file that is filled in already stays as it is. */
const filledIn = (yaml: string) =>
  yaml
    .replaceAll(' (sample / Muster)', '')
    .replaceAll(/firstangle/gi, 'schraubwerk')
    .replaceAll('.example', '.de')
    .replaceAll(/Muster(?=straße|weg)/g, 'Linden')
    .replaceAll(/Muster(?:mann|frau)/g, 'Berg')
    .replaceAll('Muster ', 'Nord ')
    .replace(/HRB\s0{6}/, 'HRB 123456')
    .replaceAll(/DE000000000(?:-0+)?/g, 'DE812345678')
    .replaceAll('+49 89 99998 100', '+49 89 1234567')

const withOneSample = (yaml: string) =>
  filledIn(yaml).replace(/registerNumber: .*/, 'registerNumber: HRB 000000')

const reports = /errorReporting:.*\n(?: {4}.*\n)*/

/** Names the processors that an operator may have. */
const withProcessors = (yaml: string) =>
  yaml
    .replace(
      reports,
      'errorReporting: { name: Nord Monitoring, address: Weg 1, country: { en: Germany, de: Deutschland } }\n',
    )
    .replace(
      /leadSystem: null.*/,
      'leadSystem: { name: Nord CRM, address: Weg 2, country: { en: Germany, de: Deutschland } }',
    )

/** Leaves out what a company need not have, and who gets error reports. */
const withLeast = (yaml: string) =>
  yaml
    .replace(/businessId: .*/, 'businessId: null')
    .replace(/officer:.*\n.*name:.*\n.*email:.*/, 'officer: null')
    .replace(/managingDirectors:\n {4}- .*/, 'managingDirectors:\n    - Ada Berg')
    .replace(reports, 'errorReporting: null\n')

const pages = [
  clausesData('terms'),
  clausesData('gdpr'),
  clausesData('accessibility'),
  privacyData,
  imprintData,
]

describe.each(locales)('in %s', (locale) => {
  test('every legal page is a draft and names the sample values, until all of them are replaced', () => {
    withSite(withOneSample)
    const left = [{ path: 'company.registerNumber', value: 'HRB 000000' }]
    for (const page of pages) expect(page(locale).legal.samples).toEqual(left)
    withSite(filledIn)
    for (const page of pages) expect(page(locale).legal.samples).toEqual([])
  })

  test('the imprint has everything § 5 DDG and § 18 (2) MStV ask for', () => {
    const { company, address, contact } = withSite(asItIs).site()
    const { particulars, copy } = imprintData(locale)
    const { labels } = copy
    const place = [
      address.street,
      `${address.postalCode} ${address.city}`,
      address.countryName[locale],
    ]
    expect(asTexts(particulars)).toEqual([
      [labels.company, company.legalName, ...place],
      [labels.legalForm, company.legalForm],
      [labels.representedBy, ...company.managingDirectors],
      [labels.email, contact.email],
      [labels.phone, contact.phone],
      [labels.register, company.registerCourt, company.registerNumber],
      [labels.vatId, company.vatId],
      ...(company.businessId ? [[labels.businessId, company.businessId]] : []),
      [labels.responsible, company.responsibleForContent, ...place],
    ])
  })

  test('what a company does not have is not named', () => {
    withSite(withLeast)
    const imprint = imprintData(locale)
    const terms = imprint.particulars.map(({ term }) => term)
    expect(terms).not.toContain(imprint.copy.labels.businessId)
    expect(terms).toContain(imprint.copy.labels.vatId)
    const [controller] = privacyData(locale).copy.clauses
    expect(controller?.particulars).toHaveLength(2)
  })

  test('the privacy policy lists the keys the code writes, and the hosting provider', () => {
    const { hosting, mail } = withSite(asItIs).site().processors
    const { clauses } = privacyData(locale).copy
    const storage = clauses.find(({ id }) => id === 'storage')?.table
    expect(firstCells(storage)).toEqual([
      'firstangle.locale',
      'firstangle.scheme',
      'firstangle.slash',
      'firstangle.place',
      'firstangle.form',
    ])
    const recipients = clauses.find(({ id }) => id === 'recipients')?.table
    expect(firstCells(recipients)).toEqual([
      `${hosting.name}, ${hosting.address}`,
      `${mail.name}, ${mail.address}`,
    ])
  })

  test('error reports are off without SENTRY_DSN; with it their content, provider and duration are stated', () => {
    withSite(asItIs)
    const off = privacyData(locale).copy.clauses
    const site = withSite(withProcessors, 'https://key@errors.example/1').site()
    const on = privacyData(locale).copy.clauses
    const section = (clauses: typeof on) => clauses.find(({ id }) => id === 'error-reports')
    expect(section(off)?.paragraphs).toHaveLength(1)
    expect(JSON.stringify(section(off))).toMatch(/switched off|ausgeschaltet/)
    expect(JSON.stringify(section(on))).not.toMatch(/switched off|ausgeschaltet/)
    expect(JSON.stringify(section(on))).toMatch(
      new RegExp(`\\b${site.retention.errorReportDays}\\s(?:days|Tagen)`),
    )
    const recipients = on.find(({ id }) => id === 'recipients')
    expect(firstCells(recipients?.table).at(-1)).toContain('Nord Monitoring')
    // Both states say something about third-party requests, and not the same.
    expect(JSON.stringify(recipients)).toContain('"href":"#error-reports"')
    const without = off.find(({ id }) => id === 'recipients')
    expect(recipients?.paragraphs).toHaveLength(without?.paragraphs.length ?? 0)
    expect(JSON.stringify(without)).toMatch(/no other server|keinen anderen Server/)
  })
})

describe.each(locales)('passing requests on, in %s', (locale) => {
  const mails = (page: ReturnType<typeof privacyData>) =>
    page.copy.clauses.find(({ id }) => id === 'mails')?.paragraphs.length ?? 0
  const recipients = (page: ReturnType<typeof privacyData>) =>
    firstCells(page.copy.clauses.find(({ id }) => id === 'recipients')?.table)

  test('is stated only where LEAD_WEBHOOK_URL is set, with the provider behind it', () => {
    withSite(withProcessors)
    const off = privacyData(locale)
    withSite(withProcessors, undefined, true)
    const on = privacyData(locale)
    expect(mails(on)).toBe(mails(off) + 1)
    expect(recipients(off).join()).not.toContain('Nord CRM')
    expect(recipients(on)).toContain('Nord CRM, Weg 2')
    withSite(asItIs, undefined, true)
    expect(recipients(privacyData(locale))).toHaveLength(2)
  })
})

test('error reports to nobody that could be named stop the start', () => {
  expect(() => withSite(withLeast, 'https://key@errors.example/1')).toThrow(
    'SENTRY_DSN is set: name processors.errorReporting in content/site.yaml',
  )
  expect(() => withSite(withLeast)).not.toThrow()
})

function asTexts(particulars: Particular[]): string[][] {
  return particulars.map(({ term, lines }) => [term, ...lines.map(plainText)])
}

function firstCells(table: { rows: Particular['lines'][] } | undefined): string[] {
  return (table?.rows ?? []).map(([first = []]) => plainText(first))
}
