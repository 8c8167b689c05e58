import { useState } from 'react'
import { fillText } from '../../../../shared/i18n/format.ts'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import { type Pasted, readPasted } from '../../../try/set/read-pasted.ts'
import type { SetPartProps } from './set-part.ts'
import { useSetWords } from './set-words.ts'

/** Lines of a spreadsheet for all chosen drawings at once. */
export function PasteBox({ store, state }: SetPartProps) {
  const { locale, words } = useSetWords()
  const { paste } = words.entries
  const { purpose } = state
  const [text, setText] = useState('')
  const [pasted, setPasted] = useState<Pasted>()

  function apply() {
    const drawings = state.files.flatMap(({ id, path }) => {
      const verdict = state.verdicts.get(id)
      if (!state.chosen.has(id) || verdict?.kind !== 'suited') return []
      const name = path.split('/').at(-1) ?? path
      const { drawingNumber } = verdict.summary
      const names = [name, name.replace(/\.[^.]*$/, ''), drawingNumber ?? '']
      return [{ id, names: names.filter((one) => one !== '') }]
    })
    const result = readPasted(text, drawings, purpose, locale)
    store.enter(result.entries)
    setPasted(result)
  }

  return (
    <details className="set-paste">
      <summary className="caret">{paste.title}</summary>
      <label className="set-field">
        {paste.label}
        <textarea
          rows={6}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className="set-note">{paste.hint[purpose]}</p>
      <ActionButton onClick={apply}>{paste.apply}</ActionButton>
      <p role="status">{pasted && pastedText(pasted, paste)}</p>
    </details>
  )
}

/** Of more lines that cannot be read the first ones say what is wrong with all. */
const mostNumbers = 20

function pastedText(
  { entries, unknown, faulty }: Pasted,
  words: Readonly<Record<'taken' | 'unknown' | 'faulty', string>>,
): string {
  const lines = (text: string, numbers: readonly number[]) => {
    const more = numbers.length > mostNumbers ? ['…'] : []
    const shown = [...numbers.slice(0, mostNumbers), ...more].join(', ')
    return shown === '' ? [] : [fillText(text, { lines: shown })]
  }
  return [
    fillText(words.taken, { count: entries.size }),
    ...lines(words.unknown, unknown),
    ...lines(words.faulty, faulty),
  ].join(' ')
}
