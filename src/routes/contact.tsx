import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { ContactPage } from '../pages/contact/contact-page.tsx'

export const Route = createFileRoute('/contact')({
  ...pageRoute('contact'),
  component: () => <ContactPage {...Route.useLoaderData()} />,
})
