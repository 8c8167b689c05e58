import type { HomeCopy } from '../../../shared/content/home.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { Evidence, type EvidenceLabels } from '../../components/evidence/evidence.tsx'
import { RichText } from '../../components/rich-text.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { heroEvidence } from '../../generated/hero-evidence.ts'
import { useUi } from '../../layout/ui-copy.tsx'
import { BackgroundVideo } from './background-video.tsx'

interface HeroProps {
  copy: HomeCopy['hero']
  labels: EvidenceLabels
}

/** What it is, for whom, what next; the evidence element shows it on a real sheet. */
export function Hero({ copy, labels }: HeroProps) {
  const { decimal } = useUi()
  const { width, height, fields } = heroEvidence
  return (
    <div className="relative pt-10 pb-4 lg:pt-16">
      <BackgroundVideo labels={copy.video} />
      <div className="relative grid items-start gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pt-6">
          <p className="font-mono text-xs text-muted">{copy.eyebrow}</p>
          <h1 className="mt-4 text-4xl">{copy.title}</h1>
          <p className="mt-6 max-w-[34rem] text-lg text-muted">
            <RichText nodes={copy.subtitle} />
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <ActionLink href={copy.tryOnline.href} look="primary">
              {copy.tryOnline.label}
            </ActionLink>
            <ActionLink href={copy.talkToExpert.href}>{copy.talkToExpert.label}</ActionLink>
            <ActionLink href={copy.getTrial.href} look="quiet">
              {copy.getTrial.label}
            </ActionLink>
          </div>
          <p className="mt-6 text-sm text-muted">{copy.microcopy}</p>
        </div>
        <div className="lg:col-span-7">
          <Evidence
            sheet={{ src: shaft, width, height, alt: copy.evidence.drawingAlt }}
            items={fields.map((field) => ({
              ...field,
              confidence: decimalText(field.confidence, decimal),
            }))}
            labels={labels}
            caption={copy.evidence.caption}
            hint={copy.evidence.hint}
          />
        </div>
      </div>
    </div>
  )
}
