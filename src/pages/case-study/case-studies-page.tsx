import type { DrawingId } from '@firstangle/drawings'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { CaseRegister } from './case-register.tsx'
import type { CaseStudiesData } from './case-study-data.ts'
import { sheets } from './sheets.ts'

/** Index of the case studies: a list of drawings. */
export function CaseStudiesPage({ copy, crumbs, numbers }: CaseStudiesData) {
  const { register, note } = copy
  return (
    <article>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<SheetSet drawings={register.entries.map(({ drawing }) => drawing)} />}
      />
      <Section id="studies" number={1} title={register.title} intro={register.intro}>
        <CaseRegister copy={register} numbers={numbers} />
      </Section>
      <Section id="figures" number={2} title={note.title}>
        <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
          <Paragraphs texts={note.text} />
        </div>
      </Section>
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}

/** The sheets of all studies as one set, the first on top. Decorative: the register below names each. */
function SheetSet({ drawings }: { drawings: readonly DrawingId[] }) {
  return (
    <div className="sheet-set">
      {drawings.toReversed().map((drawing) => (
        <img
          key={drawing}
          src={sheets[drawing]}
          alt=""
          width="1680"
          height="1188"
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
}
