import { useEffect, useRef } from 'react'
import { useUi } from '../../layout/ui-copy.tsx'
import { setUpCopying } from './copying.ts'
import { setUpTerms } from './when-term-used.ts'

/** The compiled text. React leaves it alone; one listener serves all its buttons and links that copy. */
export function ArticleBody({ html, linkCopied }: { html: string; linkCopied: string }) {
  const body = useRef<HTMLDivElement>(null)
  const { copied, copyFailed } = useUi().code
  useEffect(() => {
    if (!body.current) return
    return setUpCopying(body.current, { code: copied, link: linkCopied, failed: copyFailed })
  }, [copied, copyFailed, linkCopied])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other terms
  useEffect(() => (body.current ? setUpTerms(body.current) : undefined), [html])
  return (
    <div
      ref={body}
      className="prose lg:col-span-8"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled at build, raw HTML refused
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
