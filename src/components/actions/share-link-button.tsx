import { Enhanced } from '../../islands/island.tsx'
import { copyOnClick } from '../code/copy-on-click.enhance.ts'
import { copyBy } from '../code/copying.ts'

interface ShareLinkButtonProps {
  /** Anchor of the calculator whose values the address holds. */
  hash: string
  labels: { share: string; shared: string }
}

/** Copies the address of this page with the values in it. */
export function ShareLinkButton({ hash, labels }: ShareLinkButtonProps) {
  return (
    <Enhanced by={copyOnClick} when="load">
      <button
        type="button"
        data-copy="address"
        data-hash={hash}
        data-address-copied={labels.shared}
        className="needs-script min-h-11 text-left text-sm text-action underline underline-offset-4"
        // In a hydrated component; elsewhere `copyOnClick` handles the click.
        onClick={({ currentTarget }) => copyBy(currentTarget)}
      >
        <span aria-live="polite">{labels.share}</span>
      </button>
    </Enhanced>
  )
}
