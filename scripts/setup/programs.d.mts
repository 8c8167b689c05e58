interface Needed {
  readonly program: string
  readonly package: string
  /** Arguments with which the program must succeed. */
  readonly trial?: readonly string[]
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
  works?: (name: string, args: readonly string[]) => boolean,
): string[]
