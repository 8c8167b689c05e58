import { useId } from 'react'
import { fillText } from '../../../../../shared/i18n/format.ts'
import type { ItemKind } from '../../../../../shared/item-kinds.ts'
import { type ItemFilter, noFilter, toggleKind } from '../../../../try/result/filter.ts'
import { colourOf } from '../kinds.ts'
import { useSessionWords } from '../reader-words.ts'

interface FilterBarProps {
  filter: ItemFilter
  /** Kinds of the sheet with their counts. */
  counts: readonly (readonly [ItemKind, number])[]
  doubtful: number
  hidden: number
  shown: number
  total: number
  onChange: (filter: ItemFilter) => void
}

/** Kinds, search, confidence and doubts. */
export function FilterBar(props: FilterBarProps) {
  const { filter, counts, doubtful, hidden, shown, total, onChange } = props
  const { words, percent } = useSessionWords()
  const { filter: copy, list } = words
  const id = useId()
  const change = (part: Partial<ItemFilter>) => onChange({ ...filter, ...part })
  const share = Math.round(filter.minConfidence * 100)
  return (
    <search className="try-filter">
      <input
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        value={filter.query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ query: event.target.value })}
      />
      <fieldset className="try-chips">
        <legend className="sr-only">{copy.kinds}</legend>
        {counts.map(([kind, count]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={filter.kinds.has(kind)}
            data-kind={colourOf[kind]}
            onClick={() => onChange(toggleKind(filter, kind))}
          >
            {list.kinds[kind]} <span>{count}</span>
          </button>
        ))}
      </fieldset>
      <div className="try-filter__more">
        <label htmlFor={id}>{fillText(copy.confidence, { percent: share })}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={share}
          aria-valuetext={percent(filter.minConfidence)}
          onChange={(event) => change({ minConfidence: Number(event.target.value) / 100 })}
        />
        {doubtful > 0 && (
          <label>
            <input
              type="checkbox"
              checked={filter.isDoubtfulOnly}
              onChange={(event) => change({ isDoubtfulOnly: event.target.checked })}
            />
            {copy.doubtful} ({doubtful})
          </label>
        )}
        {hidden > 0 && (
          <label>
            <input
              type="checkbox"
              checked={filter.showsHidden}
              onChange={(event) => change({ showsHidden: event.target.checked })}
            />
            {copy.hidden} ({hidden})
          </label>
        )}
      </div>
      <p className="try-filter__state">
        <span role="status">
          {shown === 0 ? copy.none : fillText(copy.shown, { count: shown, max: total })}
        </span>
        {filter !== noFilter && (
          <button type="button" onClick={() => onChange(noFilter)}>
            {copy.reset}
          </button>
        )}
      </p>
    </search>
  )
}
