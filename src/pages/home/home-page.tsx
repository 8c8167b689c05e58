import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { ActionLink } from '../../components/actions/action-link.tsx'
import { FaqList } from '../../components/sections/faq-list.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Cached } from '../../islands/cached.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { CustomOutput } from './custom-output.tsx'
import { Devs } from './devs.tsx'
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
  const { evidence, code, contents } = useUi()
  return (
    <>
      <ZoneLinks label={contents} sections={sectionsOf(copy)} />
      <Hero copy={copy.hero} labels={evidence} />
      <Cached name="sections">
        <HowItWorks copy={copy.howItWorks} />
        <Features copy={copy.features} />
        <SupportedDrawings copy={copy.supportedDrawings} />
        <CustomOutput copy={copy.customOutput} api={api} />
        <Why copy={copy.why} />
        <Proof copy={copy.proof} locale={locale} />
        <Devs copy={copy.devs} sheetAlt={copy.hero.evidence.drawingAlt} labels={code} />
        <Pricing copy={copy.pricing} />
      </Cached>
      <RoiCalculator copy={copy.roi} facts={facts} />
      <Cached name="faq">
        <Faq copy={copy.faq} />
      </Cached>
    </>
  )
}

/** Anchors of the sections, in their order, with their titles. */
function sectionsOf(copy: HomeData['copy']): { id: string; title: string }[] {
  return [
    { id: 'how-it-works', title: copy.howItWorks.title },
    { id: 'features', title: copy.features.title },
    { id: 'supported-drawings', title: copy.supportedDrawings.title },
    { id: 'custom-output', title: copy.customOutput.title },
    { id: 'why', title: copy.why.title },
    { id: 'proof', title: copy.proof.title },
    { id: 'devs', title: copy.devs.title },
    { id: 'pricing', title: copy.pricing.title },
    { id: 'roi', title: copy.roi.title },
    { id: 'faq', title: copy.faq.title },
  ]
}

interface ZoneLinksProps {
  label: string
  sections: readonly { id: string; title: string }[]
}

/**
 * The zone letters at the edge of the window, as links to the sections: each names its section when it is pointed at,
 * and the one that is read is lit by the style sheet.
 */
function ZoneLinks({ label, sections }: ZoneLinksProps) {
  return (
    <nav className="zone-links no-print" aria-label={label}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** Questions and answers, closing with a call. */
function Faq({ copy }: { copy: HomeCopy['faq'] }) {
  return (
    <Section id="faq" number={10} title={copy.title} intro={copy.intro}>
      <FaqList items={copy.items} />
      <div className="no-print mt-5 flex sm:mt-8 flex-wrap items-center justify-between gap-3 border border-line bg-sheet p-4">
        <p className="max-w-[38rem] sm:text-lg">{copy.closing}</p>
        <ActionLink href={copy.call.href} look="primary">
          {copy.call.label}
        </ActionLink>
      </div>
    </Section>
  )
}
