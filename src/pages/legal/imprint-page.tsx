import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { LegalBand, LegalCells } from './legal-block.tsx'
import type { ImprintData } from './legal-data.ts'
import { Particulars } from './particulars.tsx'

type ImprintPageProps = Pick<ImprintData, 'copy' | 'crumbs' | 'legal' | 'particulars'>

/** The imprint: who is responsible for this site, as a title block. */
export function ImprintPage({ copy, crumbs, legal, particulars }: ImprintPageProps) {
  return (
    <article className="legal">
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<LegalCells legal={legal} />} />
      <LegalBand legal={legal}>
        <section aria-label={copy.caption}>
          <Particulars items={particulars} />
        </section>
      </LegalBand>
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </article>
  )
}
