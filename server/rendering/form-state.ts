import { AsyncLocalStorage } from 'node:async_hooks'
import type { FormState } from '../../shared/forms/form-definition.ts'

const storage = new AsyncLocalStorage<FormState>()

/**
 * Runs a rendering that shows a form again after a failed post. An endpoint cannot reach the loaders of a page in
 * another way.
 */
export function withFormState<Result>(state: FormState, render: () => Result): Result {
  return storage.run(state, render)
}

/** What the form of the page being rendered shows again; undefined when it is shown for the first time. */
export function currentFormState(): FormState | undefined {
  return storage.getStore()
}
