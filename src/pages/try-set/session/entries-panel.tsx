import { memo } from 'react'
import { fillText } from '../../../../shared/i18n/format.ts'
import {
  type Currency,
  currencies,
  type ExpectedOutcome,
  outcomes,
  type Purpose,
} from '../../../../shared/sample-set/sample-set.ts'
import { type Entry, emptyEntry, priceOf } from '../../../try/set/entry.ts'
import { PasteBox } from './paste-box.tsx'
import type { SetPartProps } from './set-part.ts'
import { useSetWords } from './set-words.ts'

/** Price or expected outcome of each chosen drawing, by hand or from a spreadsheet. */
export function EntriesPanel({ store, state }: SetPartProps) {
  const { entries: copy } = useSetWords().words
  const { purpose, chosen, entries } = state
  const files = state.files.filter(({ id }) => chosen.has(id))
  const missing = files.filter(
    ({ id }) => !isEntered(entries.get(id) ?? emptyEntry, purpose),
  ).length
  return (
    <section className="set-part" aria-labelledby="set-entries">
      <h2 id="set-entries">{copy.title[purpose]}</h2>
      <p className="set-note">{copy.intro[purpose]}</p>
      {files.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <>
          <p role="status">
            {missing === 0 ? copy.complete : fillText(copy.missing[purpose], { count: missing })}
          </p>
          <PasteBox store={store} state={state} />
          <ul className="set-entries">
            {files.map(({ id, path }) => (
              <EntryFields
                key={id}
                id={id}
                name={path}
                number={numberOf(state, id)}
                entry={entries.get(id) ?? emptyEntry}
                purpose={purpose}
                onEnter={store.enter}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function numberOf({ verdicts }: SetPartProps['state'], id: number): string | null {
  const verdict = verdicts.get(id)
  return verdict?.kind === 'suited' ? verdict.summary.drawingNumber : null
}

const isEntered = ({ price, outcome }: Entry, purpose: Purpose) =>
  (purpose === 'quoting' ? price.trim() : outcome) !== ''

interface EntryFieldsProps {
  id: number
  name: string
  number: string | null
  entry: Entry
  purpose: Purpose
  onEnter: (changes: ReadonlyMap<number, Partial<Entry>>) => void
}

const EntryFields = memo(function EntryFields(props: EntryFieldsProps) {
  const { id, name, number, entry, purpose, onEnter } = props
  const { entries: copy } = useSetWords().words
  const enter = (change: Partial<Entry>) => onEnter(new Map([[id, change]]))
  return (
    <li>
      <fieldset>
        <legend>
          <bdi translate="no">{number ?? name}</bdi>
          {number !== null && <bdi translate="no">{name}</bdi>}
        </legend>
        {purpose === 'quoting' ? (
          <PriceFields id={id} entry={entry} enter={enter} />
        ) : (
          <label className="set-field">
            <span>{copy.outcome}</span>
            <select
              value={entry.outcome}
              onChange={({ target }) => enter({ outcome: target.value as ExpectedOutcome | '' })}
            >
              <option value="">{copy.outcomes.none}</option>
              {outcomes.map((one) => (
                <option key={one} value={one}>
                  {copy.outcomes[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="set-field set-field--wide">
          <span>{copy.note}</span>
          <input
            type="text"
            maxLength={500}
            value={entry.note}
            onChange={({ target }) => enter({ note: target.value })}
          />
        </label>
      </fieldset>
    </li>
  )
})

interface PriceFieldsProps {
  id: number
  entry: Entry
  enter: (change: Partial<Entry>) => void
}

function PriceFields({ id, entry, enter }: PriceFieldsProps) {
  const { locale, words } = useSetWords()
  const { entries: copy } = words
  const price = priceOf(entry, locale)
  const fault = typeof price === 'string' && price !== 'empty' ? copy.faults[price] : undefined
  const faultId = `set-fault-${id}`
  return (
    <>
      <label className="set-field">
        <span>{copy.price}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={entry.price}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && faultId}
          onChange={({ target }) => enter({ price: target.value })}
        />
      </label>
      <label className="set-field">
        <span>{copy.currency}</span>
        <select
          value={entry.currency}
          onChange={({ target }) => enter({ currency: target.value as Currency })}
        >
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {fault && (
        <p id={faultId} className="set-fault">
          {fault}
        </p>
      )}
    </>
  )
}
