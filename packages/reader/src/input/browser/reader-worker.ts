import { reportTraffic } from '../../traffic.ts'
import type { ReadingProgress, ReadSheet } from '../../workers/reader-client.ts'
import type { OpenDrawing } from '../drawing-file.ts'
import { noticeOf } from '../notice.ts'
import { openDrawing } from '../open-drawing.ts'
import { readArea } from '../read-area.ts'
import { readSheets } from '../read-sheets.ts'
import type { WorkerReport, WorkerRequest } from '../worker-messages.ts'
import { browserPlatform } from './browser-platform.ts'
import { createTurns, StoppedError } from './turns.ts'
import { bytesOfFile, refusalOf } from './worker-file.ts'

reportTraffic()

/** One worker reads one file and keeps it open for pictures until it is ended. */
let drawing: OpenDrawing | null = null
let isUnchecked = false
const platform = browserPlatform(() => {
  isUnchecked = true
})
/** The sheets that are shown so far. */
let shown: readonly ReadSheet[] | null = null
const turns = createTurns()

const tell = (report: WorkerReport, transfer: Transferable[] = []) =>
  self.postMessage(report, { transfer })

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'read') void read(data.file)
  else if (data.kind === 'stop') turns.stop()
  else turns.first(answer(data))
})

async function read(file: Blob): Promise<void> {
  try {
    tell({ kind: 'progress', progress: { step: 'open', page: 1, pages: 0, done: 0, until: 0.02 } })
    drawing = await openDrawing(await bytesOfFile(file), platform)
    const sheets = await readSheets(drawing, { onProgress, onSheets })
    tell({ kind: 'read', sheets, isComplete: true, isUnchecked, notice: null })
  } catch (error) {
    if (error instanceof StoppedError) return
    const notice = noticeOf(refusalOf(error))
    if (shown) tell({ kind: 'read', sheets: shown, isComplete: true, isUnchecked, notice })
    else tell({ kind: 'refused', notice })
  }
}

async function onSheets(sheets: readonly ReadSheet[]): Promise<void> {
  shown = sheets
  tell({ kind: 'read', sheets, isComplete: false, isUnchecked, notice: null })
  // The page asks for the picture of the sheet at once.
  await turns.give(true)
}

let lastNews = ''

/** Only whole percents are shown. */
function onProgress(progress: ReadingProgress): Promise<void> {
  const { step, page, done } = progress
  const news = `${step} ${page} ${Math.floor(done * 100)}`
  if (news !== lastNews) tell({ kind: 'progress', progress })
  lastNews = news
  return turns.give()
}

async function answer(question: Extract<WorkerRequest, { id: number }>): Promise<void> {
  const { id } = question
  try {
    if (!drawing) throw new Error('No file is open')
    if (question.kind === 'lettering') {
      const { page, box } = question.area
      tell({ kind: 'lettering', id, lines: await readArea(drawing, platform, page, box) })
    } else {
      const { page, box, scale } = question.request
      const canvas = (await drawing.picture(page, box, scale)) as unknown as OffscreenCanvas
      const bitmap = canvas.transferToImageBitmap()
      tell({ kind: 'picture', id, bitmap }, [bitmap])
    }
  } catch (error) {
    tell({ kind: 'no-answer', id, reason: String(error) })
  }
}
