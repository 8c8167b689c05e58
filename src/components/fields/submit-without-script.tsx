import { actionLook } from '../actions/action-link.tsx'

/** Submit button for browsers without scripts; with scripts the form reacts while values are typed. */
export function SubmitWithoutScript({ label }: { label: string }) {
  return (
    <noscript>
      <button type="submit" className={`${actionLook.secondary} mt-5`}>
        {label}
      </button>
    </noscript>
  )
}
