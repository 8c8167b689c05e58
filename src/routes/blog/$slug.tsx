import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from '../../content/article-route.ts'
import { PageLoading } from '../../layout/page-loading.tsx'
import { ArticlePage } from '../../pages/article/article-page.tsx'

export const Route = createFileRoute('/blog/$slug')({
  ...articleRoute('blog'),
  pendingComponent: PageLoading,
  component: () => <ArticlePage data={Route.useLoaderData()} />,
})
