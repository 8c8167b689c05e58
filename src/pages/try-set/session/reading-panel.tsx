import { fillText } from '../../../../shared/i18n/format.ts'
import { mostFiles } from '../../../../shared/sample-set/sample-set.ts'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import { FileButton } from '../../../components/fields/file-button.tsx'
import { filesOfList, type GatheredFiles } from '../../../try/set/gather-files.ts'
import type { SetState } from '../../../try/set/set-store.ts'
import type { SetPartProps } from './set-part.ts'
import { useSetWords } from './set-words.ts'

interface ReadingPanelProps extends SetPartProps {
  add(found: GatheredFiles): void
  readonly tooMany: number | null
}

/** How far the reading has come, and what can be done about it. */
export function ReadingPanel({ store, state, add, tooMany }: ReadingPanelProps) {
  const { words } = useSetWords()
  const { reading } = words
  const { done, total, skipped } = countsOf(state)
  const scans = scansToRecognise(state)
  const addChosen = (files: readonly File[]) => add(filesOfList(files, mostFiles))
  return (
    <section className="set-part" aria-labelledby="set-files">
      <h2 id="set-files">{reading.title}</h2>
      <progress max={total || 1} value={done} aria-labelledby="set-files" />
      {/* File by file it would be said hundreds of times: the bar tells how far it is, the words tell the end. */}
      <p role="status" aria-live={state.isBusy && !state.isPaused ? 'off' : 'polite'}>
        {statusText(state, words.reading)}
      </p>
      <Tally state={state} />
      {tooMany !== null && (
        <p role="alert" className="set-fault">
          {fillText(reading.tooMany, { limit: tooMany })}
        </p>
      )}
      <div className="set-actions">
        {state.isBusy && !state.isPaused && (
          <ActionButton onClick={store.pause}>{reading.pause}</ActionButton>
        )}
        {state.isPaused && (
          <ActionButton look="primary" onClick={store.resume}>
            {reading.resume}
          </ActionButton>
        )}
        {(state.isBusy || state.isPaused) && (
          <ActionButton onClick={store.stop}>{reading.stop}</ActionButton>
        )}
        {skipped > 0 && !state.isBusy && (
          <ActionButton onClick={store.readSkipped}>{reading.readRest}</ActionButton>
        )}
        <FileButton label={reading.addFiles} takes="several" onFiles={addChosen} />
        <FileButton label={reading.addFolder} takes="folder" onFiles={addChosen} />
      </div>
      {scans.length > 0 && !state.isBusy && (
        <div className="set-note">
          <ActionButton onClick={() => store.recognise(scans)}>
            {fillText(reading.recognise, { count: scans.length })}
          </ActionButton>
          <p>{reading.recogniseNote}</p>
        </div>
      )}
    </section>
  )
}

function Tally({ state }: { state: SetState }) {
  const { reading } = useSetWords().words
  const kinds = [...state.verdicts.values()].map(({ kind }) => kind)
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  const figures = [
    [reading.suited, count('suited')],
    [reading.refused, count('refused')],
    [reading.copies, count('copy')],
  ] as const
  return (
    <ul className="set-tally">
      {figures.map(([text, number]) => (
        <li key={text}>{fillText(text, { count: number })}</li>
      ))}
    </ul>
  )
}

function countsOf({ files }: SetState) {
  const count = (...phases: string[]) =>
    files.filter(({ progress }) => phases.includes(progress.phase)).length
  return { done: count('read', 'refused'), total: files.length, skipped: count('skipped') }
}

type ReadingWords = ReturnType<typeof useSetWords>['words']['reading']

function statusText(state: SetState, words: ReadingWords): string {
  const { done, total, skipped } = countsOf(state)
  if (state.isPaused) return fillText(words.paused, { done, total })
  if (state.isBusy) return fillText(words.progress, { done, total })
  return skipped > 0 ? fillText(words.stopped, { count: skipped }) : fillText(words.done, { total })
}

const scansToRecognise = ({ verdicts }: SetState): number[] =>
  [...verdicts].flatMap(([id, verdict]) =>
    verdict.kind === 'suited' && verdict.remarks.some(({ code }) => code === 'lettering')
      ? [id]
      : [],
  )
