import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  commonPlaceholders,
  placeholdersOfFiles,
  runTimePlaceholders,
} from './run-time-placeholders.ts'

test('each placeholder is listed once, and beside the file that uses it', () => {
  const users = new Map(runTimePlaceholders.map((name) => [name, new Set<string>()]))
  for (const path of globSync('**/*.{en,de}.{yaml,md}', { cwd: 'content' })) {
    const file = path.replace(/\.\w+\.\w+$/, '')
    for (const [, name = ''] of readFileSync(`content/${path}`, 'utf8').matchAll(/\{(\w+)\}/g)) {
      users.get(name)?.add(file)
    }
  }
  expect(users.size).toBe(runTimePlaceholders.length)
  for (const [file, names] of Object.entries(placeholdersOfFiles)) {
    for (const name of names.split(' '))
      expect([name, ...(users.get(name) ?? [])]).toEqual([name, file])
  }
  for (const name of commonPlaceholders.split(' ')) {
    expect(users.get(name)?.size, name).toBeGreaterThan(1)
  }
})
