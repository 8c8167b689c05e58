import { Hydrate } from '@tanstack/react-start'
import type { HomeData } from '../../../server/rendering/home-data.ts'
import { KeptSection } from '../../hydration/kept-section.tsx'
import { lazySection, pageArrival, staticSection } from '../../hydration/near-viewport.ts'
import { SectionPlaceholder } from '../../hydration/section-placeholder.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { CustomOutput } from './custom-output.tsx'
import { Devs } from './devs.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Proof } from './proof.tsx'
import { RoiCalculator } from './roi/roi-calculator.tsx'
import { SupportedDrawings } from './supported-drawings.tsx'
import { Why } from './why.tsx'

/** The home page, section by section in the order of SPEC section 2. */
export function HomePage({ copy, facts, api, locale }: HomeData) {
  const { status, evidence, code } = useUi()
  const key = (id: string) => `${id} ${pageArrival()}`
  const wait = (id: string) => <SectionPlaceholder id={id} text={status.section} />
  return (
    <>
      <Hero copy={copy.hero} labels={evidence} />
      <Hydrate key={key('how-it-works')} when={staticSection} fallback={wait('how-it-works')}>
        <HowItWorks copy={copy.howItWorks} />
      </Hydrate>
      <Hydrate key={key('features')} when={staticSection} fallback={wait('features')}>
        <Features copy={copy.features} />
      </Hydrate>
      <KeptSection>
        <Hydrate
          key={key('supported-drawings')}
          when={lazySection}
          fallback={wait('supported-drawings')}
        >
          <SupportedDrawings copy={copy.supportedDrawings} />
        </Hydrate>
      </KeptSection>
      <Hydrate key={key('custom-output')} when={staticSection} fallback={wait('custom-output')}>
        <CustomOutput copy={copy.customOutput} api={api} />
      </Hydrate>
      <Hydrate key={key('why')} when={staticSection} fallback={wait('why')}>
        <Why copy={copy.why} />
      </Hydrate>
      <KeptSection>
        <Hydrate key={key('proof')} when={lazySection} fallback={wait('proof')}>
          <Proof copy={copy.proof} locale={locale} />
        </Hydrate>
      </KeptSection>
      <KeptSection>
        <Hydrate key={key('devs')} when={lazySection} fallback={wait('devs')}>
          <Devs copy={copy.devs} sheetAlt={copy.hero.evidence.drawingAlt} labels={code} />
        </Hydrate>
      </KeptSection>
      <Hydrate key={key('pricing')} when={staticSection} fallback={wait('pricing')}>
        <Pricing copy={copy.pricing} />
      </Hydrate>
      <KeptSection>
        <Hydrate key={key('roi')} when={lazySection} fallback={wait('roi')}>
          <RoiCalculator copy={copy.roi} facts={facts} />
        </Hydrate>
      </KeptSection>
      <Hydrate key={key('faq')} when={staticSection} fallback={wait('faq')}>
        <Faq copy={copy.faq} />
      </Hydrate>
    </>
  )
}
