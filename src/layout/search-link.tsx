import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import type { UiCopy } from '../../server/content/schemas/ui.ts'
import { Icon } from '../components/icon.tsx'
import { isSlashChosen } from '../i18n/choice.ts'
import type { Locale } from '../i18n/locale.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useUi } from './ui-copy.tsx'

type Dialog = ComponentType<{ copy: UiCopy['search']; locale: Locale; onClose: () => void }>

const load = () => import('../search/search-dialog.tsx')

/** Where the dialog cannot be loaded, the page of the search does the same. */
function open(event: { preventDefault(): void }, show: (loaded: { Dialog: Dialog }) => void) {
  event.preventDefault()
  load().then(
    ({ SearchDialog }) => show({ Dialog: SearchDialog }),
    () => location.assign(`/search${location.search}`),
  )
}

/** The server does not know the keyboard; the label has its room before it is known. */
function nameKeys(label: HTMLElement | null) {
  if (label) label.textContent = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
}

/**
 * A link to the search page. With scripts it opens the search over the page, as do Ctrl or Cmd with K and the key `/`;
 * its code is loaded by the first sign that somebody wants it.
 */
export function SearchLink({ className, locale }: { className: string; locale: Locale }) {
  const { search } = useUi()
  const [loaded, show] = useState<{ Dialog: Dialog }>()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, target } = event
      const isWanted = isModified(event) ? key === 'k' : key === '/' && isSlashChosen()
      const isWriting = (target as Element).closest?.('input,textarea,select,[contenteditable]')
      if (isWanted && !altKey && !isWriting) open(event, show)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <SiteLink
        href="/search"
        className={className}
        onPointerEnter={load}
        // A click with a modifier asks for a tab of its own.
        onClick={(event) => isModified(event) || open(event, show)}
      >
        <Icon name="search" />
        <span className="sr-only">{search.open}</span>
        <kbd
          ref={nameKeys}
          className="hidden w-12 font-mono text-xs text-muted min-[84rem]:block"
        />
      </SiteLink>
      {loaded && <loaded.Dialog copy={search} locale={locale} onClose={() => show(undefined)} />}
    </>
  )
}

function isModified({ metaKey, ctrlKey }: KeyboardEvent | MouseEvent): boolean {
  return metaKey || ctrlKey
}
