import { useState } from 'react'
import type { ReaderWords } from '../../../../shared/content/words/reader.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import type { ExportFormat, ExportSource, SavedExport } from './export-result.ts'
import { useSessionWords } from './reader-words.ts'

const formats: readonly ExportFormat[] = ['json', 'csv', 'thumbnail', 'ballooned', 'redacted']

type State =
  | { readonly phase: 'working'; readonly name: string }
  | ({ readonly phase: 'saved' } & SavedExport)
  | { readonly phase: 'failed' }
  | { readonly phase: 'nothing' }

/** Files of the result, made here. The code of each is loaded when it is asked for. */
export function ExportPanel(props: ExportSource) {
  const session = useSessionWords()
  const { exports: copy } = session.words
  const [state, setState] = useState<State>()
  const isWorking = state?.phase === 'working'

  async function make(format: ExportFormat) {
    setState({ phase: 'working', name: copy[format] })
    try {
      const { exportResult } = await import('./export-result.ts')
      const saved = await exportResult(format, props, session)
      setState(saved === null ? { phase: 'nothing' } : { phase: 'saved', ...saved })
    } catch (error) {
      setState({ phase: 'failed' })
      reportError(error)
    }
  }

  return (
    <>
      <section className="try-exports" aria-labelledby="try-exports-title">
        <h3 id="try-exports-title">{copy.title}</h3>
        <div>
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              aria-disabled={isWorking}
              onClick={() => !isWorking && make(format)}
            >
              {copy[format]}
            </button>
          ))}
        </div>
        <p role="status">{state && stateText(state, copy)}</p>
      </section>
      <p className="try-note">
        {copy.intro} {copy.redactedNote}
      </p>
    </>
  )
}

function stateText(state: State, copy: ReaderWords['exports']): string {
  if (state.phase !== 'saved') return fillText(copy[state.phase], 'name' in state ? state : {})
  const about = (text: string, pages: readonly number[]) =>
    pages.length > 0 ? [fillText(text, { pages: pages.join(', ') })] : []
  return [
    fillText(copy.saved, { name: state.name }),
    ...about(copy.withoutBlock, state.withoutBlock),
    ...about(copy.leftOut, state.leftOut),
  ].join(' ')
}
