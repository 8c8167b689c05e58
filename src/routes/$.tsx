import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { MissingPage } from '../pages/not-found/missing-page.tsx'
import { missingPageHead } from '../seo/missing-page.ts'

/** Any other path: 'Page not found', answered with 404 and noindex (SPEC section 2). */
export const Route = createFileRoute('/$')({
  ...pageRoute('not-found'),
  head: ({ loaderData, match }) =>
    loaderData ? missingPageHead(loaderData.head, match.pathname) : {},
  component: MissingPage,
})
