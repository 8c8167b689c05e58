import { Enhanced } from '../../islands/island.tsx'
import { copyOnClick } from '../code/copy-on-click.enhance.ts'

interface MarkdownLinksProps {
  /** Address of the page as Markdown. */
  href: string
  labels: { copy: string; copied: string; view: string }
}

/** The page as text, for notes and assistants: copied by a button, or opened by a link that needs no script. */
export function MarkdownLinks({ href, labels }: MarkdownLinksProps) {
  return (
    <Enhanced by={copyOnClick} when="load">
      <p className="markdown-links no-print">
        <button
          type="button"
          className="needs-script"
          data-copy="text"
          data-from={href}
          data-text-copied={labels.copied}
        >
          <span aria-live="polite">{labels.copy}</span>
        </button>
        <a href={href} type="text/markdown">
          {labels.view}
        </a>
      </p>
    </Enhanced>
  )
}
