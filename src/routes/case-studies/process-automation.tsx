import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { CaseStudyPage } from '../../pages/case-study/case-study-page.tsx'

export const Route = createFileRoute('/case-studies/process-automation')({
  ...pageRoute('case-process-automation'),
  component: () => <CaseStudyPage {...Route.useLoaderData()} />,
})
