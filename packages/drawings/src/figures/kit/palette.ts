import type { Tone } from './figure.ts'

/** Colours of a figure file that stands alone, [paper scheme, blueprint scheme]; equal to src/styles/tokens.css (tested). */
export const palette: Readonly<Record<Tone | 'sheet', readonly [light: string, dark: string]>> = {
  sheet: ['#ffffff', '#0e2242'],
  ink: ['#14181f', '#e8effb'],
  muted: ['#48505d', '#aebfdb'],
  action: ['#1d4ed8', '#8fb9ff'],
  dimension: ['#006d77', '#56d4c8'],
  thread: ['#9a4a00', '#ffb066'],
  bore: ['#5b3cc4', '#c3b1ff'],
  gdnt: ['#b0175f', '#ff9bc4'],
  surface: ['#4b6600', '#bfdc5e'],
}

/** The custom property of tokens.css behind a tone. */
export const tokenOf = (tone: Tone | 'sheet'): string =>
  ['sheet', 'ink', 'muted', 'action'].includes(tone) ? `--color-${tone}` : `--color-ev-${tone}`
