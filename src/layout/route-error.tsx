import { useRouter } from '@tanstack/react-router'
import { actionLook } from '../components/action-link.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { useUi } from './ui-copy.tsx'

/**
 * Stands in for a page that could not be loaded; header and footer stay around it. It loads again where the
 * visitor wanted to go. Where a newer version has replaced the page's module, the update notice says so: once.
 */
export function RouteError() {
  const { error: words } = useUi()
  const router = useRouter()
  return (
    <div className="pt-12">
      <title>{words.title}</title>
      <h1 className="text-4xl">{words.title}</h1>
      <p className="mt-6 max-w-[44rem] text-lg text-muted">{words.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          className={actionLook.primary}
          onClick={() => location.assign(router.latestLocation.href)}
        >
          {words.retry}
        </button>
        <SiteLink href="/" className={actionLook.secondary}>
          {words.home}
        </SiteLink>
      </div>
    </div>
  )
}
