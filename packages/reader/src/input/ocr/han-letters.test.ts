import { expect, test } from 'vitest'
import { isHanBorder, isHanLine, plainSign, repairedHan } from './han-letters.ts'

const lineOf = (text: string, chance: number) => [...text].map((one) => ({ text: one, chance }))

test('Chinese words are two letters that were read surely and look like no lines of a part', () => {
  expect(isHanLine(lineOf('材料', 0.95))).toBe(true)
  expect(isHanLine(lineOf('M3 完全贯穿', 0.95))).toBe(true)
  expect(isHanLine(lineOf('材料', 0.7))).toBe(false)
  expect(isHanLine(lineOf('中opmam', 0.95))).toBe(false)
  expect(isHanLine(lineOf('口口一十', 0.99))).toBe(false)
})

test('figures and Latin letters are words of their own beside Chinese ones, signs are not', () => {
  expect(isHanBorder('为', 'R')).toBe(true)
  expect(isHanBorder('0', '完')).toBe(true)
  expect(isHanBorder('求', ':')).toBe(false)
  expect(isHanBorder('3', '.')).toBe(false)
})

test('signs of Chinese print are those of Latin print', () => {
  expect([...'：，（）'].map(plainSign)).toEqual([...':,()'])
  expect(plainSign('料')).toBe('料')
})

test('a lost letter comes back where the word says that a hole goes through', () => {
  expect(repairedHan('全贯穿')).toBe('完全贯穿')
  expect(repairedHan('元全尹穿')).toBe('完全贯穿')
  expect(repairedHan('贯穿')).toBe('贯穿')
})

test('a dash between two Chinese letters is the numeral one', () => {
  expect(repairedHan('上-次更新')).toBe('上一次更新')
  expect(repairedHan('A-材')).toBe('A-材')
})
