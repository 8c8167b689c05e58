import type { ReadingProgress } from '@firstangle/reader'
import { fillText } from '../../../../shared/i18n/format.ts'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import { useSessionWords } from './reader-words.ts'
import { refusalWords } from './refusal-words.ts'
import { useMovingShare } from './use-moving-share.ts'
import type { Recognition } from './use-reading.ts'

interface RecognitionNoteProps {
  recognition: Recognition
  progress: ReadingProgress
  onStop: () => void
}

/** What happens to lettering in pictures and outlines while the rest is shown; it keeps its place afterwards. */
export function RecognitionNote({ recognition, progress, onStop }: RecognitionNoteProps) {
  const { words } = useSessionWords()
  const { growing } = words
  return (
    <div className="try-growing" data-phase={recognition.phase}>
      {recognition.phase === 'running' ? (
        <Running progress={progress} onStop={onStop} />
      ) : (
        <p>{endText(recognition)}</p>
      )}
      <p className="sr-only" role="status">
        {recognition.phase === 'running' ? growing.running : endText(recognition)}
      </p>
    </div>
  )

  function endText(ended: Exclude<Recognition, { phase: 'running' }>): string {
    if (ended.phase === 'stopped') return growing.stopped
    if (ended.phase === 'unchecked') return growing.unchecked
    if (ended.phase === 'failed') {
      return `${growing.failed} ${refusalWords(ended.notice, words.refused).what}`
    }
    if (ended.more === 1) return growing.oneMore
    return ended.more > 1 ? fillText(growing.more, { count: ended.more }) : growing.noMore
  }
}

function Running({ progress, onStop }: Omit<RecognitionNoteProps, 'recognition'>) {
  const { words, percent } = useSessionWords()
  const { growing, reading } = words
  const share = useMovingShare(progress)
  return (
    <>
      <p id="try-growing-words">
        {growing.running} <span aria-hidden="true">{percent(share)}</span>
        <span className="try-note">
          {reading.steps[progress.step]}
          {progress.pages > 1 && ` – ${fillText(reading.page, { ...progress })}`}
        </span>
      </p>
      <progress max={1} value={share} aria-labelledby="try-growing-words" />
      <ActionButton onClick={onStop}>{growing.stop}</ActionButton>
    </>
  )
}
