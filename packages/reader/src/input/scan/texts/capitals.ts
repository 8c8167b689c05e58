import type { TextRun } from '../../../page.ts'

/** Height of the capitals of a text in millimetres: fonts are about 1.4 times as high (`TextRun.size`). */
export const capitalsOf = ({ size }: TextRun): number => size / 1.4
