import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { ImprintPage } from '../pages/legal/imprint-page.tsx'

/** The German name is a page of its own, not a redirect (SPEC section 2); its canonical address is /imprint. */
export const Route = createFileRoute('/impressum')({
  ...pageRoute('imprint'),
  component: () => <ImprintPage {...Route.useLoaderData()} />,
})
