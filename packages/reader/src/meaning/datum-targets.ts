import { printed, type Recognised } from './explanation.ts'

/** In its frame, with the size of its area above; ISO 5459 avoids the letters I, O, Q and X. */
const framedTarget =
  /^((?:Ø ?|\d{1,3}(?:[.,]\d)? ?[x×] ?)?\d{1,3}(?:[.,]\d)?) ?\/ ?([A-HJ-NPR-WYZ])([1-9]\d?)$/u
/** Without its frame; A4 is paper. */
const bareTarget = /^(?:\d{1,2} ?[x×X] ?)?([A-HJ])([1-3])$/
/** `A1 Ø6`: the size of its area behind its name. */
const targetAndSize =
  /^([A-HJ])([1-9]\d?) ?\/? ?(Ø ?\d{1,3}(?:[.,]\d)?|\d{1,3}(?:[.,]\d)? ?[x×] ?\d{1,3}(?:[.,]\d)?)$/u
/** `A1, A2, A3`, `A1,2,3`, `A1-A3`: beside the letter of their datum. */
const listedTargets =
  /^([A-HJ-NPR-WYZ])[1-9]\d?(?:(?: ?, ?\1[1-9]\d?)+|(?: ?, ?[1-9]\d?){2,}| ?(?:-|–|\.\.\.|…) ?\1[2-9]\d?)$/u

/**
 * Datum targets of ISO 5459.
 *
 * @param isClass Whether the text is a tolerance class as well, as `H7`.
 */
export function datumTargets(text: string, isClass: boolean): Recognised | null {
  const list = listedTargets.exec(text)?.[1]
  if (list) {
    const values = { name: printed(text), label: printed(list) }
    return { statement: 'isDatumTargets', standard: 'iso5459', values }
  }
  const [, ownLetter, ownNumber, area] = targetAndSize.exec(text) ?? []
  const [, size = area, letter = ownLetter ?? '', number = ownNumber ?? ''] =
    framedTarget.exec(text) ?? []
  const [, bareLetter = '', bareNumber = ''] = isClass ? [] : (bareTarget.exec(text) ?? [])
  const label = letter || bareLetter
  if (!label) return null
  const values = { name: printed(label + number + bareNumber), label: printed(label) }
  return size
    ? {
        statement: 'isDatumTargetFramed',
        standard: 'iso5459',
        values: { ...values, size: printed(size) },
      }
    : { statement: 'isDatumTarget', standard: 'iso5459', values }
}
