import { useLoaderData } from '@tanstack/react-router'
import type { PlainPageId } from '../../../server/content/page-schemas.ts'
import type { PageData } from '../../../server/rendering/page-data.ts'
import { PlainPage } from './plain-page.tsx'

/** Component of every route of a plain page: shows what its loader has loaded. */
export function PlainPageOfRoute() {
  return <PlainPage {...(useLoaderData({ strict: false }) as PageData<PlainPageId>)} />
}
