import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { SecurityPage } from '../pages/security/security-page.tsx'

export const Route = createFileRoute('/security')({
  ...pageRoute('security'),
  component: () => <SecurityPage {...Route.useLoaderData()} />,
})
