import type { ComponentProps } from 'react'
import { Enhanced } from '../islands/island.tsx'
import { CodePanel } from './code-panel.tsx'
import { CopyButton, type CopyLabels } from './copy-button.tsx'
import { copyOnClick } from './copy-on-click.enhance.ts'

interface CodeBlockProps {
  /** Names the block for screen readers and in the caption. */
  caption: string
  html: string
  labels: CopyLabels
  className?: string
  panel?: Partial<ComponentProps<typeof CodePanel>>
}

/** A highlighted, copyable piece of code. The copy is the text of the block, without its markup. */
export function CodeBlock({ caption, html, labels, className = '', panel }: CodeBlockProps) {
  return (
    <Enhanced by={copyOnClick} when="load">
      <figure className={`flex min-h-0 min-w-0 flex-col border border-line bg-sheet ${className}`}>
        <figcaption className="flex min-h-11 items-center justify-between gap-4 border-b border-hairline pl-4 font-mono text-xs text-muted">
          <span translate="no">{caption}</span>
          <CopyButton labels={labels} />
        </figcaption>
        <CodePanel label={caption} html={html} className="max-h-[32rem] p-4" {...panel} />
      </figure>
    </Enhanced>
  )
}
