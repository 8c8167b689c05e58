import { mkdirSync, writeFileSync } from 'node:fs'
import { drawingIds, getDrawing } from '../../src/drawings/index.ts'
import { evidenceFile, sheetFile } from './drawing-files.ts'
import { shownFields } from './evidence.ts'
import { outputProfiles } from './output-profiles.ts'
import { codeSamples } from './samples.ts'

const OUT = 'src/generated'

/** Writes what is derived from the drawing models: SVG files, evidence of the hero, highlighted code samples. */
export async function generate(): Promise<void> {
  mkdirSync(`${OUT}/drawings`, { recursive: true })
  for (const id of drawingIds) {
    const drawing = getDrawing(id)
    writeFileSync(`${OUT}/drawings/${id}.svg`, sheetFile(drawing))
    writeFileSync(`${OUT}/drawings/${id}-evidence.svg`, evidenceFile(drawing))
  }
  const shaft = getDrawing('shaft')
  const { width, height } = shaft.sheet
  writeModule('hero-evidence', { width, height, fields: shownFields(shaft) })
  writeModule('output-profiles', outputProfiles(getDrawing('bracket')))
  writeModule('samples', await codeSamples(shaft))
}

function writeModule(name: string, value: unknown): void {
  const identifier = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  writeFileSync(
    `${OUT}/${name}.ts`,
    `// Made by scripts/generate from src/drawings.\nexport const ${identifier} = ${JSON.stringify(value, null, 1)} as const\n`,
  )
}
