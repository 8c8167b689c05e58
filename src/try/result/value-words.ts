import type { Characteristic, DimensionType, RoughnessCallout } from '@firstangle/reader'

/** Words that values are written with; `{count}` is a number. */
export interface ValueWords {
  readonly types: Readonly<Record<DimensionType, string>>
  readonly characteristics: Readonly<Record<Characteristic, string>>
  readonly removal: Readonly<Record<RoughnessCallout['removal'], string>>
  readonly projection: Readonly<Record<'FIRST_ANGLE' | 'THIRD_ANGLE', string>>
  readonly times: string
  readonly origin: string
  readonly basic: string
  readonly reference: string
  readonly approximate: string
  readonly spherical: string
  readonly pitch: string
  readonly threadsPerInch: string
  readonly leftHand: string
  readonly starts: string
  readonly depth: string
  readonly through: string
  readonly blind: string
  readonly counterbore: string
  readonly spotface: string
  readonly countersink: string
  readonly counterdrill: string
  readonly allAround: string
  readonly lay: string
  readonly allowance: string
  readonly datum: string
  readonly datums: string
}
