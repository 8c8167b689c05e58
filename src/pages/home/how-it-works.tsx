import type { HomeCopy } from '../../../server/content/schemas/home.ts'
import { Section } from '../../components/section.tsx'
import { Steps } from '../../components/steps.tsx'

/** Four steps (SPEC section 9). */
export function HowItWorks({ copy }: { copy: HomeCopy['howItWorks'] }) {
  return (
    <Section id="how-it-works" number={1} title={copy.title} intro={copy.intro}>
      <Steps steps={copy.steps} />
    </Section>
  )
}
