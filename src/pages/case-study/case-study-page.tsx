import type { CaseStudyCopy } from '../../../shared/content/case-study.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Cards } from '../../components/cards.tsx'
import { Definitions } from '../../components/definitions.tsx'
import { Paragraphs } from '../../components/paragraphs.tsx'
import { StepList } from '../../components/step-list.tsx'
import { type NumberedSection, NumberedSections } from '../../layout/numbered-sections.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { CaseEvidence } from './case-evidence.tsx'
import { CaseSheet } from './case-sheet.tsx'
import type { CaseStudyData } from './case-study-data.ts'
import { Credentials } from './credentials.tsx'
import { More } from './more.tsx'
import { Results } from './results.tsx'
import { shownSheet } from './sheets.ts'
import { challengeDrawings } from './term-drawings.ts'

/** A case study, section by section in the order of SPEC section 1. */
export function CaseStudyPage(data: CaseStudyData) {
  const { copy, crumbs } = data
  return (
    <article>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<CaseSheet copy={copy.sheet} {...data.sheet} />}
      />
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

/** What had changed, in prose. */
function WhyNow({ copy }: { copy: CaseStudyCopy['whyNow'] }) {
  return (
    <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      <Paragraphs texts={copy.text} />
    </div>
  )
}
