import { codeText } from '../../components/copy-button.tsx'

/** What a control says after it has copied, or could not. */
interface CopyWords {
  code: string
  link: string
  failed: string
}

const resetMs = 2500

/**
 * Lets what an article's HTML marks with `data-copy` copy: `code` the block it stands in, `link` the address it leads
 * to; a link is followed as well. The words of its live region say what came of it.
 *
 * @returns a function that ends it
 */
export function setUpCopying(root: HTMLElement, words: CopyWords): () => void {
  const copy = async ({ target }: Event) => {
    const control = (target as Element).closest<HTMLElement>('[data-copy]')
    if (!control) return
    const kind = control.dataset.copy === 'code' ? 'code' : 'link'
    const code = control.closest('figure')?.querySelector('code')
    const text =
      kind === 'code' ? codeText(code?.textContent ?? '') : (control as HTMLAnchorElement).href
    try {
      await navigator.clipboard.writeText(text)
      say(control, words[kind])
    } catch {
      // A link that cannot be copied is in the address bar now. Code is selected for the keyboard.
      if (kind === 'link') return
      if (code) getSelection()?.selectAllChildren(code)
      say(control, words.failed)
    }
  }
  root.addEventListener('click', copy)
  return () => root.removeEventListener('click', copy)
}

/** Shows words in the control's live region for a while. */
function say(control: HTMLElement, words: string): void {
  const label = control.querySelector<HTMLElement>('[aria-live]')
  if (!label || label.dataset.own !== undefined) return
  label.dataset.own = label.textContent ?? ''
  label.textContent = words
  setTimeout(() => {
    label.textContent = label.dataset.own ?? ''
    delete label.dataset.own
  }, resetMs)
}
