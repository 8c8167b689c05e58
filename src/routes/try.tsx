import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { TryPage } from '../pages/try/try-page.tsx'

export const Route = createFileRoute('/try')({
  ...pageRoute('try'),
  component: () => <TryPage {...Route.useLoaderData()} />,
})
