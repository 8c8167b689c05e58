export interface CopyLabels {
  copy: string
  /** Label of the link from an excerpt to the whole text. */
  whole: string
}

interface CopyButtonProps {
  labels: CopyLabels
  /** Address of the whole text, if the figure shows only an excerpt. */
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
