import { beforeEach, expect, test, vi } from 'vitest'
import type { NotedError } from './noted-errors.ts'

let errors: typeof import('./noted-errors.ts')

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  errors = await import('./noted-errors.ts')
})

test('errors wait for a receiver, then go to it at once', () => {
  const received: NotedError[] = []
  const [first, second] = [new Error('first'), new Error('second')]
  errors.noteError({ error: first, by: 'onunhandledrejection' })
  errors.receiveErrors((noted) => received.push(noted))
  errors.noteError({ error: second, by: 'onerror' })
  expect(received).toEqual([
    { error: first, by: 'onunhandledrejection' },
    { error: second, by: 'onerror' },
  ])
})

test('one error met twice counts once', () => {
  const received: NotedError[] = []
  const error = new Error('once')
  errors.noteError({ error, by: 'onunhandledrejection' })
  errors.noteError({ error, by: 'onerror' })
  errors.receiveErrors((noted) => received.push(noted))
  errors.noteError({ error, by: 'onunhandledrejection' })
  expect(received).toHaveLength(1)
})

test('a page that throws for ever fills no memory', () => {
  const received: NotedError[] = []
  for (let count = 0; count < 1000; count++) errors.noteError({ error: `${count}`, by: 'onerror' })
  errors.receiveErrors((noted) => received.push(noted))
  expect(received).toHaveLength(20)
})

test('errors from before the listening are noted, files that fail to load are not', () => {
  const received: NotedError[] = []
  const heard: Event[] = []
  window.addEventListener('error', (event) => heard.push(event))
  window.addEventListener('unhandledrejection', (event) => heard.push(event))
  window.dispatchEvent(Object.assign(new Event('error'), { error: 'thrown', message: 'thrown' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }))
  const picture = new EventTarget()
  picture.addEventListener('error', (event) => heard.push(event))
  picture.dispatchEvent(new Event('error'))
  errors.listenForErrors(heard)
  errors.receiveErrors((noted) => received.push(noted))
  expect(received.map(({ error }) => error)).toEqual(['thrown', 'rejected'])
})

test('rejections of the window are noted until errors are forgotten', () => {
  const received: NotedError[] = []
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  errors.listenForErrors([])
  errors.receiveErrors((noted) => received.push(noted))
  reject('first')
  errors.forgetErrors()
  reject('second')
  expect(received).toEqual([{ error: 'first', by: 'onunhandledrejection' }])
})
