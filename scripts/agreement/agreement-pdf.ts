import {
  breakTextIntoLines,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  StandardFonts,
} from 'pdf-lib'
import type { Locale } from '../../shared/i18n/locale.ts'
import { inWinAnsi } from '../../src/try/exports/pdf/win-ansi.ts'
import { agreementBlocks, type Block, type PrintedCopy, withoutSoftHyphens } from './blocks.ts'
import { type Breaker, type Line, layOut, paper } from './layout.ts'
import { type StructureElement, StructureTree } from './structure-tree.ts'

interface Fonts {
  readonly plain: PDFFont
  readonly bold: PDFFont
}

/** What a legal page says as a tagged PDF with title, language and numbered pages. Equal copy gives equal bytes. */
export async function agreementPdf(
  copy: PrintedCopy,
  { locale, asOf, brand }: { locale: Locale; asOf: string; brand: string },
): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false })
  const day = new Date(`${copy.version}T00:00:00Z`)
  file.setCreationDate(day)
  file.setModificationDate(day)
  const title = withoutSoftHyphens(copy.hero.title)
  file.setTitle(title, { showInWindowTitleBar: true })
  file.setAuthor(brand)
  file.setLanguage(locale)
  const fonts = {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  }
  const known = new Set(fonts.plain.getCharacterSet())
  const clean = (text: string) =>
    inWinAnsi(withoutSoftHyphens(text), (character) => known.has(character.codePointAt(0) ?? -1))
  const breaker: Breaker = (text, width, size, isBold) => {
    const font = isBold ? fonts.bold : fonts.plain
    const measure = (part: string) => font.widthOfTextAtSize(part, size)
    return breakTextIntoLines(clean(text), [' '], width, measure).map((line) => line.trim())
  }
  const blocks = agreementBlocks(copy, asOf)
  // Sorted by block, so that programs that read in the order of the file read whole cells.
  const lines = layOut(blocks, breaker).sort((a, b) => a.block - b.block || a.cell - b.cell)
  const count = Math.max(...lines.map(({ page }) => page)) + 1
  const pages = Array.from({ length: count }, () => file.addPage([paper.width, paper.height]))
  const tree = new StructureTree()
  drawLines(lines, blocks, { pages, tree, fonts })
  pages.forEach((page, index) => {
    drawFooter(page, clean(title), `${index + 1}/${count}`, fonts.plain)
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  })
  tree.write(file, pages)
  return file.save()
}

const tags = { title: 'H1', heading: 'H2', text: 'P', point: 'P', caption: 'P' } as const

function drawLines(
  lines: readonly Line[],
  blocks: readonly Block[],
  { pages, tree, fonts }: { pages: PDFPage[]; tree: StructureTree; fonts: Fonts },
): void {
  const elements = elementsOf(blocks, tree)
  for (const line of lines) {
    const owner = elements[line.block]?.[Math.max(line.cell, 0)]
    const page = pages[line.page]
    if (!owner || !page) throw new Error(`No place for the line ${line.text}`)
    const mark = `<</MCID ${tree.mark(owner, line.page)}>>`
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(owner.type), mark]),
    )
    const font = line.isBold ? fonts.bold : fonts.plain
    page.drawText(line.text, { x: line.x, y: line.y, size: line.size, font })
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }
}

/** One element for each block, or one for each cell of a row; rows that follow each other are one table. */
function elementsOf(blocks: readonly Block[], tree: StructureTree): StructureElement[][] {
  let table: StructureElement | undefined
  return blocks.map((block) => {
    if (block.kind !== 'row') {
      table = undefined
      return [tree.add(tags[block.kind])]
    }
    table ??= tree.add('Table')
    const row = tree.add('TR', table)
    return block.cells.map(() => tree.add(block.isHead ? 'TH' : 'TD', row))
  })
}

/** Title and number of the page, which are no part of the text. */
function drawFooter(page: PDFPage, title: string, number: string, font: PDFFont): void {
  const [size, y] = [8, paper.margin - 18]
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
  page.drawText(title, { x: paper.margin, y, size, font })
  const x = paper.width - paper.margin - font.widthOfTextAtSize(number, size)
  page.drawText(number, { x, y, size, font })
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
}
