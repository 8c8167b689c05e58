import { expect, it } from 'vitest'
import { fieldsOf, type MadeCell, madePage, madeRun } from '../testing/made-page.ts'
import { dateIn } from './field-values.ts'

/** Form 2 of GOST 2.104, below a list of parts: letter and sheets instead of mass and scale. */
const form2: MadeCell[] = [
  [102, 160, 17, 5, 'Разраб.'],
  [102, 165, 17, 5, 'Пров.'],
  [102, 175, 17, 5, 'Н. контр.'],
  [119, 155, 23, 5, '№ докум.'],
  [142, 155, 15, 5, 'Подп.'],
  [157, 155, 10, 5, 'Дата'],
  [167, 145, 120, 15],
  [167, 160, 70, 25],
  [237, 160, 15, 5, 'Лит.'],
  [252, 160, 17, 5, 'Лист'],
  [269, 160, 18, 5, 'Листов'],
  [269, 165, 18, 5, '1'],
]
const texts = [madeRun('2.377.06.04.00', 192, 155, 7), madeRun('Шнек', 187, 175, 7)]

it('reads number and name of a list of parts after GOST', () => {
  const page = madePage({ cells: form2, texts })
  expect(fieldsOf(page)).toMatchObject({ drawingNumber: '2.377.06.04.00', title: 'Шнек' })
  expect(fieldsOf(page)).not.toHaveProperty('date')
})

it('sees no date within a longer number', () => {
  expect(dateIn('2.377.06.04.00')).toBeNull()
  expect(dateIn('Stand 06.04.00')).toBe('06.04.00')
})
