import { createFileRoute } from '@tanstack/react-router'
import { plainPageRoute } from '../pages/plain/plain-page-route.tsx'

/** Any other path: 'Page not found', answered with 404 and noindex (SPEC section 2). */
export const Route = createFileRoute('/$')(plainPageRoute('not-found'))
