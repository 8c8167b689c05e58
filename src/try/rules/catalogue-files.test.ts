import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeSheet from 'write-excel-file/universal'
import { defaultCatalogue } from '../../../shared/feasibility/catalogue.ts'
import { CatalogueError, type CatalogueFault } from '../../../shared/feasibility/catalogue-fault.ts'
import { catalogueJson } from '../../../shared/feasibility/export.ts'
import { someCatalogue } from '../../../shared/feasibility/testing/some-catalogue.ts'
import { catalogueXlsx } from './catalogue-xlsx.ts'
import { catalogueYaml } from './catalogue-yaml.ts'
import { openCatalogue } from './open-catalogue.ts'

const yaml = catalogueYaml(defaultCatalogue)

async function faultOf(file: Blob): Promise<CatalogueFault | undefined> {
  const error = await openCatalogue(file).catch((error: unknown) => error)
  if (!(error instanceof CatalogueError)) throw new Error('It was read', { cause: error })
  return error.fault
}

describe('what is written can be read', () => {
  test('as YAML', async () => {
    await fc.assert(
      fc.asyncProperty(someCatalogue, async (catalogue) => {
        expect(await openCatalogue(new Blob([catalogueYaml(catalogue)]))).toEqual(catalogue)
      }),
      { numRuns: 50 },
    )
  })

  test('as XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(someCatalogue, async (catalogue) => {
        expect(await openCatalogue(await catalogueXlsx(catalogue))).toEqual(catalogue)
      }),
      { numRuns: 20 },
    )
  })

  test('as the JSON of the playground, which is YAML', async () => {
    expect(await openCatalogue(new Blob([catalogueJson(defaultCatalogue)]))).toEqual(
      defaultCatalogue,
    )
  })
})

const laughs = [
  'a: &a [1,1,1,1,1,1,1,1,1]',
  ...Array.from('bcdefghi', (name, index) => {
    const before = 'abcdefgh'[index]
    return `${name}: &${name} [${Array(9).fill(`*${before}`).join(',')}]`
  }),
].join('\n')

describe('a YAML file is refused for', () => {
  test.each<[string, string, CatalogueFault]>([
    ['aliases that multiply', laughs, 'alias'],
    [
      'an alias at all',
      yaml.replace('0.01', '&x 0.01').replace('threadMin: 3', 'threadMin: *x'),
      'alias',
    ],
    ['a tag of a language', yaml.replace('0.01', '!!js/function "x"'), 'tag'],
    ['a tag of its own', yaml.replace('0.01', '!limit 0.01'), 'tag'],
    ['a key twice', `${yaml}format: x\n`, 'notYaml'],
    ['brackets without end', '['.repeat(30_000), 'notYaml'],
    [
      'a prototype',
      yaml.replace('  minTolerance', '  __proto__: {minRa: 1}\n  minTolerance'),
      'unknownField',
    ],
    ['a constructor', yaml.replace('minTolerance', 'constructor'), 'unknownField'],
    [
      'a merge key',
      yaml.replace('  minTolerance', '  <<: {minRa: 1}\n  minTolerance'),
      'unknownField',
    ],
    ['another document', 'format: other\nversion: 1\n', 'notACatalogue'],
    ['a bare list', '- 1\n- 2\n', 'notACatalogue'],
    ['nothing in it', '', 'notACatalogue'],
    ['a later version', yaml.replace('version: 1', 'version: 2'), 'otherVersion'],
    ['a number in words', yaml.replace('0.01', 'small'), 'notANumber'],
    ['no number', yaml.replace('0.01', '.nan'), 'notANumber'],
    ['an endless number', yaml.replace('0.01', '.inf'), 'notANumber'],
    ['less than nothing', yaml.replace('0.01', '-0.01'), 'negative'],
    ['too much', yaml.replace('0.01', '11'), 'tooLarge'],
    ['a field left out', yaml.replace(/ {2}minRa: .*\n/, ''), 'missing'],
    ['a material nobody knows', yaml.replace('STEEL', 'UNOBTAINIUM'), 'unknownEntry'],
    ['a yes that is none', yaml.replace('finePitch: true', 'finePitch: maybe'), 'notYesOrNo'],
    ['threads the wrong way round', yaml.replace('threadMax: 24', 'threadMax: 2'), 'threadOrder'],
    ['its size', ' '.repeat(40_000), 'tooBig'],
  ])('%s', async (_, text, fault) => {
    expect(await faultOf(new Blob([text]))).toBe(fault)
    expect(Object.prototype).not.toHaveProperty('minRa')
  })
})

const zipped = (files: Record<string, Uint8Array>) =>
  new Blob([zipSync(files) as Uint8Array<ArrayBuffer>])

describe('a workbook is refused for', () => {
  test('what it unpacks to', async () => {
    const zeros = new Uint8Array(20_000_000)
    expect(await faultOf(zipped({ 'xl/workbook.xml': zeros }))).toBe('bomb')
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}`, strToU8('')]))
    expect(await faultOf(zipped(many))).toBe('bomb')
  })

  test('parts that are larger than they say', async () => {
    const archive = zipSync({ 'xl/workbook.xml': new Uint8Array(20_000_000) })
    const view = new DataView(archive.buffer)
    // The directory tells the size a second time, and is what counts.
    for (let at = 0; at < archive.length - 28; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    expect(await faultOf(new Blob([archive as Uint8Array<ArrayBuffer>]))).toBe('notXlsx')
  })

  test.each([
    ['a cell far away', '<row r="1"><c r="XFD1048576"><v>1</v></c></row>'],
    ['a row far away', '<row r="1e99"><c r="A1"><v>1</v></c></row>'],
    ['a place in other letters', "<row><c t='n'r='&#65;9999999'><v>1</v></c></row>"],
  ])('%s, whatever its sheet is called', async (_, rows) => {
    const sheet = strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
    const file = zipped({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/other.xml': sheet })
    expect(await faultOf(file)).toBe('bomb')
  })

  test.each([
    ['cells without end', '<c '],
    ['places without end', '<c r="A1" r="A1" '],
    ['spaces after cells', '<c r="A1">  '],
  ])('%s, in time', async (_, tag) => {
    const sheet = strToU8(`<worksheet><sheetData>${tag.repeat(100_000)}`)
    const file = zipped({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/s.xml': sheet })
    expect(await faultOf(file)).toBe('notXlsx')
  })

  test('a formula, naming its cell', async () => {
    const head = ['rule', 'parameter', 'value', 'unit'].map((value) => ({ value }))
    const row = [
      { value: 'surface' },
      { value: 'finest_ra' },
      { value: '=1+1', type: 'Formula' as const },
      { value: 'µm' },
    ]
    const file = await writeSheet([head, row]).toBlob()
    const error = await openCatalogue(file).catch((error: unknown) => error)
    expect(error).toMatchObject({ fault: 'formula', values: { cell: 'C2' } })
  })

  test.each<[string, string[][], CatalogueFault]>([
    [
      'other columns',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      'notACatalogue',
    ],
    [
      'a line that is none',
      [
        ['rule', 'parameter', 'value'],
        ['x', 'y', '1'],
      ],
      'unknownField',
    ],
    ['lines left out', [['rule', 'parameter', 'value']], 'missing'],
  ])('%s', async (_, rows, fault) => {
    const data = rows.map((row) => row.map((value) => ({ value })))
    expect(await faultOf(await writeSheet(data).toBlob())).toBe(fault)
  })

  test('being any other archive, or none', async () => {
    expect(await faultOf(zipped({ 'a.txt': strToU8('a') }))).toBe('notXlsx')
    expect(await faultOf(new Blob(['PK\u0003\u0004 and no more']))).toBe('notXlsx')
  })
})
