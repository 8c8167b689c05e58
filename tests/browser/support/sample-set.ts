import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { fillText } from '../../../shared/i18n/format.ts'
import type { NamedBytes } from './many-drawings.ts'
import { addressOf, content, type Locale } from './site.ts'
import { visit } from './visit.ts'

/** Words of the builder of sample sets. */
export const setWords = (locale: Locale = 'en') => content.wording('set', locale)

/** Opens the page and gives it files; resolves when all are read. */
export async function openSet(
  page: Page,
  files: readonly NamedBytes[],
  locale: Locale = 'en',
): Promise<void> {
  await visit(page, addressOf('/try/set', locale))
  await fileInput(page).setInputFiles([...files])
  await expect(setStatus(page, 'set-files')).toHaveText(
    fillText(setWords(locale).reading.done, { total: files.length }),
  )
}

/** Where the page takes files before the builder is open. */
export const fileInput = (page: Page) => page.locator('input[type=file]').first()

/** A part of the builder, by the id of its heading. */
export const setPart = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`)

/** What a part says of itself. */
export const setStatus = (page: Page, id: string) =>
  setPart(page, id).locator(':scope > [role=status]').first()

/** The archive that a click saves, by the names in it. */
export async function savedZip(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return unzipSync(new Uint8Array(readFileSync(await download.path())))
}

/** Bytes as text; those of a file that is not there are empty. */
export const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

/** Files that are not drawings, whatever they are called. */
export const hostileFiles: NamedBytes[] = [
  { name: 'cad.pdf', mimeType: 'application/pdf', buffer: Buffer.from('AC1032\0\0\0') },
  { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
  {
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  },
  { name: '=cmd|calc.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hello') },
]
