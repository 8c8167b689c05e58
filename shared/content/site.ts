import { z } from 'zod'
import { callsSchema, mailSchema } from './pages/calls.ts'
import { inBothLanguages, text } from './parts/fields.ts'

const fictional = z.string().min(1)

/** A company that processes data of this website for the operator (Art. 28 GDPR). */
const processor = z.strictObject({ name: text(), address: text(), country: inBothLanguages })

const permission = z.enum(['allow', 'refuse'])

const wholeNumber = z.number().int().positive()

/** Brand, legal and contact values: everything an owner replaces before the launch. */
export const siteSchema = z.strictObject({
  /** The name stands in sentences and behind titles, the short one beside the symbol, in narrow cells and below icons. */
  brand: z.strictObject({ name: text().max(24), shortName: text().max(12) }),
  company: z.strictObject({
    legalName: text(),
    legalForm: text(),
    managingDirectors: z.array(text()).min(1),
    registerCourt: text(),
    registerNumber: text(),
    vatId: text(),
    /** Wirtschafts-Identifikationsnummer (§ 139c AO); `null` while none has been issued. */
    businessId: text().nullable(),
    responsibleForContent: text(),
    foundingYear: z.number().int(),
  }),
  address: z.strictObject({
    street: text(),
    postalCode: text(),
    city: text(),
    /** The city as sentences name it. */
    cityName: inBothLanguages,
    country: z.string().length(2),
    countryName: inBothLanguages,
  }),
  contact: z.strictObject({
    email: z.email(),
    salesEmail: z.email(),
    securityEmail: z.email(),
    legalEmail: z.email(),
    pressEmail: z.email(),
    privacyEmail: z.email(),
    /** Applications go here and nowhere else, since few people may read them. */
    careersEmail: z.email(),
    phone: z.string().regex(/^\+\d[\d ]+$/, 'international format, +49 89 …'),
  }),
  processors: z.strictObject({
    hosting: processor,
    mail: processor,
    /** Told to visitors while LEAD_WEBHOOK_URL is set; `null` where the operator runs that system. */
    leadSystem: processor.nullable(),
    /** Told to visitors while SENTRY_DSN is set; `null` where it never is. */
    errorReporting: processor.nullable(),
  }),
  /** Companies that process drawings for the service: annex 3 of /gdpr/data-processing-agreement. */
  subprocessors: z.strictObject({ computing: z.strictObject({ name: text(), address: text() }) }),
  privacy: z.strictObject({
    /** Data protection officer; `null` where none has been designated (§ 38 BDSG). */
    officer: z.strictObject({ name: text(), email: z.email() }).nullable(),
    /** Supervisory authority for the seat of the company. */
    authority: z.strictObject({ name: inBothLanguages, address: text(), website: z.url() }),
  }),
  /** How long the operator keeps what this website causes. */
  retention: z.strictObject({
    serverLogDays: wholeNumber,
    accessLogDays: wholeNumber,
    errorReportDays: wholeNumber,
    enquiryMonths: wholeNumber,
    /** After the decision; claims under § 15 (4) AGG with § 61b ArbGG stay possible for about five months. */
    applicationMonths: wholeNumber,
  }),
  /** Discovery calls: hours, rules of booking, place. */
  calls: callsSchema,
  mail: mailSchema,
  /** Place of jurisdiction in the terms. */
  court: inBothLanguages,
  social: z.strictObject({ network: z.url(), code: z.url(), packages: z.url() }),
  api: z.strictObject({ host: text(), readPath: text(), pythonPackage: text() }),
  crawlers: z
    .strictObject({
      /** Whether crawlers that collect texts to train models may read the site (robots.txt). */
      training: permission,
      /** Which uses of the texts are allowed (Content-Signal in robots.txt); `null` leaves it open. */
      signals: z
        .strictObject({
          search: permission.optional(),
          /** Answers that a model writes from what it has looked up. */
          aiInput: permission.optional(),
          aiTraining: permission.optional(),
        })
        .nullable(),
    })
    .refine(
      ({ training, signals }) => training === 'allow' || signals?.aiTraining !== 'allow',
      'signals.aiTraining must not allow what training refuses',
    ),
  /** Where somebody sees whether the service runs; `null` where there is no such page. */
  statusPage: z.url({ protocol: /^https$/ }).nullable(),
  hosts: z.strictObject({
    /** Subdomain prefix that starts in German. */
    german: text(),
    /** Subdomains that only redirect to the main host. */
    retired: z.array(text()),
  }),
  /** Paths (dot notation) of values above that are fictional and must be replaced before a launch. */
  placeholders: z.array(fictional),
})

export type Site = z.infer<typeof siteSchema>
