import type { DrawingPage, TextRun } from '../page.ts'

/** Recognised text of at least this confidence is hardly ever made of anything but letters. */
const sure = 0.8
/** Part of the recognised texts that is sure where there are letters to recognise. */
const leastSure = 0.15

const isRecognised = ({ font, confidence }: TextRun): boolean => font === '' && confidence < 1

/** A zero by itself: a hole of a shaded view looks like one, and none is a size. */
const isLoneZero = ({ text }: TextRun): boolean => /^[0oO][.,]?$/.test(text.trim())

/**
 * Leaves out what was recognised in pictures of a page that has text of its own, where hardly any of it is sure: shaded
 * views and logos hold strokes that look like figures. A zero by itself is never one.
 */
export function withoutPictureNoise({ source, texts }: DrawingPage): readonly TextRun[] {
  const recognised = texts.filter(isRecognised)
  if (source !== 'mixed' || recognised.length === 0 || recognised.length === texts.length)
    return texts
  const certain = recognised.filter(({ confidence }) => confidence >= sure).length
  const isNoise = certain < leastSure * recognised.length ? () => true : isLoneZero
  return texts.filter((run) => !isRecognised(run) || !isNoise(run))
}
