import type { SupplierSelectionCopy } from '../../../../shared/content/pages/supplier-selection.ts'
import type { Crumb } from '../../../../shared/seo/head.ts'
import { UseCasePage } from '../use-case-page.tsx'
import { RequestFan } from './request-fan.tsx'
import { SupplierMatrix } from './supplier-matrix.tsx'

/** Supplier selection, with the sample drawings held against example profiles. */
export function SupplierSelectionPage({
  copy,
  crumbs,
}: {
  copy: SupplierSelectionCopy
  crumbs: Crumb[]
}) {
  const { title, short, intro } = copy.matrix
  const content = <SupplierMatrix copy={copy.matrix} />
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      stage={<RequestFan copy={copy.matrix} />}
      extras={[{ after: copy.uses.id, id: 'matrix', title, short, intro, content }]}
    />
  )
}
