import { catalogueExamplePath } from '../../../shared/addresses/file-paths.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { CodePanel } from '../../components/code/code-panel.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { Enhanced, Island } from '../../islands/island.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { awaitHanded } from './await-handed.enhance.ts'
import { RuleOnSheet } from './rule-on-sheet.tsx'
import { RulesDesk } from './rules-desk.island.tsx'
import type { TryRulesData } from './try-rules-data.ts'

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
        <Enhanced by={awaitHanded} when="load">
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
