import { sayForAWhile } from './say-for-a-while.ts'

/**
 * Copies the text at an address and says so in the live region of the button. Where the clipboard cannot be used, the
 * text is opened instead: from there it can be copied by hand.
 */
export async function copyMarkdown(button: Element, href: string, copied: string): Promise<void> {
  try {
    await write(fetchText(href))
  } catch {
    location.assign(href)
    return
  }
  sayForAWhile(button, copied)
}

/** Safari forgets the click while text is fetched, so it gets a promise of the text at once. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

async function fetchText(href: string): Promise<string> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href} was answered with ${answer.status}`)
  return answer.text()
}
