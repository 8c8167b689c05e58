import type { Component } from '../ink/components.ts'

/** Components that stand in a line, as text does. */
export interface LineOfText {
  /** Runs along the page, not up or down. */
  readonly isHorizontal: boolean
  readonly parts: readonly Component[]
  /** Height of its largest letters, across its direction, in pixels. */
  readonly height: number
}
