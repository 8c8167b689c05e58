export function sideBySide<Job>(
  jobs: readonly Job[],
  width: number,
  work: (job: Job) => Promise<void>,
): Promise<void>

export interface HeldOutput {
  take(chunk: Uint8Array): void
  lastLines(count: number): string
  print(): void
}
export function heldOutput(stream?: { write(bytes: Uint8Array): unknown }): HeldOutput
