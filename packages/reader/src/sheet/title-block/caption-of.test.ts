import { describe, expect, it } from 'vitest'
import { captionOf } from './caption-of.ts'

describe('captionOf', () => {
  it.each([
    ['DWG. NO.', 'drawingNumber'],
    ['DRAWING FILE NAME', 'title'],
    ['component:', 'title'],
    ['ITEM DESCRIPTION:', 'title'],
    ['HEAT TREAT', 'surfaceTreatment'],
    ['Craft', 'other'],
    ['NOMBRE DEL DISEÑO:', 'title'],
    ['INSTITUCIÓN:', 'company'],
    ['DIBUJO No:', 'drawingNumber'],
    ['Zeichnungs-Nr.', 'drawingNumber'],
    ['Nº de plano', 'drawingNumber'],
    ['N.º de dibujo', 'drawingNumber'],
    ['Diseño de', 'drawnBy'],
    ['No. DE PLAN', 'drawingNumber'],
    ['N. DISEGNO', 'drawingNumber'],
    ['TEK. NR.', 'drawingNumber'],
    ['図 番', 'drawingNumber'],
    ['Title / Benennung', 'title'],
    ['Maßstab/Scale', 'scale'],
    ['MASSSTAB', 'scale'],
    ['Weight (kg)', 'weight'],
    ['APPROX WEIGHT', 'weight'],
    ['Gezeichn', 'drawnBy'],
    ['DIBUJA', 'drawnBy'],
    ['Verifica', 'checkedBy'],
    ['APR.', 'approvedBy'],
    ['APPR. BY', 'approvedBy'],
    ['AUDITED BY', 'checkedBy'],
    ['STANDARDIZATION', 'other'],
    ['DRAWING SIGN', 'other'],
    ['FABB.', 'other'],
    ['DRW.VER', 'revision'],
    ['תיאור/Title', 'title'],
    ['Kontroll', 'checkedBy'],
    ['Tool desc.', 'title'],
    ["MAT'L SIZE", 'other'],
    ["CHK'D", 'checkedBy'],
    ["APPV'D", 'approvedBy'],
    ['GECONTR.', 'checkedBy'],
    ['Vérifié par', 'checkedBy'],
    ['Aprob.', 'approvedBy'],
    ['Änd.', 'revision'],
    ['Edition', 'revision'],
    // A column for the number of the note of a change; a scan loses the ring of the sign №.
    ['Revision №', 'other'],
    ['Revision N', 'other'],
    ['Surface texture ISO 1302:2002', 'generalRoughness'],
    ['Blat t', 'sheet'],
    ['Ausgabedat um', 'date'],
    ['ISSUED DATE', 'date'],
    ['Масштаб', 'scale'],
    ['Měřítko', 'scale'],
    ['Číslo výkresu', 'drawingNumber'],
    ['Zaprojektowany przez', 'drawnBy'],
    ['作成者', 'drawnBy'],
    ['Konstruował', 'drawnBy'],
    ['Sprawdził', 'checkedBy'],
    ['Konstruowali', 'drawnBy'],
    ['Sprawdziła', 'checkedBy'],
    ['Zatwierdziła', 'approvedBy'],
    ['Podziałka', 'scale'],
    ['审阅', 'checkedBy'],
    ['Мащаб', 'scale'],
    ['Розроб.', 'drawnBy'],
    ['Аркуш', 'sheet'],
    ['도번', 'drawingNumber'],
    ['재질', 'material'],
    ['Ölçek', 'scale'],
    ['Malzeme', 'material'],
    ['Mittakaava', 'scale'],
    ['Tarkastaja', 'checkedBy'],
    ['主管设计', 'other'],
    ['APVD', 'approvedBy'],
    ['ENG. APPROVED BY:', 'approvedBy'],
    ['PARTE', 'title'],
    ['INSTITUTE:', 'company'],
    ['PRIMARY SCALE:', 'scale'],
    ['ACABADO GENERAL:', 'generalRoughness'],
    ['Drawing owner', 'company'],
    ['Edges and Corners', 'edgeCondition'],
    ['DO NOT SCALE DWG', 'other'],
    ['DRAWING NOTES (UNLESS OTHERWISE NOTED)', 'other'],
    ['Machined Surfaces', 'other'],
    ['Medidas:', 'units'],
    ['MATERIAL SPECIFICATIONS', 'material'],
    ['ZEICHNUNGSNAME:', 'title'],
    ['Tolerování', 'generalTolerances'],
    ['EDITE PAR', 'drawnBy'],
    ['Dibujante', 'drawnBy'],
    ['REVISA', 'checkedBy'],
    ['APRUEBA', 'approvedBy'],
    ['LANGAGE :', 'languages'],
    ['Commande n°', 'other'],
    ['Thiết kế', 'drawnBy'],
  ])('knows %s', (text, field) => {
    expect(captionOf(text)).toMatchObject({ field, rest: '' })
  })

  it('splits a value behind a colon', () => {
    expect(captionOf('SCALE: 1:2')).toMatchObject({ field: 'scale', rest: '1:2' })
    expect(captionOf('Werkstoff：S235JR')).toMatchObject({ field: 'material', rest: 'S235JR' })
  })

  it('marks words that are values elsewhere as weak', () => {
    expect(captionOf('de')?.isWeak).toBe(true)
    expect(captionOf('Änd.')?.isWeak).toBe(false)
  })

  it.each(['Motor bracket', '1:1', 'S235JR', 'Ø20 H7', '', ':', '4x M8'])(
    'does not take %j for a caption',
    (text) => expect(captionOf(text)).toBeNull(),
  )
})

it('knows the revision of a drawing beside that of what it shows', () => {
  expect(captionOf('Drawing Revision: 1')).toMatchObject({ field: 'revision', rest: '1' })
  expect(captionOf('Hardware Revision: R5.2')?.field).not.toBe('revision')
})
