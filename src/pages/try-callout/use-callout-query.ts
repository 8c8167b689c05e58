import { useEffect, useState } from 'react'
import type { TryCalloutData } from '../../../server/rendering/try-callout-data.ts'
import { shareValues } from '../../navigation/share-values.ts'
import { longestEcho } from '../../reader/meaning/query-limits.ts'

/** Pause in typing before the address is changed, in milliseconds. */
const PAUSE_MS = 150

type Unit = TryCalloutData['unit']

/** What is typed, and a function that asks for its meaning. */
export interface CalloutQuery {
  text: string
  unit: Unit
  ask(change: { text?: string; unit?: Unit }): void
}

/**
 * What is typed goes into the address, and the page follows its address: the router drops an older answer that comes
 * late, the answer can be shared, and going back brings the line back. A line that came from elsewhere, such as an
 * example, takes the place of what was typed.
 */
export function useCalloutQuery(data: TryCalloutData): CalloutQuery {
  const [typed, setTyped] = useState({ text: data.query, unit: data.unit })
  const [answered, setAnswered] = useState(data.query)
  const [asked, setAsked] = useState(data.query)

  if (data.query !== answered) {
    setAnswered(data.query)
    if (data.query !== asked) {
      setAsked(data.query)
      setTyped({ text: data.query, unit: data.unit })
    }
  }

  const { text, unit } = typed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at each rendering
  useEffect(() => {
    const q = text.slice(0, longestEcho)
    if (q === data.query && unit === data.unit) return
    const timer = setTimeout(() => {
      setAsked(q)
      shareValues({ q: q === '' ? undefined : q, unit: unit === 'mm' ? undefined : unit })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, unit])

  return { text, unit, ask: (change) => setTyped((previous) => ({ ...previous, ...change })) }
}
