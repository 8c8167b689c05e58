import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'

/** An element of the structure: its type (ISO 32000-2, 14.8.4), and elements below it or marked content on pages. */
interface Element {
  readonly type: string
  readonly children: Element[]
  readonly marks: { page: number; id: number }[]
}

/** What a PDF says of its text beside where it stands: headings, paragraphs, tables, for programs that read aloud. */
export class StructureTree {
  private readonly root = element('Document')
  private readonly marksOfPage: Element[][] = []

  /** Adds an element below another, or below the document. */
  add(type: string, parent: Element = this.root): Element {
    const added = element(type)
    parent.children.push(added)
    return added
  }

  /** The number of the next marked content of an element on a page. */
  mark(owner: Element, page: number): number {
    this.marksOfPage[page] ??= []
    const marks = this.marksOfPage[page]
    const id = marks.push(owner) - 1
    owner.marks.push({ page, id })
    return id
  }

  write(file: PDFDocument, pages: readonly PDFPage[]): void {
    const { context } = file
    const refs = new Map<Element, PDFRef>()
    const rootRef = context.nextRef()
    const write = (each: Element, parent: PDFRef): PDFRef => {
      const ref = context.nextRef()
      refs.set(each, ref)
      const kids = [
        ...each.marks.map(({ page, id }) =>
          context.obj({ Type: 'MCR', Pg: pages[page]?.ref ?? null, MCID: id }),
        ),
        ...each.children.map((child) => write(child, ref)),
      ]
      context.assign(ref, context.obj({ Type: 'StructElem', S: each.type, P: parent, K: kids }))
      return ref
    }
    const documentRef = write(this.root, rootRef)
    const nums = this.marksOfPage.flatMap((owners, page) => {
      pages[page]?.node.set(PDFName.of('StructParents'), context.obj(page))
      return [context.obj(page), context.obj(owners.map((owner) => refs.get(owner) ?? null))]
    })
    const parents = context.register(context.obj({ Nums: nums }))
    context.assign(
      rootRef,
      context.obj({
        Type: 'StructTreeRoot',
        K: [documentRef],
        ParentTree: parents,
        ParentTreeNextKey: pages.length,
      }),
    )
    file.catalog.set(PDFName.of('StructTreeRoot'), rootRef)
    file.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }
}

export type { Element as StructureElement }

const element = (type: string): Element => ({ type, children: [], marks: [] })
