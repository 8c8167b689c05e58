import { expect, test } from 'vitest'
import type { UiCopy } from '../../shared/content/words/ui.ts'
import { failureShell } from './failure-shell.ts'
import { frameFiles } from './page-files.ts'

const link = (label: string, href: string) => ({ label, href })
/** Only the words that the shell says. */
const ui = {
  error: {
    title: 'Not <shown>',
    text: 'Write to "us" & a@b-c.example.',
    retry: 'Again',
    home: 'Home',
  },
  footer: {
    groups: {
      product: { title: 'P', links: [link('Pricing', '/pricing')] },
      resources: { title: 'R', links: [] },
      company: { title: 'C', links: [link('Legal <notice>', '/imprint')] },
    },
  },
} as unknown as UiCopy
const assets = { addressOf: (file: string) => `/assets/${file}` }

test('the English shell says what happened and where to go', () => {
  const html = failureShell(ui, 'A & B', 'en', assets)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<title>Not &lt;shown&gt; | A &amp; B</title>')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toMatch(/<h1 id="initial-h1"[^>]*>Not &lt;shown&gt;<\/h1>/)
  expect(html).toContain(
    'Write to &quot;us&quot; &amp; <a href="mailto:a@b-c.example">a@b-c.example</a>.',
  )
  expect(html).toMatch(/<a [^>]*href="\/"><span class="logo"><svg/)
  expect(html).toMatch(/href="">Again</)
  expect(html).toMatch(/href="\/">Home</)
  expect(html).toContain('>500</text>')
  expect(html).toContain('<a href="/imprint">Legal &lt;notice&gt;</a>')
})

test('the German shell keeps the language in its links', () => {
  const html = failureShell(ui, 'A', 'de', assets)
  expect(html).toContain('<html lang="de">')
  expect(html).toMatch(/href="\/\?lang=de">Home</)
  expect(html).toContain('href="/imprint?lang=de"')
})

test('the look and the client come from the build, nothing is inline', () => {
  const html = failureShell(ui, 'A', 'en', assets)
  expect(html).toContain(`<link rel="stylesheet" href="/assets/${frameFiles.styles}">`)
  expect(html).toContain(`<link rel="stylesheet" href="/assets/${frameFiles.faces}">`)
  expect(html).toContain(`<script type="module" src="/assets/${frameFiles.retry}"></script>`)
  expect(html).not.toMatch(/<style|style=|<script[^>]*>[^<]|\son\w+=/)
  expect(failureShell(ui, 'A', 'en')).not.toContain('/assets/')
})
