import { expect, test } from 'vitest'
import { judgeFiles } from './judge.ts'
import { spreadOf } from './spread.ts'
import { summaryWith } from './testing/sample-summary.ts'

test('suited drawings are counted by a trait, what was not read last', () => {
  const families = ['MILLING', null, 'TURNING', 'MILLING']
  const verdicts = judgeFiles([
    ...families.map((family, id) => ({
      id,
      progress: {
        phase: 'read' as const,
        summary: summaryWith({ family, sha256: String(id), drawingNumber: null }),
      },
    })),
    { id: 9, progress: { phase: 'refused' as const, notice: { code: 'cad' } } },
  ])
  expect(spreadOf({ verdicts, chosen: new Set([0, 1]) }, 'family')).toEqual([
    { value: 'TURNING', all: 1, chosen: 0 },
    { value: 'MILLING', all: 2, chosen: 1 },
    { value: 'unknown', all: 1, chosen: 1 },
  ])
})
