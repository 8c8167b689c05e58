import { useEffect, useEffectEvent } from 'react'
import { localAddress } from '../../../../shared/addresses/local-address.ts'
import { actionLook } from '../../../components/action-link.tsx'
import { handOver } from '../../../try/set/hand-over.ts'
import { handedDrawings } from '../../../try/set/set-drawings.ts'
import type { SetPartProps } from './set-part.ts'
import { useSetWords } from './set-words.ts'

/** Leads to the page of rules in a tab of its own, which asks this one for the set as it is then. */
export function RulesLink({ state }: Pick<SetPartProps, 'state'>) {
  const { words, locale } = useSetWords()
  const drawings = useEffectEvent(() => handedDrawings(state))
  useEffect(() => {
    const handing = new AbortController()
    handOver(() => drawings(), handing.signal)
    return () => handing.abort()
  }, [])
  return (
    <>
      <p>
        <a
          className={actionLook.quiet}
          href={localAddress('/try/rules#check', locale)}
          target="_blank"
          rel="noopener opener"
        >
          {words.save.rules}
        </a>
      </p>
      <p className="set-note">{words.save.rulesNote}</p>
    </>
  )
}
