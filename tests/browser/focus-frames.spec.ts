import { expect, test } from './support/looking.ts'
import { visit } from './support/visit.ts'

/* Where cells touch, or a list is cut, a frame around what has the focus would be covered: it stands inside. */
for (const [address, parts] of [
  ['/documentation', '.output-links a'],
  ['/documentation', '.field-groups summary'],
  ['/try/callout', '.callout-examples a'],
  ['/use-cases/pmi-extraction', '.characteristics button'],
  ['/partners', '.partner-sheet'],
  ['/', 'header .nav-item'],
  ['/', '.zone-links a:nth-child(2)'],
] as const) {
  test(`the frame of ${parts} on ${address} is seen whole`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, address)
    const part = page.locator(parts).first()
    await part.scrollIntoViewIfNeeded()
    await page.keyboard.press('Tab')
    await part.focus()
    await expect(part).toBeFocused()
    const { style, offset, width } = await part.evaluate((element) => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element)
      return {
        style: outlineStyle,
        offset: Number.parseFloat(outlineOffset),
        width: Number.parseFloat(outlineWidth),
      }
    })
    expect(style).toBe('solid')
    expect(offset + width).toBeLessThanOrEqual(0)
  })
}
