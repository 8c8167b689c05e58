import { z } from 'zod'
import { rich, text } from '../parts/fields.ts'
import { sectionParts } from '../parts/page-parts.ts'
import { useCaseParts } from './use-case.ts'

const { how, faq } = useCaseParts

/** SPEC section 9: seven workflow steps for quoting. Nodes of the loop lead to them one to one. */
const stepCount = 7

/** A term of the formula: what it stands for, and the field of the drawing it is read from. */
const termSchema = z.strictObject({ name: text(), source: text() })

/** A station of the loop: what happens, and who does it. Both stand in a small box of the diagram. */
const nodeSchema = z.strictObject({ title: text().max(24), who: text().max(16) })

/** Accelerated quoting: a use case with a formula in its head, a closed loop and a section on fit. */
export const quotingSchema = z.strictObject({
  ...useCaseParts,
  /** Beside the head: the terms of a formula on a sample drawing. It shows no coefficients. */
  formula: z.strictObject({
    title: text(),
    price: text(),
    drawingAlt: text(),
    termHeading: text(),
    quantityHeading: text(),
    terms: z.strictObject({
      setup: termSchema,
      weight: termSchema,
      bores: termSchema,
      threads: termSchema,
      tolerances: termSchema,
    }),
    note: text(),
  }),
  loop: z.strictObject({
    ...sectionParts,
    /** Name of the diagram for screen readers. */
    label: text(),
    nodes: z.array(nodeSchema).length(stepCount),
    /** What goes from each node to the next; the last goes back into the formula. */
    edges: z.array(text().max(20)).length(stepCount),
    legend: z.strictObject({ once: text(), again: text() }),
    description: rich(),
  }),
  fit: z.strictObject({
    ...sectionParts,
    best: z.strictObject({ title: text(), points: z.array(rich()).min(2) }),
    notIdeal: z.strictObject({ title: text(), points: z.array(rich()).min(2) }),
  }),
  how: how.extend({
    steps: how.shape.steps.length(stepCount),
    quickScan: how.shape.quickScan.unwrap(),
  }),
  faq: faq.extend({ items: faq.shape.items.length(4) }),
})

export type QuotingCopy = z.infer<typeof quotingSchema>
