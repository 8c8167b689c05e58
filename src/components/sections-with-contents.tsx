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
    <div className="mt-7 gap-x-12 lg:mt-4 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] xl:gap-x-16">
      <div className="lg:pt-[clamp(3rem,2rem+4vw,6rem)]">
        <Contents label={label} items={items} />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
