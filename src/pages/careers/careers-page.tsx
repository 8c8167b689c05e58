import type { PageData } from '../../../shared/page-data.ts'
import { StepList } from '../../components/lists/step-list.tsx'
import { Band } from '../../components/sections/band.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { OpenCell } from './open-cell.tsx'
import { WorkPath } from './work-path.tsx'

type CareersSection = PageData<'careers'>['copy']['sections'][number]

/** Words about working here, beside a title block with an open cell; the work itself on blueprint, in its order. */
export function CareersPage({ copy, crumbs }: PageData<'careers'>) {
  const numbered = copy.sections.filter(({ id }) => id !== 'work')
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<OpenCell />} />
      {copy.sections.map((section) => (
        <CareersPart key={section.id} copy={section} number={numbered.indexOf(section) + 1} />
      ))}
    </article>
  )
}

function CareersPart({ copy, number }: { copy: CareersSection; number: number }) {
  const { id, title, definitions } = copy
  if (id === 'work') {
    return (
      <Band id={id} title={title}>
        <WorkPath items={definitions} />
      </Band>
    )
  }
  if (id === 'apply') {
    return (
      <Section id={id} number={number} title={title}>
        <div className="step-chain">
          <StepList steps={definitions} />
        </div>
      </Section>
    )
  }
  return <TextSection copy={copy} number={number} />
}
