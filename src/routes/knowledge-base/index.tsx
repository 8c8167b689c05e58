import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { ArticlesPage } from '../../pages/article/articles-page.tsx'

export const Route = createFileRoute('/knowledge-base/')({
  ...pageRoute('knowledge-base'),
  component: () => <ArticlesPage {...Route.useLoaderData()} />,
})
