import { Icon, LineIcon } from './icon.tsx'

export interface CopyLabels {
  copy: string
  copied: string
  copyFailed: string
  /** Of the link to the whole of an excerpt. */
  whole: string
}

interface CopyButtonProps {
  labels: CopyLabels
  /** Address of the whole, where the figure has an excerpt. */
  from?: string | undefined
}

/** Copies the code of the figure it stands in (`copyOnClick`), without prompts (`$ `) or a trailing newline. */
export function CopyButton({ labels, from }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={from ? 'text' : 'code'}
      data-from={from}
      data-code-copied={labels.copied}
      data-text-copied={from && labels.copied}
      data-copy-failed={labels.copyFailed}
      className="copy-button needs-script"
    >
      <Icon name="check" />
      <LineIcon path={twoSheets} />
      <span aria-live="polite">{labels.copy}</span>
    </button>
  )
}

const twoSheets = 'M8.5 8.5h11v11h-11z M15.5 8.5v-4h-11v11h4'
