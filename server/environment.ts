import { z } from 'zod'

/** The values the process was started with, checked. Only `main.ts` reads `process.env`. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** Process to which systemd has handed an open socket (socket activation), as descriptor 3; it then listens there. */
  readonly socketOwner?: number | undefined
  /** Origin of the public site, without a trailing slash: `https://www.firstangle.example`. */
  readonly siteUrl: string
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly smtpUrl?: string | undefined
  readonly leadWebhookUrl?: string | undefined
  readonly leadWebhookSecret?: string | undefined
  readonly sentryDsn?: string | undefined
  /** True means exactly one trusted proxy in front; false means none. */
  readonly trustProxy: boolean
  readonly logLevel: LogLevel
  /** Where `/metrics` is served; undefined means nowhere. */
  readonly metrics?: { readonly port: number; readonly host: string } | undefined
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Says everything that is wrong with the environment at once, and never a value that may be secret. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Cannot start, the environment is wrong: ${problems.join('; ')}.`)
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((port) => port <= 65535, 'must be at most 65535')

const hostName = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address')

/** Messages name what is expected instead of the value: connection strings and the secret hold passwords. */
const schema = z
  .object({
    PORT: portNumber.default(3000),
    HOST: hostName.default('127.0.0.1'),
    LISTEN_FDS: z.literal('1', 'must be 1: the site listens on one socket').optional(),
    LISTEN_PID: z.string().regex(/^\d+$/, 'must be a process id').optional(),
    METRICS_PORT: portNumber.optional(),
    METRICS_HOST: hostName.default('127.0.0.1'),
    SITE_URL: z
      .string()
      .refine(isBareOrigin, 'must be an absolute http(s) origin without path, query or user')
      .transform((value) => new URL(value).origin)
      .default('https://www.firstangle.example'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: urlWith(['postgres:', 'postgresql:']).optional(),
    SMTP_URL: urlWith(['smtp:', 'smtps:'])
      .refine((value) => parseUrl(value)?.hostname !== '', 'must be a URL that names a mail server')
      .optional(),
    LEAD_WEBHOOK_URL: urlWith(['http:', 'https:']).optional(),
    LEAD_WEBHOOK_SECRET: z
      .string()
      .regex(
        /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$/,
        {
          message: 'must be whsec_ followed by base64',
        },
      )
      .optional(),
    SENTRY_DSN: urlWith(['http:', 'https:']).optional(),
    TRUST_PROXY: z.literal('1', 'must be 1 or unset').optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        message: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  })
  .refine((values) => !values.LEAD_WEBHOOK_URL || values.LEAD_WEBHOOK_SECRET, {
    // Standard Webhooks: an unsigned delivery cannot be trusted by its receiver.
    path: ['LEAD_WEBHOOK_SECRET'],
    message: 'must be set when LEAD_WEBHOOK_URL is',
    when: () => true,
  })

/** The checked environment; throws an `EnvironmentError` with every problem. An empty value counts as unset. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const result = schema.safeParse(Object.fromEntries(given))
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    )
  }
  const values = result.data
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    socketOwner: values.LISTEN_FDS && values.LISTEN_PID ? Number(values.LISTEN_PID) : undefined,
    siteUrl: values.SITE_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    leadWebhookUrl: values.LEAD_WEBHOOK_URL,
    leadWebhookSecret: values.LEAD_WEBHOOK_SECRET,
    sentryDsn: values.SENTRY_DSN,
    trustProxy: values.TRUST_PROXY === '1',
    logLevel: values.LOG_LEVEL,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  })
}

function urlWith(protocols: readonly string[]) {
  const names = protocols.map((protocol) => `${protocol}//`).join(' or ')
  return z
    .string()
    .refine(
      (value) => protocols.includes(parseUrl(value)?.protocol ?? ''),
      `must be a ${names} URL`,
    )
}

function isBareOrigin(value: string): boolean {
  const url = parseUrl(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false
  return value.replace(/\/$/, '').toLowerCase() === url.origin && url.hostname !== ''
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}
