import type { PageData } from '../../../shared/page-data.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { ReadingDesk } from './reading-desk.tsx'
import { ResultExample } from './result-example.tsx'

/** Try online: a drawing is read in the browser. Below, a result to look at, and what is read and what is not. */
export function TryPage({ copy, crumbs }: PageData<'try'>) {
  const { title, intro } = copy.example
  return (
    <article>
      <ReadingDesk copy={copy} crumbs={crumbs} />
      <Section id="result" number={1} title={title} intro={intro}>
        <ResultExample copy={copy.example} />
      </Section>
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 2} />
      ))}
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}
