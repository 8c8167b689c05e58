import { readFileSync } from 'node:fs'
import { defaultCatalogue, exampleCatalogues } from '../../shared/feasibility/catalogue.ts'
import { codeOf } from '../../shared/feasibility/catalogue-code.ts'
import { addressOf, content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { addressBar, visit } from './support/visit.ts'

const copy = content.page('try-rules', 'en')
const words = content.page('use-case-feasibility-analysis', 'en').playground

const inFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/yaml',
  buffer: Buffer.from(text),
})

test('a catalogue is saved, opened again and shared; one that is wrong changes nothing', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, addressOf('/try/rules', 'en'))
  const rules = page.locator('#rules')
  await rules.getByRole('link', { name: words.form.examples.names.moulding }).click()
  expect(await addressBar(page)).toContain(`rules=${codeOf(exampleCatalogues.moulding)}`)
  for (const name of [copy.rules.yaml, copy.rules.xlsx]) {
    const saving = page.waitForEvent('download')
    await rules.getByRole('button', { name }).click()
    const saved = await saving
    await rules.getByRole('link', { name: words.form.examples.names.machining }).click()
    const buffer = readFileSync(await saved.path())
    await rules
      .locator('input[type=file]')
      .setInputFiles({ name: saved.suggestedFilename(), mimeType: '', buffer })
    await expect(rules.getByRole('status')).toContainText(saved.suggestedFilename())
    await expect.poll(() => addressBar(page)).toContain(codeOf(exampleCatalogues.moulding))
  }
  const bomb = 'a: &a [1]\nb: [*a, *a]\n'
  await rules.locator('input[type=file]').setInputFiles(inFile('bomb.yaml', bomb))
  await expect(rules.getByRole('status')).toContainText('alias')
  expect(await addressBar(page)).toContain(codeOf(exampleCatalogues.moulding))
})

test('two versions are compared by their address, without scripts', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const later = { ...defaultCatalogue, minTolerance: 0.02, finePitch: false }
  await page.goto(`/try/rules?before=${codeOf(defaultCatalogue)}&rules=${codeOf(later)}`)
  const compare = page.locator('#compare')
  await expect(compare.getByRole('row')).toHaveCount(3)
  await expect(compare.getByRole('table')).toContainText(
    'changed from 0.01\u00a0mm to 0.02\u00a0mm',
  )
  await page.goto('/try/rules?before=1_nonsense')
  await expect(compare).toContainText(copy.faults.code)
  await context.close()
})

test('drawings are read here, judged with rationale and place, and reported; nothing is sent', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, addressOf('/try/rules', 'en'))
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const check = page.locator('#check')
  await check.locator('input[type=file]').setInputFiles(inFile('lie.pdf', 'no drawing'))
  await check.getByRole('button', { name: copy.run.samples }).click()
  await expect(check.getByRole('status')).toContainText('5 of 5')
  await expect(check.getByRole('listitem').filter({ hasText: 'lie.pdf' })).not.toContainText(
    words.result.verdicts.pass,
  )
  await expect(check.locator('details')).toHaveCount(4)
  const failing = check.locator('details[data-verdict=fail]').first()
  const place = (part: string) => failing.locator(`summary ${part}`).boundingBox()
  expect((await place('svg'))?.y, 'sign beside its words').toBeCloseTo(
    (await place('strong'))?.y ?? 0,
    -1,
  )
  await failing.locator('summary').click()
  await expect(failing).toContainText('mm from the left')
  const saving = page.waitForEvent('download')
  await check.getByRole('button', { name: copy.run.csv }).click()
  const csv = readFileSync(await (await saving).path(), 'utf8')
  expect(csv.split('\r\n').length).toBeGreaterThan(20)
  const printing = page.waitForEvent('download')
  await check.getByRole('button', { name: copy.run.pdf }).click()
  expect(
    readFileSync(await (await printing).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(sent).toEqual([])
})
