import { SectionsWithContents } from '../../components/sections/sections-with-contents.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { Clause } from './clause.tsx'
import { LegalBand, LegalCells } from './legal-block.tsx'
import type { ClausePageId, ClausesData } from './legal-data.ts'

type LegalPageProps = Pick<
  ClausesData<ClausePageId | 'privacy-policy'>,
  'copy' | 'crumbs' | 'legal'
>

/** A legal text: what it is, as of when, its clauses with numbered paragraphs. */
export function LegalPage({ copy, crumbs, legal }: LegalPageProps) {
  const { contents } = useUi()
  return (
    <article className="legal">
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<LegalCells legal={legal} />} />
      <LegalBand legal={legal} />
      <SectionsWithContents
        label={contents}
        items={copy.clauses.map(({ id, title }) => ({ id, title }))}
      >
        {copy.clauses.map((clause, index) => (
          <Clause key={clause.id} clause={clause} number={index + 1} />
        ))}
      </SectionsWithContents>
    </article>
  )
}
