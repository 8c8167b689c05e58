import type { ErpDataEntryCopy } from '../../../../shared/content/pages/erp-data-entry.ts'
import type { Crumb } from '../../../../shared/seo/head.ts'
import { UseCasePage } from '../use-case-page.tsx'
import { ItemRecord } from './item-record.tsx'
import { WrittenBlock } from './written-block.tsx'

/** ERP data entry, with an item record filled from a sample sheet. */
export function ErpDataEntryPage({ copy, crumbs }: { copy: ErpDataEntryCopy; crumbs: Crumb[] }) {
  const { title, short, intro } = copy.record
  const content = <ItemRecord copy={copy.record} sheetAlt={copy.aside.alt} />
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      stage={<WrittenBlock copy={copy} />}
      extras={[{ after: copy.uses.id, id: 'record', title, short, intro, content }]}
    />
  )
}
