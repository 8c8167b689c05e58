import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { newDataDir, startSite } from './support/site-process.ts'

test('an unusable data directory and a taken metrics port are reported in one line each', async () => {
  const file = join(newDataDir(), 'file')
  writeFileSync(file, '')
  await expect(startSite({ DATA_DIR: file, LOG_LEVEL: 'silent' })).rejects.toThrow(
    /ended with 1: DATA_DIR "\S+" cannot hold the store: .+ Set DATA_DIR to a directory this user may write to\.\n$/,
  )
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(startSite({ METRICS_PORT: String(port), LOG_LEVEL: 'silent' })).rejects.toThrow(
    `ended with 1: METRICS_PORT ${port} on 127.0.0.1 cannot be listened on: EADDRINUSE.\n`,
  )
  other.close()
})

test('a missing build is reported with what to do, and the one there is renders with React for production', async () => {
  const folder = newDataDir()
  cpSync('dist/server', join(folder, 'dist/server'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const main = spawn('node_modules/.bin/node', [join(folder, 'dist/server/main.js')])
  const [errors, [code]] = await Promise.all([text(main.stderr), once(main, 'exit')])
  expect([code, errors]).toEqual([
    1,
    'There is no build to serve. Run "npm run build" first, or "npm start".\n',
  ])
  // A warning that only React for development gives.
  const sources = readdirSync('dist/server', { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of sources.filter((each) => each.isFile())) {
    expect(readFileSync(join(parentPath, name), 'utf8')).not.toContain('Each child in a list')
  }
})
