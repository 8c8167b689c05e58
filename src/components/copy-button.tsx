import { useEffect, useState } from 'react'
import { Icon, LineIcon } from './icon.tsx'

export interface CopyLabels {
  copy: string
  copied: string
  copyFailed: string
}

const RESET_MS = 2500

/** Copies the code of the figure it stands in, without prompts (`$ `) or a trailing newline. */
export function CopyButton({ labels }: { labels: CopyLabels }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), RESET_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(button: HTMLButtonElement) {
    const code = button.closest('figure')?.querySelector('code')
    const text = codeText(code?.textContent ?? '')
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // No permission or no secure context: select the code so that the keyboard can copy it.
      if (code) getSelection()?.selectAllChildren(code)
      setState('failed')
    }
  }

  const label = { idle: labels.copy, copied: labels.copied, failed: labels.copyFailed }[state]
  return (
    <button
      type="button"
      className="needs-script inline-flex min-h-11 items-center gap-2 px-4 text-muted hover:text-action"
      onClick={(event) => copy(event.currentTarget)}
    >
      {state === 'copied' ? (
        <Icon name="check" className="size-4" />
      ) : (
        <LineIcon path={twoSheets} className="size-4" />
      )}
      <span aria-live="polite">{label}</span>
    </button>
  )
}

const twoSheets = 'M8.5 8.5h11v11h-11z M15.5 8.5v-4h-11v11h4'

/** The text a reader wants on the clipboard. */
export function codeText(text: string): string {
  return text.replace(/^\$ /gm, '').replace(/(?<!\n)\n+$/, '')
}
