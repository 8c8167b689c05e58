import { mean } from '../../mean.ts'

/** A letter as it was read, with its probability. */
interface ReadLetter {
  readonly text: string
  readonly chance: number
}

const han = /\p{Script=Han}/u
/** Letters that a few straight lines of a drawing look like. */
const likeGeometry =
  /^[一丁七三上下个丨中丰二亅十千卜卫口品回国土士大工川干日旦曰月未本木术正止王田由甲申目门]$/u
/** Signs of Chinese print whose Latin look-alikes mean the same. */
const signs = /^[：，；（）。、％／－]$/u
/** A line is Chinese from so many letters on that do not look like geometry, if its letters are so sure on average. */
const word = { fewest: 2, sure: 0.85 }

/** Letters and signs of Chinese print. */
export const isHanPrint = (letter: string): boolean => han.test(letter) || signs.test(letter)

/** Whether a text holds a Chinese letter. */
export const hasHan = (text: string): boolean => han.test(text)

/** Whether letters of a line hold Chinese words. */
export function isHanLine(letters: readonly ReadLetter[]): boolean {
  const own = letters.filter(({ text }) => han.test(text))
  const clear = own.filter(({ text }) => !likeGeometry.test(text))
  return clear.length >= word.fewest && mean(own.map(({ chance }) => chance)) >= word.sure
}

/** Whether a Chinese word ends or begins between two letters, as in `圆角均为R1`: figures are words of their own. */
export const isHanBorder = (one: string, other: string): boolean =>
  (han.test(one) && /[\p{Script=Latin}\p{N}]/u.test(other)) ||
  (/[\p{Script=Latin}\p{N}.]/u.test(one) && han.test(other))

/** A letter of Chinese print, its signs as Latin print has them. */
export const plainSign = (letter: string): string =>
  letter === '、' || letter === '。' ? letter : letter.normalize('NFKC')

/** Through all, behind the size of a hole, whose letters touch the line below them. */
const throughAll = /^[完元]?全[贯尹]穿$/u

/** A dash between two letters is the numeral one. */
const dashForOne = /(?<=\p{Script=Han})[-–—](?=\p{Script=Han})/gu

/** Mends Chinese words of which letters were lost or misread. */
export const repairedHan = (text: string): string =>
  text.replace(throughAll, '完全贯穿').replace(dashForOne, '一')
