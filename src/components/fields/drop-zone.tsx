import type { ReactNode } from 'react'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { LineIcon } from '../icons/icon.tsx'
import { RichParagraph } from '../text/rich-text.tsx'

interface DropZoneProps {
  copy: {
    title: string
    drop: string
    noScript: RichTextNodes
    formats: string
    privacy: string
  }
  /** Path of the line icon above the words. */
  icon: string
  /** Notices that the script may show, as data attributes. */
  notices: Readonly<Record<`data-${string}`, string>>
  /** Buttons and file input. */
  children: ReactNode
}

/**
 * An empty sheet that waits for files: frame, and what is accepted in the place of the title block. `data-over` marks it
 * while files are dragged over the page.
 */
export function DropZone({ copy, icon, notices, children }: DropZoneProps) {
  return (
    <section
      aria-label={copy.title}
      data-desk="sheet"
      className="group border border-line bg-sheet p-2 data-over:border-action"
    >
      <div className="border-2 border-ink group-data-over:border-action">
        <div className="needs-script flex flex-col items-center gap-4 px-6 py-10 text-center">
          <LineIcon path={icon} className="size-12 text-muted group-data-over:text-action" />
          <p className="font-heading text-2xl font-semibold">{copy.drop}</p>
          {children}
          <p className="text-sm" role="status" {...notices} />
        </div>
        <noscript>
          <RichParagraph className="p-6 text-lg" nodes={copy.noScript} />
        </noscript>
        <div className="grid border-t-2 border-ink text-sm sm:grid-cols-2">
          <p className="px-4 py-3">{copy.formats}</p>
          <p className="border-t border-ink px-4 py-3 sm:border-t-0 sm:border-l">{copy.privacy}</p>
        </div>
      </div>
    </section>
  )
}
