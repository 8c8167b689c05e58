import { useEffect, useRef, useState } from 'react'

const DURATION_MS = 600

/**
 * Counts up to its target once, when it first becomes visible (SPEC section 2 "Proof").
 * The HTML always holds the final value; without motion or scripts nothing else is ever shown.
 */
export function Counter({ value, text }: { value: number; text: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const start = performance.now()
      const step = (now: number) => {
        // A frame's time may lie before the moment it was asked for.
        const progress = Math.min(1, Math.max(0, now - start) / DURATION_MS)
        const count = String(Math.round(value * easeOut(progress)))
        // Figure spaces keep the width, so that nothing shifts.
        setShown(progress < 1 ? count.padStart(text.length, '\u2007') : undefined)
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value, text])

  return (
    <span ref={ref} className="relative tabular-nums">
      <span className={shown === undefined ? undefined : 'invisible'}>{text}</span>
      {shown !== undefined && (
        <span aria-hidden="true" className="absolute inset-0 tabular-nums">
          {shown}
        </span>
      )}
    </span>
  )
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}
