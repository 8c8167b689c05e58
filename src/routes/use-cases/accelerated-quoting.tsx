import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { QuotingPage } from '../../pages/use-case/quoting/quoting-page.tsx'

export const Route = createFileRoute('/use-cases/accelerated-quoting')({
  ...pageRoute('use-case-accelerated-quoting'),
  component: () => <QuotingPage {...Route.useLoaderData()} />,
})
