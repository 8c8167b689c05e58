import { mkdirSync, writeFileSync } from 'node:fs'
import { drawingIds, getDrawing } from '@firstangle/drawings'
import { drawingPdf } from '@firstangle/drawings/pdf'

/** Writes the sample drawings as the files that /try reads like any other: vectors, text in runs by line. */
export async function writeSamplePdfs(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const id of drawingIds) {
    writeFileSync(`${folder}/${id}.pdf`, await drawingPdf(getDrawing(id)))
  }
}
