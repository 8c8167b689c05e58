import type { ReactNode } from 'react'
import { Contents } from './contents.tsx'

interface SectionsWithContentsProps {
  label: string
  items: readonly { id: string; title: string }[]
  children: ReactNode
}

/** Sections of a long page with their table of contents beside them; on narrow screens it stands above. */
export function SectionsWithContents({ label, items, children }: SectionsWithContentsProps) {
  return (
    <div className="sided mt-7 gap-x-12 xl:gap-x-16">
      <div>
        <Contents label={label} items={items} />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
