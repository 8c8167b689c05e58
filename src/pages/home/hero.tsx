import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { ActionLink } from '../../components/actions/action-link.tsx'
import { Evidence, type EvidenceLabels } from '../../components/evidence/evidence.tsx'
import { keptRanges } from '../../components/text/kept-ranges.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import kinds from '../../generated/drawings/shaft-kinds.svg?url'
import { heroEvidence } from '../../generated/hero-evidence.ts'
import { Enhanced } from '../../islands/island.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { BackgroundVideo } from './background-video.tsx'
import { moveHero } from './move-hero.enhance.ts'

interface HeroProps {
  copy: HomeCopy['hero']
  labels: EvidenceLabels
}

/** What it is, for whom, what next; the evidence element shows it on a real sheet. */
export function Hero({ copy, labels }: HeroProps) {
  const { decimal } = useUi()
  const { width, height, fields } = heroEvidence
  return (
    <Enhanced by={moveHero} when="load">
      <div className="hero">
        <div className="hero__words">
          <p className="font-mono text-xs text-muted">{copy.eyebrow}</p>
          <h1 className="mt-3">{copy.title}</h1>
          <RichParagraph className="hero__subtitle" nodes={copy.subtitle} />
          <div className="hero__actions">
            <ActionLink href={copy.tryOnline.href} look="primary">
              {copy.tryOnline.label}
            </ActionLink>
            <ActionLink href={copy.talkToExpert.href}>{copy.talkToExpert.label}</ActionLink>
            <div>
              <ActionLink href={copy.getTrial.href} look="quiet">
                {copy.getTrial.label}
              </ActionLink>
              <p>{keptRanges(copy.microcopy)}</p>
            </div>
          </div>
          <BackgroundVideo copy={copy.video} />
        </div>
        <Evidence
          sheet={{ src: shaft, kinds, width, height, alt: copy.evidence.drawingAlt }}
          items={fields.map((field) => ({
            ...field,
            confidence: decimalText(field.confidence, decimal),
          }))}
          labels={labels}
          caption={copy.evidence.caption}
          hint={copy.evidence.hint}
          allOfKind={copy.evidence.allOfKind}
        />
      </div>
    </Enhanced>
  )
}
