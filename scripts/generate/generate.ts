import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Drawing, drawingIds, getDrawing } from '@firstangle/drawings'
import { termSymbolFile } from '@firstangle/drawings/term-symbols'
import { comingOffsets } from '../../server/calendar/coming-offsets.ts'
import { codeHash } from '../../server/content/code-hash.ts'
import { atlasFigures } from '../../server/rendering/callouts/atlas-figures.ts'
import { fingerprint } from '../setup/fingerprint.mjs'
import { agentExamples } from './agent-examples.ts'
import { apiTypes } from './api-types.ts'
import { calloutParts } from './callout-parts.ts'
import { mouldFile, nestFile, printLayers } from './case-stages.ts'
import { writeClientPackages } from './client-packages.ts'
import { copyConfusions } from './copy-confusions.ts'
import { writeDocumentation } from './documentation.ts'
import {
  boxesByKind,
  boxesByTurn,
  cropFile,
  detailFile,
  evidenceFile,
  sheetFile,
} from './drawing-files.ts'
import { boxesOf, briefJson, shownField, shownFields, stepJson } from './evidence.ts'
import { exampleCode } from './example-code.ts'
import { drawingFacts, exampleFinding, stampedSheet } from './feasibility.ts'
import { formulaTerms } from './formula-terms.ts'
import { integrationMapping } from './integration-mapping.ts'
import { linkedViewsFile } from './linked-views.ts'
import { outputLayersFile } from './output-layers.ts'
import { outputProfiles } from './output-profiles.ts'
import { partnerExcerpts, sheetDetails } from './partner-excerpts.ts'
import { writeSamplePdfs, writeSampleSheets } from './sample-pdfs.ts'
import { sampleReading } from './sample-reading.ts'
import { codeSamples, pythonPackage } from './samples.ts'
import { sandboxData } from './sandbox.ts'
import { sheetFields, titleBlockOf } from './sheet-fields.ts'
import { balloonedSheet, itemRecord, supplierMatrix } from './use-case-pieces.ts'

const outFolder = 'src/generated'

/** Says what the files were made from; written last, so that an interrupted call leaves none. */
const stampFile = `${outFolder}/made-from.txt`

/** What is read beside the code. */
const readFiles = [
  'content/pages/documentation.en.yaml',
  'content/sandbox.en.yaml',
  'content/site.yaml',
  'docs/examples',
  'packages',
  'scripts/generate',
]

/**
 * Writes what is derived from the drawing models: SVG files, evidence of the hero, highlighted code samples; and the
 * offsets of time zones. Does nothing while it is all there, made from the same sources.
 */
export async function generate(): Promise<void> {
  // Taken first: if a file is edited meanwhile, the next call writes again.
  const sources = generatedFrom()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return
  rmSync(stampFile, { force: true })
  await writeAll()
  writeFileSync(stampFile, sources)
}

/** Code, files that it reads, and the year, with which the offsets of time zones begin. */
function generatedFrom(): string {
  const code = codeHash(join(import.meta.dirname, 'generate.ts'))
  return [code, fingerprint('.', readFiles), new Date().getFullYear()].join('\n')
}

async function writeAll(): Promise<void> {
  for (const id of drawingIds) {
    const drawing = getDrawing(id)
    write(`drawings/${id}.svg`, sheetFile(drawing))
    write(`drawings/${id}-evidence.svg`, evidenceFile(drawing))
  }
  write('drawings/terms.svg', termSymbolFile())
  const shaft = getDrawing('shaft')
  write('drawings/shaft-kinds.svg', boxesByKind(shaft))
  write('drawings/shaft-boxes.svg', boxesByTurn(shaft))
  write('drawings/bracket-outputs.svg', outputLayersFile(getDrawing('bracket')))
  writeCaseSheets(shaft)
  writeDetails(shaft)
  const { width, height } = shaft.sheet
  writeModule('hero-evidence', { width, height, fields: shownFields(shaft) })
  writeResponses(shaft)
  writeModule('response-boxes', { width, height, ...boxesOf(shaft) })
  writeModule('formula-terms', formulaTerms(getDrawing('bracket')))
  writeModule('output-profiles', outputProfiles(getDrawing('bracket')))
  writeModule('integration-mapping', integrationMapping(shaft))
  writeModule('feasibility-drawings', drawingIds.map(getDrawing).map(drawingFacts))
  writeModule('feasibility-example', exampleFinding(shaft))
  writeModule('feasibility-stage', stampedSheet(shaft))
  writeModule('samples', await codeSamples(shaft))
  writeModule('python-package', pythonPackage)
  await writeSamplePdfs(`${outFolder}/try`)
  writeModule('sample-sheets', await writeSampleSheets(`${outFolder}/try/sheets`))
  const reading = await sampleReading()
  write('try/shaft-read.svg', reading.sheet)
  writeModule('sample-reading', reading.data)
  copyConfusions(`${outFolder}/accuracy`)
  writeModule('sheet-fields', Object.fromEntries(drawingIds.map(sheetFields)))
  writeUseCasePieces(getDrawing('bracket'))
  writePartnerPieces(getDrawing('bracket'))
  await writeDocumentation(outFolder, writeModule)
  writeModule('examples', await exampleCode())
  writeModule('agent-examples', await agentExamples())
  writeModule('client-packages', writeClientPackages(`${outFolder}/client-packages`))
  write('api-types.json', JSON.stringify(await apiTypes()))
  write('sandbox-data.json', JSON.stringify(await sandboxData()))
  write('atlas-figures.json', JSON.stringify(atlasFigures()))
  write('zone-offsets.json', JSON.stringify(comingOffsets()))
}

/** The whole responses, of which pages carry excerpts: for their scripts, and as files to download. */
function writeResponses({ responses }: Drawing): void {
  for (const [name, response] of Object.entries(responses)) {
    write(`responses/${name}.json`, `${JSON.stringify(response, null, 2)}\n`)
  }
}

/** What the pages of the use cases draw: one matrix, one item record, one ballooned sheet. */
function writeUseCasePieces(drawing: Drawing): void {
  const record = itemRecord(drawing)
  const sheet = balloonedSheet(drawing)
  write('drawings/title-block.svg', record.file)
  write('drawings/ballooned-sheet.svg', sheet.sheet)
  writeModule('supplier-matrix', supplierMatrix())
  writeModule('item-record', record.data)
  writeModule('inspection-sheet', sheet.data)
  writeModule('callout-parts', calloutParts(drawing))
}

/** What the page for partners draws: three linked views of a part, what each kind of partner takes from it, details. */
function writePartnerPieces(drawing: Drawing): void {
  const views = linkedViewsFile()
  write('drawings/linked-views.svg', views.file)
  writeModule('linked-views', views.data)
  writeModule('partner-excerpts', partnerExcerpts(drawing))
  for (const [id, file] of sheetDetails()) {
    write(`drawings/${id}-detail.svg`, file)
  }
}

/**
 * Sheets of the case studies, in modules of their own. A module that two pages import becomes a separate script, which
 * is one request too many for an address of 40 bytes. Files with equal content are one file in the build.
 */
function writeCaseSheets(shaft: Drawing): void {
  for (const id of drawingIds) {
    write(`case-sheets/${id}.svg`, sheetFile(getDrawing(id)))
  }
  const titleBlock = cropFile(shaft, titleBlockOf(shaft))
  write('case-sheets/shaft-title-block.svg', titleBlock)
  const [wide, narrow, mould] = [nestFile(5), nestFile(2), mouldFile()]
  write('case-sheets/nest-wide.svg', wide.file)
  write('case-sheets/nest-narrow.svg', narrow.file)
  write('case-sheets/mould.svg', mould.file)
  writeModule('case-nest', { wide: wide.data, narrow: narrow.data })
  writeModule('case-mould', mould.data)
  writeModule('case-layers', printLayers())
}

/** The details that the steps of "how it works" show: many callouts found, then one field with its evidence. */
function writeDetails(drawing: Drawing): void {
  const frames = drawing.fields.filter((field) => field.kind === 'gdnt')
  const frame = frames.toSorted((a, b) => b.label.length - a.label.length)[0]
  if (!frame) throw new Error(`The ${drawing.id} has no tolerance frame to show`)
  const all = detailFile(drawing, frame, 150, drawing.fields)
  write('drawings/detail-fields.svg', all)
  write('drawings/detail-evidence.svg', detailFile(drawing, frame, 54, [frame]))
  writeModule('step-field', {
    ...shownField(drawing, frame),
    brief: briefJson(drawing, frame),
    step: stepJson(drawing, frame),
  })
}

/** Writes a file into the folder of generated files, and the folder that it lies in. */
function write(file: string, text: string): void {
  const path = join(outFolder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function writeModule(name: string, value: unknown): void {
  const identifier = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  write(
    `${name}.ts`,
    `// Made by scripts/generate from packages/drawings/src.\nexport const ${identifier} = ${JSON.stringify(value, null, 1)} as const\n`,
  )
}
