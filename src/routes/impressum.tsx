import { createFileRoute } from '@tanstack/react-router'
import { plainPageRoute } from '../pages/plain/plain-page-route.tsx'

/** The German name is a page of its own, not a redirect (SPEC section 2); its canonical address is /imprint. */
export const Route = createFileRoute('/impressum')(plainPageRoute('imprint'))
