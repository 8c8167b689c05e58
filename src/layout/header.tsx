import type { UiCopy } from '../../shared/content/words/ui.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { actionLook } from '../components/actions/action-link.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { Logo } from '../components/logo/logo.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { Dropdown } from './dropdown.tsx'
import { Flag, FlagSymbols } from './flag.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useUi } from './ui-copy.tsx'

interface HeaderProps {
  brand: string
  copy: UiCopy['header']
  locale: Locale
}

/** Logo, two dropdowns, four links, language, schedule a call (SPEC section 2 "Header"). */
export function Header({ brand, copy, locale }: HeaderProps) {
  return (
    <header className="@container sticky top-0 z-40 border-b border-hairline bg-paper no-print">
      <FlagSymbols />
      <div className="mx-auto flex h-(--header-height) max-w-page items-center justify-between gap-2 px-5 max-[22rem]:px-3 sm:gap-4 sm:px-8">
        <SiteLink href="/" aria-label={copy.home} className="flex-none text-ink no-underline">
          <Logo name={brand} isFirst />
        </SiteLink>
        <nav aria-label={copy.navigation} className="hidden nav:block">
          <ul className="flex items-center">
            <MenuItem id="menu-use-cases" menu={copy.useCases} />
            <MenuItem id="menu-success-stories" menu={copy.successStories} />
            {copy.links.map((link) => (
              <li key={link.href}>
                <SiteLink href={link.href} className="nav-item">
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          <SearchLink className="nav-item" />
          <div className="hidden nav:block">
            <LanguageMenu label={copy.language} locale={locale} />
          </div>
          <div className="hidden sm:block">
            <SiteLink href={copy.scheduleCall.href} className={`${actionLook.primary} text-base!`}>
              {copy.scheduleCall.label}
            </SiteLink>
          </div>
          <MobileMenu brand={brand} copy={copy} locale={locale} />
        </div>
      </div>
    </header>
  )
}

function MenuItem({ id, menu }: { id: string; menu: UiCopy['header']['useCases'] }) {
  return (
    <li>
      <Dropdown id={id} buttonClassName="nav-item caret" button={menu.label}>
        <ul className="menu-links">
          {menu.items.map((item) => (
            <li key={item.href}>
              <SiteLink href={item.href}>
                <span>{item.label}</span>
                {item.text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Dropdown>
    </li>
  )
}

function LanguageMenu({ label, locale }: { label: string; locale: Locale }) {
  return (
    <Dropdown
      id="menu-language"
      buttonClassName="nav-item caret"
      panelClassName="dropdown--small"
      button={
        <>
          <Flag locale={locale} />
          <span className="sr-only">{label}: </span>
          {locale.toUpperCase()}
        </>
      }
    >
      <ul className="py-2">
        <LanguageLinks
          locale={locale}
          className="min-h-11 gap-3 px-5 no-underline hover:text-action"
        />
      </ul>
    </Dropdown>
  )
}

/**
 * A link to the search page. With scripts it opens the search over the page, as do Ctrl or Cmd with K and the key `/`
 * (`frame/search.ts`).
 */
function SearchLink({ className }: { className: string }) {
  const { search } = useUi()
  return (
    <SiteLink href="/search" className={className} data-opens-search>
      <Icon name="search" />
      <span className="sr-only">{search.open}</span>
      <kbd
        className="hidden w-12 font-mono text-xs text-muted min-[84rem]:block"
        data-keys={search.keys}
      />
    </SiteLink>
  )
}
