/** What can be wrong with a catalogue that somebody wrote down. Each has a sentence in the words of the page. */
export const catalogueFaults = [
  'tooBig',
  'notYaml',
  'alias',
  'tag',
  'notXlsx',
  'bomb',
  'formula',
  'notACatalogue',
  'otherVersion',
  'unknownField',
  'missing',
  'notANumber',
  'negative',
  'tooLarge',
  'notYesOrNo',
  'notAList',
  'unknownEntry',
  'threadOrder',
  'code',
] as const

export type CatalogueFault = (typeof catalogueFaults)[number]

/** Why no catalogue can be read: the fault, and what fills the placeholders of its sentence. */
export class CatalogueError extends Error {
  readonly fault: CatalogueFault
  readonly values: Readonly<Record<string, string | number>>

  constructor(fault: CatalogueFault, values: Readonly<Record<string, string | number>> = {}) {
    super(`${fault} ${JSON.stringify(values)}`)
    this.name = 'CatalogueError'
    this.fault = fault
    this.values = values
  }
}

/** The beginning of what somebody wrote, long enough to find it again. */
export function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
