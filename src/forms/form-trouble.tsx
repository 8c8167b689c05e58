import { RichText } from '../components/rich-text.tsx'
import { fieldId } from './field-id.ts'
import type { ShownForm, ShownState } from './shown-form.ts'

/**
 * What keeps the request from being stored, above everything else of the page (CONVENTIONS 6.1): each error leads to its
 * field. It takes the focus when it appears, also on a page the server has sent.
 */
export function FormTrouble({ form, state }: { form: ShownForm; state: ShownState | undefined }) {
  const { words, fields } = form
  const wrong = fields.flatMap((field) => {
    const message = state?.errors[field.name]?.[0]?.message
    return message ? [{ field, message }] : []
  })
  const notice = state?.notice && words.notices[state.notice]
  const isThere = wrong.length > 0 || notice !== undefined

  if (!isThere) return null
  return (
    <div
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
              <a href={`#${fieldId(field)}`} className="form-trouble__link">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
