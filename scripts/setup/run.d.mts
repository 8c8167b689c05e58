export const root: string
export function programOf(name: string): string
