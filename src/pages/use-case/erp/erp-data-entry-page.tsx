import { Hydrate } from '@tanstack/react-start'
import type { ErpDataEntryCopy } from '../../../../server/content/schemas/erp-data-entry.ts'
import titleBlock from '../../../generated/drawings/title-block.svg?url'
import { KeptSection } from '../../../hydration/kept-section.tsx'
import { lazySection, pageArrival } from '../../../hydration/near-viewport.ts'
import { useUi } from '../../../layout/ui-copy.tsx'
import type { Crumb } from '../../../seo/head.ts'
import { UseCasePage } from '../use-case-page.tsx'
import { ItemRecord } from './item-record.tsx'

/** ERP data entry, with an item record filled from a sample sheet. */
export function ErpDataEntryPage({ copy, crumbs }: { copy: ErpDataEntryCopy; crumbs: Crumb[] }) {
  const { status } = useUi()
  const { title, short, intro } = copy.record
  const content = (
    <KeptSection>
      <Hydrate
        key={`record ${pageArrival()}`}
        when={lazySection}
        fallback={<p aria-busy="true">{status.section}</p>}
      >
        <ItemRecord copy={copy.record} sheetAlt={copy.aside.alt} />
      </Hydrate>
    </KeptSection>
  )
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      aside={
        <figure className="border border-line bg-sheet">
          <img
            src={titleBlock}
            width={736}
            height={240}
            alt={copy.aside.alt}
            className="h-auto w-full"
          />
          <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
            {copy.aside.caption}{' '}
            <a href="#record" className="text-action underline">
              {title}
            </a>
          </figcaption>
        </figure>
      }
      extras={[{ after: 'how', id: 'record', title, short, content, ...(intro && { intro }) }]}
    />
  )
}
