import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { OpenCell } from '../pages/careers/open-cell.tsx'
import { PlainPage } from '../pages/plain/plain-page.tsx'

export const Route = createFileRoute('/careers')({
  ...pageRoute('careers'),
  component: () => <PlainPage {...Route.useLoaderData()} aside={<OpenCell />} />,
})
