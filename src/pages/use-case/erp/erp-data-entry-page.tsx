import type { ErpDataEntryCopy } from '../../../../shared/content/erp-data-entry.ts'
import type { Crumb } from '../../../../shared/seo/head.ts'
import titleBlock from '../../../generated/drawings/title-block.svg?url'
import { itemRecord } from '../../../generated/item-record.ts'
import { SheetAside, UseCasePage } from '../use-case-page.tsx'
import { ItemRecord } from './item-record.tsx'

/** ERP data entry, with an item record filled from a sample sheet. */
export function ErpDataEntryPage({ copy, crumbs }: { copy: ErpDataEntryCopy; crumbs: Crumb[] }) {
  const { title, short, intro } = copy.record
  const content = <ItemRecord copy={copy.record} sheetAlt={copy.aside.alt} />
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      aside={
        <SheetAside
          copy={copy.aside}
          src={titleBlock}
          width={736}
          height={240}
          section={{ id: 'record', title }}
        >
          <WrittenFields names={copy.record.fields} />
        </SheetAside>
      }
      extras={[{ after: 'how', id: 'record', title, short, intro, content }]}
    />
  )
}

const shownFirst = ['number', 'designation', 'material', 'weight']

/** The first fields of the item record, below the title block that they come from. */
function WrittenFields({ names }: { names: ErpDataEntryCopy['record']['fields'] }) {
  return (
    <dl className="cells grid-cols-2 border-x-0 border-b-0">
      {itemRecord.fields
        .filter(({ id }) => shownFirst.includes(id))
        .map(({ id, written }) => (
          <div key={id} className="px-3 py-2">
            <dt className="title-label">{names[id]}</dt>
            <dd className="mt-0.5 font-mono text-sm" translate="no">
              {written}
            </dd>
          </div>
        ))}
    </dl>
  )
}
