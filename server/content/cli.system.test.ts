import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageIds } from '../../shared/pages.ts'
import { createSampleContent, plainPage, type SampleContent } from './testing/sample-content.ts'

const cli = new URL('./cli.ts', import.meta.url).pathname

function argumentsFor({ contentDir, outFile }: SampleContent): string[] {
  return [cli, '--content', contentDir, '--out', outFile]
}

/** The sample's links all say /text, which is not a page of the site. */
function withRealLinks(): SampleContent {
  const content = createSampleContent()
  const names = ['ui', ...pageIds.map((id) => `pages/${id}`)]
  for (const file of names.flatMap((name) => [`${name}.en.yaml`, `${name}.de.yaml`])) {
    content.write(file, content.read(file).replaceAll('href: /text', 'href: /pricing'))
  }
  return content
}

test('compiles, says so and ends with 0', () => {
  const content = withRealLinks()
  const { status, stdout } = spawnSync(process.execPath, argumentsFor(content), {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(
    new RegExp(`^Content: ${pageIds.length} pages and 0 articles compiled to .*content\\.db\\n$`),
  )
  expect(status).toBe(0)
  expect(existsSync(content.outFile)).toBe(true)
})

test('prints every fault, links to unknown pages among them, and ends with 1', () => {
  const content = withRealLinks()
  content.write(
    'pages/not-found.en.yaml',
    plainPage('Terms').replace('intro: Text', 'intro: "[x](/nowhere)"'),
  )
  const { status, stderr } = spawnSync(process.execPath, argumentsFor(content), {
    encoding: 'utf8',
  })
  expect(stderr).toContain(
    'content/pages/not-found.en.yaml:8:3 hero.intro: expected the address of a page of this site, found "/nowhere"\n',
  )
  expect(stderr).toMatch(/\nContent: \d faults?; .*content\.db is not written\n$/)
  expect(status).toBe(1)
})
