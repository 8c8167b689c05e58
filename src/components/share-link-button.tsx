import { useEffect, useState } from 'react'

/** How long the button says that the link is copied. */
const RESET_MS = 2500

interface ShareLinkButtonProps {
  /** Anchor of the calculator whose values the address holds. */
  hash: string
  labels: { share: string; shared: string }
}

/** Copies the address of this page with the values in it. */
export function ShareLinkButton({ hash, labels }: ShareLinkButtonProps) {
  const [isShared, setIsShared] = useState(false)

  useEffect(() => {
    if (!isShared) return
    const timer = setTimeout(() => setIsShared(false), RESET_MS)
    return () => clearTimeout(timer)
  }, [isShared])

  async function share() {
    const url = new URL(location.href)
    url.hash = hash
    await navigator.clipboard.writeText(url.href).then(
      () => setIsShared(true),
      // Without the clipboard the address bar holds the same link.
      () => history.replaceState(history.state, '', url),
    )
  }

  return (
    <button
      type="button"
      className="needs-script min-h-11 text-left text-sm text-action underline underline-offset-4"
      onClick={share}
    >
      <span aria-live="polite">{isShared ? labels.shared : labels.share}</span>
    </button>
  )
}
