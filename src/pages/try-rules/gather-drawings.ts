import type { ExpectedOutcome } from '../../../shared/sample-set/sample-set.ts'

/** A drawing for the run; its content is asked for when its turn comes. */
export interface RunDrawing {
  readonly name: string
  readonly expected: ExpectedOutcome | null
  blob(): Promise<Blob>
}

/** Files of a dialog or a drop: an archive is taken as the drawings in it. */
export async function drawingsOfFiles(files: readonly File[]): Promise<RunDrawing[]> {
  const all: RunDrawing[] = []
  for (const file of files) all.push(...(await drawingsOfFile(file)))
  return all
}

async function drawingsOfFile(file: File): Promise<RunDrawing[]> {
  const itself = (blob: () => Promise<Blob>) => [{ name: file.name, expected: null, blob }]
  try {
    if (!(await startsLikeArchive(file))) return itself(async () => file)
    const { drawingsOfArchive } = await import('../../try/set/read-archive.ts')
    const drawings = await drawingsOfArchive(file)
    return drawings.map(({ name, expected, content }) => ({
      name,
      expected,
      blob: async () => content(),
    }))
  } catch (error) {
    // The list shows it beside the file.
    return itself(() => Promise.reject(error))
  }
}

/** Judged by its first bytes, whatever its name. */
async function startsLikeArchive(file: Blob): Promise<boolean> {
  return (await file.slice(0, 4).text()) === 'PK\x03\x04'
}
