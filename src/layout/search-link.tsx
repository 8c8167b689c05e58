import { Icon } from '../components/icon.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { useUi } from './ui-copy.tsx'

/**
 * A link to the search page. With scripts it opens the search over the page, as do Ctrl or Cmd with K and the key `/`
 * (`frame/search.ts`).
 */
export function SearchLink({ className }: { className: string }) {
  const { search } = useUi()
  return (
    <SiteLink href="/search" className={className} data-opens-search>
      <Icon name="search" />
      <span className="sr-only">{search.open}</span>
      <kbd className="hidden w-12 font-mono text-xs text-muted min-[84rem]:block" />
    </SiteLink>
  )
}
