import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { CaseStudiesPage } from '../../pages/case-study/case-studies-page.tsx'

export const Route = createFileRoute('/case-studies/')({
  ...pageRoute('case-studies'),
  component: () => <CaseStudiesPage {...Route.useLoaderData()} />,
})
