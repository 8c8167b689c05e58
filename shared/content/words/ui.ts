import { z } from 'zod'
import { href, link, text } from '../parts/fields.ts'

const menu = z.strictObject({
  label: text(),
  items: z.array(z.strictObject({ label: text(), text: text(), href: href() })).length(4),
})

/** Words of the search, in the header and on its page. `{query}` is what was looked for. */
const search = z.strictObject({
  open: text(),
  label: text(),
  blogLabel: text(),
  submit: text(),
  close: text(),
  /** What the search over the page offers before anything is typed. */
  examples: z.strictObject({
    label: text(),
    queries: z.array(z.strictObject({ label: text() })).min(3),
  }),
  /** Before another spelling. */
  suggestion: text(),
  /** Before words of a query that were not found. */
  missing: text(),
  /** Where no place deals with what was asked for, and before those that have some of its words. */
  far: text(),
  farNote: text(),
  one: text(),
  many: text(),
  none: text(),
  /** Before other sections of the same page. */
  more: text(),
  all: text(),
  hint: text(),
  /** Keys that open it, but on a Mac. */
  keys: text(),
  /** Switch of the key `/`. */
  slash: text(),
  failed: text(),
  pages: text(),
  /** `{count}` of `{max}`. */
  page: text(),
  previous: text(),
  next: text(),
  kinds: z.strictObject({
    page: text(),
    documentation: text(),
    faq: text(),
    'knowledge-base': text(),
    glossary: text(),
    blog: text(),
    callout: text(),
  }),
})

/** Words of the frame around every page: header, footer, notices, status texts. */
export const uiSchema = z.strictObject({
  skipToContent: text(),
  /** Heading of the form at the end of a guide. */
  feedback: text(),
  header: z.strictObject({
    navigation: text(),
    home: text(),
    useCases: menu,
    successStories: menu,
    links: z.array(link()).length(4),
    scheduleCall: link(),
    openMenu: text(),
    closeMenu: text(),
    language: text(),
    scheme: z.strictObject({ label: text(), system: text(), light: text(), dark: text() }),
  }),
  footer: z.strictObject({
    label: text(),
    brandText: text(),
    groups: z.strictObject({
      product: z.strictObject({ title: text(), links: z.array(link()).min(4) }),
      resources: z.strictObject({ title: text(), links: z.array(link()).min(4) }),
      company: z.strictObject({ title: text(), links: z.array(link()).min(4) }),
    }),
    contact: z.strictObject({
      title: text(),
      address: text(),
      email: text(),
      phone: text(),
      dataResidency: text(),
      dataResidencyNote: text(),
    }),
    social: z.strictObject({ title: text(), network: text(), code: text(), packages: text() }),
    languages: text(),
    revision: text(),
    date: text(),
    sheet: text(),
    copyright: text(),
  }),
  breadcrumb: z.strictObject({ label: text(), home: text() }),
  updateNotice: z.strictObject({ text: text(), reload: text(), dismiss: text() }),
  status: z.strictObject({ loading: text(), section: text() }),
  code: z.strictObject({ copy: text(), copied: text(), copyFailed: text(), whole: text() }),
  /** The page as Markdown, for programs and notes. */
  markdown: z.strictObject({ copy: text(), copied: text(), view: text() }),
  /** Decimal mark of figures that come as text, such as those of a response. */
  decimal: z.enum(['.', ',']),
  evidence: z.strictObject({
    field: text(),
    confidence: text(),
    kinds: z.strictObject({
      dimension: text(),
      thread: text(),
      bore: text(),
      gdnt: text(),
      surface: text(),
      chamfer: text(),
      radius: text(),
      metadata: text(),
    }),
  }),
  search,
  /** Heading of tables of contents. */
  contents: text(),
  legal: z.strictObject({
    /** Before the date from which a text holds. */
    asOf: text(),
    /** Before the name of the issuer of a text. */
    issuer: text(),
    /** Before which language prevails. */
    language: text(),
    /** Which language prevails. */
    original: text(),
    /** Before the address on a printed page. */
    printedFrom: text(),
    /** Before the link to the same text as a file. */
    file: text(),
    pdf: text(),
    draft: z.strictObject({
      label: text(),
      text: text(),
      /** `{count}` is the number of values. */
      values: text(),
    }),
  }),
  error: z.strictObject({ title: text(), text: text(), retry: text(), home: text() }),
})

export type UiCopy = z.infer<typeof uiSchema>
