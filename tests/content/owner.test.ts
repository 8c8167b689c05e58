import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compileContent } from '../../server/content/compile.ts'
import { formatFault } from '../../server/content/faults.ts'
import { readPlaceholders } from '../../server/content/placeholders/site-placeholders.ts'
import { temporaryFolder } from '../../server/content/testing/sample-content.ts'
import type { Site } from '../../shared/content/site.ts'
import { pagePaths } from '../../shared/pages.ts'

/*
 * The day an owner fills in their own name: content/site.yaml with the values of a company that has a long name, one
 * director, umlauts and an ampersand, and neither a data protection officer nor a system that collects errors.
 */

const ownContent = resolve(import.meta.dirname, '../../content')
const folder = temporaryFolder(afterAll)
const contentDir = join(folder, 'content')
const outFile = join(folder, 'content.db')
let faults: string[]
let site: Site

beforeAll(() => {
  cpSync(ownContent, contentDir, { recursive: true })
  const file = join(contentDir, 'site.yaml')
  site = withOwnValues(parse(readFileSync(file, 'utf8')) as Site)
  writeFileSync(file, stringify(site))
  const compiled = compileContent({ contentDir, outFile, knownPaths: pagePaths })
  faults = compiled.faults.map(formatFault)
})

test('the site compiles without a change to any other file', () => {
  expect(faults).toEqual([])
})

test('nothing fictional is left in site.yaml', () => {
  expect(readPlaceholders(site).filter(({ isFictional }) => isFictional)).toEqual([])
})

test.each([
  ['wordings', 'name'],
  ['pages', 'id'],
  ['settings', 'key'],
  ['articles', 'slug'],
])('no text of the %s names the placeholder brand, its addresses or its city', (table, key) => {
  const database = new DatabaseSync(outFile, { readOnly: true })
  const rows = database.prepare(`SELECT * FROM ${table}`).all()
  database.close()
  expect(rows.length).toBeGreaterThan(1)
  const left = rows.flatMap((row) => {
    const text = Object.values(row)
      .filter((value) => typeof value === 'string')
      .join('\n')
    return [...text.matchAll(leftovers)].map(([found]) => `${row[key]}: ${found}`)
  })
  expect(left).toEqual([])
})

/** Files of types keep their names: they belong to the interface, not to the owner. */
const leftovers =
  /.{0,30}(?:(?<!\/types\/)Firstangle|firstangle\.example|Muster(?:mann|frau|straße|weg)|München|Munich).{0,30}/g

function withOwnValues(placeholder: Site): Site {
  const mailbox = (name: string) => `${name}@sehrzeich.de`
  const company = (name: string) => ({
    name,
    address: 'Am Markt 7, 90403 Nürnberg',
    country: { en: 'Germany', de: 'Deutschland' },
  })
  return {
    ...placeholder,
    brand: { name: 'Sehrzeich & Söhne Berlin', shortName: 'Sehrzeich' },
    company: {
      legalName: 'Sehrzeich & Söhne Präzisionsdatendienste GmbH & Co. KG',
      legalForm: 'GmbH & Co. KG',
      managingDirectors: ['Jörg Strauß-Öchsner'],
      registerCourt: 'Amtsgericht Schwäbisch Hall',
      registerNumber: 'HRA 123456',
      vatId: 'DE811234567',
      businessId: null,
      responsibleForContent: 'Jörg Strauß-Öchsner',
      foundingYear: 2023,
    },
    address: {
      ...placeholder.address,
      street: 'Gelbinger Gasse 112a',
      postalCode: '74523',
      city: 'Schwäbisch Hall',
      cityName: { en: 'Schwäbisch Hall', de: 'Schwäbisch Hall' },
    },
    contact: {
      email: mailbox('kontakt'),
      salesEmail: mailbox('vertrieb'),
      securityEmail: mailbox('sicherheit'),
      legalEmail: mailbox('recht'),
      pressEmail: mailbox('presse'),
      privacyEmail: mailbox('datenschutz'),
      careersEmail: mailbox('karriere'),
      phone: '+49 791 4711 0',
    },
    processors: {
      hosting: company('Rechenhaus AG'),
      mail: company('Briefpost SE'),
      leadSystem: null,
      errorReporting: null,
    },
    subprocessors: { computing: { name: 'Wolkenwerk GmbH', address: 'Ring 5, 60311 Frankfurt' } },
    privacy: {
      officer: null,
      authority: {
        name: {
          en: 'State Commissioner for Data Protection',
          de: 'Landesbeauftragter für den Datenschutz',
        },
        address: 'Heilbronner Straße 35, 70191 Stuttgart',
        website: 'https://www.baden-wuerttemberg.datenschutz.de',
      },
    },
    calls: {
      ...placeholder.calls,
      holidays: { country: 'DE', state: 'BW', region: null },
    },
    court: { en: 'Schwäbisch Hall', de: 'Schwäbisch Hall' },
    social: {
      network: 'https://www.linkedin.com/company/sehrzeich',
      code: 'https://github.com/sehrzeich',
      packages: 'https://pypi.org/project/sehrzeich',
    },
    api: { ...placeholder.api, host: 'api.sehrzeich.de', pythonPackage: 'sehrzeich' },
  }
}
