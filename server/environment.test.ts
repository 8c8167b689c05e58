import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  test('has a working default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'https://www.firstangle.example',
      dataDir: './data',
      trustProxy: false,
      logLevel: 'info',
    })
  })

  test('knows for which process a socket of systemd is', () => {
    expect(readEnvironment({ LISTEN_FDS: '1', LISTEN_PID: '4711' }).socketOwner).toBe(4711)
    expect(readEnvironment({ LISTEN_PID: '4711' }).socketOwner).toBeUndefined()
    expect(() => readEnvironment({ LISTEN_FDS: '2', LISTEN_PID: '1' })).toThrow(
      'LISTEN_FDS must be 1',
    )
  })

  test('takes an empty value as unset', () => {
    expect(readEnvironment({ PORT: '', SMTP_URL: '', TRUST_PROXY: '' }).port).toBe(3000)
  })

  test('reads every value', () => {
    const environment = readEnvironment({
      PORT: '0',
      SITE_URL: 'http://LOCALHOST:8080/',
      DATABASE_URL: 'postgres://u:p@db/site',
      SMTP_URL: 'smtps://mail.example:465',
      LEAD_WEBHOOK_URL: 'https://hooks.example/in',
      LEAD_WEBHOOK_SECRET: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0',
      SENTRY_DSN: 'https://key@o1.ingest.example/2',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    })
    expect(environment).toMatchObject({
      port: 0,
      siteUrl: 'http://localhost:8080',
      trustProxy: true,
      logLevel: 'silent',
    })
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['SITE_URL', 'www.firstangle.example'],
    ['SITE_URL', 'https://www.firstangle.example/de'],
    ['SITE_URL', 'https://www.firstangle.example?x'],
    ['SITE_URL', 'https://user@www.firstangle.example'],
    ['SITE_URL', 'ftp://www.firstangle.example'],
    ['DATABASE_URL', 'mysql://db/site'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example'],
    ['LEAD_WEBHOOK_SECRET', 'c2VjcmV0'],
    ['LEAD_WEBHOOK_SECRET', 'whsec_not base64'],
    ['SENTRY_DSN', 'key'],
    ['TRUST_PROXY', '2'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^Cannot start, the environment is wrong: ${name} must be`),
    )
  })

  test('lists every problem at once, without a value that may be secret', () => {
    const secrets = { DATABASE_URL: 'mysql://me:hunter2@db', LEAD_WEBHOOK_SECRET: 'hunter2' }
    const problems = problemsOf({ ...secrets, PORT: 'x', LEAD_WEBHOOK_URL: 'ftp://hunter2' })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'LEAD_WEBHOOK_URL',
      'LEAD_WEBHOOK_SECRET',
    ])
    expect(problems.join()).not.toContain('hunter2')
  })

  test('wants a secret for the webhook', () => {
    expect(problemsOf({ LEAD_WEBHOOK_URL: 'https://hooks.example' })).toEqual([
      'LEAD_WEBHOOK_SECRET must be set when LEAD_WEBHOOK_URL is',
    ])
  })
})

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment(env)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
  }
  throw new Error('the environment was accepted')
}
