import { describe, expect, it } from 'vitest'
import { dateIn, fieldValue } from './field-values.ts'

describe('fieldValue', () => {
  it.each([
    ['scale', '1 : 2', '1:2'],
    ['scale', '2.5:1', '2.5:1'],
    ['scale', '1/2', '1:2'],
    ['scale', 'NTS', 'NTS'],
    ['scale', 'N,T,S.', 'NTS'],
    ['scale', '1.000', '1:1'],
    ['scale', '0.500', '1:2'],
    ['scale', '0.125', '1:8'],
    ['scale', '1.270', null],
    ['drawnBy', 'NOMBRE DEL TRABAJO:', null],
    ['title', 'Estructura: Cuerpo', 'Estructura: Cuerpo'],
    ['scale', 'Motor', null],
    ['units', 'INCHES [MILLIMETERS]', 'inch'],
    ['drawingNumber', 'A3-SIZE', null],
    ['drawingNumber', 'SEE CHART', null],
    ['units', 'mm [inch]', 'mm'],
    ['units', '(mm)', 'mm'],
    ['units', 'Dimensions (mm)', 'mm'],
    ['drawingNumber', 'ISO', null],
    ['drawingNumber', 'USA', null],
    ['date', '10 02.2025', '10.02.2025'],
    ['date', '10 22.2025', null],
    ['date', '2023', '2023'],
    ['date', '1823', null],
    ['sheetSize', 'А3', 'A3'],
    ['sheetSize', 'A3 (420x297)', 'A3'],
    ['sheetSize', 'ANSI B', 'B'],
    ['sheetSize', 'B', 'B'],
    ['sheetSize', 'Large', null],
    ['sheet', '1 OF 2', '1 OF 2'],
    ['sheet', '1/2', '1/2'],
    ['sheet', '1 (1)', '1 (1)'],
    ['sheet', '2.0 Steel', null],
    ['date', '2018-05-13', '2018-05-13'],
    ['date', 'JD 11.8.2020', '11.8.2020'],
    ['date', '2026. 03. 29.', '2026. 03. 29'],
    ['date', '12-Mar-2021', '12-Mar-2021'],
    ['date', '25aug2013', '25aug2013'],
    ['revision', 'Rev. B', 'B'],
    ['revision', '01', '01'],
    ['revision', '--', null],
    ['revision', 'First issue', null],
    ['weight', '420 g', '0.42 kg'],
    ['weight', '0,42 kg', '0.42 kg'],
    ['weight', '2 lbs', '0.907185 kg'],
    ['weight', '1.234,5 g', '1.2345 kg'],
    ['weight', '0.138 ka', '0.138 kg'],
    ['weight', '12', null],
    ['weight', '0.543', '0.543'],
    ['weight', '0.00', null],
    ['units', 'MILLIMETERS', 'mm'],
    ['units', 'inches', 'inch'],
    ['units', 'IN', 'inch'],
    ['units', 'IN MILUM ERS', 'mm'],
    ['units', 'IN BUNDLES', null],
    ['units', 'milímetros', 'mm'],
    ['drawnBy', 'Joe S. 2018-05-13', 'Joe S.'],
    ['drawnBy', '2018-05-13', null],
    ['drawnBy', 'hy', null],
    ['drawnBy', 'Group 4', 'Group 4'],
    ['drawnBy', 'Rev 4', null],
    ['material', 'E.N.-8', 'E.N.-8'],
    ['drawingNumber', 'IS THE SOLE PROPERTY OF', null],
    ['drawingNumber', 'Unless otherwise indicated', null],
    ['drawingNumber', 'Board Mount', 'Board Mount'],
    ['partNumber', 'V1.0', null],
    ['drawingNumber', 'V1.0-12', 'V1.0-12'],
    ['revision', 'V1.0', 'V1.0'],
    ['material', '55 1914', null],
    ['material', '7075', '7075'],
    ['material', 'SS 1914', 'SS 1914'],
    ['title', '<TITLE>', null],
    ['title', 'A pate: 2025-11-27', null],
    ['generalRoughness', 'A pate: 2025-11-27', null],
    ['title', 'Tool 2025-11-27', 'Tool 2025-11-27'],
    ['material', '--', null],
    ['material', 'Material <not specified>', null],
  ] as const)('reads %s of %s', (field, text, value) => {
    expect(fieldValue(field, text)).toBe(value)
  })

  it('takes the unit of a weight from the caption', () => {
    expect(fieldValue('weight', '0.42', 'Masse (kg)')).toBe('0.42 kg')
    expect(fieldValue('weight', '420', 'WEIGHT [g]')).toBe('0.42 kg')
  })
})

describe('dateIn', () => {
  it.each(['12.5', '1.0114', '48-1073', 'ISO 2768', '1/2', 'MMP.03.00.00.003'])(
    'finds none in %s',
    (text) => expect(dateIn(text)).toBeNull(),
  )
})

describe('cells of several lines', () => {
  it('take what belongs to the field', () => {
    expect(fieldValue('generalTolerances', 'ISO 2768-m Tolerancing ISO 8015')).toBe('ISO 2768-m')
    expect(fieldValue('generalTolerances', 'ISO 8015')).toBeNull()
    expect(fieldValue('generalRoughness', 'Ra 3,2 ( )')).toBe('Ra 3,2')
    expect(fieldValue('projection', 'Third angle')).toBe('THIRD_ANGLE')
    expect(fieldValue('projection', '1 1')).toBeNull()
    expect(fieldValue('material', 'EN')).toBeNull()
  })
})

it('does not take a reference to the notes, or a placeholder, for a value', () => {
  expect(fieldValue('surfaceTreatment', '*Finish*')).toBeNull()
  expect(fieldValue('surfaceTreatment', 'SEE NOTES')).toBeNull()
  expect(fieldValue('material', 'see note 3')).toBeNull()
  expect(fieldValue('surfaceTreatment', 'ANODIZE, SEE NOTE 3')).not.toBeNull()
})

it('reads a date that begins with its month', () => {
  expect(fieldValue('date', 'Jun-27-23')).toBe('Jun-27-23')
})

it('takes neither the rest of a name for a title nor the projection for roughness', () => {
  expect(fieldValue('title', '/ажа')).toBeNull()
  expect(fieldValue('generalRoughness', '1.6 ym THIRD ANGLE PROJECTION')).toBeNull()
  expect(fieldValue('drawnBy', 'Ї. контр.')).toBeNull()
})
