import type { SetState, SetStore } from '../../../try/set/set-store.ts'

/** What every part of the builder is given. */
export interface SetPartProps {
  readonly store: SetStore
  readonly state: SetState
}
