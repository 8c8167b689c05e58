import { describe, expect, test } from 'vitest'
import { readDrawingFile } from '../../src/input/node/open-drawing.ts'
import { readPage } from '../../src/read-page.ts'
import { sampleSheet, sampleSheetIds } from './samples.ts'

describe('the sheets offered to try', () => {
  test.each(sampleSheetIds)('%s is a small file', async (id) => {
    const { bytes } = await sampleSheet(id)
    expect(bytes.length).toBeLessThanOrEqual(300_000)
  })

  test('the assembly is read with the parts that are expected', async () => {
    const { bytes, truth } = await sampleSheet('assembly')
    const opened = await readDrawingFile(bytes)
    if ('reason' in opened) throw new Error(opened.reason)
    const parts = opened.map(readPage).flatMap((page) => page.parts)
    const expected = (truth.pages as { parts: object[] }[]).flatMap((page) => page.parts)
    expect(parts).toMatchObject(expected)
  })
})
