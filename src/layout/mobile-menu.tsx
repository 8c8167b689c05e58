import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { UiCopy } from '../../server/content/schemas/ui.ts'
import { actionLook } from '../components/action-link.tsx'
import { Icon } from '../components/icon.tsx'
import { Logo } from '../components/logo.tsx'
import type { Locale } from '../i18n/locale.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

const ID = 'mobile-menu'
const control =
  'grid size-11 place-items-center border border-line text-ink hover:border-action hover:text-action'

interface MobileMenuProps {
  brand: string
  copy: UiCopy['header']
  locale: Locale
}

/**
 * The menu of narrow screens, a modal dialog. Invoker commands open and close it without scripts;
 * the click handlers serve browsers that do not know them.
 */
export function MobileMenu({ brand, copy, locale }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  // It may have been opened before the scripts came.
  useEffect(() => setIsOpen(dialog.current?.open === true), [])

  function open(event: MouseEvent) {
    event.preventDefault()
    if (!dialog.current?.open) dialog.current?.showModal()
    setIsOpen(true)
  }
  function closeOnLink(event: MouseEvent) {
    const target = event.target as Element
    if (target === dialog.current || target.closest('a')) dialog.current?.close()
  }

  return (
    <div className="nav:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={ID}
        aria-label={copy.openMenu}
        className={control}
        onClick={open}
        {...{ command: 'show-modal', commandfor: ID }}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Enter are the dialog's own */}
      <dialog
        ref={dialog}
        id={ID}
        aria-label={copy.navigation}
        className="mobile-menu"
        onClose={() => setIsOpen(false)}
        onClick={closeOnLink}
      >
        <div className="flex h-(--header-height) items-center justify-between border-b border-hairline px-5 sm:px-8">
          <Logo name={brand} className="text-2xl" />
          <button
            type="button"
            aria-label={copy.closeMenu}
            className={control}
            onClick={(event) => {
              event.preventDefault()
              dialog.current?.close()
            }}
            {...{ command: 'close', commandfor: ID }}
          >
            <Icon name="cross" />
          </button>
        </div>
        <div className="grid gap-8 px-5 py-6 sm:px-8">
          <MobileGroups copy={copy} />
          <SiteLink href={copy.scheduleCall.href} className={actionLook.primary}>
            {copy.scheduleCall.label}
          </SiteLink>
          <ul aria-label={copy.language} className="flex gap-6">
            <LanguageLinks
              locale={locale}
              className="flex min-h-11 items-center gap-2 text-ink aria-[current=true]:font-heading"
            />
          </ul>
          <SchemeSwitch labels={copy.scheme} name="scheme-mobile" />
        </div>
      </dialog>
    </div>
  )
}

function MobileGroups({ copy }: { copy: UiCopy['header'] }) {
  const groups = [copy.useCases, copy.successStories]
  return (
    <>
      {groups.map((group) => (
        <div key={group.label}>
          <h2 className="text-sm text-muted">{group.label}</h2>
          <ul className="mt-1 border-t border-hairline">
            {group.items.map((item) => (
              <MobileLink key={item.href} link={item} />
            ))}
          </ul>
        </div>
      ))}
      <ul className="border-t border-hairline">
        {copy.links.map((link) => (
          <MobileLink key={link.href} link={link} />
        ))}
      </ul>
    </>
  )
}

function MobileLink({ link }: { link: { label: string; href: string } }) {
  return (
    <li className="border-b border-hairline">
      <SiteLink
        href={link.href}
        className="flex min-h-12 items-center font-heading text-lg font-semibold text-ink no-underline"
      >
        {link.label}
      </SiteLink>
    </li>
  )
}
