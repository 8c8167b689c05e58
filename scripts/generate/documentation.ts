import { writeFileSync } from 'node:fs'
import { type Drawing, drawingIds, getDrawing } from '@firstangle/drawings'
import { drawingNumber } from './drawing-number.ts'
import { fieldSamples } from './field-samples.ts'
import { redactedFile } from './redaction.ts'
import { quickStartSamples } from './samples.ts'
import { thumbnailFile } from './thumbnail.ts'

/**
 * What the documentation shows: the first steps, the sample behind its field reference, the three kinds of files.
 *
 * @param out folder of generated files
 */
export async function writeDocumentation(
  out: string,
  writeModule: (name: string, value: unknown) => void,
): Promise<void> {
  const shaft = getDrawing('shaft')
  const { width, height } = shaft.sheet
  writeModule('quick-start', await quickStartSamples())
  writeModule('field-samples', { width, height, ...fieldSamples(shaft) })
  const drawings = drawingIds.map(getDrawing)
  writeModule('item-list', drawings.map(itemOf))
  for (const drawing of drawings) {
    writeFileSync(`${out}/drawings/${drawing.id}-thumbnail.svg`, thumbnailFile(drawing))
  }
  writeFileSync(`${out}/drawings/shaft-redacted.svg`, redactedFile(shaft))
}

/** What an item list shows of a drawing beside its thumbnail. */
function itemOf(drawing: Drawing) {
  const { id, responses } = drawing
  const { designation, material_options: materials } = responses.metadata
  return {
    id,
    number: drawingNumber(drawing),
    name: designation.value,
    language: designation.language === 'DEU' ? 'de' : 'en',
    material: materials[0]?.material_combination[0]?.designation ?? '',
  }
}
