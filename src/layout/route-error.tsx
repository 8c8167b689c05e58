import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { actionLook } from '../components/action-link.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { isModuleFailure } from '../updates/module-failure.ts'
import { useUi } from './ui-copy.tsx'

/**
 * Stands in for a page that could not be loaded; header and footer stay around it. Where a newer version
 * has replaced the page's module, it says so itself and reloads to where the visitor wanted to go.
 */
export function RouteError({ error }: ErrorComponentProps) {
  const { error: words, updateNotice } = useUi()
  const router = useRouter()
  const isOutdated = isModuleFailure(error)
  const title = isOutdated ? updateNotice.text : words.title
  return (
    <div className="pt-12">
      <title>{title}</title>
      <h1 className="text-4xl">{title}</h1>
      {!isOutdated && <p className="mt-6 max-w-[44rem] text-lg text-muted">{words.text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          className={actionLook.primary}
          onClick={() => location.assign(router.latestLocation.href)}
        >
          {isOutdated ? updateNotice.reload : words.retry}
        </button>
        <SiteLink href="/" className={actionLook.secondary}>
          {words.home}
        </SiteLink>
      </div>
    </div>
  )
}
