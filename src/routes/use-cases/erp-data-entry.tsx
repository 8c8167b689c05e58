import { createFileRoute } from '@tanstack/react-router'
import { plainPageRoute } from '../../pages/plain/plain-page-route.tsx'

export const Route = createFileRoute('/use-cases/erp-data-entry')(
  plainPageRoute('use-case-erp-data-entry'),
)
