import { type ReactNode, useId } from 'react'
import { fillText } from '../../../../../shared/i18n/format.ts'
import { itemKindTable } from '../../../../../shared/item-kinds.ts'
import { noFilter, toggleKind } from '../../../../try/result/filter.ts'
import { useSessionWords } from '../reader-words.ts'
import type { useResult } from '../use-result.ts'

interface FilterBarProps {
  result: Pick<
    ReturnType<typeof useResult>,
    'onSheet' | 'items' | 'counts' | 'filter' | 'setFilter'
  >
}

/** Kinds, search, confidence and doubts. */
export function FilterBar({ result }: FilterBarProps) {
  const { onSheet, items, filter, setFilter } = result
  const { filter: copy } = useSessionWords().words
  const doubtful = onSheet.filter(({ doubts }) => doubts.length > 0).length
  const hidden = onSheet.filter(({ isHidden }) => isHidden).length
  return (
    <search aria-label={copy.title} className="try-filter">
      <input
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        value={filter.query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setFilter({ ...filter, query: event.target.value })}
      />
      <KindButtons result={result} />
      <div className="try-filter__more">
        <ConfidenceField result={result} />
        {doubtful > 0 && (
          <Switch
            isOn={filter.isDoubtfulOnly}
            onChange={(isDoubtfulOnly) => setFilter({ ...filter, isDoubtfulOnly })}
          >
            {copy.doubtful} ({doubtful})
          </Switch>
        )}
        {hidden > 0 && (
          <Switch
            isOn={filter.showsHidden}
            onChange={(showsHidden) => setFilter({ ...filter, showsHidden })}
          >
            {copy.hidden} ({hidden})
          </Switch>
        )}
      </div>
      <p className="try-filter__state">
        <span role="status">
          {items.length === 0
            ? copy.none
            : fillText(copy.shown, { count: items.length, max: onSheet.length })}
        </span>
        {filter !== noFilter && (
          <button type="button" onClick={() => setFilter(noFilter)}>
            {copy.reset}
          </button>
        )}
      </p>
    </search>
  )
}

function KindButtons({ result: { counts, filter, setFilter } }: FilterBarProps) {
  const { filter: copy, list } = useSessionWords().words
  return (
    <fieldset className="try-chips">
      <legend className="sr-only">{copy.kinds}</legend>
      {counts.map(([kind, count]) => (
        <button
          key={kind}
          type="button"
          aria-pressed={filter.kinds.has(kind)}
          data-kind={itemKindTable[kind].colour}
          onClick={() => setFilter(toggleKind(filter, kind))}
        >
          {list.kinds[kind]} <span>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** The least confidence of what is listed, as a slider in percent. */
function ConfidenceField({ result: { filter, setFilter } }: FilterBarProps) {
  const { words, percent } = useSessionWords()
  const id = useId()
  const share = Math.round(filter.minConfidence * 100)
  return (
    <>
      <label htmlFor={id}>{fillText(words.filter.confidence, { percent: share })}</label>
      <input
        id={id}
        type="range"
        className="slider"
        min={0}
        max={100}
        step={5}
        value={share}
        aria-valuetext={percent(filter.minConfidence)}
        onChange={({ target }) =>
          setFilter({ ...filter, minConfidence: Number(target.value) / 100 })
        }
      />
    </>
  )
}

interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  )
}
