import { useLoaderData } from '@tanstack/react-router'
import type { PageData } from '../../../server/rendering/page-data.ts'
import { pageRoute } from '../../content/page-route.ts'
import { PlainPage, type PlainPageId } from './plain-page.tsx'

/** What every route of a plain page does. */
export function plainPageRoute<K extends PlainPageId>(id: K) {
  return { ...pageRoute(id), component: PlainPageOfRoute }
}

function PlainPageOfRoute() {
  return <PlainPage {...(useLoaderData({ strict: false }) as PageData<PlainPageId>)} />
}
