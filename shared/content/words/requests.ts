import { z } from 'zod'
import { link, rich, text } from '../parts/fields.ts'
import { heroSchema, itemSchema, textSectionSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** A state of a page after a request: what has happened, what is next, where to go. */
const stateSchema = z.strictObject({
  title: text(),
  text: z.array(rich()).min(1),
  /** What happens next, and what to do if it does not. */
  notes: z.array(itemSchema).default([]),
  actions: z.array(link()).default([]),
})

const referenceSchema = z.strictObject({ label: text(), keep: text() })

const nextSchema = z.strictObject({
  title: text(),
  /** Above a step that has been taken, and above the one that is due: on the pages after the form. */
  done: text(),
  now: text(),
  steps: z.array(itemSchema).min(2),
})

const pageParts = {
  seo: seoSchema,
  hero: heroSchema,
  /** Heading of the form, for those who go from heading to heading. */
  form: z.strictObject({ title: text(), note: rich() }),
  /** Beside the form: what happens once it is sent. */
  next: nextSchema,
  reference: referenceSchema,
  sections: z.array(textSectionSchema).min(1),
}

/** The trial page, and what it says after the form and after the link in the mail. */
export const trialSchema = z.strictObject({
  ...pageParts,
  states: z.strictObject({
    sent: stateSchema,
    /** `submit` is the button that confirms. */
    confirm: stateSchema.extend({ submit: text() }),
    confirmed: stateSchema,
    /** `renew` is the button that asks for a new link. */
    expired: stateSchema.extend({ renew: text() }),
    invalid: stateSchema,
    renewed: stateSchema,
  }),
})

/** The message page, and what it says once a message is stored. */
export const contactSchema = z.strictObject({
  ...pageParts,
  states: z.strictObject({ sent: stateSchema }),
})

/** The page of the feedback form: linked from long pages, shown after a refusal, and to say thanks. */
export const feedbackSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  form: z.strictObject({ title: text() }),
  states: z.strictObject({ sent: stateSchema }),
  /** Label of the link to the page that the feedback is about. */
  back: text(),
})

/** Another time, and the end of a call. */
const changeSchema = z.strictObject({ title: text(), intro: rich(), submit: text() })
const endSchema = z.strictObject({ title: text(), question: rich(), submit: text() })

/** The page where a call is asked for, confirmed, moved and cancelled. */
export const scheduleCallSchema = z.strictObject({
  ...pageParts,
  picker: z.strictObject({
    zone: text(),
    zoneHint: text(),
    applyZone: text(),
    /** `{name}` is the zone, as in "Berlin time, CET, UTC+1". */
    shown: text(),
    /** What the second time of each cell is; `{name}` is the office's zone. */
    office: text(),
    earlier: text(),
    later: text(),
    loading: text(),
    /** No free time from the chosen day on. */
    none: rich(),
    /** The times cannot be read. */
    unavailable: rich(),
  }),
  appointment: z.strictObject({
    label: text(),
    time: text(),
    office: text(),
    duration: text(),
    reference: text(),
    heldUntil: text(),
    /** `{count}` is the number of minutes. */
    minutes: text(),
    calendar: text(),
    calendarHint: text(),
  }),
  /** For a call that waits for its confirmation: confirm it, choose another time, withdraw it. */
  confirm: z.strictObject({ submit: text() }),
  choose: changeSchema,
  withdraw: endSchema,
  /** How long its time is held; `{until}` is a time of day. */
  keeping: z.strictObject({ held: text(), requested: text(), lapsed: text() }),
  /** For a booked call. */
  move: changeSchema,
  cancel: endSchema,
  prepare: z.strictObject({ title: text(), points: z.array(rich()).min(2) }),
  states: z.strictObject({
    /** For the visitor who asked for a call, before and after the mailbox is confirmed. */
    held: stateSchema,
    requested: stateSchema,
    lapsed: stateSchema,
    confirmed: stateSchema,
    /** For a visitor with the link: the call waits for confirmation, or its time has passed. */
    confirm: stateSchema,
    gone: stateSchema,
    booked: stateSchema,
    moved: stateSchema,
    cancelled: stateSchema,
    /** Given back before it was booked. */
    withdrawn: stateSchema,
    /** The call as its links in mails show it. */
    planned: stateSchema,
    /** The call has taken place. */
    past: stateSchema,
  }),
  /** Above the page where a link names no call. */
  unknownCall: z.strictObject({ title: text(), text: rich() }),
  unreadableCall: z.strictObject({ title: text(), text: rich() }),
})

export type StateCopy = z.infer<typeof stateSchema>
export type ReferenceCopy = z.infer<typeof referenceSchema>
export type NextCopy = z.infer<typeof nextSchema>
export type TrialCopy = z.infer<typeof trialSchema>
export type ScheduleCallCopy = z.infer<typeof scheduleCallSchema>
