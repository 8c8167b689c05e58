import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringKinds } from '../../../shared/bring/bring-kinds.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { Field } from '../../../src/forms/field.tsx'
import type { Content } from '../../content/store/queries.ts'
import { openBuiltContent } from '../../content/testing/built-content.ts'
import { withFormState } from '../form-state.ts'
import { provideSiteContext } from '../site-context.ts'
import { shownBring } from './bring-data.ts'
import type { CallBook } from './call-book.ts'
import { callData } from './call-data.ts'

let content: Content

beforeAll(() => {
  content = openBuiltContent()
  const build = { version: '1', buildId: 'x', buildTimestamp: '2027-01-01T00:00:00Z' }
  const days = ['12', '15', '22', '26', '29', '30']
  const calls: CallBook = {
    officeTimeZone: 'Europe/Berlin',
    durationMinutes: 45,
    openDays: async () =>
      days.map((day) => ({
        start: `2027-03-${day}T13:00:00.000Z`,
        end: `2027-03-${day}T13:45:00.000Z`,
      })),
    callOf: async () => 'unknown',
  }
  const now = () => new Date('2027-03-10T08:00:00Z')
  const origin = 'https://x.example'
  provideSiteContext({ content, build, calls, now, origin, sentryDsn: undefined })
})
afterAll(() => content.close())

const roi = 'roi_drawings-300_minutes-12.5_wage-65'
const set = 'set_files-1200_suited-52_goal-30_chosen-30_priced-28_expected-0_formats-PDF.TIFF'

const textOf = (bring: string, locale: Locale) => shownBring({ bring }, locale)?.bring?.text

test('figures of the calculator are shown with what it makes of them', () => {
  expect(textOf(roi, 'en')).toBe(
    'ROI calculator: 300 drawings per month, 12.5 minutes saved per drawing, €65 per hour. ' +
      'Monthly savings €4,062.50, product cost €1,245, net ROI €2,817.50. ' +
      'Break-even: 79 drawings per month.',
  )
  expect(textOf(roi, 'de')).toContain('12,5 Minuten Ersparnis je Zeichnung, 65\u00a0€ pro Stunde')
  expect(textOf('roi_drawings-300_minutes-0_wage-65', 'en')).toContain('Break-even: not reached.')
})

test('a sample set is shown by its counts', () => {
  expect(textOf(set, 'en')).toBe(
    'Sample set: 1,200 files checked, 52 of them suitable. Chosen for the set of 30: 30. ' +
      'With a price: 28. With an expected outcome: 0. Formats: PDF, TIFF.',
  )
  expect(textOf(set.replace('PDF.TIFF', ''), 'de')).not.toContain('Formate')
})

async function picked(query: Record<string, string>) {
  const { view } = await callData('en', query)
  if (view.kind !== 'pick') throw new Error('no times are shown')
  return view
}

test('the form shows exactly the text that is stored, beside a box that is not ticked', async () => {
  const { form } = await picked({ bring: roi })
  const field = form.fields.find(({ kind }) => kind === 'bring')
  if (!field) throw new Error('nothing is brought')
  const html = renderToStaticMarkup(
    <Field
      field={field}
      words={form.words}
      value={form.state?.values.bring ?? ''}
      error={undefined}
    />,
  )
  expect(html).toContain(textOf(roi, 'en'))
  expect(html).toContain(`value="${roi}"`)
  expect(html).not.toContain('checked')
})

test('after a refused post it is ticked as it was', async () => {
  const state = { values: { bring: roi }, errors: {} }
  const { form } = await withFormState(state, () => picked({}))
  const field = form.fields.find(({ kind }) => kind === 'bring')
  expect(field?.bring?.value).toBe(form.state?.values.bring)
})

test('where nothing is brought, nothing is asked', async () => {
  const { form, problem } = await picked({})
  expect(form.fields.map(({ kind }) => kind)).not.toContain('bring')
  expect(problem).toBeUndefined()
})

test('what cannot be read is reported, and shown nowhere', async () => {
  const view = await picked({ bring: 'cat_<script>' })
  expect(view.problem?.title).toBe('What you wanted to bring cannot be read')
  expect(JSON.stringify([view.form, view.picker])).not.toContain('script')
})

test('it stays while times are looked for', async () => {
  const { picker } = await picked({ bring: roi })
  expect(picker?.kept.bring).toBe(roi)
  expect(picker?.later).toBe(`/schedule-call?bring=${roi}&from=2027-03-30`)
})

test('as much can be brought as the calculator takes', () => {
  const { drawings, minutes, wage } = bringKinds.roi
  expect(content.facts().roi.max).toEqual({
    drawingsPerMonth: drawings.max,
    minutesPerDrawing: minutes.max,
    hourlyWage: wage.max,
  })
})
