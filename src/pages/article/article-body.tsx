import { Enhanced } from '../../islands/island.tsx'
import { enhanceArticle } from './article.enhance.ts'

/**
 * The compiled text, with the words that its buttons and links show after copying. Its script is loaded at once: a
 * click on a link is followed by the browser and could not wait for it.
 */
export function ArticleBody({ html, linkCopied }: { html: string; linkCopied: string }) {
  return (
    <Enhanced by={enhanceArticle} when="load">
      <div
        className="prose lg:col-span-8"
        data-link-copied={linkCopied}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled at build, raw HTML refused
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Enhanced>
  )
}
