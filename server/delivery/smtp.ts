import { composeMail, UnsendableMail } from './compose-mail.ts'
import type { Attempt, DeliveryHead, MailMessage, SendMail } from './messages.ts'
import { smtpFailure } from './smtp-failure.ts'

/** Conversations at once. Exchange Online takes three per mailbox. */
export const smtpConnections = 3

/** Time limits of one attempt in milliseconds. */
export interface SmtpLimits {
  /**
   * From the name look-up to the end of STARTTLS, the greeting included: nodemailer 10 cuts `greetingTimeout` short by
   * it, so ten seconds here would refuse a server that greets after twenty, which mail must survive.
   */
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  /** Silence in the middle of a conversation. */
  readonly socketTimeout: number
  /** All of it, against servers that trickle. The outbox's lease is longer. */
  readonly attempt: number
}

/** Limits of the running site. */
export const smtpLimits: SmtpLimits = {
  connectionTimeout: 40_000,
  greetingTimeout: 30_000,
  socketTimeout: 30_000,
  attempt: 90_000,
}

/** A way to send mails that holds connections. */
export interface MailSender {
  readonly send: SendMail
  /** Ends all conversations, also those under way; their attempts fail. */
  close(): void
}

interface Options {
  /**
   * `smtps://user:password@host` speaks TLS from the start (port 465); `smtp://` begins in the clear (port 587) and
   * changes to TLS when the server offers STARTTLS. nodemailer's query options work and win over the limits given
   * here: `?requireTLS=true` sends nothing without TLS, `?tls.rejectUnauthorized=false` takes any certificate.
   */
  readonly url: string
  /** Right-hand side of Message-IDs. */
  readonly siteHost: string
  readonly limits?: SmtpLimits
}

/**
 * Sends over a small pool of connections. A connection that the server ends while idle is replaced by a
 * new one for the next mail. The pool repeats nothing by itself (`maxRequeues: 0`), so that one attempt of the outbox
 * is one conversation: the back-off alone decides how often a suffering server is asked.
 *
 * nodemailer is loaded with the first mail: a site that has none to send does not pay for it.
 */
export function createSmtpSender({ url, siteHost, limits = smtpLimits }: Options): MailSender {
  let pool: ReturnType<typeof openPool> | undefined
  let isClosed = false

  /** One that could not be opened, as while no file can be, is forgotten: the next attempt opens another. */
  async function forget(error: unknown): Promise<never> {
    pool = undefined
    throw error
  }

  async function send(head: DeliveryHead, message: MailMessage): Promise<Attempt> {
    if (isClosed) return { kind: 'failed', error: 'SMTP closed' }
    try {
      const mail = composeMail(head, message, siteHost)
      pool ??= openPool(url, limits).catch(forget)
      const transport = await pool
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(limits.attempt) })
      return { kind: 'delivered' }
    } catch (error) {
      if (error instanceof UnsendableMail) return { kind: 'permanent', error: error.message }
      return smtpFailure(error)
    }
  }

  return {
    send,
    close() {
      isClosed = true
      pool?.then(
        ({ transporter }) => transporter.close?.({ force: true }),
        // It could not be opened; the mails that needed it have failed already.
        () => undefined,
      )
    },
  }
}

/** The parts are imported one by one: the package's own entry costs 12 MB of memory instead of 5. */
async function openPool(url: string, limits: SmtpLimits) {
  const [{ default: Mailer }, { default: SmtpPool }] = await Promise.all([
    import('nodemailer/lib/mailer'),
    import('nodemailer/lib/smtp-pool'),
  ])
  const { attempt: _, ...timeouts } = limits
  const pool = new SmtpPool({
    ...timeouts,
    url,
    maxConnections: smtpConnections,
    maxMessages: 100,
    maxRequeues: 0,
    // Servers (Postfix after 300 s, many relays after 60 s) and firewalls end idle connections; we end them first.
    idleTimeout: 30_000,
  })
  return new Mailer(pool, pool.options)
}
