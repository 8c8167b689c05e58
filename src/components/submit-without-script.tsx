import { actionLook } from './action-link.tsx'

/** Sends a form whose values scripts would take while they are typed. */
export function SubmitWithoutScript({ label }: { label: string }) {
  return (
    <noscript>
      <button type="submit" className={`${actionLook.secondary} mt-5`}>
        {label}
      </button>
    </noscript>
  )
}
