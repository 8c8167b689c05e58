import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

/** A program with a log, and these lines. */
function programOf(lines: string): string {
  const log = JSON.stringify(new URL('./log.ts', import.meta.url).href)
  return `import { createLog } from ${log}
    const log = createLog('info')
    ${lines}`
}

/** Runs lines with a log in a process of its own, which is killed: what was not written by then is lost. */
async function writtenBy(lines: string): Promise<string> {
  const code = `${programOf(lines)}
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

test('a log that cannot be written is reported once, and the process goes on', async () => {
  const code = programOf(`
    for (let count = 0; count < 3; count += 1) {
      log.warn('warned')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    process.exit(7)`)
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', full, 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const errors = child.stderr ? text(child.stderr) : ''
  const [exitCode] = await once(child, 'exit')
  expect([exitCode, await errors]).toEqual([
    7,
    'The log cannot be written: ENOSPC. The site goes on without it.\n',
  ])
})

test('a disk that has room again gets what is logged right before the end', async () => {
  const code = programOf(`
    const { default: fs } = await import('node:fs')
    const write = fs.write
    fs.write = (...given) => {
      fs.write = write
      process.nextTick(given.at(-1), Object.assign(new Error('full'), { code: 'ENOSPC' }))
    }
    log.warn('on the full disk')
    await new Promise((resolve) => setTimeout(resolve, 100))
    log.warn('with room again')
    await new Promise((resolve) => setTimeout(resolve, 100))
    log.warn('before the last')
    log.info('the last')
    process.exit()`)
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const messages = output.split('\n').flatMap((line) => (line ? [JSON.parse(line).msg] : []))
  // The end of a process does not wait for the line that is being written: the last two may change places.
  expect(messages.toSorted()).toEqual([
    'before the last',
    'on the full disk',
    'the last',
    'with room again',
  ])
})
