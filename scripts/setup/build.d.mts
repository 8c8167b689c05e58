export const buildMemory: readonly string[]
export function buildIfChanged(): Promise<number>
