import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, test } from 'vitest'
import { openContent } from '../../server/content/store/queries.ts'
import { plainAnswer } from '../../server/rendering/security-pack/plain-control.ts'
import { packPdfName } from '../../shared/addresses/file-paths.ts'
import { controlCategories } from '../../shared/content/pages/security-pack.ts'
import { categoryOf } from '../../shared/control-filter.ts'
import { locales } from '../../shared/i18n/locale.ts'
import { matchesFilter } from '../../shared/text-filter.ts'

/* The security pack as the build has it: what it holds, and that it says no more than the site. */

const dist = resolve(import.meta.dirname, '../../dist')
const content = openContent(`${dist}/content.db`)
afterAll(() => content.close())

const packs = locales.map((locale) => [locale, content.page('security-pack', locale)] as const)

/**
 * What public questionnaires ask (CAIQ, HECVAT, VSA, VDA ISA and lists for AI vendors), by topic in words of our own, and
 * how somebody looks for it in the pack.
 */
const asked = {
  'multi-factor authentication for administrators': 'multi-factor',
  'single sign-on for our users': 'single sign-on',
  'privileged access': 'root access',
  'reviews of access rights': 'access rights reviewed',
  'separation of tenants': 'apart other customers',
  'encryption in transit': 'encrypted in transit',
  'encryption at rest': 'encrypted at rest',
  'key management': 'keys rotated',
  'customer-managed keys': 'BYOK',
  'location of data': 'region processed',
  'transfers to third countries': 'third countries',
  'retention of data': 'how long kept',
  'deletion at the end': 'deleted contract',
  'recovery objectives': 'RTO',
  'tests of restores': 'restore tested',
  'protection of backups': 'ransomware',
  'notification of breaches': 'breach',
  'incident response plan': 'incident response plan',
  'confidentiality of staff': 'confidentiality',
  'background checks': 'backgrounds',
  'security training': 'security training',
  'secure development': 'secure development lifecycle',
  'software bill of materials': 'SBOM',
  'patch management': 'patches',
  'penetration tests': 'penetration tests',
  'retention of logs': 'logs kept',
  'sub-processors': 'sub-processors process',
  'business continuity': 'business continuity',
  'portability on exit': 'data back',
  'training of AI models': 'train models',
  'human oversight of AI': 'checked by a person',
  'classification under the AI Act': 'AI Act',
  certificates: 'ISO/IEC 27001',
  'right to audit': 'audit',
  insurance: 'insurance',
  'physical security': 'physically secured',
}

describe.each(packs)('the security pack in %s', (locale, copy) => {
  test('has at least 100 questions by topic, each topic with some', () => {
    expect(copy.controls.length).toBeGreaterThanOrEqual(100)
    const topics = copy.controls.map(({ id }) => categoryOf(id))
    expect([...new Set(topics)]).toEqual([...controlCategories])
    expect(topics).toEqual(
      topics.toSorted(
        (a, b) =>
          controlCategories.indexOf(a as (typeof controlCategories)[number]) -
          controlCategories.indexOf(b as (typeof controlCategories)[number]),
      ),
    )
  })

  test('is as new as its last change, which it tells', () => {
    const days = copy.controls.map(({ updated }) => updated)
    expect(copy.version).toBe(days.toSorted().at(-1))
    expect(copy.changes.items[0]?.published).toBe(copy.version)
    const dates = copy.changes.items.map(({ published }) => published)
    expect(new Set(dates).size).toBe(dates.length)
    expect(days.filter((day) => !dates.includes(day))).toEqual([])
  })

  test('is a tagged PDF with every question and answer', async () => {
    const data = new Uint8Array(readFileSync(`${dist}/made/${packPdfName(locale)}`))
    const pdf = await getDocument({ data, verbosity: 0 }).promise
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
    )
    const texts = await Promise.all(
      pages.map(async (page) =>
        (await page.getTextContent()).items
          .map((item) => ('str' in item ? item.str : ''))
          .join(' '),
      ),
    )
    const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
    const all = letters(texts.join(' '))
    const said = copy.controls.flatMap((control) => [
      control.id + control.question,
      plainAnswer(control),
    ])
    expect(said.filter((text) => !all.includes(letters(text)))).toEqual([])
    const tree = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())))
    for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) {
      expect(tree).toContain(`"role":"${tag}"`)
    }
  })
})

test('every figure of an answer stands on the page that the answer names', () => {
  const copy = content.page('security-pack', 'en')
  const pages = {
    '/security': 'security',
    '/gdpr': 'gdpr',
    '/gdpr/data-processing-agreement': 'data-processing-agreement',
    '/terms': 'terms',
    '/pricing': 'pricing',
    '/accessibility': 'accessibility',
    '/': 'home',
  } as const
  const lost = copy.controls.flatMap((control) => {
    if (control.standing === 'ask') return []
    const path = control.href.split('#')[0] as keyof typeof pages
    const page = pages[path]
    if (!page) return []
    const figuresOf = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? []
    const stated = new Set(figuresOf(JSON.stringify(content.page(page, 'en'))))
    const figures = figuresOf(plainAnswer(control))
    return figures.filter((figure) => !stated.has(figure)).map((figure) => [control.id, figure])
  })
  expect(lost).toEqual([])
})

test.each(Object.entries(asked))('what buyers ask about %s is found', (_, words) => {
  const copy = content.page('security-pack', 'en')
  const found = copy.controls.filter((control) =>
    matchesFilter(`${control.id} ${control.question} ${plainAnswer(control)}`, words),
  )
  expect(found.length).toBeGreaterThan(0)
})
