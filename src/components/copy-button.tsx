export interface CopyLabels {
  copy: string
  /** Of the link to the whole of an excerpt. */
  whole: string
}

interface CopyButtonProps {
  labels: CopyLabels
  /** Address of the whole text, where the figure has an excerpt. */
  from?: string | undefined
}

/**
 * Copies the code of the figure it stands in (`copyOnClick`), without prompts (`$ `) or a trailing newline. Its icon is
 * drawn by the style sheet, and what it says after copying stands once around the page: some pages have many of them.
 */
export function CopyButton({ labels, from }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={from ? 'text' : 'code'}
      data-from={from}
      className="copy-button needs-script"
    >
      <span aria-live="polite">{labels.copy}</span>
    </button>
  )
}
