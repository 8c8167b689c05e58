import { mkdtempSync, readFileSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { list } from 'tar'
import { afterAll, expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { writeClientPackages } from './client-packages.ts'

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
afterAll(() => removeFolder(folder))

test('the same sources give the same bytes, whenever they were written', () => {
  const first = writeClientPackages(join(folder, 'first'))
  const now = new Date()
  utimesSync('packages/client-python/pyproject.toml', now, now)
  utimesSync('packages/client-typescript/package.json', now, now)
  expect(writeClientPackages(join(folder, 'again'))).toEqual(first)
})

test('an archive has what its users need, and nothing else', () => {
  const [python = [], typescript = []] = writeClientPackages(folder).map(({ file, bytes }) => {
    expect(readFileSync(join(folder, file)).length).toBe(bytes)
    const paths: string[] = []
    list({ sync: true, file: join(folder, file), onReadEntry: ({ path }) => paths.push(path) })
    return paths.filter((path) => !path.endsWith('/'))
  })
  expect(python.filter((path) => !/\/firstangle\/\w+\.(?:py|typed)$/.test(path))).toEqual([
    'firstangle-1.0.0/PKG-INFO',
    'firstangle-1.0.0/README.md',
    'firstangle-1.0.0/build_wheel.py',
    'firstangle-1.0.0/pyproject.toml',
  ])
  expect(python).toContain('firstangle-1.0.0/firstangle/py.typed')
  expect(typescript.filter((path) => !/\/lib\/[\w.-]+\.(?:js|d\.ts)$/.test(path))).toEqual([
    'package/README.md',
    'package/package.json',
  ])
  expect(typescript).toContain('package/lib/index.d.ts')
})
