import type { PressKitCopy } from '../../../shared/content/pages/press.ts'
import { CopyButton } from '../../components/code/copy-button.tsx'
import { copyOnClick } from '../../components/code/copy-on-click.enhance.ts'
import { Dimension } from '../../components/figures/dimension.tsx'
import { keptRanges } from '../../components/text/kept-ranges.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

/** Figures as dimensions, each with the sentence to quote it in, and a button that copies the sentence. */
export function CitableFigures({ items }: { items: PressKitCopy['figures']['items'] }) {
  const { code } = useUi()
  return (
    <Enhanced by={copyOnClick} when="load">
      <ul className="citable-figures">
        {items.map(({ value, label, quote }) => (
          <li key={label}>
            <figure>
              <Dimension>{value}</Dimension>
              <p className="citable-figures__label">{label}</p>
              <blockquote>{keptRanges(quote)}</blockquote>
              <CopyButton labels={code} />
            </figure>
          </li>
        ))}
      </ul>
    </Enhanced>
  )
}
