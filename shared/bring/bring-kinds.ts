/**
 * A value that a visitor brings to a call. All are figures, days or names from a list, so that no free text from an
 * address reaches the request.
 */
export type BringField =
  /** A whole number from 0 to `max`, and no more than the count of the field `atMost`, which stands before it. */
  | { readonly kind: 'count'; readonly max: number; readonly atMost?: string }
  /** A number from 0 to `max` with two decimals at most. */
  | { readonly kind: 'figure'; readonly max: number }
  /** 2026-11-23 */
  | { readonly kind: 'day' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** Names of letters, digits and hyphens, each once. */
  | { readonly kind: 'list'; readonly entry: RegExp; readonly most: number }

/** Far more drawings than anybody brings to a call. */
const maxFiles = 10_000

/**
 * What can be brought to a call, and the values of each in their order. `content/bring.<en|de>.yaml` has the words in
 * which the booking page and the request show them.
 */
export const bringKinds = {
  /** What is entered in the ROI calculator; the results are calculated from it again. */
  roi: {
    drawings: { kind: 'figure', max: 1_000_000 },
    minutes: { kind: 'figure', max: 480 },
    wage: { kind: 'figure', max: 500 },
  },
  /** The security pack by its version, and the questions a visitor has marked in it. */
  pack: {
    version: { kind: 'day' },
    ask: { kind: 'list', entry: /^FA-[A-Z]{3}-\d\d$/, most: 200 },
  },
  /** Summary of a sample set: files looked at, those suited, those chosen of them, and what is known of these. */
  set: {
    files: { kind: 'count', max: maxFiles },
    suited: { kind: 'count', max: maxFiles, atMost: 'files' },
    /** How many drawings the set is to have. */
    goal: { kind: 'choice', options: ['30', '100'] },
    chosen: { kind: 'count', max: maxFiles, atMost: 'suited' },
    /** Chosen drawings with a price, and with an expected outcome. */
    priced: { kind: 'count', max: maxFiles, atMost: 'chosen' },
    expected: { kind: 'count', max: maxFiles, atMost: 'chosen' },
    /** Formats of the chosen drawings. */
    formats: { kind: 'list', entry: /^(?:PDF|TIFF|JPEG|JP2|PNG|BMP)$/, most: 6 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, BringField>>>>

/** What can be brought. */
export type BringKind = keyof typeof bringKinds

type ValueOf<Field> = Field extends { kind: 'count' | 'figure' }
  ? number
  : Field extends { kind: 'list' }
    ? readonly string[]
    : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : string

/** The values of one kind. */
export type BringValues<Kind extends BringKind> = {
  readonly [Name in keyof (typeof bringKinds)[Kind]]: ValueOf<(typeof bringKinds)[Kind][Name]>
}

/** Something a visitor brings to a call. */
export type Bring = {
  readonly [Kind in BringKind]: { readonly kind: Kind; readonly values: BringValues<Kind> }
}[BringKind]
