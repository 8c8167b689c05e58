import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { CaseStudyPage } from '../../pages/case-study/case-study-page.tsx'

export const Route = createFileRoute('/case-studies/additive-manufacturing-analysis')({
  ...pageRoute('case-additive-manufacturing-analysis'),
  component: () => <CaseStudyPage {...Route.useLoaderData()} />,
})
