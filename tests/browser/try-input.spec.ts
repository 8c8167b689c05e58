import { crc32 } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import { content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const words = content.wording('reader', 'en')

/** A scan at 300 dpi with a few values, as PNG that states its resolution. */
function scan(): Buffer {
  const canvas = createCanvas(1500, 900)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1500, 900)
  context.fillStyle = '#000'
  context.font = '50px sans-serif'
  for (const [index, text] of ['R12.5', '4x M8', 'THRU ALL'].entries()) {
    context.fillText(text, 200, 150 + index * 150)
  }
  context.fillRect(100, 720, 1200, 4)
  return withResolution(canvas.toBuffer('image/png'), 300)
}

/** PNG with a pHYs chunk after its header. */
function withResolution(png: Buffer, dpi: number): Buffer {
  const body = Buffer.alloc(13)
  body.write('pHYs', 'latin1')
  body.writeUInt32BE(Math.round(dpi / 0.0254), 4)
  body.writeUInt32BE(Math.round(dpi / 0.0254), 8)
  body.writeUInt8(1, 12)
  const chunk = Buffer.alloc(21)
  chunk.writeUInt32BE(9)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 17)
  const afterHeader = 33
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
}

test('the lettering of a scan is recognised in the browser', { tag: '@once' }, async ({ page }) => {
  const policies: string[] = []
  page.on('response', (response) => {
    if (/reader-worker-/.test(response.url())) {
      policies.push(response.headers()['content-security-policy'] ?? '')
    }
  })
  await visit(page, '/try')
  await choose(page, 'scan.png', scan())
  const label = words.viewer.label.replace('{page}', '1').replace('{pages}', '1')
  await expect(page.getByRole('region', { name: label })).toBeVisible()
  const row = (text: string) => page.getByRole('rowheader').filter({ hasText: text })
  await expect(row('4x M8')).toBeVisible()
  await expect(row('R12.5')).toBeVisible()
  expect(policies).toEqual([expect.stringContaining("connect-src 'self'; worker-src 'self'")])
})

test('a CAD file is refused by its content, whatever its name', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/try')
  await choose(page, 'drawing.pdf', Buffer.from('AC1032\0\0\0'))
  const { what } = words.refused.reasons.cad
  await expect(page.getByText(what.replace('{format}', 'DWG'))).toBeVisible()
})
