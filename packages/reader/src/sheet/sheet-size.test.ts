import { expect, it } from 'vitest'
import { readSheetSize } from './sheet-evidence.ts'
import { textLines } from './structure/text-lines.ts'
import { madePage, madeRun } from './testing/made-page.ts'

it('finds the size of the paper behind its caption, also where no margin was found', () => {
  const lines = textLines([madeRun('Формат', 376, 295, 3), madeRun('A1', 394, 295, 4)])
  const [first] = readSheetSize(madePage({ width: 500, height: 297 }), [], lines)
  expect(first?.value).toBe('A1')
  const alone = textLines([madeRun('A1', 394, 295, 4)])
  expect(readSheetSize(madePage({ width: 500, height: 297 }), [], alone)).toEqual([])
})
