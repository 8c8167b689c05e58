import { z } from 'zod'
import { drawingId } from '../parts/drafting-parts.ts'
import { link, rich, text } from '../parts/fields.ts'
import { testimonialSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'
import { planId } from './pricing.ts'

const item = z.strictObject({ title: text(), text: rich() })
/** `icon` names a drafting-style icon of `src/components/icons/icon.tsx`. */
const iconItem = z.strictObject({ icon: text(), title: text(), text: rich() })
const intro = { title: text(), intro: rich() }

/** Home page copy, section by section in the order of SPEC section 2. */
export const homeSchema = z.strictObject({
  seo: seoSchema,
  hero: z.strictObject({
    eyebrow: text(),
    title: text(),
    /** Names ERP, PLM and MES. */
    subtitle: rich(),
    tryOnline: link(),
    talkToExpert: link(),
    getTrial: link(),
    microcopy: text(),
    video: z.strictObject({ caption: text(), play: text(), pause: text() }),
    evidence: z.strictObject({
      caption: text(),
      hint: text(),
      /** Label of the switch that marks every callout of the chosen kind. */
      allOfKind: text(),
      drawingAlt: text(),
    }),
  }),
  howItWorks: z.strictObject({ ...intro, steps: z.array(item).length(4) }),
  features: z.strictObject({
    ...intro,
    cards: z.array(iconItem).length(6),
    /** Label of the link from an output to its section of the documentation. */
    docs: text(),
    drawingAlt: text(),
  }),
  supportedDrawings: z.strictObject({
    ...intro,
    supportedTitle: text(),
    supported: z.array(item).min(6),
    unsupportedTitle: text(),
    unsupported: z.array(item).min(5),
    /** Formats, scan resolution, one sheet per page: short facts. */
    rules: z.array(item).min(3),
    carousel: z.strictObject({
      label: text(),
      /** Role words read by screen readers, in the page's language. */
      carouselRole: text(),
      slideRole: text(),
      previous: text(),
      next: text(),
      slides: z
        .array(z.strictObject({ drawing: drawingId, title: text(), text: rich(), alt: text() }))
        .length(4),
    }),
  }),
  customOutput: z.strictObject({
    ...intro,
    standard: z.strictObject({ title: text(), text: rich() }),
    custom: z.strictObject({ title: text(), text: rich() }),
    endpointLabel: text(),
    contact: link(),
    docs: link(),
  }),
  why: z.strictObject({
    ...intro,
    caption: text(),
    criterion: text(),
    columns: z.strictObject({ service: text(), ocr: text(), llm: text() }),
    rows: z
      .array(z.strictObject({ criterion: text(), service: text(), ocr: text(), llm: text() }))
      .min(7),
    demo: link(),
    call: link(),
  }),
  proof: z.strictObject({
    ...intro,
    /** Figures shown as dimensions: `value` is the number counted to; prefix and suffix stand around it. */
    kpis: z
      .array(
        z.strictObject({
          value: z.number().positive(),
          prefix: z.string().optional(),
          suffix: text(),
          label: text(),
          context: text(),
        }),
      )
      .min(5),
    testimonials: z.array(testimonialSchema).min(3),
    note: rich(),
  }),
  devs: z.strictObject({
    ...intro,
    tabsLabel: text(),
    tabs: z.strictObject({
      installation: z.strictObject({ title: text(), text: rich() }),
      python: z.strictObject({ title: text(), text: rich() }),
      metadata: z.strictObject({ title: text(), text: rich() }),
      features: z.strictObject({ title: text(), text: rich() }),
      insights: z.strictObject({ title: text(), text: rich() }),
    }),
    docs: link(),
    trial: link(),
  }),
  pricing: z.strictObject({
    ...intro,
    plans: z
      .array(
        z.strictObject({
          id: planId,
          name: text(),
          forWhom: text(),
          price: text(),
          perPage: text(),
          points: z.array(text()).min(3),
          cta: link(),
        }),
      )
      .length(4),
    terms: z.array(text()).min(4),
    vat: text(),
    details: link(),
  }),
  roi: z.strictObject({
    ...intro,
    inputsTitle: text(),
    inputs: z.strictObject({
      drawingsPerMonth: z.strictObject({ label: text(), hint: text(), unit: text() }),
      minutesPerDrawing: z.strictObject({ label: text(), hint: text(), unit: text() }),
      hourlyWage: z.strictObject({ label: text(), hint: text(), unit: text() }),
    }),
    outputs: z.strictObject({
      monthlySavings: text(),
      productCost: text(),
      netRoi: text(),
      breakEven: text(),
      /** `{count}` is the number of drawings per month. */
      breakEvenValue: text(),
      breakEvenNever: text(),
    }),
    plot: z.strictObject({
      title: text(),
      savings: text(),
      cost: text(),
      breakEven: text(),
      axis: text(),
    }),
    errors: z.strictObject({
      empty: text(),
      notANumber: text(),
      negative: text(),
      /** `{max}` is the greatest accepted value. */
      tooLarge: text(),
    }),
    assumptions: rich(),
    calculate: text(),
    share: text(),
    shared: text(),
    /** To the booking page, with these figures. */
    bring: text(),
  }),
  faq: z.strictObject({
    ...intro,
    items: z.array(z.strictObject({ id: text(), question: text(), answer: rich() })).min(8),
    closing: text(),
    call: link(),
  }),
})

export type HomeCopy = z.infer<typeof homeSchema>
