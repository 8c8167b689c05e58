import { useRef, useState } from 'react'
import { localAddress } from '../../../../shared/addresses/local-address.ts'
import { bringAddress } from '../../../../shared/bring/bring.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import { actionLook } from '../../../components/actions/action-link.tsx'
import { saveFile } from '../../../try/exports/save-file.ts'
import { bringOf } from '../../../try/set/bring-set.ts'
import { nameKeyCsv } from '../../../try/set/manifest.ts'
import { drawingsOf, faultyPrices } from '../../../try/set/set-drawings.ts'
import { RulesButton } from './rules-button.tsx'
import type { SetPartProps } from './set-part.ts'
import { type SetWords, useSetWords } from './set-words.ts'

type Saving =
  | { readonly phase: 'working'; readonly done: number }
  | { readonly phase: 'ended'; readonly text: string }

/** The archive with its manifest, the list of names, and the way to the call. */
export function SavePanel({ state }: SetPartProps) {
  const session = useSetWords()
  const { locale } = session
  const copy = session.words.save
  const [isNeutral, setNeutral] = useState(false)
  const [isRedacted, setRedacted] = useState(false)
  const { saving, save, cancel } = useSaving(state, session, { isNeutral, isRedacted })
  const isWorking = saving?.phase === 'working'
  const hasNames = isNeutral || isRedacted

  function saveKey() {
    const drawings = drawingsOf(state, { isNeutral: true, isRedacted })
    saveFile(nameKeyCsv(drawings, locale), 'text/csv;charset=utf-8', `${copy.keyName}.csv`)
  }

  return (
    <section className="set-part" aria-labelledby="set-save">
      <h2 id="set-save">{copy.title}</h2>
      <p>{copy.intro}</p>
      <Option
        label={copy.neutral}
        note={copy.neutralNote}
        isOn={hasNames}
        isFixed={isRedacted}
        onChange={setNeutral}
      />
      <Option label={copy.redact} note={copy.redactNote} isOn={isRedacted} onChange={setRedacted} />
      <div className="set-actions">
        <button
          type="button"
          className={actionLook.primary}
          aria-disabled={isWorking}
          onClick={() => !isWorking && save()}
        >
          {copy.zip}
        </button>
        {isWorking && <ActionButton onClick={cancel}>{copy.cancel}</ActionButton>}
        {hasNames && state.chosen.size > 0 && (
          <ActionButton onClick={saveKey}>{copy.key}</ActionButton>
        )}
      </div>
      <p role="status">
        {saving?.phase === 'working' &&
          fillText(copy.working, { done: saving.done, total: state.chosen.size })}
        {saving?.phase === 'ended' && saving.text}
      </p>
      {state.chosen.size > 0 && <RulesButton state={state} />}
      <p>
        <a
          className={actionLook.quiet}
          href={localAddress(bringAddress(bringOf(state, locale)), locale)}
          target="_blank"
          rel="noopener"
        >
          {copy.bring}
        </a>
      </p>
      <p className="set-note">{copy.bringNote}</p>
      <p className="set-note">{copy.kept}</p>
    </section>
  )
}

interface OptionProps {
  label: string
  note: string
  isOn: boolean
  isFixed?: boolean
  onChange: (isOn: boolean) => void
}

function Option({ label, note, isOn, isFixed = false, onChange }: OptionProps) {
  return (
    <div className="set-option">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isFixed}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <p className="set-note">{note}</p>
    </div>
  )
}

interface SaveOptions {
  readonly isNeutral: boolean
  readonly isRedacted: boolean
}

/** Writes the archive, with the code for it loaded when it is asked for. */
function useSaving(state: SetPartProps['state'], session: SetWords, options: SaveOptions) {
  const copy = session.words.save
  const [saving, setSaving] = useState<Saving>()
  const abort = useRef(new AbortController())
  const end = (text: string) => setSaving({ phase: 'ended', text })

  async function save() {
    const faulty = faultyPrices(state, session.locale)
    if (state.chosen.size === 0) return end(copy.nothing)
    if (faulty > 0) return end(fillText(copy.faulty, { count: faulty }))
    abort.current = new AbortController()
    setSaving({ phase: 'working', done: 0 })
    try {
      const { saveArchive } = await import('./save-archive.ts')
      const text = await saveArchive(state, session, {
        ...options,
        signal: abort.current.signal,
        onWritten: (done) => setSaving({ phase: 'working', done }),
      })
      end(text)
    } catch (error) {
      end(copy.failed)
      reportError(error)
    }
  }
  return { saving, save, cancel: () => abort.current.abort() }
}
