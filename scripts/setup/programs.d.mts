interface Needed {
  readonly program: string
  readonly package: string
}
export const testPrograms: readonly Needed[]
export const enginePrograms: readonly Needed[]
export function findProgram(
  names: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): string | undefined
export function missingPackages(
  needed: readonly Needed[],
  find?: (name: string) => string | undefined,
): string[]
