/** Columns of the report of a feasibility check, in their order. */
export const reportColumns = [
  'file',
  'sheet',
  'number',
  'verdict',
  'expected',
  'rule',
  'result',
  'callout',
  'rationale',
  'alternative',
  'x',
  'y',
  'reading',
] as const
