import { Hydrate } from '@tanstack/react-start'
import type { ErpDataEntryCopy } from '../../../../server/content/schemas/erp-data-entry.ts'
import titleBlock from '../../../generated/drawings/title-block.svg?url'
import { KeptSection } from '../../../hydration/kept-section.tsx'
import { lazySection, pageArrival } from '../../../hydration/near-viewport.ts'
import { SectionPlaceholder } from '../../../hydration/section-placeholder.tsx'
import { useUi } from '../../../layout/ui-copy.tsx'
import type { Crumb } from '../../../seo/head.ts'
import { SheetAside, UseCasePage } from '../use-case-page.tsx'
import { ItemRecord } from './item-record.tsx'

/** Inside the section, which the page's frame makes: the part that waits for its code. */
const LAZY_PART = 'record-content'

/** ERP data entry, with an item record filled from a sample sheet. */
export function ErpDataEntryPage({ copy, crumbs }: { copy: ErpDataEntryCopy; crumbs: Crumb[] }) {
  const { status } = useUi()
  const { title, short, intro } = copy.record
  const content = (
    <KeptSection>
      <Hydrate
        key={`${LAZY_PART} ${pageArrival()}`}
        when={lazySection}
        fallback={<SectionPlaceholder id={LAZY_PART} text={status.section} />}
      >
        <ItemRecord id={LAZY_PART} copy={copy.record} sheetAlt={copy.aside.alt} />
      </Hydrate>
    </KeptSection>
  )
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
