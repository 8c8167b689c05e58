import { fillText } from '../../../../../shared/i18n/format.ts'
import { itemKindTable } from '../../../../../shared/item-kinds.ts'
import { indentedJson, jsonOfItem } from '../../../../try/exports/result-json.ts'
import type { CorrectedItem } from '../../../../try/result/corrections.ts'
import { spokenNameOf } from '../item-text.ts'
import { useSessionWords } from '../reader-words.ts'
import type { ItemRowProps } from './item-row.tsx'

interface JsonListProps extends Pick<ItemRowProps, 'onPoint' | 'onSelect'> {
  items: readonly CorrectedItem[]
  active: string | undefined
}

/** The values as the objects of the JSON export, one after the other; each lights its place. */
export function JsonList({ items, active, onPoint, onSelect }: JsonListProps) {
  const session = useSessionWords()
  return (
    <ul className="try-json" translate="no">
      {items.map((item) => (
        <li
          key={item.key}
          data-key={item.key}
          data-kind={itemKindTable[item.kind].colour}
          data-active={item.key === active || undefined}
          onPointerEnter={() => onPoint(item.key)}
          onPointerLeave={() => onPoint(undefined)}
        >
          <button
            type="button"
            className="try-show"
            aria-pressed={item.key === active}
            onFocus={() => onPoint(item.key)}
            onClick={() => onSelect(item.key)}
          >
            {item.id}
            <span className="sr-only">
              {' '}
              {fillText(session.words.list.show, { label: spokenNameOf(item, session) })}
            </span>
          </button>
          <pre>{indentedJson(jsonOfItem(item))}</pre>
        </li>
      ))}
    </ul>
  )
}
