import type { ReactNode } from 'react'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import type { HeroCopy, TextSectionCopy } from '../../../shared/content/parts/page-parts.ts'
import type { NextCopy } from '../../../shared/content/words/requests.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { StepList } from '../../components/lists/step-list.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { RequestTrouble } from '../../forms/request-trouble.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { fillTitleBlock } from './fill-title-block.enhance.ts'

interface RequestPageProps {
  copy: {
    hero: HeroCopy
    form: { title: string; note: RichTextNodes }
    next: NextCopy
    sections: readonly TextSectionCopy[]
  }
  crumbs: Crumb[]
  form: ShownForm
  /** Address of the drawing whose title block fills in beside the form. */
  drawing?: string
  /** The form, named by the heading with the id `form-title`. */
  children: ReactNode
}

/** A page with a request form: introduction, form, beside it what happens next, below it further sections. */
export function RequestPage({ copy, crumbs, form, drawing, children }: RequestPageProps) {
  return (
    <article>
      <div className="request-grid">
        <PageHead copy={copy.hero} crumbs={crumbs} />
        <section id="form" aria-labelledby="form-title" tabIndex={-1}>
          <RequestTrouble form={form} />
          <h2 id="form-title" className="text-2xl">
            {copy.form.title}
          </h2>
          {children}
        </section>
        <div className="request-aside">
          {drawing && <RequestSheet form={form} drawing={drawing} />}
          <NextSteps copy={copy.next} />
          <RichParagraph className="mt-6 text-sm text-muted" nodes={copy.form.note} />
        </div>
      </div>
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </article>
  )
}

/** What happens once a request is sent, in its order: a note on the sheet beside the form. */
function NextSteps({ copy }: { copy: NextCopy }) {
  return (
    <section aria-labelledby="next-steps-title" className="request-note">
      <h2 id="next-steps-title" className="mb-6 text-xl">
        {copy.title}
      </h2>
      <StepList steps={copy.steps} />
    </section>
  )
}

/** A cell is narrow: no line ends within `E-Mail`. */
const keptHyphen = '-\u2060'

/** Names of the fields that have a cell in the title block, in the order of the cells. */
const cellNames = ['name', 'company', 'email', 'topic']

/**
 * Beside the form a drawing whose title block fills in as somebody types. It says nothing that the form does not, so it is
 * for the eye alone, and the names of its cells are drawn by the style sheet.
 */
function RequestSheet({ form, drawing }: { form: ShownForm; drawing: string }) {
  const cells = cellNames.flatMap((name) => form.fields.filter((field) => field.name === name))
  return (
    <Enhanced by={fillTitleBlock} when="load">
      <div className="request-sheet no-print" aria-hidden="true" translate="no">
        <img src={drawing} alt="" width="1680" height="1188" />
        <div>
          {cells.map(({ name, label }) => (
            <p key={name} data-label={label.replaceAll('-', keptHyphen)} data-fills={name} />
          ))}
        </div>
      </div>
    </Enhanced>
  )
}
