import { useEffect, useState } from 'react'
import type { ShownField } from './shown-form.ts'

/** Dispatched on the document by whoever puts other times on show: the chosen one may not be among them. */
export const timesShown = 'times-shown'

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
    document.addEventListener('change', read)
    document.addEventListener(timesShown, read)
    return () => {
      document.removeEventListener('change', read)
      document.removeEventListener(timesShown, read)
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
