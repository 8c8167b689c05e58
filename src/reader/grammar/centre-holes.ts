import type { BoreCallout } from '../callout.ts'

const designation =
  /^(?:(\d{1,2}) ?[x×X] ?)?(?:ISO 6411|DIN (?:EN )?(?:ISO )?332(?:-1)?)[ -]{1,3}([ABR]) ?(\d{1,2}(?:[.,]\d{1,2})?) ?[/x×] ?(\d{1,2}(?:[.,]\d{1,2})?)$/

const figure = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

/**
 * `ISO 6411-A 2,5/5,3`: a centre hole, blind, by drill and countersink diameter (mm). Forms A and B are
 * countersunk by 60°, form R is round (ISO 6411, DIN 332-1).
 */
export function readCentreHole(text: string): BoreCallout | null {
  const match = designation.exec(text)
  if (!match) return null
  const [, quantity = '1', form, drill, sink] = match
  const angle = form === 'R' ? null : ({ value: 60, unit: 'degree' } as const)
  return {
    kind: 'bore',
    text,
    quantity: Number(quantity),
    diameter: { value: figure(drill), unit: 'mm' },
    tolerance: null,
    depth: { type: 'BLIND', value: null, unit: 'mm' },
    counterbore: null,
    countersink: { diameter: { value: figure(sink), unit: 'mm' }, angle },
    counterdrill: null,
    thread: null,
  }
}
