/** Parts of the client build that every page loads, whichever comes first. */
const frame = new RegExp(
  [
    '/node_modules/(?!.*@sentry)',
    'preload-helper',
    'rolldown/runtime',
    '/src/(client|router|routeTree)',
    '/src/(content|hydration|routes|seo|updates)/',
    '/src/navigation/(?!share-values)',
    '/src/i18n/(choice|first-visit|locale)',
    '/src/layout/(?!numbered-sections|page-head|page-links|sectioned-page)',
    '/src/telemetry/(noted-errors|start-error-reporting)',
    '/src/components/(action-link|icon|logo|rich-text)',
  ].join('|'),
)

/** Building blocks of which each page below the home page uses some. */
const blocks = new RegExp(
  [
    '/src/components/(actions|breadcrumbs|call-to-action|cards|contents|definitions|dimension|faq-list)',
    '/src/components/(key-figures|markdown-links|numbered-points|points|section|step-list|table|testimonial|text-section)',
    '/src/layout/(numbered-sections|page-head|sectioned-page)',
    '/src/pages/plain/',
  ].join('|'),
)

/** What pages with a form share before somebody turns to it. */
const forms =
  /\/src\/(forms\/(field-block|field-id|form-section|request-places|request-trouble|when-used)|pages\/request\/(next|request))/

/** A block of code that can be copied, and what says that it was. */
const code = /\/src\/components\/(code-block|copy-button|say-for-a-while)/

/** A sheet with boxes, and the paths that its fields have. */
const sheet = /\/src\/components\/(evidence\/sheet-view|field-path)/

/** A module of its own that a route's component, or a section that is hydrated later, was moved to. */
const isSplit = (id: string) => /tsr-split|tss-hydrate/.test(id)

/**
 * Three scripts instead of twenty small ones, which compress badly: 2.8 kB less on the home page, 2.5 kB on the
 * others. What only some pages use stays in chunks that the bundler finds by itself.
 */
export const clientChunks = {
  groups: [
    { name: 'frame', test: (id: string) => frame.test(posix(id)) && !isSplit(id) },
    { name: 'code', test: (id: string) => code.test(posix(id)) },
    { name: 'sheet', test: (id: string) => sheet.test(posix(id)) },
    { name: 'blocks', test: (id: string) => blocks.test(posix(id)) && !isSplit(id) },
    { name: 'forms', test: (id: string) => forms.test(posix(id)) && !isSplit(id) },
  ],
}

function posix(id: string): string {
  return id.replaceAll('\\', '/')
}
