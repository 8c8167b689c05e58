import { useEffect, useRef } from 'react'
import { useSessionWords } from '../reader-words.ts'

interface EditFormProps {
  label: string
  text: string
  onKeep: (text: string) => void
  onDiscard: () => void
}

/** One line to write another value; Enter keeps, Escape discards. */
export function EditForm({ label, text, onKeep, onDiscard }: EditFormProps) {
  const { list } = useSessionWords().words
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    field?.focus()
    field?.select()
    // The focus returns to the button that opened the form, in the same row.
    const button = field?.closest('tr')?.querySelector<HTMLElement>('.try-actions button')
    return () => button?.focus()
  }, [])
  return (
    <form
      className="try-edit"
      onSubmit={(event) => {
        event.preventDefault()
        const next = input.current?.value.trim() ?? ''
        if (next !== '') onKeep(next)
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDiscard()}
    >
      <input
        ref={input}
        aria-label={label}
        defaultValue={text}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <button type="submit">{list.save}</button>
      <button type="button" onClick={onDiscard}>
        {list.cancel}
      </button>
    </form>
  )
}
