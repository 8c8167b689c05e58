import type { Page } from '@playwright/test'

/** How far the page can be scrolled sideways, in CSS px. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Doubles the size of all text and leaves the window as it is, as a user style does (WCAG 1.4.4). */
export function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    // A constructed sheet: the policy allows no inline styles.
    const sheet = new CSSStyleSheet()
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    sheet.replaceSync(`html { font-size: ${2 * size}px !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}

/** Runs in the page: texts that stand out of a box which hides what does not fit. */
export function clippedTexts(): string[] {
  const clipped: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
    if (!element.checkVisibility() || element.closest('[aria-hidden=true], .sr-only, svg')) continue
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    if (clipPath !== 'none') continue
    const isCutX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
    const isCutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
    if ((isCutX || isCutY) && (element.textContent ?? '').trim() !== '') {
      clipped.push(
        `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
      )
    }
  }
  return clipped
}

/** Runs in the page: pairs of texts in the content, the header or the footer that lie over each other. */
export function overlappingTexts(): string[] {
  const frames = new Map<Element, Frame>()
  const lines = ['header', 'main', 'footer']
    .flatMap((part) => linesIn(document.querySelector(part) ?? document.body))
    .sort((one, other) => one.top - other.top)
  return lines.flatMap((line, index) => {
    const found: string[] = []
    for (const next of lines.slice(index + 1)) {
      if (next.top >= line.bottom) break
      const across = Math.min(line.right, next.right) - Math.max(line.left, next.left)
      const down = Math.min(line.bottom, next.bottom) - next.top
      const height = Math.min(line.bottom - line.top, next.bottom - next.top)
      // Boxes of lines are higher than their letters.
      const isOver = line.part === next.part && across > 3 && down > 0.45 * height
      if (isOver && line.element !== next.element) found.push(`"${line.text}" / "${next.text}"`)
    }
    return found
  })

  interface Frame {
    left: number
    right: number
    top: number
    bottom: number
  }

  interface Line extends Frame {
    element: Element
    part: Element
    text: string
  }

  function linesIn(part: Element): Line[] {
    const found: Line[] = []
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const element = node.parentElement
      // Lines of code are many, all of one height and never positioned.
      if (!text || !element || element.closest('svg, pre, .sr-only')) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const frame = frameOf(element, part)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const left = Math.max(box.left, frame.left)
        const right = Math.min(box.right, frame.right)
        const top = Math.max(box.top, frame.top)
        const bottom = Math.min(box.bottom, frame.bottom)
        const isShown = right - left > 1 && bottom - top > 1
        if (isShown)
          found.push({ element, part, text: text.slice(0, 30), left, right, top, bottom })
      }
    }
    return found
  }

  /** What the boxes around an element let show of it, as they scroll or hide what does not fit. */
  function frameOf(element: Element, part: Element): Frame {
    const known = frames.get(element)
    if (known) return known
    const around =
      element === part || !element.parentElement
        ? { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
        : frameOf(element.parentElement, part)
    const { overflowX } = getComputedStyle(element)
    const own = element.getBoundingClientRect()
    const frame =
      overflowX === 'visible'
        ? around
        : {
            left: Math.max(around.left, own.left),
            right: Math.min(around.right, own.right),
            top: Math.max(around.top, own.top),
            bottom: Math.min(around.bottom, own.bottom),
          }
    frames.set(element, frame)
    return frame
  }
}
