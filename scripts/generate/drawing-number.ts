import type { Drawing } from '@firstangle/drawings'

/** The drawing number as read from the title block. */
export function drawingNumber({ id, responses }: Drawing): string {
  const number = responses.metadata.identifiers.find(
    ({ identifier_type }) => identifier_type === 'DRAWING_NUMBER',
  )
  if (!number) throw new Error(`The ${id} has no drawing number`)
  return number.value
}
