import type { ReadingProgress, ReadingStep } from '@firstangle/reader'
import { fillText } from '../../../../shared/i18n/format.ts'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import { useSessionWords } from './reader-words.ts'
import { useMovingShare } from './use-moving-share.ts'

const steps: readonly ReadingStep[] = ['open', 'extract', 'find', 'recognise', 'read']

interface ProgressPanelProps {
  name: string
  progress: ReadingProgress
  onCancel: () => void
}

function stateOf(index: number, current: number): 'done' | 'now' | 'later' {
  if (index === current) return 'now'
  return index < current ? 'done' : 'later'
}

/** What the reader is doing, on which sheet, how far it is, and the way out. */
export function ProgressPanel({ name, progress, onCancel }: ProgressPanelProps) {
  const { words, percent } = useSessionWords()
  const { reading } = words
  const { step, page, pages } = progress
  const current = steps.indexOf(step)
  const done = useMovingShare(progress)
  const share = percent(done)
  const now =
    reading.steps[step] + (pages > 1 ? ` – ${fillText(reading.page, { page, pages })}` : '')
  return (
    <section className="try-progress" aria-labelledby="try-progress-title">
      <h2 id="try-progress-title">{fillText(reading.title, { name })}</h2>
      <p className="try-progress__figure" aria-hidden="true">
        {share}
      </p>
      <progress max={1} value={done} aria-labelledby="try-progress-title">
        {share}
      </progress>
      <ol>
        {steps.map((each, index) => (
          <li
            key={each}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            {index === current ? now : reading.steps[each]}
          </li>
        ))}
      </ol>
      <p role="status">{now}</p>
      <p className="try-note">{reading.local}</p>
      <ActionButton onClick={onCancel}>{reading.cancel}</ActionButton>
    </section>
  )
}
