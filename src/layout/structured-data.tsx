import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { HeadTags } from '../seo/head.ts'

const TYPE = 'application/ld+json'

/**
 * The page's structured data: sent by the server, replaced after a navigation. Neither the router nor
 * React takes over a script that the server has sent, so this is done by hand.
 */
export function StructuredData() {
  const graph = useRouterState({
    select: ({ matches }) => {
      const data = matches.at(-1)?.loaderData as { head?: HeadTags } | undefined
      return data?.head?.structuredData
    },
  })
  useEffect(() => showGraph(graph), [graph])
  if (!graph || typeof window !== 'undefined') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped by jsonForScript
  return <script type={TYPE} dangerouslySetInnerHTML={{ __html: graph }} />
}

function showGraph(graph: string | undefined): void {
  const shown = document.head.querySelector(`script[type="${TYPE}"]`)
  if (shown?.textContent === graph) return
  shown?.remove()
  if (!graph) return
  const script = document.createElement('script')
  script.type = TYPE
  script.textContent = graph
  document.head.append(script)
}
