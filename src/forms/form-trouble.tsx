import { type MouseEvent, useEffect, useRef } from 'react'
import { RichText } from '../components/rich-text.tsx'
import { fieldId } from './field-id.ts'
import type { ShownForm, ShownState } from './shown-form.ts'

/**
 * What keeps the request from being stored, above everything else of the page (CONVENTIONS 6.1): each error leads to its
 * field. It takes the focus when it appears, also on a page the server has sent.
 */
export function FormTrouble({ form, state }: { form: ShownForm; state: ShownState | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const { words, fields } = form
  const wrong = fields.flatMap((field) => {
    const message = state?.errors[field.name]?.[0]?.message
    return message ? [{ field, message }] : []
  })
  const notice = state?.notice && words.notices[state.notice]
  const isThere = wrong.length > 0 || notice !== undefined

  // Each answer is a new state, so that the same errors twice take the focus twice.
  useEffect(() => {
    if (!isThere || !state) return
    box.current?.focus()
    const { errorPrefix } = words
    if (!document.title.startsWith(errorPrefix)) document.title = `${errorPrefix} ${document.title}`
  }, [isThere, state, words])

  if (!isThere) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts this is what moves the focus to what went wrong
      autoFocus
      className="form-trouble"
    >
      <h2 className="text-xl">{notice ? notice.title : words.errorSummary}</h2>
      {notice && (
        <p className="mt-2 max-w-[44rem]">
          <RichText nodes={notice.text} />
        </p>
      )}
      {wrong.length > 0 && (
        <ul className="mt-2">
          {wrong.map(({ field, message }) => (
            <li key={field.name}>
              <a href={`#${fieldId(field)}`} className="form-trouble__link" onClick={goToField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** To the field itself: a change of the hash would be a navigation, and stay in the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const block = field.closest('.form-field') ?? field
  block.scrollIntoView({ block: 'start' })
}
