import { expect, it } from 'vitest'
import { readLanguages } from './languages.ts'
import type { TextLine } from './structure/text-lines.ts'

const line = (text: string, confidence = 1): TextLine => ({
  text,
  box: { x: 0, y: 0, width: 10, height: 3 },
  runs: [],
  size: 3,
  confidence,
})
const languagesOf = (...lines: TextLine[]) =>
  readLanguages(lines).map(({ value, confidence }) => [value, Math.round(confidence * 100) / 100])

it('names the languages whose words a sheet has, the one with most first', () => {
  const lines = [line('Benennung Welle'), line('Werkstoff'), line('Gezeichnet und geprüft')]
  expect(languagesOf(...lines, line('Scale Sheet Weight'))).toEqual([
    ['de', 0.9],
    ['en', 0.9],
  ])
  expect(languagesOf(line('Scale 1:1'))).toEqual([])
})

it('knows Japanese by characters that Chinese writes otherwise', () => {
  expect(languagesOf(line('図番'), line('検図'), line('承認'))).toEqual([['ja', 0.9]])
  expect(languagesOf(line('图号'), line('审核'), line('批准'))).toEqual([['zh', 0.9]])
})

it('knows a language by the names of views', () => {
  expect(languagesOf(line('Seitenansicht rechts'), line('Maßstab: 1:3'))).toEqual([['de', 0.9]])
  expect(languagesOf(line('VUE A'), line('COUPE B-B'))).toEqual([['fr', 0.9]])
  expect(languagesOf(line('Promítání'), line('ŘEZ A-A'))).toEqual([['cs', 0.9]])
})

it('is as sure as the three surest lines are, however many others are hardly readable', () => {
  const faint = [line('Вал ведомый', 0.3), line('Вал ведущий', 0.4)]
  const clear = [line('Шкив', 0.9), line('Опора', 0.8), line('Крышка', 0.9)]
  expect(languagesOf(...faint, ...clear)).toEqual([['ru', 0.68]])
})
