import { documentationAnchor, itemKindTable } from '../../../../../shared/item-kinds.ts'
import { Table } from '../../../../components/tables/table.tsx'
import { SiteLink } from '../../../../navigation/site-link.tsx'
import type { CorrectedItem } from '../../../../try/result/corrections.ts'
import { countByKind } from '../../../../try/result/filter.ts'
import { useSessionWords } from '../reader-words.ts'
import { ItemRow, type ItemRowProps } from './item-row.tsx'

interface ItemListProps extends Omit<ItemRowProps, 'item' | 'isActive'> {
  items: readonly CorrectedItem[]
  active: string | undefined
}

/** The values by kind, each kind with the way to its fields in the documentation. */
export function ItemList({ items, active, ...row }: ItemListProps) {
  const { list, exports } = useSessionWords().words
  return countByKind(items).map(([kind, count]) => (
    <section key={kind} className="try-kind" data-kind={itemKindTable[kind].colour}>
      <header>
        <h3>{list.kinds[kind]}</h3>
        <span className="try-count">{count}</span>
        <SiteLink href={`/documentation#${documentationAnchor(kind)}`} target="_blank">
          {list.documentation}
          <span className="sr-only">: {list.kinds[kind]}</span>
        </SiteLink>
      </header>
      <Table
        className="try-table"
        caption={list.kinds[kind]}
        columns={[
          exports.columns.label,
          exports.columns.value,
          list.confidence,
          <span key="actions" className="sr-only">
            {list.actions}
          </span>,
        ]}
      >
        {items
          .filter((item) => item.kind === kind)
          .map((item) => (
            <ItemRow key={item.key} item={item} isActive={item.key === active} {...row} />
          ))}
      </Table>
    </section>
  ))
}
