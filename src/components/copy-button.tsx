import { Icon, LineIcon } from './icon.tsx'

export interface CopyLabels {
  copy: string
  copied: string
  copyFailed: string
}

/** Copies the code of the figure it stands in (`copyOnClick`), without prompts (`$ `) or a trailing newline. */
export function CopyButton({ labels }: { labels: CopyLabels }) {
  return (
    <button
      type="button"
      data-copy="code"
      data-code-copied={labels.copied}
      data-copy-failed={labels.copyFailed}
      className="group/copy needs-script inline-flex min-h-11 items-center gap-2 px-4 text-muted hover:text-action"
    >
      <Icon name="check" className="hidden size-4 group-data-done/copy:block" />
      <LineIcon path={twoSheets} className="size-4 group-data-done/copy:hidden" />
      <span aria-live="polite">{labels.copy}</span>
    </button>
  )
}

const twoSheets = 'M8.5 8.5h11v11h-11z M15.5 8.5v-4h-11v11h4'
