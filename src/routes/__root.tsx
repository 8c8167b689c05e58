import { createRootRoute, redirect } from '@tanstack/react-router'
import { loadFrame } from '../content/load.ts'
import type { Locale } from '../i18n/locale.ts'
import { Document } from '../layout/document.tsx'
import { documentHead } from '../layout/document-head.ts'
import { RootError } from '../layout/root-error.tsx'
import { fixedAddress } from '../navigation/fixed-address.ts'

export const Route = createRootRoute({
  validateSearch: (search: Record<string, unknown>): { lang?: 'de' } =>
    search.lang === 'de' ? { lang: 'de' } : {},
  beforeLoad: ({ location, search }): { locale: Locale } => {
    const href = fixedAddress(location.href)
    if (href) throw redirect({ href, replace: true })
    return { locale: search.lang ?? 'en' }
  },
  loaderDeps: ({ search }) => ({ locale: search.lang ?? ('en' as const) }),
  loader: ({ deps }) => loadFrame(deps.locale),
  head: documentHead,
  errorComponent: RootError,
  component: () => (
    <Document frame={Route.useLoaderData()} locale={Route.useRouteContext().locale} />
  ),
})
