import type { SecurityCopy } from '../../../shared/content/security.ts'
import { CopyTable } from '../../components/reference-table.tsx'
import { RichText } from '../../components/rich-text.tsx'

/** What may remain of a drawing, plan by plan. */
export function Retention({ copy }: { copy: SecurityCopy['retention'] }) {
  return (
    <>
      <CopyTable copy={copy.table} />
      <p className="mt-4 max-w-[48rem] text-sm text-muted">
        <RichText nodes={copy.note} />
      </p>
    </>
  )
}
