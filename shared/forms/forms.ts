import { bringName, longestBring } from '../bring/bring.ts'
import type { FieldDefinition, FormDefinition, FormId } from './form-definition.ts'

const name: FieldDefinition = {
  name: 'name',
  kind: 'line',
  isRequired: true,
  maxLength: 120,
  autocomplete: 'name',
}
/** RFC 5321 4.5.3.1.3: a path has 256 characters, of which two are angle brackets. */
const email: FieldDefinition = {
  name: 'email',
  kind: 'email',
  isRequired: true,
  maxLength: 254,
  autocomplete: 'email',
  inputMode: 'email',
}
const company: FieldDefinition = {
  name: 'company',
  kind: 'line',
  isRequired: false,
  maxLength: 160,
  autocomplete: 'organization',
}
const phone: FieldDefinition = {
  name: 'phone',
  kind: 'phone',
  isRequired: false,
  maxLength: 40,
  autocomplete: 'tel',
  inputMode: 'tel',
}
/** So short that the longest form fits into 32 kB in every script: an ideograph is posted as `%E6%BC%A2`, nine bytes. */
const message: FieldDefinition = {
  name: 'message',
  kind: 'text',
  isRequired: false,
  maxLength: 3000,
}
const consent: FieldDefinition = {
  name: 'consent',
  kind: 'consent',
  isRequired: true,
  maxLength: 5,
}

/** What a message can be about; each goes to its own mailbox of content/site.yaml. */
export const messageTopics = ['general', 'session', 'partner', 'sales', 'security'] as const

/** Topics of stored messages: those of the message form, and feedback on a page. */
export const storedTopics = [...messageTopics, 'feedback'] as const

/** Pages of the documentation that ask whether they helped, by the last part of their path. */
export const feedbackPages = [
  'documentation',
  'integration',
  'results',
  'jobs',
  'errors',
  'clients',
  'agents',
] as const

export type FeedbackPage = (typeof feedbackPages)[number]

/** The forms of the site. Only what an answer needs is required. */
export const forms: Readonly<Record<FormId, FormDefinition>> = Object.freeze({
  trial: {
    id: 'trial',
    action: '/api/trial-requests',
    path: '/trial-license',
    fields: [name, email, company, message, consent],
  },
  call: {
    id: 'call',
    action: '/api/calls',
    path: '/schedule-call',
    fields: [
      { name: 'start', kind: 'slot', isRequired: true, maxLength: 40 },
      { name: 'timeZone', kind: 'time-zone', isRequired: false, maxLength: 64 },
      name,
      { ...email, ownFaults: ['calls-open'] },
      company,
      phone,
      message,
      { name: bringName, kind: 'bring', isRequired: false, maxLength: longestBring },
      consent,
    ],
  },
  message: {
    id: 'message',
    action: '/api/messages',
    path: '/contact',
    fields: [
      {
        name: 'topic',
        kind: 'choice',
        isRequired: true,
        maxLength: 20,
        options: messageTopics,
        fallback: 'general',
      },
      name,
      email,
      company,
      { ...message, isRequired: true },
      consent,
    ],
  },
  feedback: {
    id: 'feedback',
    action: '/api/feedback',
    path: '/documentation/feedback',
    fields: [
      { name: 'page', kind: 'choice', isRequired: true, maxLength: 20, options: feedbackPages },
      { name: 'helped', kind: 'choice', isRequired: true, maxLength: 3, options: ['yes', 'no'] },
      message,
    ],
  },
})
