import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deliveredPackages, licenceNotice, readLicence } from './licences.ts'

/** Licences under which others' work may be passed on with a notice; anything else needs a decision (docs/OPERATING.md). */
const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]

const modules = JSON.parse(readFileSync('dist/client-modules.json', 'utf8'))
const packages = deliveredPackages(modules).map(readLicence)

test('whatever visitors receive may be passed on', () => {
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'pdfjs-dist', '@fontsource/ibm-plex-sans']),
  )
  const others = packages.filter(({ licence }) => !allowedLicences.includes(licence))
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test('the notice of the build names each with version and text', () => {
  const notice = readFileSync('dist/client/licences.txt', 'utf8')
  expect(notice).toBe(licenceNotice(packages))
  for (const { name, version } of packages)
    expect(notice).toContain(`\n${name} ${version}\nLicence: `)
  expect(notice).toContain('Permission is hereby granted, free of charge')
  expect(notice).toContain('SIL OPEN FONT LICENSE')
})

test('a scope belongs to the name of a package', () => {
  const found = deliveredPackages({
    a: ['node_modules/@x/y/z.js', 'src/a.ts', 'node_modules/b/c.js'],
  })
  expect(found).toEqual(expect.arrayContaining(['@x/y', 'b']))
})
