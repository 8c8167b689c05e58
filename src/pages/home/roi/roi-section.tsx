import type { HomeCopy } from '../../../../server/content/schemas/home.ts'
import type { HomeData } from '../../../../server/rendering/home-data.ts'
import { RichText } from '../../../components/rich-text.tsx'
import { Section } from '../../../components/section.tsx'
import { Island } from '../../../islands/island.tsx'
import { RoiCalculator } from './roi-calculator.island.tsx'

interface RoiSectionProps {
  copy: HomeCopy['roi']
  facts: HomeData['facts']
}

/** The calculator, and below it what it assumes. */
export function RoiSection({ copy, facts }: RoiSectionProps) {
  const { title, intro, assumptions, ...words } = copy
  return (
    <Section id="roi" number={9} title={title} intro={intro}>
      <Island when="near">
        <RoiCalculator copy={words} facts={facts} />
      </Island>
      <p className="mt-4 max-w-[52rem] text-sm text-muted">
        <RichText nodes={assumptions} />
      </p>
    </Section>
  )
}
