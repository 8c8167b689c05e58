import { describe, expect, it } from 'vitest'
import { readSheet } from '../read-sheet.ts'
import { fieldsOf, madePage, madeRun } from '../testing/made-page.ts'

const readLines = (...lines: readonly (readonly [text: string, size: number])[]) => {
  const texts = lines.map(([text, size], i) => madeRun(text, 60, 100 + 5 * i, size))
  return fieldsOf(madePage({ hasFrame: false, texts }))
}

describe('words of sheets without title block', () => {
  it('reads title, material and tolerance of a block with a head', () => {
    const fields = readLines(
      ['Layup mandrel', 5],
      ["Mat'l: 6061 Aluminum", 4],
      ['General Tolerance: +/-0.003 unless otherwise specified', 4],
    )
    expect(fields).toMatchObject({
      title: 'Layup mandrel',
      material: '6061 Aluminum',
      generalTolerances: '±0.003',
    })
  })

  it('takes the first of two units for that of the sizes', () => {
    const units = (text: string) => readLines([text, 4]).units
    expect(units('DIMENSIONS ARE IN INCHES [MILLIMETERS]')).toBe('inch')
    expect(units('DIMENSIONS ARE IN MILLIMETERS [INCHES]')).toBe('mm')
    expect(units('COTES EN POUCES [MM]')).toBe('inch')
    expect(units('MASSE IN ZOLL (MM)')).toBe('inch')
  })

  it('reads the material of a single part beside its view', () => {
    expect(readLines(["Mat'l: 6061 Aluminum", 4])).toMatchObject({ material: '6061 Aluminum' })
  })

  it('takes what the sizes are of for no treatment', () => {
    const treatment = (...lines: string[]) =>
      readSheet(
        madePage({ texts: lines.map((line, i) => madeRun(line, 60, 100 + 8 * i, 4)) }),
        [],
      ).metadata.flatMap(({ field, value }) => (field === 'surfaceTreatment' ? [value] : []))
    const note = 'ALL DIMENSIONS AFTER BLACK ANODIZING'
    expect(treatment('SURFACE: BLACK ANODIZE', note)).toEqual(['BLACK ANODIZE'])
  })

  it('reads the material of a numbered note, and no treatment where its finish is an edge', () => {
    const fields = readLines(
      ['1. All dimensions are in millimeters.', 4],
      ['3. Material: 15mm Aluminum.', 4],
      ['4. Finish: break sharp edges', 4],
    )
    expect(fields).toMatchObject({ material: '15mm Aluminum', edgeCondition: 'break sharp edges' })
    expect(fields).not.toHaveProperty('surfaceTreatment')
  })

  it('reads the material that a sentence asks for', () => {
    const fields = readLines(['NOTE:', 4], ['MATERIAL SHALL BE CAST IRON', 4])
    expect(fields).toMatchObject({ material: 'CAST IRON' })
    const plate = 'MATERIAL TO BE CAST ALUMINUM TOOLING PLATE (MIC-6, ATP-5, OR EQUIVALENT).'
    expect(readLines(['NOTE:', 4], [plate, 4])).toMatchObject({
      material: 'CAST ALUMINUM TOOLING PLATE (MIC-6, ATP-5, OR EQUIVALENT)',
    })
    expect(readLines(['Material to be heated: Aluminium', 4])).not.toHaveProperty('material')
    expect(readLines(['MATERIAL SHALL BE FREE OF BURRS', 4])).not.toHaveProperty('material')
  })

  it('reads the material below the word for it', () => {
    const fields = readLines(['Material:', 4], ['POM (Polyoxymethylen)', 4])
    expect(fields).toMatchObject({ material: 'POM (Polyoxymethylen)' })
  })

  it('reads a material without a caption in a list of notes on the whole sheet', () => {
    const name = 'Acciaio rapido altamente legato HSS-Co-M35'
    const listed = readLines([name, 3], ['Tolleranze generali ISO 2768 - m K', 3])
    expect(listed).toMatchObject({ material: name })
    expect(readLines([name, 3], ['Spina Ø8', 3])).not.toHaveProperty('material')
  })

  it('does not take a year for an alloy', () => {
    const fields = readLines(
      ['Sheets of the frame', 5],
      ['Dimensions in millimeters / 25.5.2020', 5],
      ['A4 - Scale 1:3', 5],
    )
    expect(fields).toMatchObject({ date: '25.5.2020', scale: '1:3', units: 'mm' })
    expect(fields).not.toHaveProperty('material')
  })
})

describe('a note that also speaks of the scale', () => {
  it.each([
    ['BREAK SHARP EDGES 0.2 MAX, SCALE: 1:1', 'BREAK SHARP EDGES 0.2 MAX'],
    ['DEBURR ALL EDGES. DO NOT SCALE DRAWING.', 'DEBURR ALL EDGES'],
    ['DEBURR ALL EDGES, DO NOT SCALE DWG', 'DEBURR ALL EDGES'],
    ['REMOVE ALL BURRS AND SCALE', 'REMOVE ALL BURRS AND SCALE'],
  ])('is read: %s', (text, edgeCondition) => {
    expect(readLines([text, 4])).toMatchObject({ edgeCondition })
  })

  it('is not taken from the name of a detail', () => {
    expect(readLines(['DETAIL A, SHARP EDGES, SCALE 2:1', 4])).not.toHaveProperty('edgeCondition')
  })
})

describe('notes in cells', () => {
  it('reads a note that ends with the word of a caption as a whole', () => {
    const cells = [
      [107, 180, 60, 20, 'DEBURR AND', 'BREAK SHARP', 'EDGES'],
      [167, 180, 60, 20, 'TITLE:', 'Holder'],
      [227, 180, 60, 20, 'DWG NO.', 'H-4.20'],
    ] as const
    const { metadata } = readSheet(madePage({ cells }), [])
    const edge = metadata.find(({ field }) => field === 'edgeCondition')
    expect(edge?.value).toBe('DEBURR AND BREAK SHARP EDGES')
  })
})
