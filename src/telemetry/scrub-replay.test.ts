import { expect, test } from 'vitest'
import { scrubRecording, scrubReplayEvent } from './scrub-replay.ts'

test('a replay event keeps only what is listed, with bare addresses', () => {
  const event = {
    type: 'replay_event',
    replay_id: 'r1',
    segment_id: 0,
    urls: ['https://a.example/b?c=secret#secret', 7],
    user: { id: 'secret' },
    request: { headers: { Referer: 'secret' } },
    tags: { visitor: 'secret' },
  }
  expect(scrubReplayEvent(event)).toEqual({
    type: 'replay_event',
    replay_id: 'r1',
    segment_id: 0,
    urls: ['https://a.example/b'],
  })
})

test('a recording loses queries and console lines, and keeps the rest', () => {
  const crumb = (category: string, message: string) => ({
    type: 5,
    data: { tag: 'breadcrumb', payload: { category, message } },
  })
  const events = [
    { type: 4, data: { href: 'https://a.example/b?c=secret', width: 800 } },
    {
      type: 2,
      data: { node: { attributes: { href: '/x?y=secret', class: 'a b' }, children: [null] } },
    },
    crumb('console', 'secret'),
    crumb('ui.click', 'main > button'),
    { type: 5, data: { tag: 'performanceSpan', payload: { description: '/v.json?t=secret' } } },
  ]
  const scrubbed = scrubRecording(`{"segment_id":3}\n${JSON.stringify(events)}`)
  const [header = '', body = ''] = scrubbed.split('\n')
  expect(JSON.parse(header)).toEqual({ segment_id: 3 })
  expect(JSON.parse(body)).toEqual([
    { type: 4, data: { href: 'https://a.example/b', width: 800 } },
    { type: 2, data: { node: { attributes: { href: '/x', class: 'a b' }, children: [null] } } },
    crumb('ui.click', 'main > button'),
    { type: 5, data: { tag: 'performanceSpan', payload: { description: '/v.json' } } },
  ])
})

test.each([new Uint8Array([120, 156]), 'no recording', '{"segment_id":0}\nno list'])(
  'what cannot be read does not leave: %s',
  (payload) => {
    expect(() => scrubRecording(payload)).toThrow()
  },
)
