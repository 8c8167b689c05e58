import { describe, expect, it } from 'vitest'
import { recognise } from '../recognised.ts'

const texts = (line: string): string[] =>
  Object.values(recognise(line)?.values ?? {}).map((each) =>
    each.kind === 'text' ? each.text : each.kind,
  )

describe('notes of whole sheets are named with their classes', () => {
  it.each<readonly [string, string, string[]]>([
    ['ISO 20457 TG5', 'generalPlastics', ['TG5']],
    ['DIN 16742-TG6', 'generalPlastics', ['TG6']],
    ['EN ISO 13920-BF', 'generalWelded', ['B', 'F']],
    ['DIN EN ISO 13920 - A/E', 'generalWelded', ['A', 'E']],
    ['ISO 13920-B', 'generalWeldedSizes', ['B']],
    ['ISO 13920 G', 'generalWeldedForm', ['G']],
    ['ISO 9013-341', 'thermalCut', ['3', '4', '1']],
    ['ISO 9013:2017-342', 'thermalCut', ['3', '4', '2']],
    ['ISO 22081', 'generalWithoutTables', []],
    ['ISO 22081 Ø0.5', 'generalWithoutTables', []],
    ['ISO 2768 mm', 'generalUnit', []],
    ['DIN ISO 8062-3 DCTG 9', 'isCastGrade', []],
    ['CT8', 'isCastGrade', []],
    ['ISO 13920', 'isOtherGeneralTolerance', []],
    ['6 - 10 TPI', 'isTeethPerInch', []],
    ['ST4,2 x 13', 'isTappingScrew', []],
  ])('%s', (line, statement, values) => {
    expect(recognise(line)?.statement).toBe(statement)
    expect(texts(line)).toEqual(values)
  })
})
