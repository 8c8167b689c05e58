import type { ComponentProps } from 'react'
import { Enhanced } from '../../islands/island.tsx'
import { CodePanel } from './code-panel.tsx'
import { CopyButton, type CopyLabels } from './copy-button.tsx'
import { copyOnClick } from './copy-on-click.enhance.ts'

interface CodeBlockProps {
  /** Names the block for screen readers and in the caption. */
  caption: string
  html: string
  labels: CopyLabels
  panel?: Partial<ComponentProps<typeof CodePanel>>
  /** Address of the whole text, where the code is an excerpt. */
  whole?: string | undefined
}

/** A highlighted, copyable piece of code. The copy is the text of the block, without its markup. */
export function CodeBlock(props: CodeBlockProps) {
  const { caption, html, labels, panel, whole } = props
  return (
    <Enhanced by={copyOnClick} when="load">
      <figure className="code-block">
        <figcaption>
          <span translate="no">{caption}</span>
          {whole && <a href={whole}>{labels.whole}</a>}
          <CopyButton labels={labels} from={whole} />
        </figcaption>
        <CodePanel label={caption} html={html} {...panel} />
      </figure>
    </Enhanced>
  )
}
