import type { ReactNode } from 'react'
import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { Steps } from '../../components/lists/steps.tsx'
import { Section } from '../../components/sections/section.tsx'
import detailEvidence from '../../generated/drawings/detail-evidence.svg?url'
import detailFields from '../../generated/drawings/detail-fields.svg?url'
import shaft from '../../generated/drawings/shaft.svg?url'
import { stepField } from '../../generated/step-field.ts'
import { useUi } from '../../layout/ui-copy.tsx'
import { ReadingStage } from './reading-stage.tsx'

/** Four steps (SPEC section 9), each with what has become of the sheet so far. */
export function HowItWorks({ copy }: { copy: HomeCopy['howItWorks'] }) {
  const { decimal } = useUi()
  const pictures = [
    <StepImage key="sheet" src={shaft} />,
    <StepImage key="fields" src={detailFields} />,
    <StepImage
      key="evidence"
      src={detailEvidence}
      note={decimalText(stepField.confidence, decimal)}
    />,
    <StepCode key="json" html={stepField.step} />,
  ]
  return (
    <Section id="how-it-works" number={1} title={copy.title} intro={copy.intro}>
      <div className="reading blueprint">
        <ReadingStage />
        <Steps steps={copy.steps} pictures={pictures} labelledBy="how-it-works-title" />
      </div>
    </Section>
  )
}

/** Decorative: the step's words say what happens. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="step-picture">
      {children}
    </div>
  )
}

function StepImage({ src, note }: { src: string; note?: string }) {
  return (
    <Frame>
      <img src={src} alt="" width="480" height="320" loading="lazy" />
      {note && <span className="step-picture__note">{note}</span>}
    </Frame>
  )
}

function StepCode({ html }: { html: string }) {
  return (
    <Frame>
      <pre className="code" lang="en" translate="no">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own model */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </Frame>
  )
}
