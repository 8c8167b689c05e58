import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Runs lines with a log in a process of its own, which is killed: what was not written by then is lost. */
async function writtenBy(lines: string): Promise<string> {
  const log = JSON.stringify(new URL('./log.ts', import.meta.url).href)
  const code = `import { createLog } from ${log}
    const log = createLog('info')
    ${lines}
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return output
}

test('a warning is written at once, with the lines before it; others are buffered', async () => {
  const output = await writtenBy("log.info('before'); log.warn('warned'); log.info('after')")
  expect(output).toContain('before')
  expect(output).toContain('warned')
  expect(output).not.toContain('after')
})

test('each line has the time of its own', async () => {
  const output = await writtenBy(`
    const [first, second] = [Date.now(), Date.now() + 5]
    log.warn({ first }, 'one')
    while (Date.now() < second);
    log.warn({ second }, 'two')`)
  const [one, two] = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { time: string; first: number; second: number })
  expect(Date.parse(one?.time ?? '')).toBeGreaterThanOrEqual(one?.first ?? Number.NaN)
  expect(Date.parse(two?.time ?? '')).toBeGreaterThanOrEqual(two?.second ?? Number.NaN)
  expect(two?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})
