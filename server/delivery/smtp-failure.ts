import type { Attempt } from './messages.ts'

/** What nodemailer's errors carry beside their message; the message itself repeats addresses and is never used. */
type SmtpError = Error & {
  readonly code?: unknown
  readonly originalCode?: unknown
  readonly response?: unknown
  readonly responseCode?: unknown
  readonly command?: unknown
  readonly timeoutType?: unknown
}

/** Answers to this very message: the sender, its recipient, its content. */
const aboutTheMessage = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * 5xx answers about the session, not the message (RFC 5321 4.2.2, RFC 4954 6): wrong order of commands, no mail service
 * here, authentication missing or too weak. They end when somebody corrects a setting, on our side or theirs.
 */
const aboutTheSession = new Set([503, 521, 530, 534, 535, 538])

/**
 * What a failed conversation means. Only a 5xx to MAIL, RCPT or DATA is permanent; refused connections, TLS faults,
 * failed authentication, 4xx and time-outs may be different next time.
 *
 * The error is made of codes alone, such as `SMTP 550 5.1.1 RCPT TO` or `SMTP ESOCKET ECONNREFUSED CONN`: servers
 * repeat addresses and subjects in their texts, and errors are logged.
 */
export function smtpFailure(thrown: unknown): Attempt {
  const error = thrown as Partial<SmtpError>
  const status = typeof error.responseCode === 'number' ? error.responseCode : undefined
  const isPermanent =
    aboutTheMessage.has(String(error.code)) &&
    status !== undefined &&
    status >= 500 &&
    status < 600 &&
    !aboutTheSession.has(status)
  const reason = ['SMTP', ...(status ? [status] : []), ...words(error, status)].join(' ')
  return { kind: isPermanent ? 'permanent' : 'failed', error: reason }
}

function words(error: Partial<SmtpError>, status: number | undefined): string[] {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(error.response))?.[1]
  const codes = status ? [enhanced] : [error.code, error.originalCode, error.timeoutType]
  const found = [...codes, error.command].filter((word) => isCode(word))
  return found.length > 0 ? found : ['unknown']
}

/** Codes as Node, OpenSSL and nodemailer write them; free text has other characters. */
function isCode(word: unknown): word is string {
  return typeof word === 'string' && /^[A-Z0-9_. -]{1,60}$/.test(word)
}
