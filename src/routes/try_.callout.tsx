import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { TryCalloutPage } from '../pages/try-callout/try-callout-page.tsx'

export const Route = createFileRoute('/try_/callout')({
  ...pageRoute('try-callout'),
  component: () => <TryCalloutPage {...Route.useLoaderData()} />,
})
