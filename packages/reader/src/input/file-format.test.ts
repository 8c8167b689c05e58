import { describe, expect, test } from 'vitest'
import { formatOf } from './file-format.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('formats that are read', () => {
  test.each([
    ['%PDF-1.7\n', 'pdf'],
    [`${'junk'.repeat(200)}%PDF-1.4`, 'pdf'],
    ['II*\0\x08\0\0\0', 'tiff'],
    ['MM\0*\0\0\0\x08', 'tiff'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\0\0\0\x0cjP  \r\n\x87\n\0', 'jp2'],
    ['\xff\x4f\xff\x51\0', 'jp2'],
    ['\x89PNG\r\n\x1a\n\0', 'png'],
    [`BM${'\0'.repeat(12)}\x28\0\0\0`, 'bmp'],
  ])('%j is %s', (start, format) => {
    expect(formatOf(bytes(start))).toEqual({ format })
  })
})

describe('files that are refused by name of their format', () => {
  test.each([
    ['AC1032\0\0', 'cad', 'DWG'],
    ['AutoCAD Binary DXF\r\n\x1a\0', 'cad', 'DXF'],
    ['  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'cad', 'DXF'],
    ['999\nmade by a program\n0\nSECTION\n2\nENTITIES\n', 'cad', 'DXF'],
    ['ISO-10303-21;\nHEADER;', 'cad', 'STEP'],
    [`${' '.repeat(72)}S      1\n`, 'cad', 'IGES'],
    ['solid part\n facet normal 0 0 1\n', 'cad', 'STL'],
    ['PK\x03\x04....[Content_Types].xml', 'other-format', 'office'],
    ['PK\x03\x04....model.dwg', 'other-format', 'zip'],
    ['GIF89a', 'other-format', 'gif'],
    ['RIFF....WEBPVP8 ', 'other-format', 'webp'],
    ['\0\0\0\x18ftypheic', 'other-format', 'heic'],
    ['<?xml version="1.0"?><svg xmlns="', 'other-format', 'svg'],
    ['<!-- one --><!-- two -->\n<svg>', 'other-format', 'svg'],
    ['999\r\n\r\n999\rby hand\r  0\rSECTION\r  2\rENTITIES\r', 'cad', 'DXF'],
    ['<!DOCTYPE html><html>', 'other-format', 'html'],
    ['Dear Sir or Madam,\n', 'other-format', 'text'],
  ])('%j: %s %s', (start, reason, format) => {
    expect(formatOf(bytes(start))).toEqual({ format: null, refusal: { reason, format } })
  })

  test('a binary STL is recognised by its length', () => {
    const stl = new Uint8Array(84 + 50 * 2)
    stl[80] = 2
    expect(formatOf(stl)).toMatchObject({ refusal: { reason: 'cad', format: 'STL' } })
  })

  test.each(['<!---->', '<!-- -->\n', '999\r\n\n', '999\n999\n', '999\r\r'])(
    'comments that end in nothing cost no time: %j',
    (comment) => {
      const text = bytes(`${comment.repeat(4000 / comment.length)}x`)
      const start = performance.now()
      expect(formatOf(text)).toMatchObject({ refusal: { reason: 'other-format', format: 'text' } })
      expect(performance.now() - start).toBeLessThan(500)
    },
  )

  test('nothing, and what nobody knows', () => {
    expect(formatOf(new Uint8Array())).toMatchObject({ refusal: { reason: 'empty' } })
    expect(formatOf(bytes('\x01\x02\x03\x04'))).toMatchObject({
      refusal: { reason: 'unknown-format' },
    })
  })
})
