import { useUi } from './ui-copy.tsx'

/** Stands in for a page that is on its way, where that takes long enough to be noticed (SPEC section 4). */
export function PageLoading() {
  return (
    <p role="status" className="pt-24 font-mono text-muted">
      {useUi().status.loading}
    </p>
  )
}
