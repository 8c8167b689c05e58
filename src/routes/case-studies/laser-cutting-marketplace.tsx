import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { CaseStudyPage } from '../../pages/case-study/case-study-page.tsx'

export const Route = createFileRoute('/case-studies/laser-cutting-marketplace')({
  ...pageRoute('case-laser-cutting-marketplace'),
  component: () => <CaseStudyPage {...Route.useLoaderData()} />,
})
