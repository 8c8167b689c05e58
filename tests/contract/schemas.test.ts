import { drawingIds, getDrawing } from '@firstangle/drawings'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { contentDocument } from '../../server/rendering/documents/content-document.ts'
import { provideBuiltSite } from '../../server/rendering/testing/built-site.ts'
import { responseNames } from '../../shared/api-schemas/definitions.ts'
import { fakeSite, siteUrl } from './support/fake-site.ts'

/* The schema files of the documentation, as a validator on another origin gets them. */

provideBuiltSite({ origin: siteUrl })
const noPage = async () => new Response(null, { status: 404 })
const site = fakeSite({ documents: (request) => contentDocument(request, noPage) })

describe.each(responseNames)('/schemas/%s.json', (response) => {
  const path = `/schemas/${response}.json`

  test('names itself, compiles in strict mode and accepts the response of every drawing', async () => {
    const schema = JSON.parse(await (await site.get(path)).text())
    expect(schema.$id).toBe(`${siteUrl}${path}`)
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    const isValid = new Ajv2020({ strict: true }).compile(schema)
    for (const id of drawingIds) {
      const sample = JSON.parse(JSON.stringify(getDrawing(id).responses[response]))
      isValid(sample)
      expect(isValid.errors, id).toBeNull()
      expect(isValid({ ...sample, ask_type: 'OTHER' }), id).toBe(false)
    }
  })

  test('may be loaded from any origin, is cached by tag and otherwise protected like all answers', async () => {
    const answer = await site.get(path)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'content-type': 'application/schema+json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const again = await site.get(path, { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(site.app.tryHit('GET', path, {})).toBeDefined()
  })

  test('is in English under every address', async () => {
    const english = await (await site.get(path)).text()
    expect(await (await site.get(`${path}?lang=de`)).text()).toBe(english)
    expect(english).toContain('How sure the reading of this value is')
  })
})

test('no other file of that folder exists, and no redirect leads there', async () => {
  for (const path of ['/schemas/redaction.json', '/schemas/index.json', '/schemas/metadata']) {
    const answer = await site.get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
  }
})

test('other answers keep other origins out', async () => {
  for (const path of ['/sitemap.xml', '/words/search.json', '/robots.txt']) {
    const { headers } = await site.get(path)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})
