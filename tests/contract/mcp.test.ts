import type { Client } from '@modelcontextprotocol/client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toolNames } from '../../shared/content/words/mcp.ts'
import { eras, mcpSite } from './support/mcp-site.ts'

/* The MCP server, asked by the official client over HTTP. */

const site = await mcpSite()
afterAll(() => site.close())

describe.each(eras)('a client of the %s protocol', (era) => {
  let client: Client
  beforeAll(async () => {
    client = await site.connect(era)
  })
  afterAll(() => client.close())

  async function ask(name: string, given: Record<string, unknown> = {}) {
    const { structuredContent, content, isError } = await client.callTool({
      name,
      arguments: given,
    })
    const [first] = content
    const text = first?.type === 'text' ? first.text : ''
    return { data: structuredContent as Record<string, unknown>, text, isError: isError === true }
  }

  test('learns what this server is', () => {
    expect(client.getServerVersion()).toMatchObject({ name: site.brandName, version: '1.2.3' })
    expect(client.getInstructions()).toContain('standard')
    expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } })
  })

  test('lists the tools: each reads only, says what it does and has schemas of both sides', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([...toolNames])
    const ajv = new Ajv2020({ strict: false })
    for (const { description, annotations, inputSchema, outputSchema } of tools) {
      expect(description).toMatch(/^.{40,}\.$/)
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true })
      ajv.compile(inputSchema)
      ajv.compile(outputSchema ?? false)
      const parameters = Object.values(inputSchema.properties ?? {}) as { description?: string }[]
      expect(parameters.map((each) => each.description?.length ?? 0)).not.toContain(0)
      expect(inputSchema.additionalProperties).toBe(false)
    }
  })

  test('asks what the limits of Ø50 H7 are, and hears them with their source', async () => {
    const { data, text } = await ask('look_up_fit', { size: 50, fit: 'H7' })
    expect(data).toEqual({
      size: 50,
      unit: 'mm',
      classes: [
        {
          class: 'H7',
          for: 'hole',
          upper_deviation: 0.025,
          lower_deviation: 0,
          largest: 50.025,
          smallest: 50,
        },
      ],
      clearance: null,
      source: 'ISO 286-1:2010 and ISO 286-2:2010, reference temperature 20 °C',
      url: `${site.origin}/reference/iso-fits?q=%C3%9850+H7`,
    })
    expect(JSON.parse(text)).toEqual(data)
  })

  test('asks for a fit, and hears the clearance', async () => {
    const { data } = await ask('look_up_fit', { size: 50, fit: 'H7/g6' })
    expect(data.clearance).toEqual({ kind: 'clearance', least: 0.009, greatest: 0.05 })
  })

  test('asks for a thread, and hears what the tables hold, each value with its standard', async () => {
    const { data } = await ask('look_up_thread', { designation: 'M8' })
    expect(data).toMatchObject({ designation: 'M8', system: 'ISO_METRIC', hand: 'RIGHT' })
    expect(data.url).toBe(`${site.origin}/reference/metric-threads`)
    expect(data.values).toContainEqual(
      expect.objectContaining({ name: 'Pitch', value: 1.25, unit: 'mm', source: 'ISO 261' }),
    )
    expect(data.values).toContainEqual(
      expect.objectContaining({ name: 'Tap-drill hole', value: 6.8, source: 'ISO 2306' }),
    )
    expect(data.values).toContainEqual(
      expect.objectContaining({
        name: 'Clearance hole, medium series',
        value: 9,
        source: 'ISO 273:1979',
      }),
    )
    expect(data.values).toContainEqual(
      expect.objectContaining({ name: 'Pitch diameter of class 6g', low: 7.042, high: 7.16 }),
    )
  })

  test.each([
    [
      { size: 40, class: 'm' },
      { tolerance: 0.3, unit: 'mm', largest: 40.3, smallest: 39.7 },
    ],
    [
      { size: 40, class: 'm', kind: 'angular' },
      { tolerance: 0.5, unit: 'degree', largest: null },
    ],
    [
      { size: 40, class: 'K', kind: 'perpendicularity' },
      { tolerance: 0.4, is_plus_minus: false },
    ],
  ])('asks for the general tolerance of %j', async (given, answer) => {
    const { data } = await ask('look_up_general_tolerance', given)
    expect(data).toMatchObject(answer)
    expect(data.source).toMatch(/^ISO 2768-[12]:1989/)
    expect(data.url).toContain(`${site.origin}/reference/general-tolerances`)
  })

  test('has a callout decoded, with every reading, its confidence and the reason', async () => {
    const { data } = await ask('decode_callout', { callout: '2x45°' })
    const { readings } = data as { readings: { confidence: number; reason: string }[] }
    expect(readings.length).toBeGreaterThan(1)
    for (const { confidence, reason } of readings) {
      expect(confidence).toBeGreaterThan(0)
      expect(reason).toMatch(/\S/)
    }
    expect(readings[0]?.confidence).toBeGreaterThanOrEqual(readings[1]?.confidence ?? 1)
  })

  test('learns that a line that is not a callout has no reading', async () => {
    const { data, isError } = await ask('decode_callout', { callout: 'kind regards' })
    expect([isError, data.readings]).toEqual([false, []])
  })

  test('searches in both languages, and reads what it found', async () => {
    const { data } = await ask('search', { query: 'Passung H7', language: 'de', limit: 3 })
    const { results } = data as { results: { url: string }[] }
    expect(results.length).toBe(3)
    const article = results.find(({ url }) => url.includes('/knowledge-base/'))?.url ?? ''
    expect(article).toContain('lang=de')
    const page = await ask('read_page', { address: article })
    expect(page.data.markdown).toMatch(/^# \S/)
    expect(page.data.url).toBe(article.split('#')[0])
  })

  test('reads a long page in parts that are the whole', async () => {
    let whole = ''
    let from: number | null = 0
    while (from !== null) {
      const { data } = await ask('read_page', { address: '/pricing', from })
      whole += data.markdown
      from = data.next_from as number | null
    }
    expect(whole).toContain('Paragraph 0.')
    expect(whole).toContain(`Paragraph 299.`)
    expect(whole.match(/Paragraph \d+\./g)).toHaveLength(300)
  })

  test.each(['features', 'redaction', 'job'])('asks for the schema of %s', async (object) => {
    const { data } = await ask('api_schema', { object })
    expect(data.schema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(() => new Ajv2020({ strict: false }).compile(data.schema as object)).not.toThrow()
    expect(JSON.stringify(data.schema)).not.toContain('"description":""')
  })

  test.each([
    ['look_up_fit', { size: 50, fit: 'H99' }, 'there is no such grade'],
    ['look_up_fit', { size: 501, fit: 'H7' }, 'the tables end at 500 mm'],
    ['look_up_fit', { size: 50, fit: 'H7/H6' }, 'A fit is a hole and a shaft'],
    ['look_up_fit', { size: 50, fit: 'H7/g6/k6' }, 'A fit is a hole and a shaft'],
    ['look_up_fit', { size: '50', fit: 'H7' }, 'expected number'],
    ['look_up_fit', { size: 50, fit: 'H7', tolerance: 1 }, 'Unrecognized key'],
    ['look_up_thread', { designation: 'Ø20 H7' }, 'was not recognised'],
    ['look_up_general_tolerance', { size: 40, class: 'H' }, 'does not go with this kind'],
    ['look_up_general_tolerance', { size: 0.1, class: 'm' }, 'gives no value for 0.1 mm'],
    ['read_page', { address: '/no-such-page' }, 'There is no page'],
    ['read_page', { address: '/blog/%zz' }, 'There is no page'],
    ['read_page', { address: '/sitemap.xml' }, 'There is no page'],
    ['read_page', { address: 'https://evil.example/' }, 'read_page reads pages of'],
    ['read_page', { address: '//evil.example/' }, 'read_page reads pages of'],
    ['search', { query: '' }, 'Too small'],
    ['search', { query: 'x', limit: 1000 }, 'Too big'],
    ['search', { query: 'x'.repeat(201) }, 'Too big'],
    ['decode_callout', { callout: '\u200b' }, 'The line is empty'],
    ['decode_callout', { callout: 'M8', unit: '__proto__' }, 'Invalid option'],
    ['api_schema', { object: 'constructor' }, 'Invalid option'],
  ])('%s refuses %j with words', async (name, given, words) => {
    const { isError, text } = await ask(name, given)
    expect(isError).toBe(true)
    expect(text).toContain(words)
    expect(text).not.toMatch(/node_modules| at \S+ \(/)
  })

  test('an unknown tool is an error of the protocol', async () => {
    await expect(ask('__proto__')).rejects.toThrow()
    await expect(ask('no_such_tool')).rejects.toThrow(/not found/)
  })
})

test('under ?lang=de, tools are described in German, and answer so', async () => {
  const client = await site.connect('auto', '/mcp?lang=de')
  const { tools } = await client.listTools()
  expect(tools[0]?.title).toBe('Website durchsuchen')
  const { structuredContent } = await client.callTool({
    name: 'look_up_thread',
    arguments: { designation: 'M8' },
  })
  expect(JSON.stringify(structuredContent)).toContain('Durchgangsloch')
  expect(JSON.stringify(structuredContent)).toContain('/reference/metric-threads?lang=de')
  const fault = await client.callTool({
    name: 'look_up_general_tolerance',
    arguments: { size: 0.3, class: 'm' },
  })
  expect(JSON.stringify(fault.content)).toContain('0,3 mm')
  await client.close()
})
