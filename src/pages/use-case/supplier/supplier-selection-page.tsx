import { Hydrate } from '@tanstack/react-start'
import type { SupplierSelectionCopy } from '../../../../server/content/schemas/supplier-selection.ts'
import { pageArrival, staticSection } from '../../../hydration/near-viewport.ts'
import { SectionPlaceholder } from '../../../hydration/section-placeholder.tsx'
import { useUi } from '../../../layout/ui-copy.tsx'
import type { Crumb } from '../../../seo/head.ts'
import { UseCasePage } from '../use-case-page.tsx'
import { RequestSummary } from './request-summary.tsx'
import { SupplierMatrix } from './supplier-matrix.tsx'

/** Supplier selection, with the sample drawings held against example profiles. */
export function SupplierSelectionPage({
  copy,
  crumbs,
}: {
  copy: SupplierSelectionCopy
  crumbs: Crumb[]
}) {
  const { status } = useUi()
  const wait = (id: string) => <SectionPlaceholder id={`${id}-content`} text={status.section} />
  const { title, short, intro } = copy.matrix
  const content = (
    <Hydrate key={`matrix ${pageArrival()}`} when={staticSection} fallback={wait('matrix')}>
      <SupplierMatrix copy={copy.matrix} />
    </Hydrate>
  )
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      aside={
        <Hydrate key={`requests ${pageArrival()}`} when={staticSection} fallback={wait('requests')}>
          <RequestSummary copy={copy.matrix} />
        </Hydrate>
      }
      extras={[{ after: copy.uses.id, id: 'matrix', title, short, intro, content }]}
    />
  )
}
