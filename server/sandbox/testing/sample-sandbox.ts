import { errorCodes } from '../../../shared/api-schemas/sandbox-errors.ts'
import { createRateLimit } from '../../api/rate-limit.ts'
import { sandboxKey } from '../contract.ts'
import { createSandbox } from '../create-sandbox.ts'
import type { SandboxDependencies } from '../dependencies.ts'

const words = { title: 'Title', detail: 'What happened.', action: 'What to do.' }

/** A sandbox with short words and a clock that a test moves. */
export function sampleSandbox(changes: Partial<SandboxDependencies> = {}) {
  const clock = { now: Date.parse('2026-11-23T08:00:00Z') }
  const errors = Object.fromEntries(errorCodes.map((code) => [code, words]))
  const app = createSandbox({
    siteUrl: 'https://www.firstangle.example',
    trustProxy: false,
    now: () => new Date(clock.now),
    limits: { requestsPerMinute: 120, bodyKilobytes: 64, jobHours: 24, keyMinutes: 10 },
    words: () => ({ errors }) as ReturnType<SandboxDependencies['words']>,
    rateLimit: createRateLimit({ name: 'sandbox', max: 120, windowMs: 60_000 }),
    ...changes,
  })
  const ask = async (path: string, init: RequestInit = {}, client = '192.0.2.1') =>
    app.request(
      path,
      { ...init, headers: { ...keyHeader, ...init.headers } },
      { socketAddress: client },
    )
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  return { app, clock, ask, post }
}

export const keyHeader = { Authorization: `Bearer ${sandboxKey}` }
