import { useState } from 'react'
import { pageArrival } from './near-viewport.ts'

/** Stands for a section that has not come near the viewport yet (SPEC sections 4 and 8). */
export function SectionPlaceholder({ id, text }: { id: string; text: string }) {
  const [previous] = useState(() => sectionInOtherLanguage(id))
  if (previous !== undefined) {
    return (
      <section
        id={id}
        className="section"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, shown until its translation is there
        dangerouslySetInnerHTML={{ __html: previous }}
      />
    )
  }
  return (
    <section id={id} aria-busy="true" tabIndex={-1} className="section min-h-[70vh]">
      <p className="text-muted">{text}</p>
    </section>
  )
}

/** While the language changes the old words stay, so that the page keeps its height and the visitor their place. */
function sectionInOtherLanguage(id: string): string | undefined {
  if (typeof document === 'undefined' || pageArrival() !== 'translation') return undefined
  return document.getElementById(id)?.innerHTML
}
