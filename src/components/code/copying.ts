/** How each kind of control copies; it throws where the clipboard cannot be used. */
const ways: Readonly<Record<string, (control: HTMLElement) => Promise<void>>> = {
  /** The code or the quotation of the figure that the control stands in. */
  code: (control) => write(codeText(codeOf(control)?.textContent ?? '')),
  /** The address of the control, which is a link; the link is followed too. */
  link: (control) => write((control as HTMLAnchorElement).href),
  /** The address of this page with the values entered, and an anchor. */
  address: (control) => write(addressAt(control)),
  text: (control) => writeFetched(control.dataset.from ?? ''),
}

/** What is done when copying fails. After a link, the address bar already has the address. */
const helps: Readonly<Record<string, (control: HTMLElement) => void>> = {
  /** Selects the code, so that the visitor can copy it by keyboard. */
  code(control) {
    const code = codeOf(control)
    if (code) getSelection()?.selectAllChildren(code)
    sayForAWhile(control, wordsOf(control, 'data-copy-failed'), false)
  },
  /** Puts the link into the address bar. */
  address: (control) => history.replaceState(history.state, '', addressAt(control)),
  /** Opens the text, so that the visitor can copy it by hand. */
  text: (control) => location.assign(control.dataset.from ?? ''),
}

/**
 * Copies what a control is marked for: `data-copy` is `code`, `link`, `address` or `text`. Its live region then
 * announces the words of `data-code-copied` and so on, taken from the control or an element around it.
 */
export async function copyBy(control: HTMLElement): Promise<void> {
  const { copy: kind = '' } = control.dataset
  try {
    await ways[kind]?.(control)
  } catch {
    return helps[kind]?.(control)
  }
  sayForAWhile(control, wordsOf(control, `data-${kind}-copied`), true)
}

/** Code as it is copied: without prompts and trailing line ends. */
export function codeText(text: string): string {
  return text.replace(/^\$ /gm, '').replace(/(?<!\n)\n+$/, '')
}

function codeOf(control: HTMLElement): Element | null | undefined {
  return control.closest('figure')?.querySelector('code, blockquote')
}

function addressAt({ dataset }: HTMLElement): string {
  const url = new URL(location.href)
  url.hash = dataset.hash ?? ''
  return url.href
}

function wordsOf(control: HTMLElement, name: string): string {
  return control.closest(`[${name}]`)?.getAttribute(name) ?? ''
}

const write = (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Safari forgets the click while text is fetched, so it gets a promise of the text at once. */
async function writeFetched(address: string): Promise<void> {
  const text = fetchText(address)
  if (typeof ClipboardItem === 'undefined') return write(await text)
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return answer.text()
}

const resetMs = 2500

const saying = new WeakMap<
  Element,
  { before: string | null; timer: ReturnType<typeof setTimeout> }
>()

/**
 * Shows words in a control's live region for a while, then its former words.
 *
 * @param isDone the control did what it is for, and has `data-done` for as long
 */
function sayForAWhile(control: Element, words: string, isDone: boolean): void {
  const label = control.querySelector('[aria-live]')
  if (!label) return
  const { before = label.textContent, timer } = saying.get(label) ?? {}
  clearTimeout(timer)
  label.textContent = words
  control.toggleAttribute('data-done', isDone)
  const reset = () => {
    label.textContent = before
    control.removeAttribute('data-done')
    saying.delete(label)
  }
  saying.set(label, { before, timer: setTimeout(reset, resetMs) })
}
