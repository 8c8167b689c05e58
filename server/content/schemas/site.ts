import { z } from 'zod'
import { text } from './fields.ts'

const fictional = z.string().min(1)

/** Brand, legal and contact values: everything an owner replaces before the launch. */
export const siteSchema = z.strictObject({
  brand: z.strictObject({ name: text(), shortName: text().max(12) }),
  company: z.strictObject({
    legalName: text(),
    legalForm: text(),
    managingDirectors: z.array(text()).min(1),
    registerCourt: text(),
    registerNumber: text(),
    vatId: text(),
    responsibleForContent: text(),
    foundingYear: z.number().int(),
  }),
  address: z.strictObject({
    street: text(),
    postalCode: text(),
    city: text(),
    country: z.string().length(2),
    countryName: z.strictObject({ en: text(), de: text() }),
  }),
  contact: z.strictObject({
    email: z.email(),
    salesEmail: z.email(),
    securityEmail: z.email(),
    legalEmail: z.email(),
    pressEmail: z.email(),
    phone: z.string().regex(/^\+\d[\d ]+$/, 'international format, +49 89 …'),
  }),
  social: z.strictObject({ network: z.url(), code: z.url(), packages: z.url() }),
  api: z.strictObject({ host: text(), readPath: text(), pythonPackage: text() }),
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
