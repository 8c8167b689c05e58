import { expect, test } from 'vitest'
import { complete, createSampleApi, paths } from './testing/sample-api.ts'

const roi = 'roi_drawings-300_minutes-12_wage-65'
const html = { Accept: 'text/html' }

test('what a visitor brings is stored in words of ours', async () => {
  const api = createSampleApi()
  await api.post(paths.call, { ...complete.call, bring: roi, lang: 'de' })
  const [stored] = await api.store.list({})
  expect(stored?.otherFields).toEqual({
    bring: 'de roi {"drawings":300,"minutes":12,"wage":65}',
  })
})

test.each([{}, { bring: '' }])('a box that is not ticked sends nothing along: %j', async (more) => {
  const api = createSampleApi()
  await api.post(paths.call, { ...complete.call, ...more })
  expect((await api.store.list({})).map(({ otherFields }) => otherFields)).toEqual([{}])
})

test.each([
  ['an unknown kind', 'cat_name-Tom', 'malformed'],
  ['markup', '<script>alert(1)</script>', 'malformed'],
  ['markup as a value', 'roi_drawings-<b>_minutes-12_wage-65', 'malformed'],
  ['words of a stranger', 'Call me at once', 'malformed'],
  ['a list', ['roi'], 'wrong-type'],
  ['20 kB', `${roi}_${'x'.repeat(20_000)}`, 'too-long'],
])('%s is refused, and nothing is stored', async (_, bring, code) => {
  const api = createSampleApi()
  const answer = await api.post(paths.call, { ...complete.call, bring })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors).toEqual({
    bring: [{ code, message: `en call.bring.${code}` }],
  })
  expect(await api.store.list({})).toEqual([])
})

test('100 kB are refused before they are read', async () => {
  const api = createSampleApi()
  const bring = `${roi}_${'x'.repeat(100_000)}`
  expect((await api.post(paths.call, { ...complete.call, bring })).status).toBe(413)
})

test('what no pack has is refused', async () => {
  const words = { ...createWords(), bringOf: () => undefined }
  const api = createSampleApi({ words })
  const answer = await api.post(paths.call, {
    ...complete.call,
    bring: 'pack_version-2026-11-23_ask-FA-ZZZ-99',
  })
  expect(answer.status).toBe(422)
  expect(await api.store.list({})).toEqual([])
})

test('without scripts a refused post shows the form with what was ticked', async () => {
  const api = createSampleApi()
  const fields = { ...complete.call, consent: 'on', name: '', bring: roi }
  expect((await api.submitForm(paths.call, fields, html)).status).toBe(422)
  expect(api.pages[0]?.state.values.bring).toBe(roi)
})

const createWords = () => ({
  messageOf: () => '',
  detailOf: () => '',
  rangeMessageOf: () => '',
})
