import { CopyButton, type CopyLabels } from './copy-button.tsx'

interface CodeBlockProps {
  /** Names the block for screen readers and in the caption. */
  caption: string
  /** Tokens as markup, made at build by the highlighter; never from a visitor. */
  html: string
  labels: CopyLabels
  className?: string
}

/** A highlighted, copyable piece of code. The copy is the text of the block, without its markup. */
export function CodeBlock({ caption, html, labels, className = '' }: CodeBlockProps) {
  return (
    <figure className={`flex min-h-0 flex-col border border-hairline bg-sheet ${className}`}>
      <figcaption className="flex min-h-11 items-center justify-between gap-4 border-b border-hairline pl-4 font-mono text-xs text-muted">
        <span translate="no">{caption}</span>
        <CopyButton labels={labels} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <pre
        className="code max-h-[34rem] p-4"
        tabIndex={0}
        aria-label={caption}
        lang="en"
        translate="no"
      >
        <code
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own samples, see above
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  )
}
