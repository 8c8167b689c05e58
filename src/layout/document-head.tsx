import type { HeadTags } from '../../shared/seo/head.ts'

/** What the head of every page carries, and what the page itself says there. */
export function DocumentHead({ head }: { head: HeadTags }) {
  const { title, meta, links, structuredData } = head
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {meta.map((attributes) => (
        <meta key={'name' in attributes ? attributes.name : attributes.property} {...attributes} />
      ))}
      <meta name="theme-color" content="#fafaf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0a1a33" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* A browser would fetch it before the first paint: where scripts run, `linkManifest` takes it out afterwards. */}
      <noscript>
        <link rel="manifest" href="/site.webmanifest" />
      </noscript>
      {links.map((attributes) => (
        <link key={`${attributes.rel} ${attributes.href}`} {...attributes} />
      ))}
      {structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped by jsonForScript
          dangerouslySetInnerHTML={{ __html: structuredData }}
        />
      )}
    </>
  )
}
