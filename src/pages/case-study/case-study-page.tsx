import type { CaseStudiesCopy, CaseStudyCopy } from '../../../shared/content/pages/case-study.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { BalloonedSheet } from '../../components/evidence/ballooned-sheet.tsx'
import type { SheetImage } from '../../components/evidence/sheet-view.tsx'
import { Dimension } from '../../components/figures/dimension.tsx'
import { Cards } from '../../components/lists/cards.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { StepList } from '../../components/lists/step-list.tsx'
import { Band } from '../../components/sections/band.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { RichParagraph, RichText } from '../../components/text/rich-text.tsx'
import { type NumberedSection, NumberedSections } from '../../layout/numbered-sections.tsx'
import type { CaseStudyData, EvidenceRow } from './case-study-data.ts'
import { Credentials } from './credentials.tsx'
import { CaseHead } from './heads/case-head.tsx'
import { More } from './more.tsx'
import { shownSheet } from './sheets.ts'
import { challengeDrawings } from './term-drawings.ts'

/** A case study, section by section in the order of SPEC section 1. */
export function CaseStudyPage(data: CaseStudyData) {
  const { copy } = data
  return (
    <article>
      <CaseHead {...data} />
      <Credentials copy={copy} labels={data.labels} published={data.published} />
      <CaseEvidence
        copy={copy.solution.evidence}
        rows={data.rows}
        sheet={{ ...data.shown, src: shownSheet(copy), alt: copy.sheet.alt }}
        drawing={copy.sheet.drawing}
        labels={data.labels}
      />
      <NumberedSections sections={sectionsOf(data)} />
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}

function sectionsOf({ copy, labels, others }: CaseStudyData): NumberedSection[] {
  const { challenge, whyNow, solution, implementation, results, more } = copy
  return [
    {
      ...challenge,
      id: 'challenge',
      content: <Definitions items={challenge.points} drawings={challengeDrawings} />,
    },
    { ...whyNow, id: 'why-now', content: <WhyNow copy={whyNow} /> },
    { ...solution, id: 'solution', content: <Cards items={solution.cards} /> },
    {
      ...implementation,
      id: 'implementation',
      content: <StepList steps={implementation.steps} isHalved />,
    },
    {
      ...results,
      id: 'results',
      content: <Results copy={results} measured={labels.measured} />,
    },
    { ...more, id: 'more', content: <More copy={more} labels={labels} others={others} /> },
  ]
}

/** What had changed at the customer's, in prose. */
function WhyNow({ copy }: { copy: CaseStudyCopy['whyNow'] }) {
  return (
    <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      <Paragraphs texts={copy.text} />
    </div>
  )
}

interface CaseEvidenceProps {
  copy: CaseStudyCopy['solution']['evidence']
  rows: readonly EvidenceRow[]
  sheet: SheetImage
  /** The part on the sheet: each case is laid out around its drawing. */
  drawing: CaseStudyCopy['sheet']['drawing']
  labels: CaseStudiesCopy['labels']
}

/** The result for the sheet of this case, shown before the story of how it came about. */
function CaseEvidence({ copy, rows, sheet, drawing, labels }: CaseEvidenceProps) {
  return (
    <Band id="evidence" title={copy.title} intro={copy.text}>
      <div className="case-band" data-drawing={drawing}>
        <BalloonedSheet
          sheet={sheet}
          rows={rows}
          caption={copy.caption}
          labels={{ ...labels, use: copy.useHeading, outcomes: copy.outcomes }}
        />
      </div>
    </Band>
  )
}

interface ResultsProps {
  copy: CaseStudyCopy['results']
  /** Before the sentence that says how a figure is checked. */
  measured: string
}

/** The claimed figures, what each means in this case and how to check it. */
function Results({ copy, measured }: ResultsProps) {
  return (
    <ul className="cells large-cells md:grid-cols-2">
      {copy.cards.map((card) => (
        <li
          key={card.title}
          className="grid content-start gap-y-0 p-6 md:row-span-4 md:grid-rows-subgrid lg:p-8"
        >
          <Dimension>{card.figure}</Dimension>
          <h3 className="mt-4 text-xl">{card.title}</h3>
          <RichParagraph className="mt-2 text-muted" nodes={card.meaning} />
          <p className="mt-5 border-t border-hairline pt-3 text-sm text-muted">
            <span className="block font-heading text-base font-semibold text-ink">{measured}</span>
            <RichText nodes={card.measure} />
          </p>
        </li>
      ))}
    </ul>
  )
}
