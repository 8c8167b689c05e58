import { createFileRoute } from '@tanstack/react-router'
import { plainPageRoute } from '../pages/plain/plain-page-route.tsx'

export const Route = createFileRoute('/trial-license')(plainPageRoute('trial-license'))
