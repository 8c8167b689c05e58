import { mkdirSync, writeFileSync } from 'node:fs'
import { drawingIds, getDrawing } from '@firstangle/drawings'
import { drawingPdf } from '@firstangle/drawings/pdf'
import { sampleSheet, sampleSheetIds } from '@firstangle/reader/samples'

/** Writes the sample drawings as the files that /try reads like any other: vectors, text in runs by line. */
export async function writeSamplePdfs(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const id of drawingIds) {
    writeFileSync(`${folder}/${id}.pdf`, await drawingPdf(getDrawing(id)))
  }
}

/** What the page says of a sheet beside its name. */
interface OfferedSheet {
  readonly id: string
  readonly file: string
  readonly kilobytes: number
}

/** Writes sheets of the benchmark as files to try, each with the JSON of what stands on it. */
export async function writeSampleSheets(folder: string): Promise<OfferedSheet[]> {
  mkdirSync(folder, { recursive: true })
  const offered: OfferedSheet[] = []
  for (const id of sampleSheetIds) {
    const { ending, bytes, truth } = await sampleSheet(id)
    const file = `${id}.${ending}`
    writeFileSync(`${folder}/${file}`, bytes)
    writeFileSync(`${folder}/${id}.json`, `${JSON.stringify(truth, null, 1)}\n`)
    offered.push({ id, file, kilobytes: Math.ceil(bytes.length / 1000) })
  }
  return offered
}
