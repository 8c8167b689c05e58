import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { GlossaryPage } from '../../pages/glossary/glossary-page.tsx'

export const Route = createFileRoute('/knowledge-base/glossary')({
  ...pageRoute('glossary'),
  component: () => <GlossaryPage {...Route.useLoaderData()} />,
})
