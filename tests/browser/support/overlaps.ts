import type { Page } from '@playwright/test'

/** Pairs of texts in an element that lie on each other, by more than the room between two lines. */
export function overlaps(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((within) => {
    const texts: { words: string; box: DOMRect }[] = []
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue
        if (text.parentElement.closest('.sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const box of range.getClientRects()) texts.push({ words: text.data.trim(), box })
      }
    }
    const found: string[] = []
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 2 && down > 6) found.push(`${one.words} | ${other.words}`)
      }
    return found
  }, selector)
}
