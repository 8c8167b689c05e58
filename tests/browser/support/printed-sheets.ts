import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A point of a PDF, in millimetres. */
const mm = 25.4 / 72

/** Size and words of each sheet. */
export async function sheetsOf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  const sheets = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1)
      const { items } = await page.getTextContent()
      const [, , width = 0, height = 0] = page.view
      const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return { width: width * mm, height: height * mm, words: words.replaceAll(/\s+/g, ' ') }
    }),
  )
  await task.destroy()
  return sheets
}
