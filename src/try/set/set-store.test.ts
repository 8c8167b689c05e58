import { type DrawingSummary, FileRefused } from '@firstangle/reader'
import { expect, test, vi } from 'vitest'
import { createSetStore } from './set-store.ts'
import { summaryWith } from './testing/sample-summary.ts'

/** A store whose surveyor says of each file what its text says. */
function openStore(survey = surveyed) {
  const onFault = vi.fn()
  const surveyor = { survey: vi.fn(survey), close: vi.fn() }
  const store = createSetStore({ workers: 1, openSurveyor: () => surveyor, onFault })
  const settled = () => vi.waitFor(() => expect(store.state().isBusy).toBe(false), 90_000)
  return { store, surveyor, onFault, settled }
}

async function surveyed(file: Blob): Promise<DrawingSummary> {
  const text = await file.text()
  if (text === 'cad') throw new FileRefused({ code: 'cad' })
  if (text === 'fault') throw new TypeError('a fault')
  return summaryWith({ sha256: text, drawingNumber: text, callouts: [] })
}

const files = (...texts: string[]) =>
  texts.map((text, index) => ({ path: `in/${index}.pdf`, file: new File([text], `${index}.pdf`) }))

test('files are read one by one; what is wrong with one leaves the others alone', async () => {
  const { store, onFault, settled } = openStore()
  store.add(files('a', 'cad', 'fault', 'a', 'b'))
  await settled()
  const { verdicts } = store.state()
  expect([...verdicts.values()].map(({ kind }) => kind)).toEqual([
    'suited',
    'refused',
    'refused',
    'copy',
    'suited',
  ])
  expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
})

test('files can be added while others are there', async () => {
  const { store, settled } = openStore()
  store.add(files('a'))
  store.add(files('b'))
  await settled()
  expect(store.state().files.map(({ id }) => id)).toEqual([0, 1])
})

test('stopping loses nothing: what was not read can be read later', async () => {
  const { store, settled } = openStore()
  store.add(files('a', 'b', 'c'))
  store.stop()
  await settled()
  expect(store.state().files.map(({ progress }) => progress.phase)).toContain('skipped')
  store.readSkipped()
  await settled()
  expect([...store.state().verdicts.values()].map(({ kind }) => kind)).toEqual(
    Array(3).fill('suited'),
  )
})

test('drawings are chosen for the purpose, and changed by hand; only suited ones count', async () => {
  const { store, settled } = openStore()
  store.add(files(...Array.from({ length: 140 }, (_, index) => `d${index}`), 'cad'))
  await settled()
  store.chooseForMe()
  expect(store.state().chosen.size).toBe(100)
  store.setPurpose('feasibility')
  store.chooseForMe()
  expect(store.state().chosen.size).toBe(30)
  const [first] = store.state().chosen
  store.choose(first ?? -1, false)
  store.choose(140, true)
  expect(store.state().chosen.size).toBe(29)
})

test('of drawings that are likely the same one, only the first is chosen', async () => {
  const { store, settled } = openStore(async (file) =>
    summaryWith({ sha256: await file.text(), drawingNumber: 'FA-1', callouts: [] }),
  )
  store.add(files('scan', 'export'))
  await settled()
  store.chooseForMe()
  expect([...store.state().chosen]).toEqual([0])
})

test('what is entered for a drawing stays, whatever else changes', async () => {
  const { store, settled } = openStore()
  store.add(files('a'))
  await settled()
  store.enter(new Map([[0, { price: '12' }]]))
  store.enter(new Map([[0, { note: 'old' }]]))
  store.choose(0, true)
  store.choose(0, false)
  expect(store.state().entries.get(0)).toMatchObject({ price: '12', note: 'old', currency: 'EUR' })
})

test('lettering is recognised only when it is asked for', async () => {
  const { store, surveyor, settled } = openStore()
  store.add(files('a'))
  await settled()
  store.recognise([0])
  await settled()
  expect(surveyor.survey.mock.calls.map((call) => (call as unknown[])[1])).toMatchObject([
    { recognises: false },
    { recognises: true },
  ])
})

test('listeners are called, but not for every single file', async () => {
  const { store, settled } = openStore()
  const listener = vi.fn()
  store.subscribe(listener)
  store.add(files(...Array.from({ length: 50 }, (_, index) => `d${index}`)))
  await settled()
  expect(listener.mock.calls.length).toBeGreaterThan(0)
  expect(listener.mock.calls.length).toBeLessThan(25)
})
