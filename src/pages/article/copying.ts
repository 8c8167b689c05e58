import { codeText } from '../../components/copy-button.tsx'
import { sayForAWhile } from '../../components/say-for-a-while.ts'

/** What a control says after it has copied, or could not. */
interface CopyWords {
  code: string
  link: string
  failed: string
}

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
      sayForAWhile(control, words[kind])
    } catch {
      // A link that cannot be copied is in the address bar now. Code is selected for the keyboard.
      if (kind === 'link') return
      if (code) getSelection()?.selectAllChildren(code)
      sayForAWhile(control, words.failed)
    }
  }
  root.addEventListener('click', copy)
  return () => root.removeEventListener('click', copy)
}
