import bracketSheet from '../../generated/drawings/bracket.svg?url'
import coverSheet from '../../generated/drawings/cover.svg?url'
import plateSheet from '../../generated/drawings/plate.svg?url'
import shaftSheet from '../../generated/drawings/shaft.svg?url'
import { sampleSheets } from '../../generated/sample-sheets.ts'
import bracket from '../../generated/try/bracket.pdf?url'
import cover from '../../generated/try/cover.pdf?url'
import plate from '../../generated/try/plate.pdf?url'
import shaft from '../../generated/try/shaft.pdf?url'

/** The sample drawings: each a file that is read like any other, and its sheet as a picture. */
export const samples = [
  { id: 'shaft', file: shaft, picture: shaftSheet },
  { id: 'bracket', file: bracket, picture: bracketSheet },
  { id: 'plate', file: plate, picture: plateSheet },
  { id: 'cover', file: cover, picture: coverSheet },
] as const

/** Files and expected results of the harder sheets, by their names. */
const sheetFiles = import.meta.glob<string>('../../generated/try/sheets/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

const addressOf = (name: string): string => sheetFiles[`../../generated/try/sheets/${name}`] ?? ''

/** A harder sheet: a file that is read like any other, what it is, and what should be read from it. */
export const harderSheets = sampleSheets.map(({ id, file, kilobytes }) => ({
  id,
  file: addressOf(file),
  format: file.split('.')[1]?.toUpperCase() ?? '',
  kilobytes,
  expected: addressOf(`${id}.json`),
}))
