import { useState } from 'react'
import { actionLook } from '../../../components/action-link.tsx'
import { fillText } from '../../../i18n/format.ts'
import type { ReadDrawing } from '../../../try/reader-client.ts'
import type { CorrectedItem } from '../../../try/result/corrections.ts'
import type { ChosenFile } from '../chosen-file.ts'
import { useSessionWords } from './reader-words.ts'

const formats = ['json', 'csv', 'thumbnail', 'ballooned', 'redacted'] as const

export type ExportFormat = (typeof formats)[number]

export interface ExportPanelProps {
  file: ChosenFile
  drawing: ReadDrawing
  /** Values of all sheets. */
  all: readonly CorrectedItem[]
  /** The sheet shown. */
  page: number
}

type State =
  | { readonly phase: 'working' | 'saved'; readonly name: string }
  | { readonly phase: 'failed' | 'nothing' }

/** Files of the result, made here. The code of each is loaded when it is asked for. */
export function ExportPanel(props: ExportPanelProps) {
  const session = useSessionWords()
  const { exports: copy } = session.words
  const [state, setState] = useState<State>()
  const isWorking = state?.phase === 'working'

  async function make(format: ExportFormat) {
    setState({ phase: 'working', name: copy[format] })
    try {
      const { exportResult } = await import('./export-result.ts')
      const name = await exportResult(format, props, session)
      setState(name === null ? { phase: 'nothing' } : { phase: 'saved', name })
    } catch (error) {
      setState({ phase: 'failed' })
      reportError(error)
    }
  }

  return (
    <section className="try-exports" aria-labelledby="try-exports-title">
      <h2 id="try-exports-title">{copy.title}</h2>
      <p className="try-note">{copy.intro}</p>
      <div>
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            className={actionLook.secondary}
            aria-disabled={isWorking}
            onClick={() => !isWorking && make(format)}
          >
            {copy[format]}
          </button>
        ))}
      </div>
      <p role="status">{state && fillText(copy[state.phase], 'name' in state ? state : {})}</p>
      <p className="try-note">{copy.redactedNote}</p>
    </section>
  )
}
