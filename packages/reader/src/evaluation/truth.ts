import { z } from 'zod'

/** Kinds of values of a page, named as in the truth. */
export const valueKinds = [
  'dimensions',
  'threads',
  'bores',
  'gdt',
  'datumFeatures',
  'roughnesses',
  'chamfers',
  'radii',
] as const

export type ValueKind = (typeof valueKinds)[number]

const number = z.number().nullish()
const text = z.string().nullish()
const flag = z.boolean().nullish()
const size = z.union([z.number(), z.looseObject({ value: number })]).nullish()

const tolerance = z
  .looseObject({
    upper: number,
    lower: number,
    limitLow: number,
    limitHigh: number,
    fit: text,
  })
  .nullish()

/** What all entries share: how often it is printed, and whether it must be found. */
const entry = {
  text,
  unit: text,
  quantity: z.number().int().positive().nullish(),
  count: z.number().int().nonnegative().nullish(),
  tolerance,
  reference: flag,
  basic: flag,
  approximate: flag,
  general: flag,
  optional: flag,
}

const dimension = z.looseObject({ ...entry, type: text, value: number })
const hole = {
  ...entry,
  diameter: size,
  depth: size,
  through: flag,
}
const thread = z.looseObject({ ...hole, designation: text, pitch: number, threadsPerInch: number })
const bore = z.looseObject({
  ...hole,
  counterbore: z.looseObject({ diameter: size, depth: size }).nullish(),
  countersink: z.looseObject({ diameter: size, angle: size }).nullish(),
})
const gdt = z.looseObject({
  ...entry,
  tolerance: z.union([z.number(), z.looseObject({})]).nullish(),
  characteristic: text,
  value: number,
  datums: z.union([z.string(), z.array(z.union([z.string(), z.looseObject({})]))]).nullish(),
  modifiers: z.union([z.string(), z.array(z.string())]).nullish(),
})
const datum = z.union([z.string(), z.looseObject({ ...entry, label: text })])
const roughness = z.looseObject({ ...entry, parameter: text, value: number, lowerValue: number })
const chamfer = z.looseObject({ ...entry, size, secondSize: size, angle: size })
const radius = z.looseObject({ ...entry, value: number, spherical: flag })

const listOf = <T extends z.ZodType>(item: T) => z.array(item).default([])

const page = z.looseObject({
  page: z.number().int().positive(),
  dimensions: listOf(dimension),
  threads: listOf(thread),
  bores: listOf(bore),
  gdt: listOf(gdt),
  datumFeatures: listOf(datum),
  roughnesses: listOf(roughness),
  chamfers: listOf(chamfer),
  radii: listOf(radius),
  unreadable: z.array(z.union([z.string(), z.looseObject({ kind: text, text })])).default([]),
})

const metadata = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown()), z.looseObject({})]),
)

const truth = z.looseObject({ metadata: metadata.default({}), pages: z.array(page) })

const manifest = z.looseObject({
  files: z.array(
    z.looseObject({
      file: z.string().min(1),
      truth: z.string().min(1).nullish(),
      kind: text,
      group: text,
    }),
  ),
})

/** The transcription of a drawing: what a person reads on the pages that are listed, and on no other. */
export type Truth = z.infer<typeof truth>
export type TruthPage = Truth['pages'][number]
export type TruthEntry<K extends ValueKind> = TruthPage[K][number]
/** List of files with their truths; a file without `truth` holds nothing to read. */
export type Manifest = z.infer<typeof manifest>

/** A manifest or truth that does not follow the format; the message names file and key. */
export class TruthError extends Error {}

function checked<T extends z.ZodType>(schema: T, json: string, file: string): z.infer<T> {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    throw new TruthError(`${file}: no JSON (${(error as Error).message})`)
  }
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const faults = result.error.issues.map(
    ({ path, message }) => `${file}: ${keyOf(path)}: ${message}`,
  )
  throw new TruthError(faults.join('\n'))
}

const keyOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, i) =>
      typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`,
    )
    .join('') || 'the whole file'

/** Reads a truth (docs/evaluation.md, "Format of a set"); throws a TruthError. */
export const readTruth = (json: string, file: string): Truth => checked(truth, json, file)

/** Reads a manifest (docs/evaluation.md, "Format of a set"); throws a TruthError. */
export const readManifest = (json: string, file: string): Manifest => checked(manifest, json, file)
