import type { PictureRequest } from '../../reader-client.ts'
import type { OpenDrawing } from '../drawing-file.ts'
import { byteLimit } from '../limits.ts'
import { noticeOf } from '../notice.ts'
import { openDrawing } from '../open-drawing.ts'
import { readSheets } from '../read-sheets.ts'
import { type Refusal, RefusedError } from '../refusal.ts'
import type { WorkerReport, WorkerRequest } from '../worker-messages.ts'
import { browserPlatform } from './browser-platform.ts'
import { EngineMissingError } from './engine-files.ts'

/** One worker reads one file and keeps it open for pictures until it is ended. */
let drawing: OpenDrawing | null = null

const tell = (report: WorkerReport, transfer: Transferable[] = []) =>
  self.postMessage(report, { transfer })

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'read') void read(data.file)
  else void draw(data.id, data.request)
})

async function read(file: Blob): Promise<void> {
  try {
    tell({ kind: 'progress', progress: { step: 'open', page: 1, pages: 0, done: 0 } })
    // Before its bytes are taken into memory.
    if (file.size > byteLimit) {
      throw new RefusedError({ reason: 'too-large', bytes: file.size, limit: byteLimit })
    }
    const bytes = await bytesOf(file)
    drawing = await openDrawing(bytes, browserPlatform())
    const sheets = await readSheets(drawing, (progress) => tell({ kind: 'progress', progress }))
    tell({ kind: 'read', sheets })
  } catch (error) {
    const refusal = refusalOf(error)
    // What only we can repair is said aloud; a refusal is the ordinary end of a bad file.
    if (refusal.reason === 'failed') console.error(error)
    tell({ kind: 'refused', notice: noticeOf(refusal) })
  }
}

/** What the browser does not hand out is no fault of ours. */
async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new RefusedError({ reason: 'unreadable' }, { cause: error })
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal
  return { reason: error instanceof EngineMissingError ? 'engine-missing' : 'failed' }
}

async function draw(id: number, { page, box, scale }: PictureRequest): Promise<void> {
  try {
    if (!drawing) throw new Error('No file is open')
    const canvas = (await drawing.picture(page, box, scale)) as unknown as OffscreenCanvas
    const bitmap = canvas.transferToImageBitmap()
    tell({ kind: 'picture', id, bitmap }, [bitmap])
  } catch (error) {
    tell({ kind: 'no-picture', id, reason: String(error) })
  }
}
