import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { TrialPage } from '../pages/trial-license/trial-page.tsx'

export const Route = createFileRoute('/trial-license')({
  ...pageRoute('trial-license'),
  component: () => <TrialPage {...Route.useLoaderData()} />,
})
