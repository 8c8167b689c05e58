import { createFileRoute } from '@tanstack/react-router'
import { plainPageRoute } from '../../pages/plain/plain-page-route.tsx'

export const Route = createFileRoute('/case-studies/additive-manufacturing-analysis')(
  plainPageRoute('case-additive-manufacturing-analysis'),
)
