import { useLoaderData } from '@tanstack/react-router'
import type { PageData } from '../../../server/rendering/page-data.ts'
import { MissingView } from './missing-view.tsx'
import { PlainPage } from './plain-page.tsx'

/** 'Page not found', beside a drawing of the same. */
export function MissingPage() {
  const page = useLoaderData({ strict: false }) as PageData<'not-found'>
  return <PlainPage {...page} aside={<MissingView />} />
}
