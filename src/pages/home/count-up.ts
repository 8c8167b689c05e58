const durationMs = 600

/** Counts each figure up once, when it becomes visible (SPEC section 2 "Proof"); never with reduced motion. */
export function countUp(root: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      run(target)
    }
  })
  for (const counter of root.querySelectorAll('[data-counter]')) observer.observe(counter)
}

/** The final value stays in its place, hidden: nothing moves, and screen readers read nothing else. */
function run(counter: Element): void {
  const value = counter.querySelector('span')
  if (!value) return
  const text = value.textContent
  const shown = document.createElement('span')
  shown.ariaHidden = 'true'
  shown.className = 'absolute inset-0 whitespace-nowrap'
  // Not a class: the page would carry a rule for it.
  shown.style.fontVariantNumeric = 'tabular-nums'
  value.style.visibility = 'hidden'
  counter.append(shown)
  const start = performance.now()
  const step = (now: number) => {
    // A frame's time may lie before the moment it was asked for.
    const progress = Math.min(1, Math.max(0, now - start) / durationMs)
    if (progress < 1) {
      const count = String(Math.round(Number(text) * easeOut(progress)))
      // Figure spaces keep the width.
      shown.textContent = count.padStart(text.length, '\u2007')
      requestAnimationFrame(step)
    } else {
      value.style.visibility = ''
      shown.remove()
    }
  }
  step(start)
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}
