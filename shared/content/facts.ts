import { z } from 'zod'

const amount = z.number().positive()

/** Every figure of the offer, once (SPEC section 9). Copy names them by placeholder: `{price.base}`. */
export const factsSchema = z.strictObject({
  price: z.strictObject({
    base: amount,
    /** Twelve base fees: the least a year costs. */
    basePerYear: amount,
    perPage: amount,
    currency: z.literal('EUR'),
  }),
  invoiceExample: z.strictObject({ pages: amount }),
  invoiceSimulator: z.strictObject({
    start: z.iso.date(),
    firstYear: amount,
    lastYear: amount,
    maxPages: amount,
  }),
  /** What specimen invoices assume: the VAT of their buyer. */
  invoiceSpecimen: z.strictObject({ vatPercent: z.number().int().positive() }),
  processing: z.strictObject({ minSeconds: amount, maxSeconds: amount }),
  accuracy: z.strictObject({ standard: amount, qualityGate: amount }),
  claims: z.strictObject({
    lessManualWork: amount,
    fewerNonConformances: amount,
    fasterQuotes: amount,
    fasterRfq: amount,
    touchlessMin: amount,
    touchlessMax: amount,
    fewerSuppliersMin: amount,
    fewerSuppliersMax: amount,
  }),
  trial: z.strictObject({
    drawings: amount,
    /** Hours for which a confirmation link works. */
    linkHours: amount,
  }),
  sandbox: z.strictObject({
    requestsPerMinute: amount,
    bodyKilobytes: amount,
    jobHours: amount,
    keyMinutes: amount,
  }),
  /** Notice before a part of the published contract is withdrawn. */
  contract: z.strictObject({ noticeMonths: amount }),
  mcp: z.strictObject({ requestsPerMinute: amount, bodyKilobytes: amount }),
  call: z.strictObject({
    minutes: amount,
    /** Minutes for which a time is held until its mailbox is confirmed. */
    holdMinutes: amount,
  }),
  scan: z.strictObject({ minDpi: amount, recommendedDpi: amount }),
  sampling: z.strictObject({ quoting: amount, feasibility: amount, erp: amount }),
  plans: z.strictObject({
    growthPickupSeconds: amount,
    premiumPickupMilliseconds: amount,
    essentialJobs: amount,
    growthJobs: amount,
    premiumJobs: amount,
    availability: amount,
    retentionDays: amount,
    paymentDays: amount,
  }),
  security: z.strictObject({
    rpoHours: amount,
    rtoHours: amount,
    restoreHours: amount,
    logMonths: amount,
    triageHours: amount,
    fixHours: amount,
    minTls: amount,
  }),
  roi: z.strictObject({
    pagesPerDrawing: amount,
    defaults: z.strictObject({
      drawingsPerMonth: amount,
      minutesPerDrawing: amount,
      hourlyWage: amount,
    }),
    max: z.strictObject({
      drawingsPerMonth: amount,
      minutesPerDrawing: amount,
      hourlyWage: amount,
    }),
  }),
})

export type Facts = z.infer<typeof factsSchema>
