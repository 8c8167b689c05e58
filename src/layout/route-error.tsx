import { useRouter } from '@tanstack/react-router'
import { actionLook } from '../components/action-link.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { useUi } from './ui-copy.tsx'

/** Stands in for a page that could not be loaded; header, footer and the update notice stay around it. */
export function RouteError() {
  const { error } = useUi()
  const router = useRouter()
  return (
    <div className="pt-12">
      <h1 className="text-4xl">{error.title}</h1>
      <p className="mt-6 max-w-[44rem] text-lg text-muted">{error.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          className={actionLook.primary}
          onClick={() => location.assign(router.latestLocation.href)}
        >
          {error.retry}
        </button>
        <SiteLink href="/" className={actionLook.secondary}>
          {error.home}
        </SiteLink>
      </div>
    </div>
  )
}
