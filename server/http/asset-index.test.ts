import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { indexAssets } from './asset-index.ts'

test('the index has files only: no dot files, maps, links or compressed twins', () => {
  const directory = mkdtempSync(join(tmpdir(), 'firstangle-index-'))
  const older = mkdtempSync(join(tmpdir(), 'firstangle-older-'))
  mkdirSync(join(directory, 'assets/.git'), { recursive: true })
  for (const name of [
    'a b.txt',
    'assets/x.js',
    'assets/x.js.br',
    'assets/x.js.map',
    '.env',
    'y.gz',
  ]) {
    writeFileSync(join(directory, name), name)
  }
  writeFileSync(join(directory, 'assets/.git/config'), '')
  symlinkSync('/etc/hostname', join(directory, 'link.txt'))
  writeFileSync(join(older, 'x.js'), 'older')
  writeFileSync(join(older, 'old.js'), 'older')
  const index = indexAssets([
    { directory, prefix: '' },
    { directory: older, prefix: '/assets' },
  ])
  expect([...index.keys()].sort()).toEqual([
    '/a%20b.txt',
    '/assets/old.js',
    '/assets/x.js',
    '/y.gz',
  ])
  expect(index.get('/assets/x.js')).toMatchObject({
    file: join(directory, 'assets/x.js'),
    twins: { br: join(directory, 'assets/x.js.br') },
  })
})
