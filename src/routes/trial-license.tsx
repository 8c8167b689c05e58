import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { PlainPageOfRoute } from '../pages/plain/plain-page-route.tsx'

export const Route = createFileRoute('/trial-license')({
  ...pageRoute('trial-license'),
  component: PlainPageOfRoute,
})
