import type { ErpDataEntryCopy } from '../../../../shared/content/erp-data-entry.ts'
import type { Crumb } from '../../../../shared/seo/head.ts'
import titleBlock from '../../../generated/drawings/title-block.svg?url'
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
        />
      }
      extras={[{ after: 'how', id: 'record', title, short, intro, content }]}
    />
  )
}
