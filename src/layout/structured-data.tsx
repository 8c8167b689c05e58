import { useRouterState } from '@tanstack/react-router'
import type { HeadTags } from '../seo/head.ts'

/**
 * The page's structured data. Not through the router's `scripts`: it never removes those the server
 * has sent, so after a navigation a page would carry two graphs. Keyed, because React leaves the text
 * of a script as it is.
 */
export function StructuredData() {
  const graph = useRouterState({
    select: ({ matches }) => {
      const data = matches.at(-1)?.loaderData as { head?: HeadTags } | undefined
      return data?.head?.structuredData
    },
  })
  if (!graph) return null
  return (
    <script
      key={graph}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped by jsonForScript
      dangerouslySetInnerHTML={{ __html: graph }}
    />
  )
}
