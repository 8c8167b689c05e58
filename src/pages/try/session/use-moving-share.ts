import { useEffect, useState } from 'react'

/** A step of unknown length is shown as half done after this time (ms). */
const halfway = 2500
const tick = 100

interface Span {
  readonly done: number
  readonly until: number
}

/** How far a step seems to be after a time: nearer and nearer to its end, and never there. */
export function seemingShare({ done, until }: Span, milliseconds: number): number {
  return done + (until - done) * 0.95 * (1 - 0.5 ** (milliseconds / halfway))
}

/** A share that moves on within a step that cannot say how far it is, and never goes back. */
export function useMovingShare({ done, until }: Span): number {
  const [share, setShare] = useState(done)
  useEffect(() => {
    const began = performance.now()
    const move = () =>
      setShare((before) =>
        Math.max(before, seemingShare({ done, until }, performance.now() - began)),
      )
    move()
    const timer = setInterval(move, tick)
    return () => clearInterval(timer)
  }, [done, until])
  return share
}
