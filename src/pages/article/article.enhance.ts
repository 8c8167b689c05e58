import { copyOnClick } from '../../components/copy-on-click.enhance.ts'
import { explainTerms } from './explain-terms.ts'

/** Lets the buttons and links of an article copy, and shows what its terms mean. */
export function enhanceArticle(root: HTMLElement): void {
  copyOnClick(root)
  const text = root.querySelector<HTMLElement>('.prose')
  if (text) explainTerms(text)
}
