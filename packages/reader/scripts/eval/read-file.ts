import { readFile } from 'node:fs/promises'
import { readDrawingFile } from '../../src/input/node/open-drawing.ts'
import { readingAsShown } from '../../src/input/placement.ts'
import { readPage } from '../../src/read-page.ts'
import type { PageReading } from '../../src/reading.ts'

/** What a process of its own says about one file. */
export interface FileReading {
  readonly readings: readonly PageReading[]
  /** Why the file is not read; null where it is. */
  readonly refusal: string | null
  /** From the bytes to the readings, engines started within. */
  readonly milliseconds: number
  /** Largest memory of the process. */
  readonly peakMegabytes: number
}

async function readOne(path: string): Promise<FileReading> {
  const bytes = await readFile(path)
  const start = performance.now()
  const opened = await readDrawingFile(new Uint8Array(bytes))
  const isRefused = 'reason' in opened
  const readings = isRefused ? [] : opened.map((page) => readingAsShown(readPage(page), page.shown))
  return {
    readings,
    refusal: isRefused ? opened.reason : null,
    milliseconds: Math.round(performance.now() - start),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}

const path = process.argv[2]
if (path === undefined || process.send === undefined) {
  throw new Error('Started by run-set.ts only')
}
process.send(await readOne(path), () => process.exit(0))
