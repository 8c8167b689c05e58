import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../content/load.ts'
import { pageRoute } from '../content/page-route.ts'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { missingPageHead } from '../seo/missing-page.ts'

/** Any other path: 'Page not found', answered with 404 and noindex (SPEC section 2). */
export const Route = createFileRoute('/$')({
  ...pageRoute('not-found'),
  // The server shows one page for all paths with the same likely page, and names that in the query.
  loader: ({ deps, params }) =>
    loadPage('not-found', deps.locale, { path: `/${params._splat ?? ''}`, ...deps.query }),
  head: ({ loaderData, match }) =>
    loaderData ? missingPageHead(loaderData.head, match.pathname) : {},
  component: () => <NotFoundPage {...Route.useLoaderData()} />,
})
