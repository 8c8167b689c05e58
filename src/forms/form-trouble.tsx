import type { ReactNode } from 'react'
import type { NoticeName, ShownForm } from '../../shared/forms/shown-form.ts'
import { RichParagraph } from '../components/text/rich-text.tsx'
import { fieldId } from './field-id.ts'

/** Why a request was not stored, each error with a link to its field. Nothing if there is no error. */
export function FormTrouble({ form: { words, fields, state } }: { form: ShownForm }) {
  const wrong = fields.flatMap((field) => {
    const message = state?.errors[field.name]?.[0]?.message
    return message ? [{ field, message }] : []
  })
  if (wrong.length === 0 && !state?.notice) return null
  return (
    <TroubleBox words={words} notice={state?.notice} hasFocus>
      {wrong.length > 0 &&
        wrong.map(({ field, message }) => (
          <li key={field.name}>
            <TroubleLink href={`#${fieldId(field)}`}>{message}</TroubleLink>
          </li>
        ))}
    </TroubleBox>
  )
}

/** Templates for the form's script (`show-trouble.ts`): each notice, and the list of errors. */
export function TroubleTemplates({ words }: Pick<ShownForm, 'words'>) {
  const notices = Object.keys(words.notices) as NoticeName[]
  return (
    <>
      <template data-trouble="errors">
        <TroubleBox words={words}>
          <li>
            <TroubleLink />
          </li>
        </TroubleBox>
      </template>
      {notices.map((notice) => (
        <template key={notice} data-trouble={notice}>
          <TroubleBox words={words} notice={notice} />
        </template>
      ))}
    </>
  )
}

interface TroubleBoxProps extends Pick<ShownForm, 'words'> {
  notice?: NoticeName | undefined
  hasFocus?: boolean
  /** Errors, as items of a list. */
  children?: ReactNode
}

function TroubleBox({ words, notice, hasFocus, children }: TroubleBoxProps) {
  const said = notice && words.notices[notice]
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts this is what moves the focus to what went wrong
    <div role="alert" tabIndex={-1} autoFocus={hasFocus} className="form-trouble">
      <h2 className="text-xl">{said ? said.title : words.errorSummary}</h2>
      {said && <RichParagraph className="mt-2 max-w-[44rem]" nodes={said.text} />}
      {children && <ul className="mt-2">{children}</ul>}
    </div>
  )
}

function TroubleLink({ href, children }: { href?: string; children?: string }) {
  return (
    <a href={href} className="form-trouble__link">
      {children}
    </a>
  )
}
