import { light, lightObject, onPoint } from './light.ts'
import { showWholeResponse } from './whole-response.ts'

/** Pointing at one side of a sheet and its values, or its JSON, lights the other side. */
export async function lightEvidence(root: HTMLElement): Promise<void> {
  await showWholeResponse(root)
  onPoint(root, (part) => {
    const { ref = '' } = part.dataset
    light(root, ref)
    lightObject(root, ref, !part.closest('.code'))
  })
}
