import type { z } from 'zod'

const texts = [
  '/text',
  'text',
  'someone@firstangle.example',
  'https://firstangle.example',
  'DE',
  '+49 1',
  '2026-01-31',
  'Europe/Berlin',
  'FA-ACC-01',
]

/** For tests only: the smallest value a schema accepts; texts are found by trying. */
export function sampleOf(schema: z.ZodType): unknown {
  const { def } = schema as unknown as { def: Definition }
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, entry]) => !entry.safeParse(undefined).success)
          .map(([key, entry]) => [key, sampleOf(entry)]),
      )
    case 'array':
      return sampleList(schema, def)
    case 'pipe':
      return sampleOf(def.in as z.ZodType)
    case 'prefault':
      return sampleOf(def.innerType as z.ZodType)
    case 'number':
      return firstAccepted(schema, [1, 5])
    case 'nullable':
      return null
    case 'union':
      return sampleOf(def.options?.[0] as z.ZodType)
    case 'record':
      return {}
    default:
      return firstAccepted(schema, [
        ...Object.values(def.entries ?? {}),
        ...(def.values ?? []),
        ...texts,
      ])
  }
}

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  in?: z.ZodType
  innerType?: z.ZodType
  entries?: Record<string, unknown>
  values?: unknown[]
  options?: z.ZodType[]
}

function sampleList(schema: z.ZodType, def: Definition): unknown[] {
  const list: unknown[] = []
  while (!schema.safeParse(list).success) {
    if (list.length > 20) throw new Error('no list of up to 20 entries satisfies the schema')
    list.push(sampleOf(def.element as z.ZodType))
  }
  return list
}

function firstAccepted(schema: z.ZodType, candidates: unknown[]): unknown {
  const value = candidates.find((candidate) => schema.safeParse(candidate).success)
  if (value === undefined) throw new Error('no sample text satisfies the schema')
  return value
}
