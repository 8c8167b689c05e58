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

  interface Line {
    element: Element
    part: Element
    text: string
    left: number
    right: number
    top: number
    bottom: number
  }

  function linesIn(part: Element): Line[] {
    const found: Line[] = []
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const element = node.parentElement
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('svg, .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const line = { element, part, text: text.slice(0, 30), left, right, top, bottom }
        if (isShown(line)) found.push(line)
      }
    }
    return found
  }

  /** Cuts a line at the boxes it scrolls in, and says whether something of it is left. */
  function isShown(line: Line): boolean {
    for (
      let box: Element | null = line.element;
      box && box !== line.part;
      box = box.parentElement
    ) {
      const { overflowX, clipPath } = getComputedStyle(box)
      if (clipPath !== 'none') return false
      if (overflowX === 'visible') continue
      const frame = box.getBoundingClientRect()
      line.left = Math.max(line.left, frame.left)
      line.right = Math.min(line.right, frame.right)
      line.top = Math.max(line.top, frame.top)
      line.bottom = Math.min(line.bottom, frame.bottom)
    }
    return line.right - line.left > 1 && line.bottom - line.top > 1
  }
}
