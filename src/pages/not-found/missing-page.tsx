import { useLoaderData } from '@tanstack/react-router'
import type { PageData } from '../../../server/rendering/page-data.ts'
import { PlainPage } from '../plain/plain-page.tsx'
import { MissingView } from './missing-view.tsx'

/** 'Page not found', beside a drawing of the same. */
export function MissingPage() {
  const page = useLoaderData({ strict: false }) as PageData<'not-found'>
  return <PlainPage {...page} aside={<MissingView />} />
}
