import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { enginePrograms, findProgram, missingPackages, testPrograms } from './programs.mjs'

test('a program is found in PATH where it can be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstangle-programs-'))
  writeFileSync(join(folder, 'only-here'), '', { mode: 0o755 })
  writeFileSync(join(folder, 'only-text'), '', { mode: 0o644 })
  const find = (...names: string[]) => findProgram(names, { PATH: folder })
  expect(find('only-text', 'only-here')).toBe(join(folder, 'only-here'))
  expect(find('nowhere')).toBeUndefined()
  removeFolder(folder)
})

test('packages are named of those programs alone that are missing', () => {
  const needed = [
    { program: 'systemd-nspawn', package: 'systemd-container' },
    { program: 'git', package: 'git' },
  ]
  const find = (name: string) => (name === 'git' ? '/usr/bin/git' : undefined)
  expect(missingPackages(needed, find)).toEqual(['systemd-container'])
})

test('a program that cannot do what is wanted of it is missing, too', () => {
  const needed = [{ program: 'python3', package: 'python3-venv', trial: ['-c', 'import venv'] }]
  const find = () => '/usr/bin/python3'
  expect(missingPackages(needed, find, () => false)).toEqual(['python3-venv'])
  expect(missingPackages(needed, find, () => true)).toEqual([])
})

test('each program that tests start is one that npm test provides', () => {
  const tests = join(import.meta.dirname, '../../tests')
  const names = (readdirSync(tests, { recursive: true }) as string[]).filter((name) =>
    name.endsWith('.ts'),
  )
  const text = names.map((name) => readFileSync(join(tests, name), 'utf8')).join('\n')
  const started = [...text.matchAll(/(?:spawn|exec(?:File)?)(?:Sync)?\(\s*'([\w-]+)'/g)]
  const everywhere = [
    'sh',
    'node',
    'cp',
    'chown',
    'mount',
    'umount',
    'nsenter',
    'tar',
    'npm',
    'rm',
    'id',
    'prlimit',
  ]
  const installed = [...testPrograms, ...enginePrograms].map(({ program }) => program)
  const provided = [...everywhere, ...installed]
  const unknown = started.map(([, name = '']) => name).filter((name) => !provided.includes(name))
  expect(started.length).toBeGreaterThan(5)
  expect(unknown).toEqual([])
})
