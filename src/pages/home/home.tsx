import { Kept } from '../../islands/kept.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { CustomOutput } from './custom-output.tsx'
import { Devs } from './devs.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-data.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Proof } from './proof.tsx'
import { RoiCalculator } from './roi/roi-calculator.tsx'
import { SupportedDrawings } from './supported-drawings.tsx'
import { Why } from './why.tsx'

/** The home page, section by section in the order of SPEC section 2. */
export function HomePage({ copy, facts, api, locale }: HomeData) {
  const { evidence, code } = useUi()
  return (
    <>
      <Hero copy={copy.hero} labels={evidence} />
      <Kept name="sections">
        <HowItWorks copy={copy.howItWorks} />
        <Features copy={copy.features} />
        <SupportedDrawings copy={copy.supportedDrawings} />
        <CustomOutput copy={copy.customOutput} api={api} />
        <Why copy={copy.why} />
        <Proof copy={copy.proof} locale={locale} />
        <Devs copy={copy.devs} sheetAlt={copy.hero.evidence.drawingAlt} labels={code} />
        <Pricing copy={copy.pricing} />
      </Kept>
      <RoiCalculator copy={copy.roi} facts={facts} />
      <Kept name="faq">
        <Faq copy={copy.faq} />
      </Kept>
    </>
  )
}
