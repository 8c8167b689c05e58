import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { DocumentationPage } from '../pages/documentation/documentation-page.tsx'

export const Route = createFileRoute('/documentation')({
  ...pageRoute('documentation'),
  component: () => <DocumentationPage {...Route.useLoaderData()} />,
})
