import type { UiCopy } from '../../shared/content/words/ui.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { actionLook } from '../components/actions/action-link.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { Logo } from '../components/logo/logo.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

const menuId = 'mobile-menu'

/** Attributes of a button that opens or closes the menu without scripts; the types of React do not know them. */
const invokes = (command: 'show-modal' | 'close') => ({ command, commandfor: menuId })

interface MobileMenuProps {
  brand: string
  copy: UiCopy['header']
  locale: Locale
}

/**
 * The menu of narrow screens, a modal dialog. Invoker commands open and close it without scripts;
 * `frame/mobile-menu.ts` serves browsers that do not know them.
 */
export function MobileMenu({ brand, copy, locale }: MobileMenuProps) {
  return (
    <div className="nav:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded="false"
        aria-controls={menuId}
        aria-label={copy.openMenu}
        className="icon-button"
        {...invokes('show-modal')}
      >
        <Icon name="menu" />
      </button>
      <dialog id={menuId} aria-label={copy.navigation} className="mobile-menu">
        <div className="flex h-(--header-height) items-center justify-between border-b border-hairline px-5 sm:px-8">
          <Logo name={brand} />
          <button
            type="button"
            aria-label={copy.closeMenu}
            className="icon-button"
            {...invokes('close')}
          >
            <Icon name="cross" />
          </button>
        </div>
        <div className="grid gap-8 px-5 py-6 sm:px-8">
          <MobileGroups copy={copy} />
          <SiteLink
            href={copy.scheduleCall.href}
            className={`${actionLook.primary} md:justify-self-start`}
          >
            {copy.scheduleCall.label}
          </SiteLink>
          <ul aria-label={copy.language} className="flex gap-6">
            <LanguageLinks locale={locale} className="min-h-11" />
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
    <div className="grid gap-8 md:grid-flow-col">
      {groups.map((group) => (
        <div key={group.label}>
          <h2 className="text-sm text-muted">{group.label}</h2>
          <ul className="mobile-menu__list mt-1">
            {group.items.map((item) => (
              <MobileLink key={item.href} link={item} />
            ))}
          </ul>
        </div>
      ))}
      <ul className="mobile-menu__list md:self-end">
        {copy.links.map((link) => (
          <MobileLink key={link.href} link={link} />
        ))}
      </ul>
    </div>
  )
}

function MobileLink({ link }: { link: { label: string; href: string } }) {
  return (
    <li>
      <SiteLink href={link.href}>{link.label}</SiteLink>
    </li>
  )
}
