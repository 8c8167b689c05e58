import { light, lightObject, onPoint } from './light.ts'

/** Pointing at one side of a sheet and its values, or its JSON, lights the other side. */
export function lightEvidence(root: HTMLElement): void {
  onPoint(root, (part) => {
    const { ref = '' } = part.dataset
    light(root, ref)
    lightObject(root, ref, !part.closest('.code'))
  })
}
