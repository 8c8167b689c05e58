import { useEffect, useRef, useState } from 'react'
import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import { verdictOf } from '../../../../shared/feasibility/check.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import type { CheckedDrawing } from './verdicts.tsx'
import { countOf } from './wording.ts'

/** How long nothing may change before the result is said: a number is typed key by key. */
const quietMs = 800

interface AnnouncementProps {
  copy: PlaygroundCopy
  results: readonly CheckedDrawing[]
  /** Said instead of the results while a field is wrong. */
  fault: string | undefined
}

/** Says the verdicts to assistive technology once they have changed and the typing has stopped. */
export function Announcement({ copy, results, fault }: AnnouncementProps) {
  const text = fault ?? textOf(copy, results)
  const first = useRef(text)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (text === first.current) return
    const timer = setTimeout(() => {
      first.current = ''
      setSaid(text)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

function textOf(copy: PlaygroundCopy, results: readonly CheckedDrawing[]): string {
  const parts = results.map(({ drawing, findings }) => {
    const failed = findings.filter(({ verdict }) => verdict === 'fail').length
    const verdict = copy.result.verdicts[verdictOf(findings)]
    return `${copy.drawings[drawing.id].short}: ${verdict}, ${countOf(failed, copy.result.findings)}`
  })
  return fillText(copy.result.announcement, { results: parts.join('; ') })
}
