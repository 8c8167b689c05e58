/** Types of the functions we use: the published types are for an older version. */
declare module 'negotiator' {
  export class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** The offered types that are accepted, the best first. */
    mediaTypes(offered: readonly string[]): string[]
    /** The same for languages; `de-AT` accepts `de`. */
    languages<Tag extends string>(offered: readonly Tag[]): Tag[]
    /** The same for content codings; at equal weight as in `preferred`. */
    encodings<Coding extends string>(
      offered: readonly Coding[],
      options: { preferred: readonly Coding[] },
    ): Coding[]
  }
}
