import { sql } from 'kysely'
import type { Connection } from './engine.ts'
import { convertEmailKeys } from './mailbox-rows.ts'

/** How an engine writes what both can do. */
export interface Dialect {
  /** Text that sorts by code point, so that instants sort by time. */
  readonly text: string
  /** After the closing bracket of a table. */
  readonly tableOptions: string
  /** Whether several machines may share the store. */
  readonly isShared: boolean
}

export interface Migration {
  /** Never renamed once released: stores remember it. */
  readonly name: string
  /**
   * Whether a version that does not know the step can still use the store: read it, and write what stays right for
   * versions that do know it. That holds for new tables and indexes, and for new columns that are nullable or have a
   * default, as long as nothing is wrong when an older version leaves them empty. It does not hold for a column, table
   * or value that is removed, renamed or means something else, nor for a constraint that rows of an older version may
   * break. The store remembers it with the step, so that going back to an older version is possible, or refused.
   */
  readonly isAdditive: boolean
  statements(dialect: Dialect): readonly string[]
  /** What no statement can say; runs after them. */
  readonly convert?: (connection: Connection) => Promise<void>
}

/** Every step from an empty store to today's, in order. A released step never changes; a new one is added. */
export const migrations: readonly Migration[] = [
  { name: '0001 requests', isAdditive: false, statements: requests },
  { name: '0002 additive steps', isAdditive: true, statements: additiveSteps },
  {
    name: '0003 keys of mailboxes',
    isAdditive: true,
    statements: () => [],
    convert: convertEmailKeys,
  },
  { name: '0004 counts of clients', isAdditive: true, statements: clientCounts },
  { name: '0005 calls that wait', isAdditive: true, statements: waitingCalls },
  { name: '0006 withdrawn deliveries', isAdditive: true, statements: withdrawnDeliveries },
  {
    name: '0007 other fields',
    isAdditive: true,
    statements: ({ text }) => [`alter table requests add column other_fields ${text}`],
  },
  {
    // Earlier versions count tagged addresses apart, and every other one as this one does.
    name: '0008 keys without tags',
    isAdditive: true,
    statements: () => [],
    convert: convertEmailKeys,
  },
]

/** Runs one step inside the caller's transaction. */
export async function apply(step: Migration, connection: Connection, dialect: Dialect) {
  for (const statement of step.statements(dialect)) await sql.raw(statement).execute(connection)
  await step.convert?.(connection)
}

/** `_` stands for any one character in both engines. */
const isInstant = (column: string) => `check (${column} like '____-__-__T__:__:__.___Z')`

/** The three kinds of requests and what belongs to them; it is deleted with its request. */
function requests({ text, tableOptions }: Dialect): string[] {
  const belongs = 'references requests (id) on delete cascade'
  return [
    `create table requests (
      id ${text} primary key,
      reference ${text} not null unique,
      kind ${text} not null check (kind in ('trial', 'call', 'message')),
      topic ${text},
      locale ${text} not null check (locale in ('en', 'de')),
      name ${text} not null,
      email ${text} not null,
      email_key ${text} not null,
      company ${text},
      phone ${text},
      message ${text},
      is_suspect integer not null check (is_suspect in (0, 1)),
      created_at ${text} not null ${isInstant('created_at')},
      confirmed_at ${text} ${isInstant('confirmed_at')},
      check (confirmed_at is null or kind = 'trial')
    ) ${tableOptions}`,
    'create index requests_by_address on requests (email_key, created_at)',
    'create index requests_by_time on requests (created_at, id)',
    `create table calls (
      request_id ${text} primary key ${belongs},
      starts_at ${text} not null ${isInstant('starts_at')},
      ends_at ${text} not null ${isInstant('ends_at')},
      time_zone ${text} not null,
      status ${text} not null check (status in ('booked', 'cancelled')),
      sequence integer not null check (sequence >= 0),
      check (starts_at < ends_at)
    ) ${tableOptions}`,
    `create table booked_times (
      starts_at ${text} primary key ${isInstant('starts_at')},
      request_id ${text} not null references calls (request_id) on delete cascade
    ) ${tableOptions}`,
    'create index booked_times_by_request on booked_times (request_id)',
    `create table deliveries (
      id ${text} primary key,
      request_id ${text} not null ${belongs},
      channel ${text} not null check (channel in ('mail', 'webhook')),
      event ${text} not null,
      audience ${text} not null check (audience in ('visitor', 'operator')),
      due_at ${text} not null ${isInstant('due_at')},
      payload ${text} not null,
      state ${text} not null check (state in ('pending', 'delivered', 'dead')),
      created_at ${text} not null ${isInstant('created_at')},
      attempts integer not null check (attempts >= 0),
      next_attempt_at ${text} not null ${isInstant('next_attempt_at')},
      settled_at ${text} ${isInstant('settled_at')},
      last_error ${text},
      check ((state = 'pending') = (settled_at is null))
    ) ${tableOptions}`,
    "create index deliveries_due on deliveries (channel, next_attempt_at, id) where state = 'pending'",
    "create index deliveries_dead on deliveries (request_id) where state = 'dead'",
    'create index deliveries_by_request on deliveries (request_id, created_at, id)',
    // The key is taken before the request is written, in the same transaction.
    `create table idempotency_keys (
      scope ${text} not null,
      key ${text} not null,
      body_hash ${text} not null,
      request_id ${text} not null ${belongs} deferrable initially deferred,
      answer ${text} not null,
      expires_at ${text} not null ${isInstant('expires_at')},
      primary key (scope, key)
    ) ${tableOptions}`,
    'create index idempotency_keys_by_request on idempotency_keys (request_id)',
    'create index idempotency_keys_by_expiry on idempotency_keys (expires_at)',
    `create table secrets (name ${text} primary key, value ${text} not null) ${tableOptions}`,
  ]
}

/**
 * How often clients have used the forms in the last minutes, in the columns that rate-limiter-flexible expects. Losing
 * them in a crash does no harm, so the table is unlogged, which is faster.
 */
function clientCounts({ isShared }: Dialect): string[] {
  return isShared
    ? [
        `create unlogged table client_counts (
          key varchar(255) primary key,
          points integer not null default 0,
          expire bigint
        )`,
      ]
    : []
}

/** Calls that wait for the confirmation of their mailbox, and what limits count them by. */
function waitingCalls({ text }: Dialect): string[] {
  return [
    `alter table requests add column suspect_by ${text}
      check (suspect_by in ('hidden-field', 'speed'))`,
    `alter table calls add column open_until ${text} ${isInstant('open_until')}`,
    'alter table calls add column is_held integer not null default 0 check (is_held in (0, 1))',
    `alter table calls add column confirmed_at ${text} ${isInstant('confirmed_at')}`,
    `alter table calls add column mailbox ${text}`,
    `alter table calls add column mail_domain ${text}`,
    `alter table calls add column network ${text}`,
    "create index calls_booked on calls (ends_at) where status = 'booked'",
    'create index calls_held on calls (open_until) where is_held = 1',
    'create index calls_by_mailbox on calls (mailbox, ends_at)',
    'create index calls_with_network on calls (ends_at) where network is not null',
    `alter table booked_times add column held_until ${text} ${isInstant('held_until')}`,
    'create index booked_times_held on booked_times (held_until) where held_until is not null',
    `create index deliveries_to_operator on deliveries (created_at)
      where channel = 'mail' and audience = 'operator'`,
  ]
}

/** Steps before this one count as not additive. */
function additiveSteps(): string[] {
  return ['alter table migrations add column is_additive integer not null default 0']
}

/** A version that does not know the table deletes deliveries without a trace, as all versions once did. */
function withdrawnDeliveries({ text, tableOptions }: Dialect): string[] {
  return [
    `create table withdrawn_deliveries (
      delivery_id ${text} primary key,
      withdrawn_at ${text} not null ${isInstant('withdrawn_at')}
    ) ${tableOptions}`,
    'create index withdrawn_deliveries_by_time on withdrawn_deliveries (withdrawn_at)',
  ]
}
