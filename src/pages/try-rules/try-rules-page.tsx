import { catalogueExamplePath } from '../../../shared/addresses/file-paths.ts'
import type { FeasibilityCopy } from '../../../shared/content/pages/feasibility.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { CodePanel } from '../../components/code/code-panel.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { feasibilityExample } from '../../generated/feasibility-example.ts'
import { Enhanced, Island } from '../../islands/island.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { RulesDesk } from './rules-desk.island.tsx'
import type { TryRulesData } from './try-rules-data.ts'
import { wakeOpenedDesk } from './wake-opened-desk.enhance.ts'

/** Feasibility rules as a file: opened, kept, compared, run over drawings; below, the format. */
export function TryRulesPage({ copy, crumbs, words, finding, rule, exampleHtml }: TryRulesData) {
  const { rules, compare, run, faults, format } = copy
  return (
    <article>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<RuleOnSheet copy={finding} rule={rule} />}
      />
      <div className="py-8">
        <Enhanced by={wakeOpenedDesk} when="load">
          <Island when="use">
            <RulesDesk copy={{ rules, compare, run, faults }} words={words} />
          </Island>
        </Enhanced>
      </div>
      <Section id="format" number={1} title={format.title} intro={format.intro}>
        <p className="mb-3 flex flex-wrap gap-x-6">
          {(['yaml', 'xlsx'] as const).map((ending) => (
            <a
              key={ending}
              href={catalogueExamplePath(ending)}
              download
              className="inline-flex min-h-8 items-center text-action underline underline-offset-4"
            >
              {format[ending]}
            </a>
          ))}
        </p>
        <CodePanel
          label={format.exampleLabel}
          html={exampleHtml}
          className="border border-hairline bg-sheet p-4 lg:columns-2"
        />
      </Section>
      <TextSection copy={copy.notes} number={2} />
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}

interface RuleOnSheetProps {
  copy: FeasibilityCopy['example']
  /** The line of the file, and the name of the part that it stands in. */
  rule: { part: string; line: string }
}

/** How much of the sheet is shown, mm. */
const view = { width: 120, height: 52 }

/** One line of the file with a leader to the callout that it decides, and the verdict. */
function RuleOnSheet({ copy, rule }: RuleOnSheetProps) {
  const { box, width, height } = feasibilityExample
  const [x, y] = [box.x - 8, box.y - 18]
  const line = box.x + box.width / 2
  return (
    <figure className="rule-on-sheet">
      <pre className="code" translate="no">
        {`${rule.part}\n`}
        <mark>{rule.line}</mark>
      </pre>
      <svg role="img" aria-label={copy.alt} viewBox={`${x} ${y} ${view.width} ${view.height}`}>
        <image href={shaft} width={width} height={height} />
        <g className="fault-balloon">
          <rect {...box} />
          <path d={`M${line} ${y}V${box.y}m-1 -4 1 4 1-4`} />
        </g>
      </svg>
      <p>
        <Icon name="cross" />
        <b>{copy.verdict}</b>
        {copy.lines[0]?.text}
      </p>
      <figcaption>{copy.caption}</figcaption>
    </figure>
  )
}
