import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataDir, startSite } from './support/site-process.ts'

test('a data directory that cannot be used and a metrics port that is taken are told in one line each', async () => {
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
