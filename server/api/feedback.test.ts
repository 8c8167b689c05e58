import { expect, test } from 'vitest'
import { allDeliveries, complete, createSampleApi, paths } from './testing/sample-api.ts'

test('feedback is stored as a message without a sender, and mailed to the operator', async () => {
  const api = createSampleApi()
  const answer = await api.post(paths.feedback, complete.feedback)
  expect(answer.status).toBe(201)
  const { id, next } = await answer.json()
  expect(next).toBe('/documentation/feedback?state=sent&about=jobs')
  expect(await api.store.request(id)).toMatchObject({
    kind: 'message',
    topic: 'feedback',
    name: '',
    email: '',
    message: complete.feedback.message,
    otherFields: { page: 'jobs', helped: 'no' },
    isSuspect: false,
  })
  expect(api.events.map(({ event }) => event)).toEqual(['feedback.received'])
  expect(await allDeliveries(api)).not.toEqual([])
  expect(api.woken()).toBe(1)
})

test('a form without scripts leads to the thanks, in its language', async () => {
  const api = createSampleApi()
  const answer = await api.submitForm(`${paths.feedback}?lang=de`, {
    page: 'agents',
    helped: 'yes',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/documentation/feedback?state=sent&about=agents&lang=de',
  ])
})

test('a form that misses the choice is shown again with what was typed', async () => {
  const api = createSampleApi()
  const answer = await api.submitForm(paths.feedback, { page: 'jobs', message: 'Too short' })
  expect(answer.status).toBe(422)
  expect(api.pages[0]).toMatchObject({
    form: 'feedback',
    state: { values: { page: 'jobs', message: 'Too short' } },
  })
  expect(Object.keys(api.pages[0]?.state.errors ?? {})).toEqual(['helped'])
})

test.each([
  [{}, ['page', 'helped']],
  [{ page: '__proto__', helped: 'yes' }, ['page']],
  [{ page: 'jobs', helped: 'perhaps' }, ['helped']],
  [{ page: ['jobs'], helped: true }, ['page', 'helped']],
  [{ page: 'jobs', helped: 'no', message: 'x'.repeat(3001) }, ['message']],
])('%j is refused, naming each field', async (body, fields) => {
  const api = createSampleApi()
  const answer = await api.post(paths.feedback, body)
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).errors)).toEqual(fields)
  expect(await api.store.list({})).toEqual([])
})

test('what a program has filled in is kept, and marked', async () => {
  const api = createSampleApi()
  await api.post(paths.feedback, { ...complete.feedback, website: 'https://evil.example' })
  expect(await api.store.list({})).toMatchObject([{ isSuspect: true, suspectBy: 'hidden-field' }])
})
