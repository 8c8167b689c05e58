import type { ReactNode } from 'react'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { RichText } from '../../components/text/rich-text.tsx'

interface DeskPartProps {
  id: string
  copy: { title: string; intro?: RichTextNodes | undefined }
  children: ReactNode
}

/** A part of the desk, a sheet of its own with heading and introduction. */
export function DeskPart({ id, copy, children }: DeskPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="mt-6 border border-t-2 border-line border-t-ink bg-sheet p-4 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {copy.title}
      </h2>
      {copy.intro && (
        <p className="mt-2 max-w-prose">
          <RichText nodes={copy.intro} />
        </p>
      )}
      {children}
    </section>
  )
}
