import { useEffect, useEffectEvent } from 'react'
import { localAddress } from '../../../../shared/addresses/local-address.ts'
import { actionLook } from '../../../components/actions/action-link.tsx'
import { handOver } from '../../../try/set/hand-over.ts'
import { handedDrawings } from '../../../try/set/set-drawings.ts'
import type { SetPartProps } from './set-part.ts'
import { useSetWords } from './set-words.ts'

/** Opens the page of rules in a tab of its own. That tab asks this one for the set as it is at that moment. */
export function RulesButton({ state }: Pick<SetPartProps, 'state'>) {
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
        <button
          type="button"
          className={actionLook.quiet}
          // The tab must know the one that opened it, to ask for the set.
          onClick={() => window.open(localAddress('/try/rules#check', locale), '_blank')}
        >
          {words.save.rules}
        </button>
      </p>
      <p className="set-note">{words.save.rulesNote}</p>
    </>
  )
}
