import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { CaseStudyPage } from '../../pages/case-study/case-study-page.tsx'

export const Route = createFileRoute('/case-studies/plastics-feasibility-analysis')({
  ...pageRoute('case-plastics-feasibility-analysis'),
  component: () => <CaseStudyPage {...Route.useLoaderData()} />,
})
