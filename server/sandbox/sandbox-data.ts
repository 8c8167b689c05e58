import type { Drawing, DrawingId } from '@firstangle/drawings'
import type { SampleName } from '../../shared/api-schemas/sandbox.ts'
import { keepLoaded } from '../keep-loaded.ts'

/** A file that the sandbox serves. */
export interface SandboxFile {
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: string
  readonly base64: string
}

/** What the sandbox answers with, made by the build from the models of the drawings. */
export interface SandboxData {
  /** The sheets of each sample, in their order. */
  readonly samples: Readonly<Record<SampleName, readonly DrawingId[]>>
  readonly sheets: Readonly<Record<DrawingId, Drawing['responses']>>
  /** By name: the samples themselves, and what is made of each sheet. */
  readonly files: Readonly<Record<string, SandboxFile>>
}

/** The data, loaded when the first visitor asks: most processes never need them. */
export const loadSandboxData = keepLoaded(async () => {
  const file = await import('../../src/generated/sandbox-data.json', { with: { type: 'json' } })
  return file.default as unknown as SandboxData
})
