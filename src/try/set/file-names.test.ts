import fc from 'fast-check'
import { expect, test } from 'vitest'
import { archiveNames, neutralNames } from './file-names.ts'

const nameOf = (path: string, format = 'pdf') => archiveNames([{ path, format }])[0]

test.each([
  ['order 7/shaft.pdf', 'shaft.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\windows\\system32\\a.pdf', 'a.pdf'],
  ['C:\\temp\\a.pdf', 'a.pdf'],
  ['..', 'drawing.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['', 'drawing.pdf'],
  ['CON.pdf', 'drawing-CON.pdf'],
  ['a:b*c?.pdf', 'a_b_c_.pdf'],
  ['trailing. .pdf', 'trailing.pdf'],
  ['line\nbreak\0.pdf', 'linebreak.pdf'],
  ['gpj.\u202efdp', 'gpj.fdp.pdf'],
  ['Zeichnung Größe.PDF', 'Zeichnung Größe.pdf'],
  ['図面 001.pdf', '図面 001.pdf'],
  ['رسم.pdf', 'رسم.pdf'],
  [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(80)}.pdf`],
])('%j becomes %j', (path, name) => {
  expect(nameOf(path)).toBe(name)
})

test('a file that lies about its kind gets the ending of what it is', () => {
  expect(nameOf('scan.pdf', 'png')).toBe('scan.pdf.png')
  expect(nameOf('scan.TIFF', 'tiff')).toBe('scan.tiff')
})

test('names are given once, whatever their case and folder', () => {
  const paths = ['a/plate.pdf', 'b/plate.pdf', 'PLATE.PDF', 'plate (2).pdf']
  const files = paths.map((path) => ({ path, format: 'pdf' }))
  expect(archiveNames(files)).toEqual([
    'plate.pdf',
    'plate (2).pdf',
    'PLATE (3).pdf',
    'plate (2) (2).pdf',
  ])
})

test('neutral names tell the format and nothing else', () => {
  const files = [
    { path: 'ACME/secret.pdf', format: 'pdf' },
    { path: 'ACME/b.jpeg', format: 'jpeg' },
  ]
  expect(neutralNames(files)).toEqual(['drawing-001.pdf', 'drawing-002.jpg'])
})

test('whatever files are called, no name leaves its folder or comes twice', () => {
  const path = fc.string({ unit: 'binary', maxLength: 120 })
  fc.assert(
    fc.property(fc.array(path, { maxLength: 12 }), (paths) => {
      const names = archiveNames(paths.map((one) => ({ path: one, format: 'pdf' })))
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(paths.length)
      for (const name of names) {
        expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}\p{Cf}]+\.pdf$/u)
        expect(name.startsWith('.')).toBe(false)
      }
    }),
  )
})
