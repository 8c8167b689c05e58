import { reportTraffic } from '../../traffic.ts'
import { noticeOf } from '../notice.ts'
import { surveyDrawing } from '../survey-drawing.ts'
import type { SurveyReport, SurveyRequest } from '../survey-messages.ts'
import { browserPlatform } from './browser-platform.ts'
import { bytesOfFile, refusalOf } from './worker-file.ts'

reportTraffic()

/** One worker surveys one file after another: engines are loaded once, and no file stays open. */
const platform = browserPlatform()

const tell = (report: SurveyReport) => self.postMessage(report)

self.addEventListener('message', async ({ data }: MessageEvent<SurveyRequest>) => {
  const { file, recognises } = data
  try {
    const bytes = await bytesOfFile(file)
    const onPage = (page: number) => tell({ kind: 'page', page })
    const summary = await surveyDrawing(bytes, platform, { recognises, onPage })
    tell({ kind: 'surveyed', summary })
  } catch (error) {
    tell({ kind: 'refused', notice: noticeOf(refusalOf(error)) })
  }
})
