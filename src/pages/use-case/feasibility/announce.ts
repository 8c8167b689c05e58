import { verdictOf } from '../../../../shared/feasibility/check.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import type { PlaygroundView } from './check-drawings.ts'
import { countOf } from './wording.ts'

/** How long nothing may change before the result is said: a number is typed key by key. */
const quietMs = 800

/**
 * Says the verdicts to assistive technology once they have changed and the typing has stopped.
 *
 * @param shown what the page says anyway
 */
export function announcer(status: HTMLElement, shown: string): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    clearTimeout(timer)
    if (text === shown) return
    timer = setTimeout(() => {
      shown = ''
      if (status.textContent !== text) status.textContent = text
    }, quietMs)
  }
}

/** All verdicts in a sentence; while a field is wrong, that they are those to the limits before it. */
export function spokenOf({ copy, faults, results }: PlaygroundView): string {
  if (Object.keys(faults).length > 0) return copy.form.stale
  const parts = results.map(({ drawing, findings }) => {
    const failed = findings.filter(({ verdict }) => verdict === 'fail').length
    const verdict = copy.result.verdicts[verdictOf(findings)]
    return `${copy.drawings[drawing.id].short}: ${verdict}, ${countOf(failed, copy.result.findings)}`
  })
  return fillText(copy.result.announcement, { results: parts.join('; ') })
}
