import type { ReactNode } from 'react'
import type { PlainPageId } from '../../../shared/content/pages/page-schemas.ts'
import type { PageData } from '../../../shared/page-data.ts'
import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'

type PlainPageProps = Pick<PageData<PlainPageId>, 'copy' | 'crumbs'> & {
  /** Beside the first words: what the page is about, drawn. */
  aside?: ReactNode
}

/** A page of one idea: title, introduction, short sections, links. */
export function PlainPage({ copy, crumbs, aside }: PlainPageProps) {
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={aside} />
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </article>
  )
}
