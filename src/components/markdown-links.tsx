import type { MouseEvent } from 'react'

interface MarkdownLinksProps {
  /** Address of the page as Markdown. */
  href: string
  labels: { copy: string; copied: string; view: string }
}

/** The page as text, for notes and assistants: copied by a button, or opened by a link that needs no script. */
export function MarkdownLinks({ href, labels }: MarkdownLinksProps) {
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { copyMarkdown } = await import('./copy-markdown.ts')
    copyMarkdown(currentTarget, href, labels.copied)
  }
  return (
    <p className="markdown-links no-print">
      <button type="button" className="needs-script" onClick={copy}>
        <span aria-live="polite">{labels.copy}</span>
      </button>
      <a href={href} type="text/markdown">
        {labels.view}
      </a>
    </p>
  )
}
