import { Hono } from 'hono'
import type { SandboxDependencies, SandboxEnv } from './dependencies.ts'
import * as endpoint from './endpoints.ts'
import * as guard from './guards.ts'
import { rememberKeys } from './idempotency.ts'
import { problemAnswer } from './problem-answer.ts'
import { SandboxError } from './sandbox-error.ts'

/** Addresses and the method each of them takes; OPTIONS is answered for all. */
const methods = {
  '/v2/files/:name': 'GET, HEAD',
  '/v2/health-check': 'GET, HEAD',
  '/v2/read': 'POST',
  '/v2/jobs/:id': 'GET, HEAD',
  '/v2/jobs/:id/result': 'GET, HEAD',
  '/v2/webhook-test': 'POST',
}

/**
 * The sandbox of the extraction API: the documented contract, answered for the sample drawings. It keeps nothing but some
 * idempotency keys, and asks nobody else.
 */
export function createSandbox(deps: SandboxDependencies): Hono<SandboxEnv> {
  const tools = { ...deps, keys: rememberKeys(deps.limits.keyMinutes) }
  const app = new Hono<SandboxEnv>()
  app.onError((error, c) => {
    if (error instanceof SandboxError) return problemAnswer(error, c.req.raw, deps)
    throw error
  })
  app.use(guard.allowEveryOrigin, guard.unindexed, guard.limitRequests(deps), guard.demandedErrors)
  app.get('/v2/files/:name', (c) => endpoint.showFile(tools, c))
  app.use(guard.requireKey)
  app.get('/v2/health-check', (c) => endpoint.healthCheck(tools, c))
  app.post('/v2/read', (c) => endpoint.read(tools, c))
  app.get('/v2/jobs/:id', (c) => endpoint.showJob(tools, c))
  app.get('/v2/jobs/:id/result', (c) => endpoint.showResult(tools, c))
  app.post('/v2/webhook-test', (c) => endpoint.webhookTest(tools, c))
  for (const [path, allowed] of Object.entries(methods)) {
    app.all(path, () => {
      throw new SandboxError('method-not-allowed', { headers: { Allow: `${allowed}, OPTIONS` } })
    })
  }
  app.all('*', () => {
    throw new SandboxError('not-found')
  })
  return app
}
