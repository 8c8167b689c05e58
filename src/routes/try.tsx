import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { ownDocument } from '../navigation/own-document.ts'
import { TryPage } from '../pages/try/try-page.tsx'

export const Route = createFileRoute('/try')({
  ...pageRoute('try'),
  beforeLoad: ownDocument,
  component: () => <TryPage {...Route.useLoaderData()} />,
})
