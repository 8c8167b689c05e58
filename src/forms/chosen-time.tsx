import { useEffect, useState } from 'react'
import { slotGroupId } from './request-places.ts'
import type { ShownField } from './shown-form.ts'

/**
 * The time chosen further up, repeated where it is sent: on a phone the list is out of sight by then. It reads the
 * choice of the page, which stands outside the form; its words are in `data-chosen`.
 */
export function ChosenTime({ field: { name, label } }: { field: ShownField }) {
  const [words, setWords] = useState<string>()
  useEffect(() => {
    const choice = `input[name="${name}"]:checked`
    const read = () => setWords(document.querySelector<HTMLInputElement>(choice)?.dataset.chosen)
    read()
    // Other times may come on show, and the chosen one not be among them.
    const observer = new MutationObserver(read)
    const group = document.getElementById(slotGroupId)
    if (group)
      observer.observe(group, { attributeFilter: ['data-chosen'], childList: true, subtree: true })
    document.addEventListener('change', read)
    return () => {
      document.removeEventListener('change', read)
      observer.disconnect()
    }
  }, [name])
  if (!words) return null
  return (
    <p className="form-chosen">
      <span className="title-label">{label}</span>
      {words}
    </p>
  )
}
