import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { ScheduleCallPage } from '../pages/schedule-call/schedule-call-page.tsx'

export const Route = createFileRoute('/schedule-call')({
  ...pageRoute('schedule-call'),
  // Free times are old in the next minute: they are asked for at each visit.
  staleTime: 0,
  component: () => <ScheduleCallPage {...Route.useLoaderData()} />,
})
