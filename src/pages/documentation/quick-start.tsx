import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { CodeBlock } from '../../components/code/code-block.tsx'
import { Section } from '../../components/sections/section.tsx'
import { RichParagraph, RichText } from '../../components/text/rich-text.tsx'
import { quickStart } from '../../generated/quick-start.ts'
import { useUi } from '../../layout/ui-copy.tsx'

const samples = [
  ...quickStart.commands.map((html) => ({ caption: 'Terminal', html })),
  { caption: 'read.py', html: quickStart.read },
]

/** Its code is as wide as its longest line, so it stands below its words. */
const lastStep = samples.length - 1

interface QuickStartProps {
  copy: DocumentationCopy['quickStart']
  number: number
}

/** Install, initialise the trial licence, health-check, first read (SPEC section 7): what to type, what to see. */
export function QuickStart({ copy, number }: QuickStartProps) {
  const { code } = useUi()
  return (
    <Section id="quick-start" number={number} title={copy.title} intro={copy.intro}>
      <RichParagraph className="mb-5 max-w-[40rem] sm:mb-10" nodes={copy.needs} />
      <ol className="step-list quick-start">
        {copy.steps.map((step, index) => (
          <li key={step.title}>
            <span className="balloon bg-paper" aria-hidden="true">
              {index + 1}
            </span>
            <div className={index === lastStep ? undefined : 'xl:grid-cols-2'}>
              <div>
                <h3>{step.title}</h3>
                <RichParagraph nodes={step.text} />
              </div>
              <div>
                <CodeBlock
                  caption={samples[index]?.caption ?? ''}
                  html={samples[index]?.html ?? ''}
                  labels={code}
                  panel={{ label: step.title }}
                />
                <p className="quick-start__note">
                  <span>{copy.expectation}</span> <RichText nodes={step.expect} />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <RichParagraph className="mt-5 max-w-[40rem] sm:mt-10" nodes={copy.rest} />
    </Section>
  )
}
